import type { DivisionalText } from './divisional-type.ts';

/** Texts of the D24, the siddhamsha. */
export const d24Study: DivisionalText = {
  name: 'siddhamsha',
  title: 'Siddhamsha (D24): learning and skill',
  caption: 'Parts of 1°15′.',
  text: 'This chart is read for education: how you learn, what kind of teacher helps you, and what you do with knowledge later. Certificates are the smaller part of it.',
  timeRange: ['The same twenty-fourth part rose', 'A time rounded to the half hour is not exact enough for it.'],
  lords: {
    Sun: 'You learn by being put in charge. If you have to teach the lesson on Thursday, you know it by Wednesday night.',
    Moon: 'You remember what you can picture or feel. Turn a list into a story or a drawing, and it stays.',
    Mars: 'You learn with a timer and a rival. Mock tests and rankings bring out your best, while theory alone bores you.',
    Mercury:
      'You learn by asking, quoting and trying. Three subjects at once keep your mind awake, so change the subject every hour.',
    Jupiter:
      'You want the whole picture before its parts. Find a good teacher and learn the principle first; the details follow.',
    Venus:
      'You study well what you find beautiful. A fine pen, a well-made book or a kind tutor can turn your worst paper into a good one.',
    Saturn:
      'You learn slowly, once, and for good. Give a subject the same hour each day, and do not compare your speed with that of others.',
  },
  lordByHouseClass: {
    angle: 'People come to know you for what you have learnt.',
    trine: 'You tend to be lucky with teachers, examiners and books.',
    dusthana: 'Your real education happens outside the syllabus, perhaps abroad or late at night.',
    other: 'Courses taken beside a job serve you as well as those before it.',
  },
  gains: {
    Sun: 'In your own subject you speak with real confidence. Present it to others, because seniority begins there.',
    Moon: 'Your memory is better than your marks. Draw or sing what you want to keep; faces, tunes and pages stay with you.',
    Mars: 'Difficult problems attract you. Choose the harder paper or the competitive exam, since easy tasks do not show your ability.',
    Mercury:
      'The student in you woke later than school required. Languages, coding or accounts come easily now, so begin a course again.',
    Jupiter:
      'You have the depth for a second degree or for long evening study. Knowing one subject to the end gives you peace.',
    Venus:
      'Training in an art refines you visibly. Music, calligraphy or good conversation raises what people think of your education.',
    Saturn:
      'A long syllabus does not frighten you. You are made for a qualification that takes years and that few people finish.',
  },
  losses: {
    Sun: 'Before examiners you become modest, and this costs marks. Practise aloud, standing, in the clothes that you mean to wear.',
    Moon: 'Nervousness hides what you know. Sleep well the night before, and open no new chapter on the last evening.',
    Mars: 'You begin with force and change the course too often. Finish the certificate you have before you join the next one.',
    Mercury: 'Quick understanding lets you skip the exercises. Do ten of the dull ones daily; they decide the marks.',
    Jupiter: 'You believe teachers a little too easily. Check one statement a week in a second book; good teachers welcome it.',
    Venus:
      'Study without pleasure stops within weeks. Find a companion, a better place or a better book before you blame yourself.',
    Saturn:
      'Patience is short at the study table, though you know how to work. Begin with twenty minutes a day, in the same chair.',
  },
  noChange:
    'You learn in the same way as you live. Think of a skill that you already have, and use its method for the next one.',
};

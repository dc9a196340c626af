import type { DivisionalText } from './divisional-type.ts';

/** Texts of the D24, the siddhamsha. */
export const d24Study: DivisionalText = {
  name: 'siddhamsha',
  title: 'Siddhamsha (D24): learning and skill',
  caption: 'Parts of 1°15′.',
  text: 'How knowledge goes in and what it turns into. Certificates are the least of it: the chart is read for the subject that keeps you awake, the kind of teacher you need, and the way you forget.',
  timeRange: [
    'The twenty-fourth part on which it turns was in the east',
    'Parents who wrote down “about half past” have not yet decided it.',
  ],
  lords: {
    Sun: 'You learn by being put in charge of it. Asked to give the class on Thursday, you know the subject on Wednesday night.',
    Moon: 'You take in what you can picture or feel. A lesson told as a story stays; the same lesson as a list is gone by the bus stop.',
    Mars: 'You learn with a timer and a rival. Mock tests, rankings and a bet with a friend bring out the best in you, theory for its own sake the yawn.',
    Mercury:
      'You pick things up sideways, by asking, quoting and trying. Three subjects at once keep the mind awake; one alone sends it to the window.',
    Jupiter:
      'You want the whole map before the first street. Give you the principle and a good teacher, and the details file in behind them.',
    Venus:
      'You study what you find beautiful and endure the rest. A fine pen, a well-made book or a kind tutor can turn the worst paper into your favourite.',
    Saturn:
      'You learn slowly, once, and for good. Long after the quick ones have forgotten the formula, you can derive it.',
  },
  lordByHouseClass: {
    angle: 'What you know is what people call on you for.',
    trine: 'Study comes with luck in teachers, examiners and the one book left on a bench.',
    hidden: 'Your real education happens outside the syllabus, often abroad, at night or the hard way.',
    other: 'Courses taken alongside a job have served you at least as well as the ones before it.',
  },
  gains: {
    Sun: 'In your subject you speak with an assurance that you lack over lunch. Let it be heard; seniority begins in that tone.',
    Moon: 'Your memory is better than your marks. Faces, tunes and the look of a page stay for decades, so draw what you want to keep.',
    Mars: 'Difficulty attracts you. Problems that make others close the book make you sharpen the pencil.',
    Mercury:
      'A student’s mind woke up in you later than the timetable required. Languages, code or accounts come now at a speed that would have startled your teachers.',
    Jupiter:
      'You have the depth for a second degree, or for the equivalent in evenings. Knowing a thing to the bottom gives you a calm that nothing bought can give.',
    Venus:
      'Training refines you visibly. With every art that you practise in earnest, from calligraphy to conversation, people add a year to their estimate of your education.',
    Saturn:
      'Long syllabuses hold no terror for you. You are made for the qualification that takes seven years and leaves three people standing.',
  },
  losses: {
    Sun: 'Examiners bring out a modesty that costs you marks. Rehearse aloud, standing, in the clothes that you mean to wear.',
    Moon: 'Nerves cloud what you knew perfectly on the stairs. Sleep the night before and put the last chapter away; it was never the one they asked.',
    Mars: 'You begin like a train and change at every junction. Finish the certificate you have before enrolling for its cousin.',
    Mercury: 'Cleverness lets you skip the exercises, and the exercises were the point. Do the dull ten.',
    Jupiter: 'You believe teachers a little too readily. Check the footnote; good ones are delighted.',
    Venus:
      'Study without pleasure dries up within weeks. Find a companion, a café or a better edition before you blame your willpower.',
    Saturn:
      'Perseverance that never fails you at work deserts you at a desk of books. Twenty minutes a day, same chair, no heroics.',
  },
  noChange:
    'You learn as you live, and no faster. Whatever has made you good at anything so far is the method to apply to the next thing.',
};

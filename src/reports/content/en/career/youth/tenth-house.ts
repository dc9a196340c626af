/** The tenth house for a reader of sixteen or seventeen: tasks, projects and examinations in place of a post. */
import type { Graha } from '#src/astrology/contract.ts';
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';

/** The sign of the tenth house; index sign - 1. */
export const tenthSignWorkday = [
  'You start quickly and lose interest when a task becomes long. Begin with the hardest question while you are fresh. Cut a long chapter into four parts, and tick off each of them.',
  'A steady pace suits you, and interruptions cost you a lot. Study one subject for a full hour at the same table. Take a proper meal before you sit down.',
  'Two subjects in one evening keep you awake better than one. Messages can fill all your hours, so put the phone in another room. Explain each topic aloud when you finish it.',
  'Your mood decides how much you finish. A quiet corner and a short talk with your mother or a friend help at once. Do the easy task first on a bad day.',
  'You do more when somebody sees the result. Show your parents or a teacher one finished page each day. Practise alone too, because an examination has no audience.',
  'Lists and order carry your day. You check everything, and a third check takes time from the next question. Set a clock for each answer.',
  'You think more clearly after talking with one other person. Too many opinions slow you down. Choose one study partner, and decide by a fixed evening.',
  'Long hours on one subject bring out your best. You find the step that others have missed. Stop for ten minutes every hour, so that you can continue tomorrow.',
  'You see the large idea quickly and skip the small steps. Marks are lost there. Write every step, and let a careful friend check one paper a week.',
  'You build a subject step by step, and you rarely rest. Fixed hours and simple notes suit you. Write your free evening into the timetable as well.',
  'Unusual methods suit you: videos, models, a group online. Your ideas come suddenly, so note them with a date. For the examination, also learn the method of the book.',
  'Your energy comes and goes within the day. Use the good hours for what needs imagination, and the dull ones for copying and lists. Set an alarm for the time of beginning.',
] as const;

/** A graha in the tenth house, weak or not. */
export const tenthOccupant: Record<Graha, { notWeak: string; weak: string }> = {
  Sun: {
    notWeak: 'Teachers notice you and give you responsibility. Leading a project or a team shows your best side. Accept one such task each term.',
    weak:
      'You wish for praise and it comes late. Your result counts more than the first remark of a teacher. Keep your corrected papers, so that you see your own progress.',
  },
  Moon: {
    notWeak: 'You sense what people need, and they like to work with you. Subjects about people suit you. Choose a project in which you meet and ask somebody.',
    weak:
      'Tension at home or in class goes straight into your marks. Keep a fixed hour of sleep before an examination. Tell one adult when something troubles you.',
  },
  Mars: {
    notWeak: 'You are good at what is urgent, technical or difficult. Experiments, sport and timed tests suit you. Set yourself a target with a date.',
    weak:
      'Slow lessons and careless partners make you angry. A run or a game before study uses this force well. Answer a sharp message on the next day.',
  },
  Mercury: {
    notWeak: 'Words and figures are easy for you. You make difficult lessons simple for others. Write short notes of your own for each chapter.',
    weak:
      'You begin many things and answer before the question is complete. Read each question twice, and underline what is asked.',
  },
  Jupiter: {
    notWeak: 'Teachers trust your judgement, and classmates ask you for help. Explaining a lesson fixes it in your own mind. Do it on a fixed day.',
    weak:
      'You expect to manage, and so you begin late. Write the date of beginning beside the date of the examination.',
  },
  Venus: {
    notWeak: 'What you hand in looks good, and people enjoy working with you. Design, music and languages suit you. Let the content be as careful as the form.',
    weak:
      'You leave unpleasant subjects until the end. Do fifteen minutes of such a subject first, and then what you like.',
  },
  Saturn: {
    notWeak: 'You work slowly and firmly, and what you have learned stays. Examinations after long preparation suit you. Begin early and keep the same hour.',
    weak:
      'Study feels heavy, and you compare yourself with faster classmates. Compare this month with your own last month. Small daily work is your best method.',
  },
  Rahu: {
    notWeak: 'New things attract you: technology, media, foreign languages. You learn them faster than others. Build one small project and show it.',
    weak:
      'Your plans change often, and some are copied from friends. Before you choose a course, look at what its students do on an ordinary day.',
  },
  Ketu: {
    notWeak: 'You understand some things deeply without much explanation. Research, mathematics and quiet craft suit you. Show the steps of your answer, too.',
    weak:
      'You lose interest before the end. Finish one chapter before you open the next, and ask yourself what it is good for.',
  },
};

/** For an empty tenth house, by its lord. */
export const emptyTenth: Record<ClassicalGraha, string> = {
  Sun: 'The Sun directs your work, so responsibility wakes you up. A task with your own name on it goes best. Ask a teacher for one.',
  Moon: 'The Moon directs your work, so the people around you matter. With a kind teacher you learn a hard subject. Look for such a teacher or class.',
  Mars: 'Mars directs your work, so you need a target. Weeks without a test are harder for you than full ones. Set a small test for each Sunday.',
  Mercury:
    'Mercury directs your work, so two subjects side by side are natural for you. Explaining is your strength. Teach a classmate one topic each week.',
  Jupiter:
    'Jupiter directs your work, so good teachers carry you far. You learn badly what seems useless to you. Ask at the start what a topic is for.',
  Venus:
    'Venus directs your work, so good company and a pleasant table matter. A tidy place and clean notes help more than you think.',
  Saturn:
    'Saturn directs your work, so regular hours do more than talent. There are few sudden jumps and many finished pages. Keep the same hour every day.',
};

/** The lord of the tenth by the class of its house (angle, trine, growth, hidden) and its condition. */
export const tenthLordTexts: Record<
  'angle' | 'trine' | 'growth' | 'dusthana',
  Record<'strong' | 'fair' | 'weak', string>
> = {
  angle: {
    strong: 'What you do is seen, and you can carry responsibility early. Take one public task a year: a stage, a team, a project.',
    fair: 'Work is close to the centre of your life. People value you because you are present and reliable. Keep one promise at a time.',
    weak: 'You may be given a task before you feel ready. Say openly what you do not know, and ask one experienced person for help.',
  },
  trine: {
    strong: 'Talent, teachers and good timing help you in your studies. Apply to one place that seems a little too high.',
    fair: 'Learning moves you forward. A course or a guide opens doors for you, so choose teachers with care.',
    weak: 'Your talent is real but is noticed late. Enter one competition, so that somebody outside your school sees it.',
  },
  growth: {
    strong: 'Skill, contacts and results support one another. What you practise after school may become useful later. Keep one such skill.',
    fair: 'You progress by small additions: one more chapter, one more skill. Keep a list, because small steps are easily forgotten.',
    weak: 'You work hard for each mark. A better method helps more than more hours, so let a teacher look at how you study.',
  },
  dusthana: {
    strong: 'You do your best work in quiet: a library, a laboratory, a room without visitors. Choose subjects with depth.',
    fair: 'Your path may take a turn that nobody planned. Each turn leaves you with a useful skill, so stay open to a second choice.',
    weak: 'Your effort is not always seen. Keep copies of what you make, and ask for the reason behind a low mark.',
  },
};

/** By graha that aspects the tenth house. */
export const tenthAspect: Record<ClassicalGraha, string> = {
  Sun: 'Your family wishes to be proud of you, and you feel it. Tell them what you yourself would like to study. Both wishes can have a place.',
  Moon: 'Peace at home shows in your work at once. Settle small quarrels on the evening before an important test.',
  Mars: 'You finish what is urgent, and the tiredness comes afterwards. Take one free evening after each examination.',
  Mercury:
    'Questions, messages and talks come to you all day. They teach you a lot, and they also break your hours. Answer them at two fixed times.',
  Jupiter: 'A respected person speaks well of you. Thank this person in words, and ask for advice before a large choice.',
  Venus: 'People enjoy working with you, and the look of your work counts. Give the last ten minutes of each task to its form.',
  Saturn: 'Results come later than you wish, and they stay. Check forms and dates of admission early, because papers may be asked for twice.',
};

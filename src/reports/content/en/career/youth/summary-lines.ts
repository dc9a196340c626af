/** Lines of the summary page and of the first page, for a reader of sixteen or seventeen. */
import type { ClassicalGraha } from '#src/astrology/contract-names.ts';
import type { AmatyakarakaGraha } from '#src/reports/content/en/career/amatyakaraka.ts';
import type { WorkRole } from '#src/reports/content/en/career/work-periods.ts';
import type { WindowTexts } from '#src/reports/content/en/answers/window-answers.ts';
import type { Graha } from '#src/astrology/contract.ts';

/** By the sign of the tenth house. */
export const tenthSignLine = [
  'You work best where you can begin yourself and decide quickly.',
  'You work best on something solid that grows a little each week.',
  'You work best with words: reading, writing, asking and explaining.',
  'You work best where you like the people and feel at home.',
  'You work best when your own name stands on the result.',
  'You work best on exact tasks: checking, repairing, calculating.',
  'You work best together with one fair partner.',
  'You work best on hard questions, alone and without interruption.',
  'You work best when you know what a task is good for.',
  'You work best on large tasks with a clear plan.',
  'You work best among friends and by your own method.',
  'You work best where imagination or kindness is needed.',
] as const;

/** By the amatyakaraka. */
export const amatyakarakaLine: Record<AmatyakarakaGraha, string> = {
  Sun: 'Responsibility makes you grow.',
  Moon: 'Understanding people is your later strength.',
  Mars: 'Courage and quick action are your later strength.',
  Mercury: 'Skill with words and figures is your later strength.',
  Jupiter: 'Good judgement is your later strength.',
  Venus: 'Good taste and good manners are your later strength.',
  Saturn: 'Regular work over years is your later strength.',
  Rahu: 'Something new, such as technology, is your later strength.',
};

export const strengthLine: Record<Graha, string> = {
  Sun: 'You can take charge of a group, and people believe you.',
  Moon: 'You sense what other people need.',
  Mars: 'You begin where others hesitate.',
  Mercury: 'You learn fast and explain clearly.',
  Jupiter: 'People ask for your opinion and trust it.',
  Venus: 'What you make looks good and pleases people.',
  Saturn: 'You finish what you begin, and it lasts.',
  Rahu: 'You enter new subjects without fear.',
  Ketu: 'You understand one thing in great depth.',
};

/** The same for a graha that is weak in the chart. */
export const strengthLineOfWeak: Record<ClassicalGraha, string> = {
  Sun: 'You can take charge, once your task is clear.',
  Moon: 'You sense what people need, best when you are rested.',
  Mars: 'You begin bravely, one small part at a time.',
  Mercury: 'You learn by practice, and you explain well what you have used.',
  Jupiter: 'People ask for your opinion; check the facts before you give it.',
  Venus: 'You give things a good form, if you have enough time.',
  Saturn: 'You finish what you begin, at your own slow pace.',
};

export const cautionLine: Record<ClassicalGraha, string> = {
  Sun: 'Praise may come late, so keep your own list of results.',
  Moon: 'Moods affect your study; sleep well before a test.',
  Mars: 'Open quarrels tire you, so let a friend speak first.',
  Mercury: 'Read each question twice, and let somebody check your forms.',
  Jupiter: 'Promise less than you hope to do.',
  Venus: 'Do the unpleasant subject before the pleasant one.',
  Saturn: 'Long routine tires you, so study in short blocks.',
};

/** By house of money, if its lord is weak. */
export const moneyCautionLine: Record<2 | 4 | 6 | 8 | 11 | 12, string> = {
  2: 'Put away a part of each gift before you spend the rest.',
  4: 'Ask your parents before you buy or sell anything large.',
  6: 'Borrow nothing from friends, not even small sums.',
  8: 'Do not count on sudden money.',
  11: 'Ask early about the dates of scholarships.',
  12: 'Look at your small online payments every month.',
};

export const moneyEaseLine = 'Your habits with money are in fair order; save a little each month.';

/** By the role of the lord in work, for a coming antardasha. */
export const nextPeriodLine: Record<WorkRole, readonly [string, string, string]> = {
  work: ['your field becomes the main subject', 'tasks and plans may change', 'practice needs most of your time'],
  gain: ['results and savings are the subject', 'a prize or a gift is possible', 'money habits need attention'],
  duty: ['daily study increases', 'competition fills the days', 'routine comes first'],
  fortune: ['teachers and good timing help you', 'a good time to learn or ask for advice', 'support for your plans is near'],
  obstacle: ['a time to prepare', 'a quiet time for study', 'work goes on with little notice'],
  other: ['family and home come first', 'study goes on as usual', 'other people set the pace'],
};

/** On the first page. */
export const fieldsQuestion = 'Which fields suit me later?';

/** The matter of going abroad, for study. */
export const abroadTexts: WindowTexts = {
  question: 'Can I study abroad?',
  subject: 'Study abroad is',
  weakDetail: 'An exchange, a camp or a course online is possible at any time.',
  advice: {
    3: ['Apply, with your parents.', 'The next strong time to go.', 'A later strong time to go.'],
    2: ['Send applications.', 'Good for an exchange.', 'A second chance to go.'],
    1: ['Prepare a language test.', 'Ask about scholarships.', 'A short course is possible.'],
    0: ['Study at home.', 'Learn one more language.', 'Compare costs and courses.'],
  },
};

/** Windows before the end of school mean less than a degree or a post. */
export const notesBeforeEndOfSchool = {
  abroad: 'Before the end of school this means an exchange or a short course.',
  firstJob: 'Before the end of school this means practice in the holidays.',
} as const;

/** The matter of the first work, which is years away. */
export const firstJobTexts: WindowTexts = {
  question: 'When may my first job come?',
  subject: 'A first job or training place is',
  weakDetail: 'Finish your course first; a training place in the holidays shows what you like.',
  advice: {
    3: ['A strong time to begin.', 'Again a strong time to begin.', 'A later strong time to begin.'],
    2: ['Look for a training place.', 'A second chance to begin.', 'Good for a training place.'],
    1: ['Help in a project.', 'Try a holiday course.', 'Ask seniors how they began.'],
    0: ['Learn one skill well.', 'Finish your course.', 'Pass one more examination.'],
  },
};

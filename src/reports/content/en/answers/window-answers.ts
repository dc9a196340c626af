/** Answers to "when?" for each matter of life. Advice of one grade is used in its order, so that no line repeats. */
import { books } from '#src/reports/content/en/common/books.ts';
import type { Grade, Matter } from '#src/astrology/contract-timing.ts';
import { formatList } from '#src/reports/content/en/grammar/index.ts';

/** The texts on the windows of one matter; `subject` begins the answer: "Promotion is". */
export type WindowTexts = {
  question: string;
  subject: string;
  /** the answer if there is no window, in place of the common one */
  none?: string;
  /** printed when no window of the ten years is good or best */
  weakDetail: string;
  /** three lines for each grade, in the order of a life, the last of grade 2 also after a best time; the lines of grade 0 name a better use of that time */
  advice: Record<Grade, readonly [string, string, string]>;
};

/** Grade 0 is the longest time without a window: the rules give no special support, and speak against nothing. */
export const gradeLabels: Record<Grade, string> = { 3: 'Best', 2: 'Good', 1: 'Fair', 0: 'Ordinary' };

/** In health care a higher grade asks for more care. */
export const careLabels: Record<Grade, string> = { 3: 'Most care', 2: 'More care', 1: 'Some care', 0: 'Ordinary' };

const careAmounts: Record<Grade, string> = { 3: 'most', 2: 'more', 1: 'some', 0: 'ordinary' };

/** `subject` names the matter, because one page answers several questions. */
export const windowHeadlines = {
  best: (subject: string, months: string) => `${subject} most likely in ${months}.`,
  /** a strong window is years away, and a good one comes before it */
  goodThenBest: (subject: string, good: string, best: string) =>
    `${subject} likely in ${good}; the strongest time of the ten years is ${best}.`,
  /** a window that runs already */
  running: (subject: string, until: string) => `${subject} most likely now, until ${until}.`,
  fair: (subject: string, months: string) => `${subject} possible in ${months}.`,
  none: (subject: string) => `${subject} possible at any time, with no strong months in ten years.`,
  care: (grade: Grade, months: string) => `Take ${careAmounts[grade]} care in ${months}.`,
  /** times of less care come long before the last one */
  risingCare: (times: readonly { grade: Grade; months: string }[]) =>
    `Take ${formatList(
      times.map(({ grade, months }, i) => `${careAmounts[grade]}${i === 0 ? ' care' : ''} in ${months}`),
    )}.`,
  noCare: 'No time in ten years asks for special care.',
} as const;

/** The windows of the next months, for a reader who wants to act soon. */
export const soonTexts = {
  some: (months: number, windows: readonly string[]) => `Beginning within ${months} months: ${formatList(windows)}.`,
  /** besides the time that the answer names */
  others: (months: number, windows: readonly string[]) => `Also within ${months} months: ${formatList(windows)}.`,
  none: (months: number) => `The next ${months} months have no such time; use them to prepare.`,
  window: (months: string, label: string) => `${months} (${label.toLowerCase()})`,
} as const;

/** On the time for a child of a reader who is probably not married yet. */
export const timeForMarried = (months: string) =>
  `This counts from your first good time to marry. If you are married already, ${months} is good too.`;

/** The time comes before a child of the first good time for marriage, at an age at which many readers are married. */
/** For an earlier time beside the one that is most likely. */
export const earlierTimeOfMarried = (months: string): string => `The time in ${months} counts if you are married.`;

export const timeOfMarriedOnly = 'This counts if you are married. Before a wedding, read the good months after it.';

export const windowAnswers: Record<Matter, WindowTexts> = {
  marriage: {
    question: 'When is marriage likely?',
    subject: 'Marriage is',
    weakDetail: 'The rules find no strong months. Many people marry in such years; effort then counts for more.',
    advice: {
      3: ['Meet families and decide.', 'The next strong time to marry.', 'A later strong time to marry.'],
      2: ['Say yes to introductions.', 'Good for an engagement.', 'Also a good time to marry.'],
      1: ['Possible, with effort.', 'Meet people, decide later.', 'Keep talks open.'],
      0: ['Use it for work and study.', 'Build savings first.', 'Give friendships time.'],
    },
  },
  workChange: {
    question: 'When should I change work?',
    subject: 'A change of work is',
    weakDetail: 'Change for a good offer, and let the date follow.',
    advice: {
      3: ['Apply, and sign.', 'The next strong time to move.', 'A later strong time to move.'],
      2: ['Give interviews.', 'Ask for a transfer.', 'A second chance to move.'],
      1: ['Update your CV and ask around.', 'Only for a clear gain.', 'Prepare, then wait.'],
      0: ['Stay, and learn a new skill.', 'Hold the post you have.', 'Finish what is open.'],
    },
  },
  promotion: {
    question: 'When is promotion likely?',
    subject: 'Promotion is',
    weakDetail: 'Ask for it when your results are fresh.',
    advice: {
      3: ['Ask for the new title.', 'The next strong time to rise.', 'A later strong time to rise.'],
      2: ['Take the visible project.', 'Show your results.', 'A second chance to rise.'],
      1: ['Collect proof of your work.', 'A smaller rise is possible.', 'Speak with your senior.'],
      0: ['Work as usual, in good order.', 'Train somebody under you.', 'Keep your record clean.'],
    },
  },
  property: {
    question: 'When should I buy property?',
    subject: 'A purchase of property is',
    weakDetail: 'Let price and papers decide.',
    advice: {
      3: ['Buy or register.', 'The next strong time to buy.', 'A later strong time to buy.'],
      2: ['Visit, compare, book.', 'Good for repairs.', 'A second chance to buy.'],
      1: ['Look, but do not hurry.', 'Check titles and loans.', 'Only a small purchase.'],
      0: ['Save for the down payment.', 'Compare rents and prices.', 'Repay loans first.'],
    },
  },
  abroad: {
    question: 'When can I go abroad?',
    subject: 'A stay abroad is',
    weakDetail: 'Short visits are always possible.',
    advice: {
      3: ['Apply and go.', 'The next strong time to go.', 'A later strong time to go.'],
      2: ['Send applications.', 'Good for a work visit.', 'A second chance to go.'],
      1: ['A short visit is likely.', 'Prepare papers and exams.', 'Ask about branches abroad.'],
      0: ['Build skills at home.', 'Write to people abroad.', 'Save for the journey.'],
    },
  },
  children: {
    question: 'When are children likely?',
    subject: 'The birth of a child is',
    weakDetail: 'Ask a doctor, not a calendar, if you are waiting.',
    advice: {
      3: ['The strongest months.', 'The next strong months.', 'Later strong months.'],
      2: ['A good time to plan.', 'A second good time to plan.', 'Good news is possible.'],
      1: ['Possible, with patience.', 'See a doctor for advice.', 'Rest more than usual.'],
      0: ['Care for your health first.', 'Enjoy the time as a couple.', 'Put money aside.'],
    },
  },
  study: {
    question: 'When is study favoured?',
    subject: 'Success in study is',
    weakDetail: 'A fixed daily hour gives more than a date.',
    advice: {
      3: ['Sit the main exam.', 'The next strong time to study.', 'A later strong time to study.'],
      2: ['Apply for admission.', 'A second chance of admission.', 'Start a course.'],
      1: ['Revise, take mock tests.', 'A short course is fine.', 'Ask a teacher for help.'],
      0: ['Practise what you know.', 'Stay with the course.', 'Rest between exams.'],
    },
  },
  money: {
    question: 'When does money grow?',
    subject: 'Growth of income is',
    weakDetail: 'Small regular saving suits these years.',
    advice: {
      3: ['Invest, and ask for more.', 'The next strong time to earn.', 'A later strong time to earn.'],
      2: ['Raise your fee or salary.', 'Good for long deposits.', 'A second chance to earn more.'],
      1: ['A small gain is likely.', 'Collect what is owed.', 'Review your policies.'],
      0: ['Save a regular sum.', 'Check your expenses.', 'Keep six months of expenses.'],
    },
  },
  health: {
    question: 'When should I take more care of health?',
    subject: 'Care of health is',
    weakDetail: 'The usual care is enough: sleep, walking, a yearly check-up.',
    advice: {
      3: ['Rest more, see a doctor early.', 'Again a time for more rest.', 'Keep work light.'],
      2: ['Sleep before eleven.', 'Have a check-up.', 'Eat at fixed hours.'],
      1: ['Keep up your walks.', 'Avoid long drives at night.', 'Drink enough water.'],
      0: ['The usual care is enough.', 'A steady time.', 'Good for sport.'],
    },
  },
};

/** The books behind each matter, shortened: BPHS is the Brihat Parashara Hora Shastra. */
export const shortSources: Record<Matter, string> = {
  marriage: `${books.bphs} 18; ${books.phaladeepika} 10`,
  workChange: `${books.bphs} 21`,
  promotion: `${books.bphs} 21 and 22`,
  property: `${books.bphs} 15`,
  abroad: `${books.bphs} 20 and 23`,
  children: `${books.bphs} 16; ${books.phaladeepika} 12`,
  study: `${books.bphs} 15 and 16`,
  money: `${books.bphs} 13 and 22`,
  health: `${books.bphs} 17; ${books.phaladeepika} 14`,
};

/** Answers to "when?" for each matter of life. Advice of one grade is used in its order, so that no line repeats. */
import type { Grade, Matter } from '#src/astrology/contract-timing.ts';

type WindowTexts = {
  question: string;
  /** printed when no window of the ten years is good or best */
  weakDetail: string;
  /** three lines for each grade; the lines of grade 0 name a better use of that time */
  advice: Record<Grade, readonly [string, string, string]>;
};

export const gradeLabels: Record<Grade, string> = { 3: 'Best', 2: 'Good', 1: 'Fair', 0: 'Not now' };

/** In health care a higher grade asks for more care. */
export const careLabels: Record<Grade, string> = { 3: 'Most care', 2: 'More care', 1: 'Some care', 0: 'Ordinary' };

export const windowHeadlines = {
  best: (months: string) => `Most likely ${months}.`,
  /** a strong window is years away, and a good one comes before it */
  goodThenBest: (good: string, best: string) => `First ${good}, and strongest ${best}.`,
  /** a window that runs already */
  running: (until: string) => `The time is now, until ${until}.`,
  fair: (months: string) => `A fair chance in ${months}.`,
  none: 'No strong time in the next ten years.',
  care: (months: string) => `Take most care in ${months}.`,
  noCare: 'No time in ten years asks for special care.',
} as const;

export const windowAnswers: Record<Matter, WindowTexts> = {
  marriage: {
    question: 'When is marriage likely?',
    weakDetail: 'The rules find no strong months. Many people marry in such years; effort then counts for more.',
    advice: {
      3: ['Meet families and decide.', 'The next strong time.', 'A later strong time.'],
      2: ['Say yes to introductions.', 'A second chance.', 'Good for an engagement.'],
      1: ['Possible, with effort.', 'Meet people, decide later.', 'Keep talks open.'],
      0: ['Use it for work and study.', 'Build savings first.', 'Give friendships time.'],
    },
  },
  workChange: {
    question: 'When should I change work?',
    weakDetail: 'No months stand out. Change for a good offer, not for a date.',
    advice: {
      3: ['Apply, and sign.', 'The next strong time.', 'A later strong time.'],
      2: ['Give interviews.', 'A second chance.', 'Ask for a transfer.'],
      1: ['Update your CV and ask around.', 'Only for a clear gain.', 'Prepare, then wait.'],
      0: ['Stay, and learn a new skill.', 'Hold the post you have.', 'Finish what is open.'],
    },
  },
  promotion: {
    question: 'When is promotion likely?',
    weakDetail: 'No months stand out. Ask when your results are fresh.',
    advice: {
      3: ['Ask for the new title.', 'The next strong time.', 'A later strong time.'],
      2: ['Take the visible project.', 'A second chance.', 'Show your results.'],
      1: ['Collect proof of your work.', 'A smaller rise is possible.', 'Speak with your senior.'],
      0: ['Work quietly, avoid disputes.', 'Train somebody under you.', 'Keep your record clean.'],
    },
  },
  property: {
    question: 'When should I buy property?',
    weakDetail: 'No months stand out. Let price and papers decide.',
    advice: {
      3: ['Buy or register.', 'The next strong time.', 'A later strong time.'],
      2: ['Visit, compare, book.', 'A second chance.', 'Good for repairs.'],
      1: ['Look, but do not hurry.', 'Check titles and loans.', 'Only a small purchase.'],
      0: ['Save for the down payment.', 'Rent rather than buy.', 'Repay loans first.'],
    },
  },
  abroad: {
    question: 'When can I go abroad?',
    weakDetail: 'Short visits are always possible. No long stay stands out.',
    advice: {
      3: ['Apply and go.', 'The next strong time.', 'A later strong time.'],
      2: ['Send applications.', 'A second chance.', 'Good for a work visit.'],
      1: ['A short visit is likely.', 'Prepare papers and exams.', 'Ask about branches abroad.'],
      0: ['Build skills at home.', 'Postpone long stays.', 'Save for the journey.'],
    },
  },
  children: {
    question: 'When are children likely?',
    weakDetail: 'No months stand out. Ask a doctor, not a calendar, if you are waiting.',
    advice: {
      3: ['The strongest months.', 'The next strong time.', 'A later strong time.'],
      2: ['A good time to plan.', 'A second chance.', 'Good news is possible.'],
      1: ['Possible, with patience.', 'See a doctor for advice.', 'Rest more than usual.'],
      0: ['Care for your health first.', 'Enjoy the time as a couple.', 'Save for later.'],
    },
  },
  study: {
    question: 'When is study favoured?',
    weakDetail: 'No months stand out. A fixed daily hour gives more than a date.',
    advice: {
      3: ['Sit the main exam.', 'The next strong time.', 'A later strong time.'],
      2: ['Apply for admission.', 'A second chance.', 'Start a course.'],
      1: ['Revise, take mock tests.', 'A short course is fine.', 'Ask a teacher for help.'],
      0: ['Practise what you know.', 'Do not change the course.', 'Rest between exams.'],
    },
  },
  money: {
    question: 'When does money grow?',
    weakDetail: 'Income stays even. Small regular saving suits these years.',
    advice: {
      3: ['Invest, and ask for more.', 'The next strong time.', 'A later strong time.'],
      2: ['Raise your fee or salary.', 'A second chance.', 'Good for long deposits.'],
      1: ['A small gain is likely.', 'Collect what is owed.', 'Review your policies.'],
      0: ['Avoid new loans.', 'Do not lend.', 'Keep six months of expenses.'],
    },
  },
  health: {
    question: 'When should I take more care of health?',
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
  marriage: 'BPHS 18; Phaladeepika 10',
  workChange: 'BPHS 21',
  promotion: 'BPHS 21 and 22',
  property: 'BPHS 15',
  abroad: 'BPHS 20 and 23',
  children: 'BPHS 16; Phaladeepika 12',
  study: 'BPHS 15 and 16',
  money: 'BPHS 13 and 22',
  health: 'BPHS 17; Phaladeepika 14',
};

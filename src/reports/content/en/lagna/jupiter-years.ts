/** The next stays of Jupiter in signs, each read by its house from the Moon, for an unknown birth time. */
import { formatList } from '#src/reports/content/en/grammar/index.ts';

export const jupiterYearsHeadings = {
  title: 'Jupiter through twelve signs',
  hindiTitle: 'गुरु गोचर',
  runningTitle: 'Jupiter’s years',
  summary: 'About a year for each house from the Moon: what grows, and when',
} as const;

export const jupiterYearsLead =
  'Jupiter stays about a year in each sign and shows what can grow in that year. It is counted from the Moon, so no birth time is needed.';

export const jupiterYearsReason = (sign: string): string => `the place of Jupiter is counted from the Moon in ${sign}`;

/** The Moon changed its sign that day. @param hours “before 7:12 pm” */
export const jupiterYearsNote = (sign: string, hours: string): string =>
  `These years are counted from ${sign}, the Moon’s sign if you were born ${hours}.`;

export const jupiterYearTitle = (sign: string, house: string): string => `Jupiter in ${sign}, the ${house} house`;

/** @param spans “31 Oct 2026 to 25 Jan 2027” */
export const jupiterYearDates = (spans: readonly string[]): string => `${formatList(spans)}.`;

/** By house from the Moon, first to twelfth, for readers of every age. */
export const jupiterYearTexts = [
  'Jupiter is in the sign of your Moon, and a new round of twelve years begins. People ask for your opinion, and one fixed habit may change. Begin something small that you want to keep, such as a daily hour for health or prayer.',
  'This year favours food, family and savings. Relatives speak more kindly, and an old misunderstanding can end. Put a fixed sum aside each month, and be the first to speak where there was silence.',
  'Results come from your own effort in this time, and luck alone brings little. Short trips, writing and brothers or sisters take many hours. Learn one practical skill, and finish it before you begin another.',
  'Home asks for attention: repairs, a move, or a relative who needs care. Comfort is possible, but it costs more than planned. Decide the budget together in the family, and keep one room calm.',
  'This is one of the good years of the twelve. Ideas, study and young people bring joy, and good advice reaches you. Start the course or the creative work that you have put off.',
  'Daily duties grow, and old dues ask to be settled. Helping others brings respect, but your own rest comes last. Complete one overdue task a month, and eat simply.',
  'Meetings go well in this time. A friend or an adviser helps you further, and agreements are fair. Accept invitations, travel in company, and write down what was agreed.',
  'Progress is slow and hidden in this year. Promises may be larger than what arrives. Study one subject deeply, keep documents in order, and let a second person read each offer.',
  'Good fortune comes more often in this time. A teacher, an elder or a long journey helps you. Ask for the advice that you need, and act on it within a month.',
  'Duties change, and credit for them comes later. You may feel overlooked although others rely on you. Keep to agreed hours, finish what you promised, and decide nothing final in anger.',
  'Gains and friendships come more easily than in most years. A wish of long standing may be granted. Write down three wishes, and tell them to people who can help.',
  'Money, time and strength go out, often for a good purpose. Rest, distant places and prayer do you good. Decide beforehand how much you can give, and sleep at fixed hours.',
] as const;

/** The parts of life on which Jupiter looks from its house. @param first “your work and good name” */
export const jupiterYearSupport = (first: string, second: string, third: string): string =>
  `From this sign it also supports ${first}, ${second}, and ${third}.`;

/** @param houses “the 5th, 7th and 9th” */
export const jupiterYearAspects = (sign: string, houses: readonly string[]): string =>
  `Jupiter in ${sign} aspects the ${formatList(houses)} houses from the Moon`;

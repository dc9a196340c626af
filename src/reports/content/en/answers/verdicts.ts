/** The page on Sade Sati and Manglik: yes or no, until when, and every count. */
import type { Manglik, MarsOrigin } from '#src/astrology/contract-doshas.ts';
import type { SadeSatiState } from '#src/reports/content/en/saturn/sade-sati-texts.ts';

export const verdictHeadings = {
  title: 'Sade Sati and Manglik',
  hindiTitle: 'साढ़े साती · मांगलिक',
  runningTitle: 'Sade Sati and Manglik',
  summary: 'Yes or no, until when, and every count of Mars',
} as const;

export const verdictQuestions = {
  sadeSati: 'Am I in Sade Sati?',
  sadeSatiOfMoon: (sign: string) => `Am I in Sade Sati, with the Moon in ${sign}?`,
  manglik: 'Am I Manglik?',
} as const;

export const verdictWords = { yes: 'Yes', no: 'No', partly: 'In part', open: 'Open' } as const;

/** The part of Sade Sati that runs now. */
const partNames: Record<SadeSatiState, string> = {
  rising: 'The first of its three parts runs now.',
  peak: 'The second of its three parts runs now.',
  setting: 'The third of its three parts runs now.',
  between: 'For some months it pauses.',
  free: 'For some months it pauses.',
};

/** `age` is empty for a passage that began before the birth. */
export const sadeSatiVerdict = {
  running: (state: SadeSatiState, from: string, age: string, to: string) =>
    `It began on ${from}${age} and ends on ${to}. ${partNames[state]}`,
  lastAndNext: (last: string, next: string) => `${last} ${next}`,
  last: (to: string) => `The last one ended on ${to}.`,
  noLast: 'You have had none since your birth.',
  next: (from: string, age: number) => `The coming one starts on ${from}, when you are ${age}.`,
  noNext: 'No other one begins before the age of ninety.',
  /** for one of two possible Moon signs */
  noNextForMoon: (sign: string) => `For a Moon in ${sign} no other one begins before the age of ninety.`,
  ageAtBeginning: (age: number) => (age === 0 ? ', in your first year,' : `, when you were ${age},`),
} as const;

/** The signs of Sade Sati, then where Saturn is now. */
export const sadeSatiVerdictReason = (moon: string, saturn: string, house: string): string =>
  `from the Moon in ${moon}, Saturn in ${saturn} is in the ${house}`;

/** For a child, in place of the verdict in terms of marriage. */
export const childManglikVerdicts: Record<Manglik['verdict'], string> = {
  none: 'Mars is in none of the six places that the rule names. Nothing is to be done.',
  cancelled: 'Mars is in a place that the rule names, but an exception cancels it. Nothing is to be done.',
  mild: 'Mars is in a place that the rule names, with little weight. Nothing is to be done in childhood.',
  present: 'Mars is in a place that the rule names. In childhood it means much energy and needs only sport.',
};

/** No count from the Moon or Venus is left. */
export const childManglikWithoutTime =
  'The main count of Mars, from the lagna, is open until the hour is known. Nothing is to be done in childhood.';

/** The verdict differs between two Moon signs of one day. */
export const manglikOfTwoMoons = (sign: string, verdict: string, other: string, otherVerdict: string): string =>
  `With the Moon in ${sign} the answer is ${verdict}, with the Moon in ${other} it is ${otherVerdict}.`;

export const manglikTable = {
  head: ['Counted from', 'Mars is in', 'Counts?', 'What cancels or softens it'],
  origins: { lagna: 'Lagna', Moon: 'Moon', Venus: 'Venus' } satisfies Record<MarsOrigin, string>,
  place: (house: string) => `the ${house}`,
  counts: { no: 'No', yes: 'Yes', lifted: 'Yes, cancelled', southern: 'In the south', southernLifted: 'South, cancelled' },
  nothingToLift: 'Nothing to cancel',
  noRule: 'No rule does',
  lifted: (rules: readonly string[]) => `Cancelled: ${rules.join('; ')}`,
  softened: (rules: readonly string[]) => `Softened: ${rules.join('; ')}`,
  caption:
    'The rule counts Mars in the 1st, 4th, 7th, 8th and 12th, and in southern India also in the 2nd. Of the three counts, that from the lagna weighs most.',
  captionWithoutTime:
    'The rule counts Mars in the 1st, 4th, 7th, 8th and 12th, and in southern India also in the 2nd. The count from the lagna needs a birth time.',
} as const;

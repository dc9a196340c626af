/** “Am I in Sade Sati?” as a short answer of each product. */
import type { SaturnPhase } from '#src/astrology/contract.ts';

export const sadeSatiQuestion = 'Am I in Sade Sati?';

type SadeSatiPart = SaturnPhase['phase'] | 'between' | 'coming';

export const sadeSatiAnswers = {
  running: (until: string) => `Yes, until ${until}.`,
  next: (from: string) => `No, the next one begins on ${from}.`,
  none: 'No, and no further one begins before you are ninety.',
} as const;

/** For reports about another subject. */
export const sadeSatiNotices = {
  running: (until: string) => `Sade Sati runs until ${until}.`,
  next: (from: string) => `Sade Sati begins on ${from}.`,
} as const;

/** What to do, by the part that runs or comes, for each product. */
export const sadeSatiDetails = {
  'janam-kundli': {
    rising: 'The first part runs: sleep well, spend less and take on no extra duty.',
    peak: 'The middle part runs: rest more, decide slowly and finish one thing at a time.',
    setting: 'The last part runs: put money and family matters in order.',
    between: 'It has a pause of some months now, and then it returns.',
    coming: 'Use the time before it to save a little and to finish old matters.',
  },
  'life-blueprint': {
    rising: 'In its first part, which runs now, keep expenses and promises small.',
    peak: 'In its middle part, which runs now, protect your rest and your mood.',
    setting: 'In its last part, which runs now, care for savings and for peace in the family.',
    between: 'Saturn has stepped out of it for some months and comes back.',
    coming: 'Clear debts and build one steady habit before it begins.',
  },
  'career-wealth': {
    rising: 'At work this first part means more duty; keep expenses low and your post safe.',
    peak: 'At work this middle part means slow reward; change a post only for a sure one.',
    setting: 'At work the last part brings results again; collect money that is owed to you.',
    between: 'At work you have a pause of some months; use it to finish one large task.',
    coming: 'At work, build savings of six months before it begins.',
  },
  'love-marriage': {
    rising: 'It is no obstacle to love. Distance and short sleep need care; speak every day.',
    peak: 'It is no obstacle to love. Patience counts most; decide nothing in a low mood.',
    setting: 'It is no obstacle to love. Settle money and family questions calmly.',
    between: 'It is no obstacle to love, and for some months it pauses.',
    coming: 'It is no obstacle to love, before it or within it.',
  },
} as const satisfies Record<string, Record<SadeSatiPart, string>>;

/** At sixteen and seventeen, in reports on other subjects than love. */
export const sadeSatiDetailsOfYouth: Record<SadeSatiPart, string> = {
  rising: 'In its first part, which runs now, sleep well and take on no extra task.',
  peak: 'In its middle part, which runs now, do one thing at a time, and talk with somebody you trust.',
  setting: 'In its last part, which runs now, keep your hours and your promises.',
  between: 'It has a pause of some months now, and then it returns.',
  coming: 'Build one steady habit of study before it begins.',
};

/** For a child, by the same parts. */
export const childSadeSatiDetails: Record<SadeSatiPart, string> = {
  rising: 'In childhood it asks only for regular sleep and calm evenings.',
  peak: 'In childhood it asks only for a calm adult and small, regular steps.',
  setting: 'In childhood it asks only for order at home and at school.',
  between: 'It pauses for some months; nothing needs to be done.',
  coming: 'In childhood it asks for a steady routine, and nothing more.',
};

export const dhaiyaDetail = {
  4: (until: string) => `A shorter Saturn time, Kantaka, runs until ${until}: be patient at home.`,
  8: (until: string) => `A shorter Saturn time, Ashtama, runs until ${until}: keep papers and health in order.`,
} as const;

export const sadeSatiReasons = {
  place: (sign: string, count: string, moon: string) =>
    `Saturn is in ${sign}, the ${count} from the Moon in ${moon}; Sade Sati is Saturn in the 12th, 1st and 2nd`,
  twoMoons: (sign: string, first: string, second: string) =>
    `Saturn is in ${sign}, and the Moon went from ${first} to ${second} on your birth day`,
} as const;

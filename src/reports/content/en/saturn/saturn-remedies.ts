/** Remedies for Saturn by its current state; free ones first, and last what need not be bought. */
import type { SadeSatiState } from './sade-sati-texts.ts';

type RemedyText = { title: string; when: string; text: string };

export const saturnRemedyHeadings = {
  title: 'For Saturn, free things first',
  devanagari: 'शनि उपाय',
  runningTitle: 'For Saturn',
  summary: 'What to do, say and give, and what you need not buy',
} as const;

export const saturnRemedyLead =
  'Saturn is the graha of work, and is best addressed by doing some. Choose one of these for forty days. None of them shortens a passage by an hour; they change how one walks through it.';

export const remedyBySadeSatiState: Record<Exclude<SadeSatiState, 'free'>, RemedyText> = {
  rising: {
    title: 'Lights out by a fixed hour',
    when: 'the first part',
    text: 'Name the hour tonight and tell the household. In the first part sleep is where most of the strength is mislaid, and where it is found.',
  },
  peak: {
    title: 'Five lines a day',
    when: 'the middle part',
    text: 'Weather, one fact, one worry, one thanks, one plan for the morning. Keep the notebook where nobody reads it, and never reread it in the same week.',
  },
  setting: {
    title: 'Collect one thing a month',
    when: 'the last part',
    text: 'A refund, a certificate, a lent book, an overdue apology. Ask politely, note the date, and ask again.',
  },
  between: {
    title: 'Close one file',
    when: 'the interval',
    text: 'While Saturn is outside, finish the piece of paper you have been avoiding since it came in. An hour with tea usually does.',
  },
};

/** For the years without Sade Sati, by the element of the Moon sign: fire, earth, air, water. */
export const remedyOfFreeYears: readonly RemedyText[] = [
  {
    title: 'Put by a little time',
    when: 'in the free years',
    text: 'Fifteen minutes before you are due, at every appointment this month. Punctuality is savings in the only coin that Saturn takes.',
  },
  {
    title: 'Put by a little grain',
    when: 'in free years',
    text: 'A jar, a tin, an account nobody looks at: the same small amount each Saturday of this month, and no peeping.',
  },
  {
    title: 'Put by a few pages',
    when: 'while it is free',
    text: 'Copy the three documents you would miss most, and tell one person where they lie.',
  },
  {
    title: 'Put by a little sleep',
    when: 'in these free years',
    text: 'Half an hour earlier on Saturdays this month, with the door ajar and the list outside it.',
  },
];

export const workerRemedy = {
  cost: 'What you owe',
  title: 'Pay people on time',
  when: 'on the first',
} as const;

/** By the element of the Moon’s sign. */
export const workerRemedyByElement = [
  'The cleaner, the driver, whoever brings the papers: before they ask, in full, with their name.',
  'Round the sum up and never down, add what the festival is worth, and hand it over yourself.',
  'A transfer at sunrise, with a line that says what was well done. If they have to remind you, it is late.',
  'Ask once a year whether the wage still fills the bag it used to fill, and let the answer cost you something.',
] as const;

export const noPurchaseRemedy = {
  cost: 'Not needed',
  title: 'What you need not buy',
  when: 'now or later',
} as const;

export const saturnRemedyReasons = {
  habit: 'small duties are the alphabet of Saturn',
  mantra: 'a slow voice is how the slow graha has always been addressed',
  voice: 'the slow one is addressed slowly',
  service: 'the old are in Saturn’s keeping',
  moon: 'the Moon is what Saturn leans on',
  wage: 'those who work with their hands and backs are Saturn’s own people',
  wageOf: 'working hands are Saturn’s',
  unneeded: 'and no purchase since has moved it',
} as const;

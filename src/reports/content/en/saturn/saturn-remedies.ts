/** Remedies for Saturn by its current state; free ones first, and last what need not be bought. */
import type { SaturnPhase } from '#src/astrology/contract.ts';
import { phaseNames } from './sade-sati-phrases.ts';
import type { SadeSatiState } from './sade-sati-texts.ts';

type RemedyText = { title: string; when: string; text: string };

export const saturnRemedyHeadings = {
  title: 'Remedies for Saturn, free ones first',
  hindiTitle: 'शनि उपाय',
  runningTitle: 'For Saturn',
  summary: 'What to do, say and give, and what you need not buy',
} as const;

export const saturnRemedyLead =
  'Saturn is the graha of work and duty, so its remedies are small duties. Choose one and keep it for forty days. None of them shortens a passage of Saturn, but they make it easier to live through.';

export const remedyBySadeSatiState: Record<Exclude<SadeSatiState, 'free'>, RemedyText> = {
  rising: {
    title: 'Sleep at a fixed hour',
    when: 'the first part',
    text: 'Choose an hour for lights out, and tell the household today. In the first part most strength is lost through poor sleep.',
  },
  peak: {
    title: 'Write five lines a day',
    when: 'the middle part',
    text: 'Write one fact, one feeling, one worry, one thing to be thankful for and one plan. Keep the notebook private.',
  },
  setting: {
    title: 'Collect one due a month',
    when: 'the last part',
    text: 'Ask politely for a refund, a certificate, a lent book or old money. Note the date, and ask again after two weeks.',
  },
  between: {
    title: 'Finish one pending paper',
    when: 'the pause',
    text: 'While Saturn is outside the three signs, complete the form or file you have avoided since it came in. Keep an hour for it.',
  },
};

/** For the years without Sade Sati, by the element of the Moon sign: fire, earth, air, water. */
export const remedyOfFreeYears: readonly RemedyText[] = [
  {
    title: 'Come fifteen minutes early',
    when: 'before the next one',
    text: 'Reach each appointment of this month a quarter of an hour early. Your quick Moon learns Saturn’s discipline in this way.',
  },
  {
    title: 'Save a small fixed sum',
    when: 'in calm years',
    text: 'Put aside the same small amount each Saturday of this month, in a jar or an account. Do not take from it.',
  },
  {
    title: 'Copy three documents',
    when: 'in these calm years',
    text: 'Copy the three documents you need most, and tell one trusted person where they are.',
  },
  {
    title: 'Sleep half an hour earlier',
    when: 'in these years',
    text: 'Go to bed half an hour earlier on the Saturdays of this month, and leave the list of tasks outside the bedroom.',
  },
];

export const workerRemedy = {
  cost: 'What you owe',
  title: 'Pay people on time',
  when: 'on the first',
} as const;

/** By the element of the Moon’s sign. */
export const workerRemedyByElement = [
  'Pay the cleaner, the driver and the newspaper seller in full before they ask, and use their names.',
  'Round the wage up, add a festival bonus, and hand it over yourself.',
  'Send the wage early in the morning, with a line about what was done well. If they must remind you, it is late.',
  'Ask once a year whether the wage still covers food and rent, and raise it if it does not.',
] as const;

export const noPurchaseRemedy = {
  cost: 'Not needed',
  title: 'What you need not buy',
  when: 'now or later',
} as const;

export const saturnRemedyReasons = {
  habit: 'small regular duties belong to Saturn',
  habitOfHouse: (house: string): string =>
    `small regular duties belong to Saturn, and your Saturn is in the ${house} house`,
  mantra: 'the mantra of the slowest graha is said slowly',
  mantraOfMoon: (sign: string): string => `the mantra of Saturn is said slowly, and your Moon is in ${sign}`,
  service: (sign: string): string =>
    `people who are old or struggle belong to Saturn, and your Saturn is in ${sign}`,
  rest: 'the passages of Saturn are counted from the Moon',
  restOfMoon: (sign: string): string =>
    `the passages of Saturn are counted from the Moon, and your Moon was in ${sign}`,
  wage: 'those who work with their hands and backs belong to Saturn',
  wageByElement: [
    'working people belong to Saturn, and your Moon is in a fire sign',
    'working people belong to Saturn, and your Moon is in an earth sign',
    'working people belong to Saturn, and your Moon is in an air sign',
    'working people belong to Saturn, and your Moon is in a water sign',
  ],
  noPurchase: (sign: string): string =>
    `Saturn was in ${sign} when you were born, and no purchase changes that`,
} as const;

/** Why a remedy fits the current state of Sade Sati. @param moon "your Moon in Leo" */
export const saturnStateReasons = {
  freeUntil: (moon: string, date: string): string =>
    `counted from ${moon}, no Sade Sati begins before ${date}`,
  free: (moon: string): string => `counted from ${moon}, there is no Sade Sati now`,
  between: (moon: string): string => `Saturn has left the three signs around ${moon} and comes back`,
  running: (phase: SaturnPhase['phase'], moon: string, date: string): string =>
    `the ${phaseNames[phase]} is running for ${moon}; all of it ends on ${date}`,
} as const;

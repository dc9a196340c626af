/** Labels, dated sentences and reasons of the readings of antardashas. */
import { formatList } from '#src/reports/content/en/grammar/index.ts';
import type { Tone } from './reading-text-type.ts';

export const readingHeadings = {
  title: 'Your coming antardashas',
  hindiTitle: 'अन्तर्दशा फल',
  runningTitle: 'Coming antardashas',
  summary: 'Each antardasha (sub-period) by part of life, with its reason',
} as const;

export const readingLeads = {
  known:
    'Each reading joins three facts: the houses that the lord of the antardasha rules, the house it is in, and its place from the lord of the mahadasha. The strip divides the time among nine shorter periods.',
  child: 'The readings end with the antardasha in which you become eighteen.',
} as const;

export const AREA_LABELS = {
  work: 'Work',
  activity: 'Activity',
  study: 'Study',
  home: 'Home',
  friends: 'Friends',
  money: 'Money',
} as const;

export type Area = keyof typeof AREA_LABELS;

export const READING_LABELS = { health: 'Health', advice: 'Do', now: 'Now' } as const;

/** By part of life; `months`: "Feb to Jun 2027". A careful time has its easier months. */
export const datedSentences: Record<Area, Record<'open' | Exclude<Tone, 'good' | 'steady'>, ((months: string) => string)[]>> = {
  work: {
    open: [
      (months) => `Ask or apply in ${months}.`,
      (months) => `Best time for a step: ${months}.`,
      (months) => `Act on a plan in ${months}.`,
    ],
    careful: [
      (months) => `Keep larger changes for ${months}.`,
      (months) => `It becomes easier in ${months}.`,
    ],
  },
  activity: {
    open: [(months) => `Start something small in ${months}.`, (months) => `Most active time: ${months}.`],
    careful: [(months) => `Plan visits for ${months}.`, (months) => `More strength in ${months}.`],
  },
  study: {
    open: [(months) => `Best time for tests: ${months}.`, (months) => `Begin a new subject in ${months}.`],
    careful: [(months) => `More progress in ${months}.`, (months) => `Study is easier in ${months}.`],
  },
  home: {
    open: [
      (months) => `Family plans go best in ${months}.`,
      (months) => `Celebrate or travel together in ${months}.`,
      (months) => `Warmest time: ${months}.`,
    ],
    careful: [
      (months) => `Settle differences in ${months}.`,
      (months) => `Calmer time: ${months}.`,
    ],
  },
  friends: {
    open: [(months) => `Invite friends in ${months}.`, (months) => `Happy time: ${months}.`],
    careful: [(months) => `Make up in ${months}.`, (months) => `Company is easier in ${months}.`],
  },
  money: {
    open: [
      (months) => `Save or invest in ${months}.`,
      (months) => `Better time for money: ${months}.`,
      (months) => `Collect old dues in ${months}.`,
    ],
    careful: [
      (months) => `Keep larger expenses for ${months}.`,
      (months) => `Money is easier in ${months}.`,
    ],
  },
};

/** The running pratyantardasha, by the house of its lord. */
export const currentThemes = [
  'your own plans come first',
  'family and money come first',
  'messages and short trips come first',
  'home comes first',
  'learning and ideas come first',
  'daily duties come first',
  'other people come first',
  'old unfinished matters come first',
  'elders and good advice come first',
  'duties and good name come first',
  'friends and hopes come first',
  'rest and distant places come first',
] as const;

export const describeCurrentPart = (date: string, lord: string, theme: string): string =>
  `Until ${date}, in the part of ${lord}, ${theme}.`;

/** A part that begins within a few days. */
export const describeNextPart = (from: string, to: string, lord: string, theme: string): string =>
  `From ${from} to ${to}, in the part of ${lord}, ${theme}.`;

/** What each house is about, for the table of antardashas. */
export const houseSubjects = [
  'your body and character',
  'money and family',
  'effort, brothers and sisters',
  'home and mother',
  'study and ideas',
  'daily duties and opponents',
  'partner and agreements',
  'changes and shared money',
  'father, luck and faith',
  'work and good name',
  'income and friends',
  'expenses, rest and far places',
] as const;

/** From sixty on, without parents and a post. */
export const houseSubjectsFromSixty = [
  'your body and character',
  'money and family',
  'effort, brothers and sisters',
  'home and land',
  'study and young people',
  'daily duties and dues',
  'companion and agreements',
  'changes and shared money',
  'faith, luck and teachers',
  'tasks and good name',
  'income and friends',
  'expenses, rest and far places',
] as const;

export const houseSubjectsOfAChild = [
  'body and character',
  'family and speech',
  'courage, brothers and sisters',
  'home and mother',
  'study and play',
  'habits and small duties',
  'other people and sharing',
  'questions and changes',
  'father, teachers and faith',
  'school and tasks',
  'friends and wishes',
  'sleep and imagination',
] as const;

/** "Home and mother; also effort, brothers and sisters; money and family." The subjects of the houses that the lord rules follow. */
export const joinSubjects = (place: string, ruled: readonly string[]): string =>
  ruled.length === 0 ? `${place}.` : `${place}; also ${ruled.join('; ')}.`;

/** For a node, which acts for the lord of its sign. */
export const joinSubjectsOfNode = (place: string, signLord: string, ruled: readonly string[]): string =>
  ruled.length === 0 ? `${place}, on behalf of ${signLord}.` : `${place}; also the subjects of ${signLord}: ${ruled.join('; ')}.`;

/** Beside a row of the table of antardashas. */
export const tableReasons = {
  rules: (lord: string, houses: string, house: string) => `${lord} rules the ${houses}, and is in the ${house}`,
  node: (node: string, house: string, signLord: string) =>
    `${node} is in the ${house}, in a sign of ${signLord}`,
} as const;

/** Short, because the column of reasons is narrow; houses as "7th". */
export const rowReasons = {
  rules: (lord: string, house: string) => `${lord} rules the ${house}`,
  occupies: (lord: string, house: string) => `${lord} is in the ${house}`,
  aspects: (lord: string, house: string) => `${lord} aspects the ${house}`,
  actsFor: (node: string, lord: string, house: string) =>
    `${node} acts for ${lord}, lord of the ${house}`,
  actsForOccupant: (node: string, lord: string, house: string) =>
    `${node} acts for ${lord}, which is in the ${house}`,
  monthRules: (lord: string, house: string) => `${lord}, lord of the ${house}, rules these months`,
  monthOccupies: (lord: string, house: string) => `${lord}, in the ${house}, rules these months`,
  monthAspects: (lord: string, house: string) => `${lord}, which aspects the ${house}, rules these months`,
  monthOwn: (lord: string) => `${lord} itself rules these months`,
  monthWith: (lord: string, antarLord: string) => `${lord}, with ${antarLord}, rules these months`,
  monthPlace: (lord: string, place: string, antarLord: string) =>
    `${lord}, ${place} from ${antarLord}, rules these months`,
  /** Jupiter, Saturn or both */
  monthTransits: (grahas: readonly string[], house: string) =>
    `${formatList(grahas)} ${grahas.length > 1 ? 'support' : 'supports'} the ${house} in these months`,
  paused: (house: string, end: string) =>
    `until ${end} no period agrees with Jupiter and Saturn on the ${house}`,
  placeFromMaha: (lord: string, place: string, mahaLord: string) => `${lord} is the ${place} from ${mahaLord}`,
  withMaha: (lord: string, mahaLord: string) => `${lord} is with ${mahaLord}`,
  ownPeriod: (lord: string) => `${lord} rules both periods`,
  karaka: (lord: string, subject: string) => `${lord} is the karaka of ${subject}`,
} as const;

export const headlineReasons = {
  rules: (lord: string, houses: string, house: string) => `${lord} rules ${houses} and is in the ${house} house`,
  /** @param fromMaha its place from the lord of the mahadasha, or empty if it is that lord */
  node: (node: string, house: string, fromMaha: string, signLord: { name: string; houses: string; house: string }) =>
    `${node} is in your ${house} house${fromMaha && `, ${fromMaha},`} and acts for ${signLord.name}, which rules ${signLord.houses} and is in the ${signLord.house}`,
  fromMaha: (place: string, mahaLord: string) => `the ${place} place from ${mahaLord}`,
  withMaha: (mahaLord: string) => `with ${mahaLord}`,
  condition: (phrase: string) => `it is ${phrase}`,
} as const;

export const formatAges = (from: number, to: number): string =>
  from === to ? `age ${from}` : `age ${from} to ${to}`;

export const nowSuffix = '. Now.';
export const formatReadingTitle = (lord: string, mahaLord: string): string => `${lord} in ${mahaLord}`;

/** In a time that the answers call ordinary: the month from which the matter has support again. */
export const pausedSentences: Partial<Record<Area, readonly ((end: string) => string)[]>> = {
  work: [
    (end) => `Larger steps go better from ${end}.`,
    (end) => `Prepare now, and apply from ${end}.`,
    (end) => `Keep your post, and ask for more from ${end}.`,
    (end) => `Learn something new until ${end}, and change after that.`,
  ],
  money: [
    (end) => `Extra income is likelier from ${end}.`,
    (end) => `Keep a reserve; gains are easier from ${end}.`,
    (end) => `Larger plans for money have more support from ${end}.`,
    (end) => `Save small sums; larger gains come from ${end}.`,
  ],
};

/** In such a time that ends years after the reading: a month so far away helps nobody. */
export const longPausedSentences: Partial<Record<Area, readonly string[]>> = {
  work: [
    'No month stands out for a larger step in this time.',
    'In this time, do your present work well and learn something new.',
    'Keep your post in this time, and improve it from inside.',
    'In this time a steady year counts for more than a new title.',
    'Prepare a larger step in this time, and take it later.',
    'Let a change come to you in this time, and do not force it.',
  ],
  money: [
    'No month stands out for gains in this time.',
    'In this time, save small sums and keep a reserve.',
    'In this time, make no large plans for money.',
    'Steady habits bring more than new plans in this time.',
    'In this time, put safety before gain.',
    'Expect ordinary income in this time, and plan with it.',
  ],
};

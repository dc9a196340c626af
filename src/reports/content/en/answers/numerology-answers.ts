/** Answers of the Numerology Profile: the two numbers, the best years, the spelling, good numbers and days, missing digits. */
import type { Grade } from '#src/astrology/contract-timing.ts';
import type { SpellingValue } from '#src/reports/content/en/numbers/name-spelling.ts';
import type { GrahaFit } from '#src/reports/content/en/numbers/name-numbers.ts';
import { formatList } from '#src/reports/content/en/grammar/index.ts';

export const numerologyQuestions = {
  pair: 'What do my two numbers mean?',
  years: 'Which years ahead are my best?',
  spelling: 'Which spelling of my name fits?',
  good: 'Which numbers and days suit me?',
  missing: 'What is missing in my Lo Shu square?',
} as const;

/** Below the answers. */
export const numerologyAnswersNote =
  'Numbers are read here as Indian numerologists read them today. It is custom, not science: no study has shown that it comes true. No birth time is needed for this page.';

/** By the friendship of the grahas of mulank and bhagyank. */
export const pairAnswers: Record<GrahaFit, (mulank: number, bhagyank: number) => string> = {
  same: (mulank) => `Mulank and bhagyank ${mulank}: one clear way.`,
  friendly: (mulank, bhagyank) => `Mulank ${mulank}, bhagyank ${bhagyank}: they are friends.`,
  neutral: (mulank, bhagyank) => `Mulank ${mulank}, bhagyank ${bhagyank}: they are neutral.`,
  tense: (mulank, bhagyank) => `Mulank ${mulank}, bhagyank ${bhagyank}: they do not agree.`,
};

/** Mulank: the own way of acting. Index number - 1. */
export const mulankTraits = [
  'Mulank 1 makes you independent and ready to lead.',
  'Mulank 2 makes you gentle, and you notice what others feel.',
  'Mulank 3 makes you fond of learning and of good order.',
  'Mulank 4 makes you practical, and you question old rules.',
  'Mulank 5 makes you quick with words, sums and new people.',
  'Mulank 6 makes you warm, with a taste for beauty and comfort.',
  'Mulank 7 makes you thoughtful and fond of quiet.',
  'Mulank 8 makes you patient, serious and able to work long.',
  'Mulank 9 makes you brave and full of energy.',
] as const;

/** Bhagyank: the path of life. Index number - 1. */
export const bhagyankPaths = [
  'Bhagyank 1 favours a path on which you decide for yourself.',
  'Bhagyank 2 favours a path together with others, step by step.',
  'Bhagyank 3 favours a path of study, teaching and advice.',
  'Bhagyank 4 favours an unusual path with sudden turns.',
  'Bhagyank 5 favours a path of change, travel and contacts.',
  'Bhagyank 6 favours a path of care, art and good company.',
  'Bhagyank 7 favours a path of research and faith, also far from home.',
  'Bhagyank 8 favours slow results that last.',
  'Bhagyank 9 favours a path of effort for other people.',
] as const;

export const yearLabels: Record<Grade, string> = { 3: 'Best', 2: 'Good', 1: 'Fair', 0: 'Quiet' };

/** @param hasMore whether later years have the same grade */
export const yearHeadlines: Record<
  Exclude<Grade, 0>,
  (years: readonly string[], hasMore: boolean) => string
> = {
  3: (years, hasMore) => `Best: ${formatYears(years, hasMore)}.`,
  2: (years, hasMore) => `Good: ${formatYears(years, hasMore)}.`,
  1: (years) => `All years ahead are fair; the first is ${years[0]!}.`,
};

const formatYears = (years: readonly string[], hasMore: boolean): string =>
  formatList(hasMore ? [...years, 'later years'] : years);

/** By the number of the personal year, for every age. Index number - 1. */
export const yearAdvice = [
  'Begin something new.',
  'Do it together with others.',
  'Show what you can do.',
  'Put your things in order.',
  'Travel and try new things.',
  'Time for the family.',
  'Study, and rest more.',
  'Ask for what you have earned.',
  'Finish what is open.',
] as const;

/** @param months "April", or "April 2027" for the last one of a year */
export const bestMonths = (months: readonly string[]): string =>
  `In the next twelve months, ${formatList(months)} ${months.length > 1 ? 'suit' : 'suits'} you best.`;
/** @param others the months that suit less; empty if all suit */
export const mostMonths = (others: readonly string[]): string =>
  others.length === 0
    ? 'All of the next twelve months suit you.'
    : `Most of the next twelve months suit you; ${formatList(others)} ${others.length > 1 ? 'suit' : 'suits'} you less.`;
export const noBestMonths = 'Of the next twelve months none stands out; choose by what you have to do.';

/** By the relation of the name to the mulank; `form` is the spelling that is compared, `figure` its number. */
export const spellingAnswers: Record<
  SpellingValue,
  { text: (form: string) => string; detail: (figure: number) => string }
> = {
  same: {
    text: (form) => `${form}, as you write it.`,
    detail: (figure) => `Name and mulank are both ${figure}. No letter needs to change.`,
  },
  friendly: {
    text: (form) => `${form}, as you write it.`,
    detail: (figure) => `It comes to ${figure}, a friend of your mulank. No letter needs to change.`,
  },
  neutralBetter: {
    text: (form) => `${form} fits a little better.`,
    detail: (figure) =>
      `It comes to ${figure}, a friend of your mulank. Your own spelling is neutral, so you may keep it too.`,
  },
  neutralAlone: {
    text: (form) => `Keep ${form}.`,
    detail: (figure) => `It comes to ${figure}, which is neutral, and the usual other spellings are no better.`,
  },
  tenseBetter: {
    text: (form) => `${form}, for daily use.`,
    detail: (figure) => `It comes to ${figure}, which agrees better with your mulank. Leave all papers as they are.`,
  },
  tenseAlone: {
    text: (form) => `Keep ${form}.`,
    detail: (figure) => `It comes to ${figure}. No usual spelling agrees better with your mulank.`,
  },
};

/** In place of a name that fills more than one line. */
export const longNameAnswers = { keep: 'Keep your spelling.', change: (word: string) => `Write ${word} as the first name.` } as const;

export const uncountedSpelling = {
  text: 'First choose a spelling in English letters.',
  detail: 'The table of letters has no other script. The chapter on your name shows how to count.',
  because: 'the letters of your name are not in Cheiro’s table',
} as const;

export const goodNumbersAnswer = (digits: readonly number[], days: string): string =>
  `${digits.length > 1 ? 'Numbers' : 'Number'} ${formatList(digits.map(String))}; ${formatDays(days)}.`;

export const goodNumbersDetail = (dates: string, colours: string): string =>
  `Dates of any month: ${formatCommaList(dates)}. Colours: ${formatCommaList(colours)}.`;

const formatDays = (days: string): string => formatCommaList(days);
const formatCommaList = (list: string): string => formatList(list.split(', '));

export const missingAnswers = {
  none: 'Nothing: all nine numbers are in it.',
  one: (digit: number) => `Only ${digit} is missing.`,
  several: (digits: readonly number[]) => `${formatList(digits.map(String))} are missing.`,
} as const;

export const missingDetails = {
  none: 'Such a square is rare. Use the numbers that you have most often.',
  /** pairs of a missing digit and the digit opposite */
  supported: (pairs: readonly (readonly [missing: number, support: number])[]) =>
    `${formatList(pairs.map(([missing, support], i) => `${i === 0 ? 'Your' : 'your'} ${support} makes up for ${missing}`))}.`,
  name: (digit: number) => `Your name makes up for ${digit}.`,
  habits: (digits: readonly number[]) =>
    `A habit helps. ${digits.map((digit) => `For ${digit}, ${missingHabits[digit - 1]!}.`).join(' ')}`,
} as const;

/** What makes up for a missing digit, by custom a habit. Index digit - 1. */
const missingHabits = [
  'say clearly what you want',
  'ask others how they feel',
  'write or draw your ideas',
  'keep one fixed hour a day',
  'start each day in the same way',
  'care for one thing at home',
  'sit quietly for ten minutes a day',
  'check every figure twice',
  'help with one common task',
] as const;

export type NumberKind = 'bhagyank' | 'name';

export const numerologyReasons = {
  /** @param working "2 + 6 = 8"; empty if the total is one digit */
  pair: (day: string, total: string, working: string, relation: string) =>
    `you were born on the ${day}, and your date adds up to ${total}${working && `, ${working}`}; ${relation}`,
  sameGraha: {
    bhagyank: (graha: string) => `${graha} rules both your mulank and your bhagyank`,
    name: (graha: string) => `${graha} rules both your mulank and your name`,
  } satisfies Record<NumberKind, (graha: string) => string>,
  /** @param fits phrases of `fitWithMulank` and `fitWithBhagyank`, or one of `fitWithBoth` */
  year: (year: string, value: number, graha: string, fits: readonly string[]) =>
    `${year} is a personal year ${value}, of ${graha}: ${formatList(fits)}`,
  /** In place of a spelling that is too long for the line. */
  longSpelling: 'it',
  /** @param ownFigure of the name as given, if another spelling is compared */
  spelling: (form: string, figure: number, ownFigure: number | null, relation: string) =>
    `${form} comes to ${figure}${ownFigure ? ` in place of ${ownFigure}` : ''}; ${relation}`,
  good: (mulank: string, bhagyank: string) =>
    `these agree best with ${mulank}, and ${bhagyank}; days, dates and colours are those of the mulank`,
  /** If one graha rules mulank and bhagyank. */
  goodWithOne: (graha: string, mulank: number) =>
    `these agree best with ${graha}, the graha of your mulank and bhagyank ${mulank}; days, dates and colours are those of the mulank`,
  missing: (digits: readonly string[], mulank: number, bhagyank: number) =>
    `${formatList(digits)} ${digits.length > 1 ? 'are' : 'is'} not among the digits of your date, mulank ${mulank} and bhagyank ${bhagyank}`,
  nameFigure: (digit: number) => `the letters of your name come to ${digit}`,
  complete: (mulank: number, bhagyank: number) =>
    `1 to 9 are all among the digits of your date, mulank ${mulank} and bhagyank ${bhagyank}`,
  numberOf: {
    mulank: (graha: string, digit: number) => `${graha}, of mulank ${digit}`,
    bhagyank: (graha: string, digit: number) => `${graha}, of bhagyank ${digit}`,
    name: (graha: string, digit: number) => `${graha}, of name ${digit}`,
  } satisfies Record<NumberKind | 'mulank', (graha: string, digit: number) => string>,
} as const;

/** Each of the two is a phrase of `numberOf`. */
export const fitRelations: Record<Exclude<GrahaFit, 'same'>, (first: string, second: string) => string> = {
  friendly: (first, second) => `${first}, is a friend of ${second}`,
  neutral: (first, second) => `${first}, is neutral to ${second}`,
  tense: (first, second) => `${first}, is no friend of ${second}`,
};

type FitPhrases = Record<GrahaFit, (digit: number) => string>;

export const fitWithMulank: FitPhrases = {
  same: (digit) => `the graha of your mulank ${digit}`,
  friendly: (digit) => `a friend of your mulank ${digit}`,
  neutral: (digit) => `neutral to your mulank ${digit}`,
  tense: (digit) => `no friend of your mulank ${digit}`,
};
export const fitWithBhagyank: FitPhrases = {
  same: (digit) => `the graha of your bhagyank ${digit}`,
  friendly: (digit) => `a friend of your bhagyank ${digit}`,
  neutral: (digit) => `neutral to your bhagyank ${digit}`,
  tense: (digit) => `no friend of your bhagyank ${digit}`,
};
/** If mulank and bhagyank are one number. */
export const fitWithBoth: FitPhrases = {
  same: (digit) => `the graha of your mulank and bhagyank ${digit}`,
  friendly: (digit) => `a friend of your mulank and bhagyank ${digit}`,
  neutral: (digit) => `neutral to your mulank and bhagyank ${digit}`,
  tense: (digit) => `no friend of your mulank and bhagyank ${digit}`,
};

/** The page of the mahadashas, and the table of all antardashas. */
import { formatOrdinal } from '#src/reports/content/en/grammar/index.ts';

export const periodTableTexts = {
  lead: 'Keep this page for later: read down a column for the day on which each antardasha begins.',
  captions: [
    'The first half of the 120 years. The letters are those of the charts: Su is the Sun.',
    'The second half, to the end of 120 years.',
  ],
  head: (mahaLord: string): string => `In ${mahaLord}`,
  /** @param lord "Sa" */
  begins: (lord: string, date: string): string => `${lord} ${date}`,
  atBirth: (lord: string): string => `${lord} at birth`,
  before: (lord: string): string => `${lord} before`,
} as const;

export const periodPageTexts = {
  caption: (nakshatra: string, lord: string, left: { years: number; months: number }): string =>
    `Lived years are grey, the present is gold, the rest white. The Moon in ${nakshatra}, a star of ${lord}, sets the order; at birth about ${formatYearsAndMonths(left)} of that period were left.`,
  antarCaption: (mahaLord: string, yearDays: number): string =>
    `The mahadasha of ${mahaLord} in its nine antardashas, a year being ${yearDays} days.`,
  antarCaptionFromBirth: (mahaLord: string, yearDays: number): string =>
    `The mahadasha of ${mahaLord} from your birth on, in its antardashas, a year being ${yearDays} days.`,
  atBirth: 'at birth',
  coming: (lord: string, from: string, text: string): string => `${lord}, from ${from}. ${text}`,
} as const;

const formatYearsAndMonths = ({ years, months }: { years: number; months: number }): string =>
  [...formatCount(years, 'year'), ...formatCount(months, 'month')].join(' and ');

const formatCount = (n: number, word: string): string[] => (n === 0 ? [] : [`${n} ${word}${n === 1 ? '' : 's'}`]);

export const periodReasons = {
  birth: (nakshatra: string, lord: string): string =>
    `${nakshatra} is a star of ${lord}, whose period was running when you were born`,
  currentSinceBirth: (lord: string, until: string, house: number): string =>
    `${lord} is lord of the period from your birth until ${until}, and is in your ${formatOrdinal(house)} house`,
  current: (lord: string, from: string, house: number): string =>
    `${lord} has been lord of the period since ${from}, and is in your ${formatOrdinal(house)} house`,
  /** @param houses "your tenth and eleventh houses" */
  ruling: (reason: string, houses: string): string => `${reason}, ruling ${houses}`,
} as const;

/** One form after the other, so that the reasons of a page differ. */
export const comingPeriodReasons: readonly ((lord: string, house: number, age: number) => string)[] = [
  (lord, house, age) => `the period begins when you are ${age}, and ${lord} is in the ${formatOrdinal(house)} house`,
  (lord, house, age) => `${lord}, in your ${formatOrdinal(house)} house, is lord of the period from the age of ${age}`,
  (lord, house, age) => `at ${age} the period of ${lord} begins, which is in the ${formatOrdinal(house)}`,
];

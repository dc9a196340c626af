/** Titles, labels and tables of the chapters on numbers. */
import type { Dignity } from '#src/astrology/contract.ts';
import { formatOrdinal, formatOrdinalDigits, formatSpan } from '#src/reports/content/en/grammar/index.ts';

export const birthTitles = {
  day: (day: number) => `Born on the ${formatOrdinalDigits(day)}`,
  conductor: (value: number, title: string) => `Bhagyank ${value}, ${title}`,
  pair: (driver: number, conductor: number) => `${driver} beside ${conductor}`,
} as const;

/** Within a sentence. */
export const numberNames = {
  driver: 'mulank',
  conductor: 'bhagyank',
  name: 'name number',
  destiny: 'destiny',
  heart: 'heart',
  personality: 'personality',
} as const;

export const workingsTable = {
  head: ['Number', 'Working', 'Comes to'],
  labels: {
    mulank: 'Mulank (driver)',
    bhagyank: 'Bhagyank (conductor)',
    name: 'Name number',
    lifePath: 'Life path',
    birthday: 'Birthday number',
    destiny: 'Destiny, all letters',
    heart: 'Heart, the vowels',
    personality: 'Personality, the consonants',
    year: 'Personal year',
    month: 'Personal month',
    maturity: 'Maturity',
    soulUrge: 'Soul urge',
  },
} as const;

export const chartTable = {
  caption: 'The grahas behind your numbers, with the sign and the house of each in your chart.',
  captionWithoutTime: 'The grahas behind your numbers, and the sign of each on your day of birth.',
  head: ['Number', 'Graha', 'Sign', 'House', 'Dignity'],
  headWithoutTime: ['Number', 'Graha', 'Sign', 'Dignity'],
  labels: {
    driver: (digit: number) => `Mulank ${digit}`,
    conductor: (digit: number) => `Bhagyank ${digit}`,
    name: (digit: number) => `Name ${digit}`,
    year: (digit: number) => `Personal year ${digit}`,
  },
  /** If the graha changed its sign on the day of birth. */
  /** signs or dignities */
  eitherSign: (first: string, second: string) => `${first} or ${second}`,
  notGraded: 'not graded',
} as const;

export const dignityNames: Record<Dignity, string> = {
  exalted: 'exalted',
  moolatrikona: 'moolatrikona',
  own: 'own',
  friendly: 'friendly',
  neutral: 'neutral',
  enemy: 'enemy',
  debilitated: 'debilitated',
};

export const spellingTable = {
  head: ['Written as', 'Working', 'Compound', 'Figure'],
  noCompound: 'none',
} as const;

export const letterTableHead = ['Value', 'Letters'] as const;

export const customsTable = {
  custom: 'Custom',
  heads: {
    driver: (digit: number) => `Mulank ${digit}`,
    conductor: (digit: number) => `Bhagyank ${digit}`,
    name: (digit: number) => `Name ${digit}`,
  },
  rows: {
    days: 'Days',
    dates: 'Dates of the month',
    colours: 'Colours',
    metal: 'Metal',
    gift: 'To give away',
    months: 'Months',
  },
} as const;

/** The months of a year stand in two halves side by side. */
export const personalMonthsTableHead = [
  'First half',
  'Number',
  'In a word',
  'Second half',
  'Its number',
  'Its word',
] as const;

/** @param word of `personalMonths` */
export const personalMonthTitle = (month: string, value: number, word: string) => `${month}: ${value}, ${word}`;

export const personalYearTexts = {
  lane: 'Year of',
  current: (year: number, title: string, text: string) => `${year} is ${title}. ${text}`,
  next: (year: number, value: number, text: string) => `${year} is ${value} for you. ${text}`,
} as const;

export const arcTable = {
  caption:
    'The ages are those most books use: thirty-six less the life path as one digit, then twice nine years, then the rest.',
  head: ['Arc', 'Years', 'Age', 'Pinnacle', 'Working', 'Challenge', 'Working there'],
} as const;

export const arcNumerals = ['I', 'II', 'III', 'IV'] as const;

/** Years or ages: "1996 to 2023", "2041 on" */
export const arcSpans = {
  closed: (from: number, to: number) => formatSpan(String(from), String(to)),
  open: (from: number) => `${from} on`,
} as const;

/** The short chapter on numbers in other reports. */
export const shortChapterTexts = {
  because: (date: string) => `the date is ${date}, and the name is read as it was given.`,
  date: (driver: number, conductor: number) => `Mulank ${driver}, bhagyank ${conductor}`,
  chart: 'The mulank in your chart',
  name: 'The name',
  year: 'The year',
} as const;

export const summaryFacts = {
  mulank: 'Mulank (driver)',
  mulankNote: 'the day you were born on',
  bhagyank: 'Bhagyank (conductor)',
  bhagyankNote: 'the whole date',
  name: 'Name number',
  compound: (compound: number) => `compound ${compound}`,
  noCompound: 'no compound',
  year: 'Personal year',
  yearNote: 'from the date alone',
} as const;

export const summaryNow = {
  title: (year: number, month: number) => `Now: year ${year}, month ${month}`,
  /** @param yearText of `currentYearLine` */
  text: (lastDay: string, yearText: string, currentMonth: string, month: number) =>
    `Until ${lastDay}: ${yearText}. ${currentMonth} is a month of ${month} within it.`,
} as const;

export const summaryDates = {
  year: (value: number) => `Your personal year turns to ${value}.`,
  doubledMonth: (value: number) =>
    `Month and year are both ${value}, so that this number is at its clearest.`,
  arc: (arc: number, pinnacle: number, challenge: number) =>
    `The ${formatOrdinal(arc)} arc begins: pinnacle ${pinnacle}, challenge ${challenge}.`,
} as const;

/** Captions, heads and cells of the tables and figures of the year. */
import type { TajikaAspect, TajikaYoga } from '#src/astrology/contract-varshphal.ts';

export const positionsTable = {
  caption: (year: number) =>
    `Positions at the beginning of year ${year}, with the strength of the seven out of twenty.`,
  head: ['Graha', 'Sign', 'Degrees', 'House', 'Strength'],
  notWeighed: 'not weighed',
  /** @param degrees "18°46′" */
  retrograde: (degrees: string) => `${degrees} R`,
} as const;

export const officesTable = {
  caption: (yearLord: string) => `The five offices. ${yearLord} is lord of the year.`,
  head: ['Office', 'Held by', 'Aspects the lagna', 'Strength'],
  yes: 'yes',
  no: 'no',
} as const;

export const tajikaYogasTable = {
  caption:
    'The closest meetings, by the degrees in their signs and whichever way they move. Ithasala: the faster has fewer degrees and is still to come. Ishrafa: it has passed.',
  head: ['Faster', 'Slower', 'Meeting', 'Apart', 'Relation'],
} as const;

export const tajikaYogaNames: Record<TajikaYoga['yoga'], string> = {
  ithasala: 'ithasala',
  'full-ithasala': 'full ithasala',
  ishrafa: 'ishrafa',
};

export const tajikaAspectNames: Record<TajikaAspect, string> = {
  'open-friend': 'open friends',
  'secret-friend': 'secret friends',
  'open-enemy': 'open rivals',
  'secret-enemy': 'secret rivals',
};

export const sahamsTable = {
  caption: 'Sahams, points of the year for single matters, and the lord who answers for each.',
  head: ['Saham', 'Stands for', 'Sign', 'House', 'Lord'],
} as const;

export const sahamNames = {
  punya: 'Punya',
  vidya: 'Vidya',
  yasha: 'Yasha',
  mitra: 'Mitra',
  mahatmya: 'Mahatmya',
  karma: 'Karma',
  vivaha: 'Vivaha',
} as const;

export const muddaTable = {
  caption: 'The dashas of the year, each with the place of its lord in the chart of that year of life.',
  head: ['Lord', 'From', 'Until', 'Year of life', 'Its sign and house in that chart'],
} as const;

export const monthsTable = {
  caption:
    'The twelve months. Well placed: of eight grahas, counted from your Moon. Rank 1 is the month with the most support.',
  head: ['Month', 'The Sun enters', 'Points', 'Well placed', 'Rank'],
  headWithoutTime: ['Month', 'The Sun enters', 'Well placed', 'Rank'],
  rank: (rank: number) => `${rank} of 12`,
} as const;

export const solarYearsTable = {
  caption: 'The years of life that cover these months, each from one return of the Sun to the next.',
  head: ['Year of life', 'From', 'To', 'Muntha', 'Lord of the year'],
  headWithoutTime: ['Year of life', 'From', 'To', 'Muntha'],
} as const;

export const compactMonthsTable = {
  caption: 'Each month from the day on which the Sun changes its sign in it. Days in Indian time.',
  head: ['Month', 'The Sun enters', 'A day to use', 'Days to keep light'],
  noBestDay: 'none stands out',
  noRestDays: 'none',
  openRestDays: 'open',
  openNote: 'Open: these days depend on the sign of your Moon, which changed on your day of birth.',
} as const;

/** `axis`: what a bar stands for. */
export const monthBarsTexts = {
  axis: 'month',
  withBindus:
    'The points of each month: those which ashtakavarga gives the signs the Sun passes, weighed by its days there; below each month stands the sign it enters. The dashed line is the average of all charts. Gold: 30 and more. Outline: under 26. The rank in the table also counts how many grahas stand well, so a high bar is not always a high rank.',
  withoutBindus:
    'How many of eight grahas, the Moon left out, stand in good places from your Moon in the middle of each month; below it stands the sign that the Sun enters. The dashed line is the usual three. Gold: four and more. Outline: under three.',
} as const;

/** `note` stands in the lane below the sign. */
export const yearLanes = {
  withTime: {
    caption:
      'The number is the house from your lagna. Tinted: a good place from your Moon by the table of Phaladeepika.',
    note: (house: number) => `house ${house}`,
  },
  withoutTime: {
    caption:
      'The number is the place from your Moon sign. Tinted: a good place from your Moon by the table of Phaladeepika.',
    note: (place: number) => `place ${place}`,
  },
} as const;

/** The table of dates in the sky: what happens, and what it means. */
export const skyRows = {
  enters: (graha: string, sign: string) => `${graha} enters ${sign}`,
  nodesEnter: (rahuSign: string, ketuSign: string) => `Rahu enters ${rahuSign}, Ketu ${ketuSign}`,
  /** @param place "your second house" */
  signIs: (sign: string, place: string) => `${sign} is ${place}`,
  newMoon: 'New Moon',
  fullMoon: 'Full Moon',
  turnsBack: (graha: string, sign: string) => `${graha} turns back in ${sign}`,
  goesForward: (graha: string) => `${graha} goes forward again`,
  station: 'it stands still for a day and turns',
  yearBegins: (year: number) => `Your year ${year} of life begins`,
  solarReturn: 'the Sun is back at the degree of your birth',
  antarBegins: (lord: string) => `The antardasha of ${lord} begins`,
  withinMaha: (mahaLord: string) => `within the mahadasha of ${mahaLord}`,
  birthStar: (nakshatra: string) => `the Moon is in ${nakshatra}, your star`,
} as const;

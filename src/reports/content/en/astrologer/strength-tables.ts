/** Titles, heads and footnotes of the tables of strength and friendship. */

export const ashtakavargaTexts = {
  title: 'Ashtakavarga',
  note: 'points by sign; framed: the sign of the graha',
  firstHead: 'Graha',
  sum: 'Sum',
  all: 'All seven',
  house: 'House',
  footnote: (signs: string): string =>
    `Gold: 30 or more. Grey: under 25. Average 28. ${signs}.`,
} as const;

export const shadbalaTexts = {
  title: 'Shadbala',
  note: 'in virupas; total and need in rupas',
  head: ['Graha', 'Sthana', 'Dig', 'Kala', 'Chesh.', 'Nais.', 'Drik', 'Total', 'Need', 'Rank'],
  allReach: 'Every graha reaches its need. Rank is by total over need.',
  below: (grahas: string): string => `Below the need: ${grahas}. Rank is by total over need.`,
} as const;

export const friendshipTexts = {
  natural: { title: 'Friendship', note: 'natural' },
  temporary: { title: 'Temporary', note: 'by sign' },
  fivefold: { title: 'Friendship', note: 'fivefold' },
  firstHead: 'From',
  signs: {
    'great friend': '++',
    friend: '+',
    neutral: '=',
    enemy: '−',
    'great enemy': '−−',
  },
  /** two grahas whose friendship changes on a day of unknown time */
  undecided: '?',
  naturalFootnote: '+ friend, = neutral, − enemy',
  fivefoldFootnote: '++ great friend to −−\u00a0great enemy; = neutral',
  undecidedFootnote: '? changes with the sign of the Moon that day',
} as const;

export const vimshopakaTexts = {
  title: 'Vimshopaka bala',
  note: 'of 20, by vargas',
  head: ['Graha', '6', '7', '10', '16', 'Of ten'],
  /** of two own places among the ten vargas, of three, and so on */
  namesFromTwo: [
    'Parijata',
    'Uttama',
    'Gopura',
    'Simhasana',
    'Paravata',
    'Devaloka',
    'Brahmaloka',
    'Airavata',
    'Shridhama',
  ],
  none: '–',
  footnote: 'Last column: the name for two or more own signs or exaltations in the ten vargas.',
} as const;

export const bhavaBalaTexts = {
  title: 'Bhava bala',
  note: 'in virupas, total in rupas',
  head: ['House', 'Middle', 'Lord', 'Adhipati', 'Dig', 'Drishti', 'Total', 'Rank'],
} as const;

/** Titles of the parts in the chapters on the Moon. */
export const moonChapterTexts = {
  title: (sign: string): string => `Your Moon: ${sign}`,
  generalTitle: 'Your Moon',
  titleForTwoSigns: 'Your Moon, on a day of two signs',
  hindiTitle: 'चन्द्र',
  runningTitle: 'Your Moon',
  summary: 'What moves you, and what calms you',
  /** @param ending names the sign, or is empty if the Moon was in two signs that day */
  lead: (sign: string, ending: string): string =>
    `In Vedic astrology your sign is the sign of the Moon, not of the Sun. When an almanac or a newspaper speaks of your rashi, it means ${sign}. The Moon stands for your feelings: what moves you, what calms you, and what you need. ${ending}`,
  leadForTwoSigns:
    'In Vedic astrology your sign is the sign of the Moon, not of the Sun. An almanac or a newspaper calls it your rashi. The Moon stands for your feelings: what moves you, what calms you, and what you need.',
  sign: 'How you feel, and what calms you',
  ifInSign: (hours: string, sign: string): string => `If you were born ${hours}: Moon in ${sign}`,
  star: (star: string): string => `Your star, ${star}`,
  light: 'How much light it had',
} as const;

/** @param text begins with a small letter */
export const writeIfMoonIn = (sign: string, text: string): string => `If the Moon was in ${sign}, ${text}`;
/** Under the title of the second sign, if the first text under that of the first sign holds for both. @param firstTitle of the first sign */
export const sameFirstLine = (firstTitle: string): string => `The first answer under “${firstTitle}” holds here too.`;

/** In other chapters, of one of two parts if the Moon changed its sign on the day of birth. */
export const titleIfMoonIn = (title: string, sign: string): string => `${title}, if the Moon was in ${sign}`;

export const nakshatraChapterTexts = {
  title: (star: string): string => `Your star: ${star}`,
  generalTitle: 'Your star',
  titleForSeveral: 'Your star, one of several',
  runningTitle: 'Your nakshatra',
  summary: 'The star of the Moon at your birth, and what it gives you',
  qualities: 'What the star gives',
  pada: 'Its quarter',
  padaIntro: (star: string): string =>
    `${star} has four quarters, and each is linked with one aim of life and one sign of the navamsha.`,
} as const;

export const nakshatraStoryTitles = {
  emblem: 'Its emblem and its lord',
  name: 'A name for the rashi',
  story: (star: string): string => `The story of ${star}`,
} as const;

export type NamingSyllable = { devanagari: string; latin: string };

/** “The four sounds of Hasta, quarter by quarter: पू Pu, ष Sha, ण Na, ठ Tha.” */
export const listNamingSyllables = (star: string, syllables: readonly string[]): string =>
  `The four sounds of ${star}, quarter by quarter: ${syllables.join(', ')}.`;

/** A syllable in both scripts. */
export const formatNamingSyllable = ({ devanagari, latin }: NamingSyllable): string =>
  `${devanagari}\u00a0${latin}`;

/** Before the texts of the tenth and nineteenth nakshatras. */
export const writeDaysOfStar = (star: string, text: string): string => `The Moon in ${star}. ${text}`;

export const panchangPartTitles = {
  weekday: 'By the Sun: the weekday',
  lunarDay: 'By the Moon: the lunar day',
  yoga: 'By Sun and Moon together: the yoga',
} as const;

export const surroundingsTitles = {
  place: 'Where it is',
  neighbours: 'Grahas near it',
  comfort: 'What calms your Moon',
} as const;

export const moonSummaryTexts = {
  labels: {
    sign: 'Moon sign, your rashi',
    star: 'Birth star, your nakshatra',
    lunarDay: 'Lunar day, your tithi',
  },
  quarter: (quarter: string): string => `${quarter} quarter`,
  lead: (signLine: string, lightLine: string): string => `${signLine} ${lightLine}`,
  now: (tara: string): string => `Now: ${tara}`,
  period: (star: string, end: string, tara: string, meaning: string): string =>
    `On the day of this report the Moon is in ${star} until ${end}. For you this is a ${tara} day (${meaning}).`,
  date: (tara: string, star: string, end: string, use: string): string =>
    `${tara}, with the Moon in ${star} until ${end}. ${use}.`,
} as const;

export const taraTableTexts = {
  head: ['Tara', 'What its day is good for', 'because'],
  tara: (name: string, hindiName: string, meaning: string): string => `${name} ${hindiName}, ${meaning}`,
  lead: (star: string, text: string): string =>
    `Count from ${star} as one up to nine, three times. ${text}`,
  lords: (lords: string): string => `For you these are the stars of ${lords}.`,
  /** @param places “Hasta, Shravana or Rohini, stars of the Moon” */
  reason: (places: readonly string[]): string => `the Moon is in ${places.join('; or in ')}`,
  starsOfLord: (stars: string, lord: string): string => `${stars}, stars of ${lord}`,
  starsForBirth: (stars: string, birthStar: string): string => `${stars}, if you were born in ${birthStar}`,
} as const;

export const moonCalendarTexts = {
  /** The columns of the right half; their names must differ from those of the left half. */
  head: ['From', 'Star', 'Tara', 'From ', 'Star ', 'Tara '],
  order: (stars: string): string =>
    `Where several are given, they stand in the order of your possible stars: ${stars}.`,
} as const;

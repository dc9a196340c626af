/** Titles and heads of the tables of vargas, upagrahas and dashas, and the names of the upagrahas. */
import type { PartUpagraha } from '#src/astrology/upagrahas/upagraha-tables.ts';
import type { SunUpagraha } from '#src/astrology/upagrahas/sun-upagrahas.ts';

export const vargaTexts = {
  title: 'Sixteen vargas',
  note: 'षोडशवर्ग',
  firstHead: 'Graha',
  lagna: 'Lagna',
  undecided: '–',
  footnote: 'Framed: own sign or sign of exaltation. The hora (D2) is that of Parashara.',
  footnoteWithoutTime: 'Framed: own sign or exaltation. A dash: the sign changes that day.',
} as const;

export const upagrahaTexts = {
  title: 'Upagrahas',
  note: 'by parts of the day, then by the Sun',
  head: ['Upagraha', 'Place', 'Nakshatra', 'House'],
  names: {
    gulika: 'Gulika',
    yamaghantaka: 'Yamaghantaka',
    ardhaprahara: 'Ardhaprahara',
    kala: 'Kala',
    mrityu: 'Mrityu',
    dhuma: 'Dhuma',
    vyatipata: 'Vyatipata',
    parivesha: 'Parivesha',
    indrachapa: 'Indrachapa',
    upaketu: 'Upaketu',
  } satisfies Record<PartUpagraha | SunUpagraha, string>,
  mandi: 'Mandi',
  footnote: (start: string, middle: string, place: string): string =>
    `Gulika rises as Saturn’s part begins, at ${start}. By the middle of the part, ${middle}, it is at ${place}.`,
  noSunrise: 'On that day the Sun did not rise and set there, so the parts of the day do not exist.',
} as const;

export const yoginiTexts = {
  title: 'Yogini dasha',
  note: 'योगिनी; first day of each period',
  head: ['Yogini', 'Lord', 'Yrs', 'Round 1', 'Round 2', 'Round 3'],
  atBirth: 'at birth',
  none: '–',
  footnote: 'Gold: the period that runs now. Sankata is given to Rahu.',
} as const;

export const yoginiAntarTexts = {
  title: (yogini: string): string => `Within ${yogini}`,
  note: 'antardashas',
  head: ['Yogini', 'Lord', 'From'],
} as const;

export const runningTexts = {
  title: (date: string): string => `Vimshottari, ${date}`,
  head: ['Level', 'Lord', 'Until'],
  levels: {
    maha: 'Maha',
    antar: 'Antar',
    pratyantar: 'Pratyantar',
    sookshma: 'Sookshma',
    prana: 'Prana',
  },
} as const;

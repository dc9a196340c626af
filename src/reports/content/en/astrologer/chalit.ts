/** The page of the bhava chalit: captions, tables, and the statement on grahas that change their house. */

export const chalitTexts = {
  bySign: {
    title: 'Birth chart, by sign',
    caption: 'Each house is one whole sign. The rest of the report reads this chart.',
  },
  byCusp: {
    title: 'Bhava chalit, by cusp',
    caption: (moves: string): string => `Houses by Sripati. Framed: ${moves}.`,
    captionWithoutChange: 'Houses by Sripati. No graha is framed, since none changes its house.',
    move: (graha: string, from: number, to: number): string => `${graha} goes from ${from} to ${to}`,
    description: (sign: string, places: string): string =>
      `Bhava chalit. ${sign} rising. By cusp: ${places}.`,
    place: (graha: string, house: number): string => `${graha} in house ${house}`,
  },
  introWithoutChange: {
    general: 'By cusp every graha stays in the house that it has by sign. Both charts give the same reading.',
    blueprint: 'No graha changes its house when the houses are counted by cusp. The two drawings agree.',
  },
} as const;

export const cuspTexts = {
  title: 'Cusps, Sripati',
  head: ['House', 'Begins', 'Middle', 'Grahas'],
  footnote: (abbreviation: string, sign: string): string =>
    `Three letters name the sign: ${abbreviation} is ${sign}. A star marks a graha that changes its house.`,
} as const;

export const arudhaTexts = {
  title: 'Arudha padas',
  head: ['Pada', 'Sign', 'House'],
  /** the names of the first and the last pada have two spellings */
  names: { AL: 'A1, AL', UL: 'A12, UL' },
  footnote: 'UL is the upapada.',
} as const;

export const specialLagnaTexts = {
  title: 'Special lagnas',
  head: ['Lagna', 'Place', 'House'],
  names: {
    bhava: 'Bhava',
    hora: 'Hora',
    ghati: 'Ghati',
    vighati: 'Vighati',
    pranapada: 'Pranapada',
    varnada: 'Varnada',
    sree: 'Sree',
    indu: 'Indu',
  },
  footnote: (sunrise: string): string => `Counted from sunrise, ${sunrise}.`,
  noSunrise: 'Six of them need a sunrise, which that day did not have.',
} as const;

/** What a house is about, in a few words, first to twelfth. */
const houseTopics = [
  'your own person',
  'family and speech',
  'effort and siblings',
  'home and mother',
  'study and creative work',
  'daily duties and rivals',
  'other people',
  'hidden matters and research',
  'fortune and teachers',
  'standing and duty',
  'gains and friends',
  'rest and distant places',
] as const;

/** A buyer may own both books, so each has its own sentences. */
export const chalitReadings = {
  general: {
    one: (graha: string): string => `${graha} is in another house by cusp. This report reads it by sign.`,
    several: (grahas: string): string =>
      `${grahas} are in other houses by cusp. This report reads them by sign.`,
    also: (parts: string): string => `By cusp, ${parts}.`,
  },
  blueprint: {
    one: (graha: string): string =>
      `Counted by cusp, ${graha} changes its house. The chapters of this book read its house by sign.`,
    several: (grahas: string): string =>
      `Counted by cusp, ${grahas} change their houses. The chapters of this book read their houses by sign.`,
    also: (parts: string): string => `In the chalit chart ${parts}.`,
  },
} as const;

export const chalitStatement = {
  part: (graha: string, house: number): string => `${graha} counts for ${houseTopics[house - 1]!}`,
  /** the cusp behind the graha, or the one before it */
  beforeCusp: (graha: string, house: string, place: string): string =>
    `${graha} is in the ${house} house by sign, which begins by cusp only at ${place}`,
  afterCusp: (graha: string, house: string, nextHouse: string, place: string): string =>
    `${graha} is in the ${house} house by sign, and the ${nextHouse} begins by cusp at ${place}`,
  place: (degree: string, sign: string): string => `${degree} in ${sign}`,
  source: 'Sripati Paddhati 1',
} as const;

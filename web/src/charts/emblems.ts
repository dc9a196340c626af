/** The houses that each report highlights in its emblem: main houses, supporting houses, and one sign. */
export type EmblemParts = {
  lit: readonly number[];
  hatched: readonly number[];
  /** what else is drawn: a dot, the four angles, nine numbers, twelve months, 27 stars, Saturn's arc */
  sign?: 'point' | 'heart' | 'nine' | 'months' | 'stars' | 'arc';
};

export const EMBLEMS: Record<string, EmblemParts> = {
  'janam-kundli': { lit: [1], hatched: [], sign: 'point' },
  'career-wealth': { lit: [10], hatched: [2, 11] },
  'love-marriage': { lit: [7], hatched: [5, 1] },
  'life-blueprint': { lit: [1, 4, 7, 10], hatched: [], sign: 'heart' },
  'year-ahead': { lit: [11], hatched: [9], sign: 'months' },
  'numerology-profile': { lit: [3], hatched: [], sign: 'nine' },
  'free-kundli': { lit: [], hatched: [1] },
  'moon-and-nakshatra': { lit: [4], hatched: [], sign: 'stars' },
  'sade-sati-check': { lit: [1], hatched: [12, 2], sign: 'arc' },
};

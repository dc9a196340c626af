/** The parts of the emblem of a report: its main houses, its supporting houses (hatched), and a motif. */
export type EmblemParts = {
  highlightedHouses: readonly number[];
  hatchedHouses: readonly number[];
  /** a point in the first house, one in the centre, nine dots, twelve months, 27 nakshatras, Saturn's arc, or two rings */
  motif?: 'point' | 'centre' | 'nine' | 'months' | 'stars' | 'arc' | 'rings';
};

export const EMBLEMS: Record<string, EmblemParts> = {
  'janam-kundli': { highlightedHouses: [1], hatchedHouses: [], motif: 'point' },
  'career-wealth': { highlightedHouses: [10], hatchedHouses: [2, 11] },
  'love-marriage': { highlightedHouses: [7], hatchedHouses: [5, 1] },
  'life-blueprint': { highlightedHouses: [1, 4, 7, 10], hatchedHouses: [], motif: 'centre' },
  'year-ahead': { highlightedHouses: [11], hatchedHouses: [9], motif: 'months' },
  'numerology-profile': { highlightedHouses: [3], hatchedHouses: [], motif: 'nine' },
  'match-report': { highlightedHouses: [1, 7], hatchedHouses: [], motif: 'rings' },
  'free-kundli': { highlightedHouses: [], hatchedHouses: [1] },
  'moon-and-nakshatra': { highlightedHouses: [4], hatchedHouses: [], motif: 'stars' },
  'sade-sati-check': { highlightedHouses: [1], hatchedHouses: [12, 2], motif: 'arc' },
};

/** The bands in which almanacs judge the sum of the eight kootas: from 18, 25 and 33 points, halves rounded up. */

export const MAX_POINTS = 36;
/** By custom this many points are sufficient. */
export const CUSTOMARY_POINTS = 18;

/** The lowest sum of each band, the highest band first. */
export const SCORE_BANDS = { high: 32.5, good: 24.5, accepted: CUSTOMARY_POINTS, low: 0 } as const;
export type ScoreBand = keyof typeof SCORE_BANDS;

export const getScoreBand = (points: number): ScoreBand =>
  (Object.keys(SCORE_BANDS) as ScoreBand[]).find((band) => points >= SCORE_BANDS[band])!;

/** Numbers of the figures, computed once by the astrology engine (Lahiri ayanamsa). facts.test.ts computes them again. */

/** Minutes that each sign takes to rise in Delhi (28.61 N 77.21 E) on 4 June 1996, Mesha first. */
export const risingMinutesInDelhi = [95, 115, 135, 140, 137, 137, 139, 139, 124, 103, 87, 85] as const;

/**
 * How long three facts of the sample chart stay the same around its birth time, `birthMinute`. `from`, `to` and
 * `birthMinute` are minutes since midnight, Indian time; `period` is from the first to the last whole minute.
 */
export const birthTimeRanges = {
  birthMinute: 14 * 60 + 30,
  ranges: [
    { fact: 'Moon’s quarter, Purva Ashadha 4', period: '11:30 am to 4:51 pm', from: 689.6, to: 1011.3 },
    { fact: 'Lagna, Kanya', period: '1:08 to 3:19 pm', from: 787.2, to: 919.9 },
    { fact: 'Navamsha lagna, Mithuna', period: '2:21 to 2:35 pm', from: 860.7, to: 875.4 },
  ],
} as const;

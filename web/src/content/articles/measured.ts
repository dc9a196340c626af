/** Numbers that figures draw, computed by the engine once; facts.test.ts computes them again. Lahiri ayanamsa. */

/** Minutes that each sign takes to rise in Delhi (28.61 N 77.21 E) on 4 June 1996, Mesha first. */
export const risingInDelhi = [95, 115, 135, 140, 137, 137, 139, 139, 124, 103, 87, 85] as const;

/** How long three facts stay as they are around the sample birth, in minutes of that day by Indian time. */
export const birthHour = {
  minute: 14 * 60 + 30,
  spans: [
    { fact: 'Moon’s quarter, Purva Ashadha 4', text: '11:30 am to 4:51 pm', from: 689.6, to: 1011.3 },
    { fact: 'Lagna, Kanya', text: '1:07 to 3:20 pm', from: 787.2, to: 919.9 },
    { fact: 'Navamsha lagna, Mithuna', text: '2:21 to 2:35 pm', from: 860.7, to: 875.4 },
  ],
} as const;

/** The table of the eight kootas, and what the sum does not say. */
export const scoreLead = (points: string): string =>
  `The eight kootas give ${points} of 36 points. The table shows where the points come from, and where they are missing.`;
export const scoreTable = {
  caption: 'The eight kootas of this match',
  head: (first: string, second: string) => ['Koota', 'Measures', first, second, 'Points', 'Of'],
  total: 'Sum',
} as const;

/** By the lowest sum of the band. */
export const scoreBands = {
  high: (from: string) => `From ${from} points on, tradition calls a match very good. Few couples have so many, and you should still talk about the parts below their maximum.`,
  good: (from: string) => `From ${from} points on, tradition calls a match good. The missing points show where habits differ.`,
  accepted: (from: string) => `From ${from} points on, tradition accepts a match. Look at the large kootas, because bhakoot and nadi weigh most.`,
  low: () => 'Fewer than 18 points mean that custom asks for a closer look at both whole charts. The sum alone never decides a match.',
} as const;
export const scoreOpen =
  'A birth time is unknown, so the sum can only be given as a range. The table of possible birth stars shows which sums belong to which star.';

export const scoreBandReasons = (points: string): string => `the eight kootas add up to ${points} of 36 points`;

export const hoursTable = {
  caption: (name: string) => `The sum by the hour of birth of ${name}`,
  head: (name: string) => [`${name} was born`, 'Star', 'Moon sign', 'Points'],
} as const;

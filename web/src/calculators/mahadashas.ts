/** The nine periods of the specification (point 9), in their order from birth. */
import type { Graha } from '#src/astrology/contract-names.ts';

export type Mahadasha = { planet: Graha; years: number };

export const MAHADASHAS: readonly Mahadasha[] = [
  { planet: 'Ketu', years: 7 },
  { planet: 'Venus', years: 20 },
  { planet: 'Sun', years: 6 },
  { planet: 'Moon', years: 10 },
  { planet: 'Mars', years: 7 },
  { planet: 'Rahu', years: 18 },
  { planet: 'Jupiter', years: 16 },
  { planet: 'Saturn', years: 19 },
  { planet: 'Mercury', years: 17 },
];

/** Lists the age at which each period ends: 7, 27, 33 … 120. */
export function listPeriodEnds(): number[] {
  let sum = 0;
  return MAHADASHAS.map(({ years }) => (sum += years));
}

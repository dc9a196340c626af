/** The nine great periods laid end to end from the year of birth, point 9 of the specification. */
import type { Graha } from '#src/astrology/contract-names.ts';
import { parseCivilDate } from './civil-date.ts';

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

export type Dasha = { age: number; currentMahadasha: Mahadasha; nextMahadasha: Mahadasha };

/**
 * `age` is this year less the year of birth, never below 0. A period lasts through the age it adds up to: 7 is still
 * Ketu, 120 still Mercury, and above 120 the cycle begins again with Ketu, then Venus.
 */
export function estimateDasha(birthDate: string, thisYear: number): Dasha {
  const age = Math.max(0, thisYear - parseCivilDate(birthDate).year);
  const ends = listPeriodEnds();
  const current = Math.max(
    0,
    ends.findIndex((end) => age <= end),
  );
  const next = (current + 1) % MAHADASHAS.length;
  return { age, currentMahadasha: MAHADASHAS[current]!, nextMahadasha: MAHADASHAS[next]! };
}

/** The age at which each period is over: 7, 27, 33 … 120. */
export function listPeriodEnds(): number[] {
  let sum = 0;
  return MAHADASHAS.map(({ years }) => (sum += years));
}

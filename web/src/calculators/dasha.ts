/** Estimates the mahadasha by age alone, as the specification of the site requires (point 9). */
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
 * `age` is `thisYear` minus the year of birth, at least 0. The nine periods follow each other from birth. A period
 * includes the age at which it ends: Ketu ends with 7, Mercury with 120. Above 120 the period is Ketu, the next Venus.
 */
export function estimateDasha(birthDate: string, thisYear: number): Dasha {
  const age = Math.max(0, thisYear - parseCivilDate(birthDate).year);
  const ends = listPeriodEnds();
  const currentIndex = Math.max(
    0,
    ends.findIndex((end) => age <= end),
  );
  const nextIndex = (currentIndex + 1) % MAHADASHAS.length;
  return { age, currentMahadasha: MAHADASHAS[currentIndex]!, nextMahadasha: MAHADASHAS[nextIndex]! };
}

/** Lists the age at which each period ends: 7, 27, 33 … 120. */
export function listPeriodEnds(): number[] {
  let sum = 0;
  return MAHADASHAS.map(({ years }) => (sum += years));
}

/** Estimates the mahadasha by age alone, as the specification of the site requires (point 9). */
import { parseCivilDate } from './civil-date.ts';
import { listPeriodEnds, MAHADASHAS, type Mahadasha } from './mahadashas.ts';

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

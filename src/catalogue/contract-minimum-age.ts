/** The minimum age of the person whom a report is about. */
import { CHILDHOOD_END_AGE, computeAge } from '#src/places/contract-age.ts';

/** A match is made for adults by law only. */
export const MATCH_AGE = 18;

/** Reports about work and marriage, which are not sold for a child. */
const MINIMUM_AGES: ReadonlyMap<string, number> = new Map([
  ['career-wealth', CHILDHOOD_END_AGE],
  ['love-marriage', CHILDHOOD_END_AGE],
  ['match-report', MATCH_AGE],
]);

/** In completed years; undefined for a report without a minimum. */
export const getMinimumAge = (reportKey: string): number | undefined => MINIMUM_AGES.get(reportKey);

/** `birthDate` and `today` are civil dates, YYYY-MM-DD. */
export function isTooYoungFor(reportKey: string, birthDate: string, today: string): boolean {
  const minimumAge = getMinimumAge(reportKey);
  return minimumAge !== undefined && computeAge(birthDate, today) < minimumAge;
}

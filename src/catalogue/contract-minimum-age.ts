/** The minimum age of the person whom a report is about. */
import { CHILDHOOD_END_AGE, computeAge } from '#src/places/contract-age.ts';

/** Reports about work and marriage, which are not sold for a child. */
const ADULT_REPORTS: ReadonlySet<string> = new Set(['career-wealth', 'love-marriage']);

/** In completed years; undefined for a report without a minimum. */
export const getMinimumAge = (reportKey: string): number | undefined =>
  ADULT_REPORTS.has(reportKey) ? CHILDHOOD_END_AGE : undefined;

/** `birthDate` and `today` are civil dates, YYYY-MM-DD. */
export function isTooYoungFor(reportKey: string, birthDate: string, today: string): boolean {
  const minimumAge = getMinimumAge(reportKey);
  return minimumAge !== undefined && computeAge(birthDate, today) < minimumAge;
}

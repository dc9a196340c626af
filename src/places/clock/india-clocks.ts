/**
 * Indian clocks that are missing in the IANA database. Before 1906 nearly every town used its own mean time, while the
 * database has Madras time for all. Bombay used its own time beside standard time until 1955, Calcutta until 1948. In
 * the Second World War clocks were an hour ahead, but some families still used standard time.
 */
import type { Temporal } from 'temporal-polyfill';
import type { Place } from '#src/places/contract.ts';

const STANDARD_TIME_FIRST_YEAR = 1906;
/** +5:30 */
export const STANDARD_OFFSET_SECONDS = 19_800;
/** +6:30, from October 1941 to May 1942 and from September 1942 to October 1945. */
export const WAR_OFFSET_SECONDS = 23_400;
/** +4:51, used in Bombay until 1955. */
export const BOMBAY_OFFSET_SECONDS = 17_460;
/** +5:53:20, used in Calcutta until 1948. */
export const CALCUTTA_OFFSET_SECONDS = 21_200;

const BOMBAY_TIME_STATES = ['Maharashtra', 'Gujarat', 'Goa'];
const CALCUTTA_TIME_STATES = ['West Bengal', 'Bihar', 'Jharkhand', 'Odisha', 'Assam'];

/** Computes the offset of local mean time in seconds east of Greenwich, from degrees east. */
export const getMeanTimeOffset = ({ longitude }: Pick<Place, 'longitude'>) =>
  Math.round(longitude * SECONDS_PER_DEGREE);

/** The Earth turns through one degree in four minutes. */
const SECONDS_PER_DEGREE = 240;

/**
 * Returns the offset in seconds east of Greenwich that replaces the one of the IANA database; undefined where the
 * database is right.
 */
export function findIndianMeanTime(place: Place, local: Temporal.PlainDateTime): number | undefined {
  return place.country === 'IN' && local.year < STANDARD_TIME_FIRST_YEAR
    ? getMeanTimeOffset(place)
    : undefined;
}

/**
 * Lists the offsets, in seconds, of other clocks that people used at that place and time. They are offered as a choice,
 * never assumed.
 */
export function listIndianAlternatives(
  place: Place,
  local: Temporal.PlainDateTime,
  officialOffset: number,
): number[] {
  if (place.country !== 'IN' || local.year < STANDARD_TIME_FIRST_YEAR) return [];
  const isUsed = (states: readonly string[], until: number) =>
    local.year < until && states.includes(place.region ?? '');
  return [
    ...(officialOffset === WAR_OFFSET_SECONDS ? [STANDARD_OFFSET_SECONDS] : []),
    ...(isUsed(BOMBAY_TIME_STATES, 1955) ? [BOMBAY_OFFSET_SECONDS] : []),
    ...(isUsed(CALCUTTA_TIME_STATES, 1948) ? [CALCUTTA_OFFSET_SECONDS] : []),
  ];
}

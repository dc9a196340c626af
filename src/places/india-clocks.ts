/**
 * Clocks of India that the IANA database does not tell: before 1906 nearly every town kept its own mean time, while the
 * database gives Madras time to all; Bombay kept its own time beside Standard Time until 1955, Calcutta until 1948; and in the war,
 * when clocks stood an hour ahead, some families went on telling the old hour.
 */
import type { Temporal } from 'temporal-polyfill';
import type { Place } from './contract.ts';

const STANDARD_TIME_BEGINS = 1906;
/** +5:30 */
export const STANDARD_SECONDS = 19_800;
/** +6:30, from October 1941 to May 1942 and from September 1942 to October 1945. */
export const WAR_SECONDS = 23_400;
/** +4:51, kept in Bombay until 1955. */
export const BOMBAY_SECONDS = 17_460;
/** +5:53:20, kept in Calcutta until 1948. */
export const CALCUTTA_SECONDS = 21_200;

const BOMBAY_LANDS = ['Maharashtra', 'Gujarat', 'Goa'];
const CALCUTTA_LANDS = ['West Bengal', 'Bihar', 'Jharkhand', 'Odisha', 'Assam'];

/** The Sun's own mean time: four minutes a degree. */
export const localMeanTime = ({ longitude }: Pick<Place, 'longitude'>) => Math.round(longitude * 240);

/** Seconds east of Greenwich that stand in for the database's offset; undefined where the database is right. */
export function indianMeanTime(place: Place, local: Temporal.PlainDateTime): number | undefined {
  return place.country === 'IN' && local.year < STANDARD_TIME_BEGINS ? localMeanTime(place) : undefined;
}

/** Other clocks that were kept there then, beside the one in force: to be offered, never assumed. */
export function indianAlternatives(place: Place, local: Temporal.PlainDateTime, inForce: number): number[] {
  if (place.country !== 'IN' || local.year < STANDARD_TIME_BEGINS) return [];
  const kept = (lands: readonly string[], until: number) =>
    local.year < until && lands.includes(place.region ?? '');
  return [
    ...(inForce === WAR_SECONDS ? [STANDARD_SECONDS] : []),
    ...(kept(BOMBAY_LANDS, 1955) ? [BOMBAY_SECONDS] : []),
    ...(kept(CALCUTTA_LANDS, 1948) ? [CALCUTTA_SECONDS] : []),
  ];
}

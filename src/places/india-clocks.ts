/**
 * Clocks of India that the IANA database does not tell: before 1906 nearly every town kept its own mean time, while the
 * database gives Madras time to all; Bombay kept its own time beside Standard Time until 1955, Calcutta until 1948.
 */
import type { Temporal } from 'temporal-polyfill';
import type { Place } from './contract.ts';

const STANDARD_TIME_BEGINS = 1906;
/** +4:51, kept in Bombay until 1955. */
export const BOMBAY_SECONDS = 17_460;
/** +5:53:20, kept in Calcutta until 1948. */
export const CALCUTTA_SECONDS = 21_200;
const BOMBAY_LANDS = ['Maharashtra', 'Gujarat', 'Goa'];
const CALCUTTA_LANDS = ['West Bengal', 'Bihar', 'Jharkhand', 'Odisha', 'Assam'];

export type IndianClocks = {
  /** stands in for the zone database's offset */
  instead?: number;
  /** other clocks that were kept there then, to be offered */
  alternatives: number[];
};

/** The Sun's own mean time: four minutes a degree. */
export const localMeanTime = ({ longitude }: Pick<Place, 'longitude'>) => Math.round(longitude * 240);

export function indianOffsets(place: Place, local: Temporal.PlainDateTime): IndianClocks | undefined {
  if (place.country !== 'IN') return undefined;
  if (local.year < STANDARD_TIME_BEGINS) return { instead: localMeanTime(place), alternatives: [] };
  if (local.year < 1955 && BOMBAY_LANDS.includes(place.region ?? ''))
    return { alternatives: [BOMBAY_SECONDS] };
  if (local.year < 1948 && CALCUTTA_LANDS.includes(place.region ?? ''))
    return { alternatives: [CALCUTTA_SECONDS] };
  return undefined;
}

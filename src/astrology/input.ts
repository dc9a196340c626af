/** What the engine is asked, checked before anything is computed. */
import { type Instant, toInstant, parseUt } from './ephemeris/instant.ts';
import type { Spot } from './ephemeris/longitudes.ts';

/** One birth in the terms of the sky. Latitude north and longitude east positive, degrees. */
export type BirthMoment = Spot & {
  /** ISO instant */
  utc: string;
  /** false: the chart is cast for `utc` all the same, but without lagna and houses */
  timeKnown: boolean;
  /** IANA zone; with `localDate` it says which civil day the birth belongs to. Without it the place's mean time counts. */
  zone?: string;
  /** YYYY-MM-DD by the clock of the place */
  localDate?: string;
};

/** A question the engine cannot answer. `field` is the property of BirthMoment to change. */
export class ChartInputError extends Error {
  override name = 'ChartInputError';
  readonly code: 'bad-instant' | 'out-of-range' | 'bad-place' | 'no-zone' | 'impossible-date';
  readonly field: keyof BirthMoment;
  constructor(code: ChartInputError['code'], field: keyof BirthMoment, message: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

/** The years in which the tables are known to hold. */
export const FIRST_YEAR = 1800;
export const LAST_YEAR = 2100;

/** @throws ChartInputError */
export function parseInstant({ utc, latitude, longitude }: BirthMoment): Instant {
  const ut = parseUt(utc);
  if (Number.isNaN(ut))
    throw new ChartInputError(
      'bad-instant',
      'utc',
      'The instant is no ISO date and time. Write it as 1996-06-04T09:00:00Z.',
    );
  // A day more on both sides: local years reach over the UTC ones.
  if (ut < parseUt(`${FIRST_YEAR - 1}-12-31T00:00:00Z`) || ut >= parseUt(`${LAST_YEAR + 1}-01-02T00:00:00Z`))
    throw new ChartInputError(
      'out-of-range',
      'utc',
      `Charts are computed for the years ${FIRST_YEAR} to ${LAST_YEAR}. Please check the year.`,
    );
  if (!(Math.abs(latitude) < 90))
    throw new ChartInputError(
      'bad-place',
      'latitude',
      'The latitude must lie between -90 and 90 degrees, poles excluded.',
    );
  if (!(Math.abs(longitude) <= 180))
    throw new ChartInputError(
      'bad-place',
      'longitude',
      'The longitude must lie between -180 and 180 degrees, east positive.',
    );
  return toInstant(ut);
}

/** The input of the engine. It is validated before any computation. */
import { type Instant, toInstant, parseUt } from './ephemeris/instant.ts';
import type { GeographicLocation } from './ephemeris/longitudes.ts';

/** Time and place of a birth. Latitude and longitude are degrees, north and east positive. */
export type BirthMoment = GeographicLocation & {
  /** ISO instant */
  utc: string;
  /** if false, the chart is computed for `utc` without lagna and houses */
  isTimeKnown: boolean;
  /**
   * IANA zone; together with `localDate` it determines the civil day of the birth. Without zone and offset local mean
   * time is used.
   */
  zone?: string;
  /** YYYY-MM-DD in the local time of the place */
  localDate?: string;
  /**
   * Offset of the local clock at the birth, east positive. The engine takes the clock of a zone from ICU, which lacks many
   * clocks before 1975 and the second clocks of Indian towns; where ICU has another offset, this one is used.
   */
  utcOffsetSeconds?: number;
};

/** Thrown for input that the engine cannot compute. `field` is the invalid property of BirthMoment. */
export class ChartInputError extends Error {
  override name = 'ChartInputError';
  readonly code: 'bad-instant' | 'out-of-range' | 'bad-place' | 'unknown-zone' | 'impossible-date';
  readonly field: keyof BirthMoment;
  constructor(code: ChartInputError['code'], field: keyof BirthMoment, message: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

/** The ephemeris tables are verified for these years. */
export const FIRST_YEAR = 1800;
export const LAST_YEAR = 2100;

/** @throws ChartInputError */
export function parseInstant({ utc, latitude, longitude }: BirthMoment): Instant {
  const ut = parseUt(utc);
  if (Number.isNaN(ut))
    throw new ChartInputError(
      'bad-instant',
      'utc',
      'The instant is not an ISO date and time. Write it as 1996-06-04T09:00:00Z.',
    );
  // One more day on both sides is accepted, because local years extend beyond the UTC ones.
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

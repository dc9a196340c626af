/** The Moon: ELP/MPP02 (Chapront and Francou, A&A 404, 2003), fitted to the JPL ephemerides. */
import tables from './data/ephemeris.json' with { type: 'json' };
import { rectangular, type State } from './heliocentric.ts';
import { remembering } from './remembering.ts';
import { elpSum, seriesOf, type Sum } from './series.ts';

const DAYS_PER_CENTURY = 36_525;
const ARCSECOND = Math.PI / 648_000;

const LONGITUDE = seriesOf(tables.Moon.L);
const LATITUDE = seriesOf(tables.Moon.B);

/** From the theory's point of departure to the mean equinox of date, radians: ELP/MPP02, explanatory note 5.3. */
const PRECESSION = [0, 5029.0966 - 0.29965, 1.112, 0.000077, -0.00002353].map((each) => each * ARCSECOND);

/** Radians on the mean ecliptic and equinox of date; the rate by the day. */
export type MoonLongitude = Sum;

/** Geometric. `tt` in days of terrestrial time from J2000.0. */
export function moonLongitude(tt: number): MoonLongitude {
  const { value, rate } = longitudeAt(tt);
  return { value, rate: rate / DAYS_PER_CENTURY };
}

/**
 * Direction and its change in a day, on the mean ecliptic and equinox of date. The distance is left out: it turns neither the
 * direction nor the plane of the motion.
 */
export function moonDirection(tt: number): State {
  const latitude = elpSum(LATITUDE, tt / DAYS_PER_CENTURY);
  const b = { value: latitude.value * ARCSECOND, rate: latitude.rate * ARCSECOND };
  return rectangular(longitudeAt(tt), b, { value: 1, rate: 0 }, DAYS_PER_CENTURY);
}

/** The rate by the century. */
const longitudeAt = remembering((tt): Sum => {
  const t = tt / DAYS_PER_CENTURY;
  const [mean, turned, periodic] = [
    polynomial(tables.Moon.mean, t),
    polynomial(PRECESSION, t),
    elpSum(LONGITUDE, t),
  ];
  return {
    value: mean.value + turned.value + periodic.value * ARCSECOND,
    rate: mean.rate + turned.rate + periodic.rate * ARCSECOND,
  };
});

function polynomial(coefficients: readonly number[], t: number): Sum {
  let [value, rate] = [0, 0];
  for (const coefficient of coefficients.toReversed()) {
    rate = rate * t + value;
    value = value * t + coefficient;
  }
  return { value, rate };
}

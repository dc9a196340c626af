/** The Moon: ELP/MPP02 (Chapront and Francou, A&A 404, 2003), fitted to the JPL ephemerides. */
import tables from './data/ephemeris.json' with { type: 'json' };
import { rectangular, type State } from './heliocentric.ts';
import { remembering } from './remembering.ts';
import { elpSum, type Sum } from './series.ts';

const DAYS_PER_CENTURY = 36_525;
const ARCSECOND = Math.PI / 648_000;

export type MoonState = State & {
  /** radians on the mean ecliptic of date, and radians a day */
  longitude: number;
  speed: number;
};

/** Geometric, in kilometres and days, on the mean ecliptic and equinox of date. `tt` in days of terrestrial time from J2000.0. */
export const moonState: (tt: number) => MoonState = remembering((tt) => {
  const t = tt / DAYS_PER_CENTURY;
  const l = plus(
    scaled(elpSum(tables.Moon.L, t), ARCSECOND),
    polynomial(tables.Moon.mean, t),
    polynomial(PRECESSION, t),
  );
  const b = scaled(elpSum(tables.Moon.B, t), ARCSECOND);
  const r = elpSum(tables.Moon.R, t);
  return { ...rectangular(l, b, r, DAYS_PER_CENTURY), longitude: l.value, speed: l.rate / DAYS_PER_CENTURY };
});

/** From the departure point of the theory to the mean equinox of date, radians: ELP/MPP02, explanatory note 5.3. */
const PRECESSION = [0, 5029.0966 - 0.29965, 1.112, 0.000077, -0.00002353].map((each) => each * ARCSECOND);

function polynomial(coefficients: readonly number[], t: number): Sum {
  let [value, rate] = [0, 0];
  for (const coefficient of coefficients.toReversed()) {
    rate = rate * t + value;
    value = value * t + coefficient;
  }
  return { value, rate };
}

const scaled = ({ value, rate }: Sum, factor: number): Sum => ({
  value: value * factor,
  rate: rate * factor,
});

const plus = (...sums: Sum[]): Sum =>
  sums.reduce((a, b) => ({ value: a.value + b.value, rate: a.rate + b.rate }));

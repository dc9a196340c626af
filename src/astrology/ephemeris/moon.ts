/**
 * Computes the position of the Moon. Source: ELP/MPP02 (Chapront and Francou, Astronomy & Astrophysics 404, 2003),
 * fitted to the ephemerides of JPL.
 */
import tables from './data/ephemeris.json' with { type: 'json' };
import { memoize } from './memoize.ts';
import {
  type Derivatives,
  buildElpSeries,
  sumElp,
  evaluatePolynomial,
  buildSmallTermSeries,
  sumSmallTerms,
} from './series.ts';

const DAYS_PER_CENTURY = 36_525;
const ARCSECOND = Math.PI / 648_000;

const LONGITUDE = buildElpSeries(tables.Moon.L);
const SMALL_TERMS = buildSmallTermSeries(tables.Moon.smallTerms);
const LATITUDE = buildElpSeries(tables.Moon.B);
const DISTANCE = buildElpSeries(tables.Moon.R);

/**
 * Precession from the theory's inertial equinox to the mean equinox of date, arcseconds: ELP/MPP02, explanatory
 * note 5.3.
 */
const PRECESSION = [0, 5029.0966 - 0.29965, 1.112, 0.000077, -0.00002353];

/**
 * Arcseconds from the Moon and equinox of DE405, to which the theory was fitted, to those of DE441: an offset
 * between the two equinoxes of 2000 (Chapront et al., A&A 387, 2002) and a drift. Derived from twenty positions of
 * 1869 to 2024, which then agree within 0.005.
 */
const CORRECTION = [-0.0354, 0.0167];

const MEAN_LONGITUDE = tables.Moon.mean.map(
  (coefficient, power) => coefficient + (PRECESSION[power]! + (CORRECTION[power] ?? 0)) * ARCSECOND,
);

/**
 * Geometric longitude on the mean ecliptic and equinox of date, radians; rates per day. `tt` in days of terrestrial
 * time from J2000.0.
 */
export const computeMoonLongitude: (tt: number) => Derivatives = memoize((tt) => {
  const t = tt / DAYS_PER_CENTURY;
  const [mean, periodic] = [evaluatePolynomial(MEAN_LONGITUDE, t), toRadians(sumElp(LONGITUDE, t))];
  return toRatesPerDay({
    value: mean.value + periodic.value + sumSmallTerms(SMALL_TERMS, t) * ARCSECOND,
    rate: mean.rate + periodic.rate,
    acceleration: mean.acceleration + periodic.acceleration,
    jerk: mean.jerk + periodic.jerk,
  });
});

/** The latitude is accurate enough for the node only. */
export const computeMoonLatitude: (tt: number) => Derivatives = memoize((tt) =>
  toRatesPerDay(toRadians(sumElp(LATITUDE, tt / DAYS_PER_CENTURY))),
);

const LIGHT_KM_A_DAY = 299_792.458 * 86_400;

/**
 * Creates the apparent longitude of the Moon in radians as a function of days after `tt`. It includes light-time (1.2
 * to 1.36 s) and is accurate to 0.02 arcseconds for four hours before and after, without another evaluation of the
 * theory.
 */
export function createMoonFunction(tt: number): (days: number) => number {
  const { value, rate, acceleration, jerk } = computeMoonLongitude(tt);
  const lightTimeDays = computeLightTime(tt);
  return (days) => {
    const d = days - lightTimeDays;
    return value + d * (rate + (d / 2) * (acceleration + (d / 3) * jerk));
  };
}

/** Radians a day at `days` after `tt`, not corrected for light-time. */
export function computeMoonSpeed(tt: number, days: number): number {
  const { rate, acceleration, jerk } = computeMoonLongitude(tt);
  return rate + days * (acceleration + (days / 2) * jerk);
}

/** Days. */
const computeLightTime = memoize((tt) => sumElp(DISTANCE, tt / DAYS_PER_CENTURY).value / LIGHT_KM_A_DAY);

const toRadians = ({ value, rate, acceleration, jerk }: Derivatives): Derivatives => ({
  value: value * ARCSECOND,
  rate: rate * ARCSECOND,
  acceleration: acceleration * ARCSECOND,
  jerk: jerk * ARCSECOND,
});

const toRatesPerDay = ({ value, rate, acceleration, jerk }: Derivatives): Derivatives => ({
  value,
  rate: rate / DAYS_PER_CENTURY,
  acceleration: acceleration / DAYS_PER_CENTURY ** 2,
  jerk: jerk / DAYS_PER_CENTURY ** 3,
});

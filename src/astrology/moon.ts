/** The Moon: ELP/MPP02 (Chapront and Francou, A&A 404, 2003), fitted to the JPL ephemerides. */
import tables from './data/ephemeris.json' with { type: 'json' };
import { remembering } from './remembering.ts';
import { elpSum, polynomial, seriesOf, type Sum } from './series.ts';

const DAYS_PER_CENTURY = 36_525;
const ARCSECOND = Math.PI / 648_000;

const LONGITUDE = seriesOf(tables.Moon.L);
const LATITUDE = seriesOf(tables.Moon.B);

/**
 * From the theory's inertial equinox to the mean equinox of date, arcseconds. The rates are those of ELP/MPP02's explanatory note 5.3. The
 * constant is the step between the two equinoxes of 2000 (Chapront et al., A&A 387, 2002, with the frame bias of IAU 2000); without it the Moon
 * stands 0.037 ahead of JPL's DE441.
 */
const PRECESSION = [-0.0375, 5029.0966 - 0.29965, 1.112, 0.000077, -0.00002353];
const MEAN_LONGITUDE = tables.Moon.mean.map((each, power) => each + PRECESSION[power]! * ARCSECOND);

/** Geometric, in radians on the mean ecliptic and equinox of date; rates by the day. `tt` in days of terrestrial time from J2000.0. */
export const moonLongitude: (tt: number) => Sum = remembering((tt) => {
  const t = tt / DAYS_PER_CENTURY;
  const [mean, periodic] = [polynomial(MEAN_LONGITUDE, t), elpSum(LONGITUDE, t)];
  return byTheDay({
    value: mean.value + periodic.value * ARCSECOND,
    rate: mean.rate + periodic.rate * ARCSECOND,
    bend: mean.bend + periodic.bend * ARCSECOND,
  });
});

export const moonLatitude: (tt: number) => Sum = remembering((tt) => {
  const { value, rate, bend } = elpSum(LATITUDE, tt / DAYS_PER_CENTURY);
  return byTheDay({ value: value * ARCSECOND, rate: rate * ARCSECOND, bend: bend * ARCSECOND });
});

const byTheDay = ({ value, rate, bend }: Sum): Sum => ({
  value,
  rate: rate / DAYS_PER_CENTURY,
  bend: bend / DAYS_PER_CENTURY ** 2,
});

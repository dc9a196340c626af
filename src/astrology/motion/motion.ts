/** The motion of one graha under the settings of a chart: exact values, and approximate ones that are cheap. */
import type { ChartSettings, Graha } from '#src/astrology/contract.ts';
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { computeAyanamsa, PRECESSION_PER_DAY } from '#src/astrology/ephemeris/ayanamsa.ts';
import type { FunctionOfTime } from './root-finding.ts';
import { getMaxError, computeApproximateLongitude } from './approximate-longitudes.ts';
import { toInstant } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude, computeSpeed } from '#src/astrology/ephemeris/longitudes.ts';
import { memoize } from '#src/astrology/ephemeris/memoize.ts';

/** Longitudes are sidereal degrees, speeds degrees a day. */
export type Motion = {
  longitude: FunctionOfTime;
  speed: FunctionOfTime;
  approximateLongitude: FunctionOfTime;
  approximateSpeed: FunctionOfTime;
  /** maximum error of `approximateLongitude` */
  maxErrorDegrees: number;
  /** mean speed over `days` from `ut`: the exact speed at `ut` and an approximate change */
  slope: (ut: number, days: number) => number;
  /** days for which `slope` is so accurate that the time of an event is exact to a tenth of a second */
  slopeDays: number;
  /** upper bound of the speed in degrees a day */
  maxSpeed: number;
  /** shorter than the time between two stations, so that a step contains at most one; also less than half a sign */
  stepDays: number;
};

export function createMotion(graha: Graha, settings: ChartSettings): Motion {
  const approximateLongitude = memoize((ut) => computeApproximateLongitude(graha, ut, settings));
  const approximateSpeed = memoize(
    (ut) =>
      subtractAngles(
        computeApproximateLongitude(graha, ut + SPEED_STEP_DAYS, settings),
        approximateLongitude(ut),
      ) / SPEED_STEP_DAYS,
  );
  const speed = (ut: number) =>
    computeSpeed(graha, toInstant(ut), settings) - computeAyanamsaDrift(ut, settings);
  return {
    longitude: (ut) => computeSiderealLongitude(graha, toInstant(ut), settings),
    speed,
    approximateLongitude,
    approximateSpeed,
    maxErrorDegrees: getMaxError(graha, settings),
    slope: (ut, days) => speed(ut) + (days && approximateSpeed(ut + days / 2) - approximateSpeed(ut)),
    ...SPEED_LIMITS[graha],
  };
}

/** Interval from whose ends the approximate speed is computed. */
const SPEED_STEP_DAYS = 0.01;

/**
 * Degrees a day by which the zodiac moves against the stars: not zero only for a zodiac that follows an apparent
 * star.
 */
function computeAyanamsaDrift(ut: number, { ayanamsa: kind }: ChartSettings): number {
  if (kind !== 'true-chitra') return 0;
  const [before, after] = [computeAyanamsa(kind, toInstant(ut)), computeAyanamsa(kind, toInstant(ut + 1))];
  return after - before - PRECESSION_PER_DAY;
}

/** The true node oscillates with a period of a fortnight and is direct for a day or two at a time. */
const SPEED_LIMITS: Record<Graha, Pick<Motion, 'stepDays' | 'maxSpeed' | 'slopeDays'>> = {
  Sun: { stepDays: 14, maxSpeed: 1.03, slopeDays: 0.02 },
  Moon: { stepDays: 0.9, maxSpeed: 15.5, slopeDays: 0.02 },
  Mars: { stepDays: 15, maxSpeed: 0.82, slopeDays: 0.02 },
  Mercury: { stepDays: 6, maxSpeed: 2.25, slopeDays: 0.02 },
  Jupiter: { stepDays: 20, maxSpeed: 0.26, slopeDays: 0.02 },
  Venus: { stepDays: 11, maxSpeed: 1.3, slopeDays: 0.02 },
  Saturn: { stepDays: 20, maxSpeed: 0.14, slopeDays: 0.05 },
  Rahu: { stepDays: 0.5, maxSpeed: 0.3, slopeDays: 0.005 },
  Ketu: { stepDays: 0.5, maxSpeed: 0.3, slopeDays: 0.005 },
};

/** How one graha goes under one convention: exactly, and roughly but cheaply. */
import type { ChartSettings, Graha } from '#src/astrology/contract.ts';
import { subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { computeAyanamsa, PRECESSION_PER_DAY } from '#src/astrology/ephemeris/ayanamsa.ts';
import type { Longitude } from './root-finding.ts';
import { getMaxError, approximateLongitude } from './approximate-longitudes.ts';
import { toInstant } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude, computeSpeed } from '#src/astrology/ephemeris/longitudes.ts';
import { memoize } from '#src/astrology/ephemeris/memoize.ts';

/** Functions of `ut`, days from J2000.0; degrees, and degrees a day in the zodiac of the convention. */
export type Motion = {
  longitude: Longitude;
  speed: Longitude;
  coarse: Longitude;
  coarseSpeed: Longitude;
  /** degrees that `coarse` may be off */
  error: number;
  /** mean speed over some days: exact at the beginning, its change a coarse one */
  slope: (ut: number, days: number) => number;
  /** days over which such a slope is good enough for a tenth of a second */
  trusted: number;
  /** more than the degrees it ever goes in a day */
  fastest: number;
  /** fewer than lie between two stations, so that such a step holds at most one; and such a step is less than half a sign */
  days: number;
};

export function createMotion(graha: Graha, settings: ChartSettings): Motion {
  const coarse = memoize((ut) => approximateLongitude(graha, ut, settings));
  const coarseSpeed = memoize(
    (ut) => subtractAngles(approximateLongitude(graha, ut + STEP_DAYS, settings), coarse(ut)) / STEP_DAYS,
  );
  const speed = (ut: number) =>
    computeSpeed(graha, toInstant(ut), settings) - computeAyanamsaDrift(ut, settings);
  return {
    longitude: (ut) => computeSiderealLongitude(graha, toInstant(ut), settings),
    speed,
    coarse,
    coarseSpeed,
    error: getMaxError(graha, settings),
    slope: (ut, days) => speed(ut) + (days && coarseSpeed(ut + days / 2) - coarseSpeed(ut)),
    ...PACES[graha],
  };
}

const STEP_DAYS = 0.01;

/** Degrees a day by which a zodiac moves against the stars: only one that follows a single star as it is seen does. */
function computeAyanamsaDrift(ut: number, { ayanamsa: kind }: ChartSettings): number {
  if (kind !== 'true-chitra') return 0;
  const [before, after] = [computeAyanamsa(kind, toInstant(ut)), computeAyanamsa(kind, toInstant(ut + 1))];
  return after - before - PRECESSION_PER_DAY;
}

/** The true node turns by the fortnight and, for a day or two at a time, back again. */
const PACES: Record<Graha, Pick<Motion, 'days' | 'fastest' | 'trusted'>> = {
  Sun: { days: 14, fastest: 1.03, trusted: 0.02 },
  Moon: { days: 0.9, fastest: 15.5, trusted: 0.02 },
  Mars: { days: 15, fastest: 0.82, trusted: 0.02 },
  Mercury: { days: 6, fastest: 2.25, trusted: 0.02 },
  Jupiter: { days: 20, fastest: 0.26, trusted: 0.02 },
  Venus: { days: 11, fastest: 1.3, trusted: 0.02 },
  Saturn: { days: 20, fastest: 0.14, trusted: 0.05 },
  Rahu: { days: 0.5, fastest: 0.3, trusted: 0.005 },
  Ketu: { days: 0.5, fastest: 0.3, trusted: 0.005 },
};

import type { ChartSettings, Graha } from '#src/astrology/contract.ts';
import { normalize, subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { parseUt, toInstant } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude, DEFAULT_SETTINGS } from '#src/astrology/ephemeris/longitudes.ts';
import type { FunctionOfTime } from './root-finding.ts';

/** ISO instants. */
export type TimeSpan = { from: string; to: string };

/** Quadratic interpolation through three positions of a segment of this length gives the time of an event to seconds. */
const SEGMENT_DAYS = { moon: 1 / 6, otherGrahas: 1 };

/**
 * Creates a function of time that interpolates the sidereal longitude of a graha between two times. For many times of one
 * day it is much faster than the ephemeris.
 */
export function createLongitudeInterpolator(
  graha: Graha,
  { from, to }: TimeSpan,
  settings: ChartSettings = DEFAULT_SETTINGS,
): FunctionOfTime {
  const [start, end] = [parseUt(from), parseUt(to)];
  const segmentDays = SEGMENT_DAYS[graha === 'Moon' ? 'moon' : 'otherGrahas'];
  // A civil day of 25 hours has no more segments than another.
  const segmentCount = Math.max(1, Math.round((end - start) / segmentDays));
  const step = (end - start) / (2 * segmentCount);
  const longitudes = Array.from({ length: 2 * segmentCount + 1 }, (_, index) =>
    computeSiderealLongitude(graha, toInstant(start + index * step), settings),
  );
  return (ut) => {
    const first = 2 * Math.min(Math.floor((ut - start) / (2 * step)), segmentCount - 1);
    const [a, b, c] = longitudes.slice(first, first + 3) as [number, number, number];
    const x = (ut - start) / step - first;
    const [toMiddle, toEnd] = [subtractAngles(b, a), subtractAngles(c, a)];
    return normalize(a + x * (2 * toMiddle - toEnd / 2) + x * x * (toEnd / 2 - toMiddle));
  };
}

/** Computes for which birth times the best part of a window keeps its grade. */
import { NAKSHATRA_DEGREES } from '#src/astrology/zodiac.ts';
import type { Chart, Sensitivity, BirthTimeInterval } from '#src/astrology/contract.ts';
import { formatIso, MINUTE_DAYS, parseUt } from '#src/astrology/ephemeris/instant.ts';
import { computeDashaDaysPerMinute } from '#src/astrology/sensitivity.ts';
import { intersectIntervals } from '#src/astrology/birth-time-interval.ts';
import type { Segment } from './segments.ts';

/**
 * The grade of the middle of a segment depends on the signs of the lagna and of the grahas, and on the antardasha that runs
 * then. With a later birth every antardasha is earlier. The rate is that of the birth nakshatra, so the interval ends at its
 * borders.
 */
export function findWindowInterval(
  chart: Chart,
  sensitivity: Sensitivity,
  segment: Segment,
): BirthTimeInterval {
  const middle = (segment.from + segment.to) / 2;
  const daysPerMinute = computeDashaDaysPerMinute(chart);
  const birth = parseUt(chart.utc);
  const { speed, longitude } = chart.grahas.Moon;
  const passed = longitude % NAKSHATRA_DEGREES;
  const toMinutes = (degrees: number) => degrees / speed / MINUTE_DAYS;
  const minutesBefore = Math.min((middle - segment.antar.from) / daysPerMinute, toMinutes(passed));
  const minutesAfter = Math.min(
    (segment.antar.to - middle) / daysPerMinute,
    toMinutes(NAKSHATRA_DEGREES - passed),
  );
  const toBound = (minutes: number) =>
    Math.abs(minutes) > sensitivity.windowMinutes ? null : formatIso(birth + minutes * MINUTE_DAYS);
  return intersectIntervals([
    sensitivity.lagnaSign,
    ...Object.values(sensitivity.grahaSigns),
    { from: toBound(-minutesBefore), to: toBound(minutesAfter) },
  ]);
}

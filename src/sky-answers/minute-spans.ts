/** Spans of birth times within one civil day, to the minute, and positions at each minute. */
import type { Graha, MoonRange } from '#src/astrology/contract.ts';
import { normalize, subtractAngles } from '#src/astrology/ephemeris/angle.ts';
import { formatIso, MINUTE_DAYS, parseUt, toInstant } from '#src/astrology/ephemeris/instant.ts';
import { computeSiderealLongitude, DEFAULT_SETTINGS } from '#src/astrology/ephemeris/longitudes.ts';
import type { FunctionOfTime } from '#src/astrology/motion/root-finding.ts';

/** A civil day, from midnight to midnight, as ISO instants. */
export type Day = Pick<MoonRange, 'from' | 'to'>;

/** `value` is constant from `from` up to, and not including, `to`. */
export type MinuteSpan<T> = { value: T; from: string; to: string };

/** Lists the spans of the day in which the result of `compute` is the same. */
export function listMinuteSpans<T>({ from, to }: Day, compute: (ut: number) => T): MinuteSpan<T>[] {
  const [start, end] = [parseUt(from), parseUt(to)];
  const changes: { value: T; key: string; ut: number }[] = [];
  const minuteCount = Math.round((end - start) / MINUTE_DAYS);
  for (let minute = 0; minute < minuteCount; minute++) {
    // Not by adding: 1,440 rounding errors gave the day one more minute.
    const ut = start + minute * MINUTE_DAYS;
    const value = compute(ut);
    const key = JSON.stringify(value);
    if (changes.at(-1)?.key !== key) changes.push({ value, key, ut });
  }
  return changes.map(({ value, ut }, index) => ({
    value,
    from: formatIso(ut),
    to: formatIso(changes[index + 1]?.ut ?? end),
  }));
}

/** Segments of a day. Quadratic interpolation through three positions of a segment gives the time of an event to seconds. */
const SEGMENTS_OF_DAY = { moon: 6, otherGrahas: 1 };

/** Creates a function of time that interpolates the sidereal longitude of a graha within the day. */
export function createLongitudeInterpolator(graha: Graha, { from, to }: Day): FunctionOfTime {
  const [start, end] = [parseUt(from), parseUt(to)];
  const segmentCount = SEGMENTS_OF_DAY[graha === 'Moon' ? 'moon' : 'otherGrahas'];
  const step = (end - start) / (2 * segmentCount);
  const longitudes = Array.from({ length: 2 * segmentCount + 1 }, (_, index) =>
    computeSiderealLongitude(graha, toInstant(start + index * step), DEFAULT_SETTINGS),
  );
  return (ut) => {
    const first = 2 * Math.min(Math.floor((ut - start) / (2 * step)), segmentCount - 1);
    const [a, b, c] = longitudes.slice(first, first + 3) as [number, number, number];
    const x = (ut - start) / step - first;
    const [toMiddle, toEnd] = [subtractAngles(b, a), subtractAngles(c, a)];
    return normalize(a + x * (2 * toMiddle - toEnd / 2) + x * x * (toEnd / 2 - toMiddle));
  };
}

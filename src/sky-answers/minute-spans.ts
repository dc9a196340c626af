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
  for (let ut = start; ut < end; ut += MINUTE_DAYS) {
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
const [MOON_PIECES, GRAHA_PIECES] = [6, 1];

/** Creates the sidereal longitude of a graha as a function of time within the day, by interpolation. */
export function interpolateLongitude(graha: Graha, { from, to }: Day): FunctionOfTime {
  const [start, end] = [parseUt(from), parseUt(to)];
  const pieces = graha === 'Moon' ? MOON_PIECES : GRAHA_PIECES;
  const step = (end - start) / (2 * pieces);
  const longitudes = Array.from({ length: 2 * pieces + 1 }, (_, index) =>
    computeSiderealLongitude(graha, toInstant(start + index * step), DEFAULT_SETTINGS),
  );
  return (ut) => {
    const first = 2 * Math.min(Math.floor((ut - start) / (2 * step)), pieces - 1);
    const [a, b, c] = longitudes.slice(first, first + 3) as [number, number, number];
    const x = (ut - start) / step - first;
    const [toMiddle, toEnd] = [subtractAngles(b, a), subtractAngles(c, a)];
    return normalize(a + x * (2 * toMiddle - toEnd / 2) + x * x * (toEnd / 2 - toMiddle));
  };
}

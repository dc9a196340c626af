/** Spans of birth times within one civil day, to the minute. */
import type { MoonRange } from '#src/astrology/contract.ts';
import { formatIso, MINUTE_DAYS, parseUt } from '#src/astrology/ephemeris/instant.ts';

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

/** Dates of the panchang: YYYY-MM-DD by the clock of the town. */
import { Temporal } from 'temporal-polyfill';
import type { OffsetSpan } from './contract.ts';

export const FIRST_DATE = '1800-01-01';
export const LAST_DATE = '2100-12-31';

export const isPanchangDate = (date: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(date) && date >= FIRST_DATE && date <= LAST_DATE && isCalendarDate(date);

/** 30 February is none. */
function isCalendarDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

export const getLocalDate = (now: Date, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate().toString();

/** Milliseconds since the Unix epoch at which the local date changes. */
export const getNextMidnight = (now: Date, zone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .add({ days: 1 })
    .toZonedDateTime(zone).epochMilliseconds;

/** The offsets of a clock in the 60 days around a date. */
export function listOffsets(date: string, zone: string): OffsetSpan[] {
  const middle = Temporal.PlainDate.from(date);
  let time = middle.subtract({ days: 31 }).toZonedDateTime(zone);
  const end = middle.add({ days: 33 }).toZonedDateTime(zone).epochMilliseconds;
  const spans = [toSpan(time)];
  for (;;) {
    const change = time.getTimeZoneTransition('next');
    if (!change || change.epochMilliseconds > end) return spans;
    spans.push(toSpan(change));
    time = change;
  }
}

const toSpan = (time: Temporal.ZonedDateTime): OffsetSpan => ({
  from: time.toInstant().toString(),
  offsetSeconds: Math.round(time.offsetNanoseconds / 1e9),
});

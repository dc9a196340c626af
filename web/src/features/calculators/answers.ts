/** What a visitor has typed, and when it is enough. Filled is all that is asked: the specification has no other rule. */
import { toIsoDate } from '#web/features/birth-details/birth-form.ts';

export type Typed = {
  one: string;
  other: string;
  day: string;
  month: string;
  year: string;
  time: string;
  place: string;
};

/** `date` is YYYY-MM-DD; what a calculator does not ask for is empty. */
export type Details = { one: string; other: string; date: string; time: string; place: string };

export type Ask = keyof Details;

export const NOTHING_TYPED: Typed = { one: '', other: '', day: '', month: '', year: '', time: '', place: '' };

/** The details, once everything asked for is there. */
export function detailsOf(typed: Typed, asks: readonly Ask[]): Details | undefined {
  const { one, other, time, place } = typed;
  const details = {
    one: one.trim(),
    other: other.trim(),
    date: toIsoDate(typed) ?? '',
    time: time.trim(),
    place: place.trim(),
  };
  return asks.every((ask) => details[ask]) ? details : undefined;
}

/** Three parts that name no day. While one is still being typed, nothing is wrong. */
export function dateProblem(typed: Typed): string | undefined {
  const { day, month, year } = typed;
  const whole = Boolean(day && month && year.length === 4);
  return whole && !toIsoDate(typed)
    ? 'There is no such day in the calendar. Please check the date.'
    : undefined;
}

/** Formats instants for the printed page: in Indian time, birth times in the zone of the birth. */
import { DAY_MS, toIstDate } from '#src/platform/contract-time.ts';
import { fillTemplate, type Frame } from '#src/reports/contract-frame.ts';

export type DateWords = Pick<Frame, 'dates' | 'names'>;
export const YEAR_MS = 365.25 * DAY_MS;

/** "14 Aug 2021" from YYYY-MM-DD */
export function formatCivilDay(date: string, { dates, names }: DateWords): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return fillTemplate(dates.day, String(day), names.shortMonths[month - 1]!, String(year));
}

/** "14 Aug 2021" */
export const formatDay = (instant: string, words: DateWords): string =>
  formatCivilDay(toIstDate(instant).toISOString().slice(0, 10), words);

/** "Aug 2021" */
export function formatMonth(instant: string, { dates, names }: DateWords): string {
  const indian = toIstDate(instant);
  return fillTemplate(dates.month, names.shortMonths[indian.getUTCMonth()]!, String(indian.getUTCFullYear()));
}

/** "1:08", in the zone of the birth; with `withAmPm` "1:08 pm" */
export function formatClock(
  ms: number,
  offsetSeconds: number,
  { dates }: DateWords,
  withAmPm = false,
): string {
  const local = new Date(ms + offsetSeconds * 1000);
  const [hour, minute] = [local.getUTCHours(), String(local.getUTCMinutes()).padStart(2, '0')];
  const clock = fillTemplate(dates.clock, String(hour % 12 || 12), minute);
  return withAmPm ? fillTemplate(hour < 12 ? dates.am : dates.pm, clock) : clock;
}

/** A tick of an axis, in the zone of the birth; full hours: "11 am", "12 noon", "1 pm", "midnight"; with minutes: "11:30". */
export function formatHour(ms: number, offsetSeconds: number, words: DateWords): string {
  const local = new Date(ms + offsetSeconds * 1000);
  if (local.getUTCMinutes() !== 0) return formatClock(ms, offsetSeconds, words);
  const hour = local.getUTCHours();
  const { dates } = words;
  if (hour === 0) return dates.midnight;
  return hour === 12 ? dates.noon : fillTemplate(hour < 12 ? dates.am : dates.pm, String(hour % 12));
}

export const getYear = (instant: string): number => toIstDate(instant).getUTCFullYear();

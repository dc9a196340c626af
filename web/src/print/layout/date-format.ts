/** Formats instants for the printed page: in Indian time, birth times in the zone of the birth. */
import { DAY_MS, toIstDate } from '#src/platform/contract-time.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const YEAR_MS = 365.25 * DAY_MS;

/** "14 Aug 2021" from YYYY-MM-DD */
export function formatCivilDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${day} ${MONTHS[month - 1]} ${year}`;
}

/** "14 Aug 2021" */
export function formatDay(instant: string): string {
  const indian = toIstDate(instant);
  return `${indian.getUTCDate()} ${formatMonth(instant)}`;
}

/** "Aug 2021" */
export function formatMonth(instant: string): string {
  const indian = toIstDate(instant);
  return `${MONTHS[indian.getUTCMonth()]} ${indian.getUTCFullYear()}`;
}

/** "1:08", in the zone of the birth; with `withAmPm` "1:08 pm" */
export function formatClock(ms: number, offsetSeconds: number, withAmPm = false): string {
  const local = new Date(ms + offsetSeconds * 1000);
  const [hour, minute] = [local.getUTCHours(), String(local.getUTCMinutes()).padStart(2, '0')];
  return `${hour % 12 || 12}:${minute}${withAmPm ? ` ${hour < 12 ? 'am' : 'pm'}` : ''}`;
}

/** A tick of an axis, in the zone of the birth; full hours: "11 am", "12 noon", "1 pm", "midnight"; with minutes: "11:30". */
export function formatHour(ms: number, offsetSeconds: number): string {
  const local = new Date(ms + offsetSeconds * 1000);
  if (local.getUTCMinutes() !== 0) return formatClock(ms, offsetSeconds);
  const hour = local.getUTCHours();
  if (hour === 0) return 'midnight';
  return hour === 12 ? '12 noon' : `${hour % 12} ${hour < 12 ? 'am' : 'pm'}`;
}

export const getYear = (instant: string): number => toIstDate(instant).getUTCFullYear();

/** Formats instants for the printed page, in IST except the birth time. */
import { DAY_MS } from '#src/platform/contract-time.ts';
const IST_SECONDS = 19_800;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const YEAR_MS = 365.25 * DAY_MS;

/** "14 Aug 2021" */
export function formatDay(instant: string): string {
  const at = shiftInstant(instant, IST_SECONDS);
  return `${at.getUTCDate()} ${formatMonth(instant)}`;
}

/** "Aug 2021" */
export function formatMonth(instant: string): string {
  const at = shiftInstant(instant, IST_SECONDS);
  return `${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** "1:08", in the zone of the birth; `half` adds "am" or "pm" */
export function formatClock(ms: number, offsetSeconds: number, half = false): string {
  const at = new Date(ms + offsetSeconds * 1000);
  const [hour, minute] = [at.getUTCHours(), String(at.getUTCMinutes()).padStart(2, '0')];
  return `${hour % 12 || 12}:${minute}${half ? ` ${hour < 12 ? 'am' : 'pm'}` : ''}`;
}

/** A full hour on an axis: "11 am", "12 noon", "1 pm", "midnight"; with minutes: "11:30". */
export function formatHour(ms: number, offsetSeconds: number): string {
  const at = new Date(ms + offsetSeconds * 1000);
  if (at.getUTCMinutes() !== 0) return formatClock(ms, offsetSeconds);
  const hour = at.getUTCHours();
  if (hour === 0) return 'midnight';
  return hour === 12 ? '12 noon' : `${hour % 12} ${hour < 12 ? 'am' : 'pm'}`;
}

export const getYear = (instant: string): number => shiftInstant(instant, IST_SECONDS).getUTCFullYear();

/** Whole years lived. */
export const computeAge = (birth: string, instant: string): number =>
  Math.floor((Date.parse(instant) - Date.parse(birth)) / YEAR_MS);

function shiftInstant(instant: string, seconds: number): Date {
  return new Date(Date.parse(instant) + seconds * 1000);
}

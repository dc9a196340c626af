import { Temporal } from 'temporal-polyfill';

/** "4:13–5:33 pm", "10:55 am–12:15 pm" */
export function formatSpan({ from, to }: { from: string; to: string }, zone: string): string {
  const [start, end] = [formatTime(from, zone), formatTime(to, zone)];
  const isInOneHalf = start.slice(-2) === end.slice(-2);
  return `${isInOneHalf ? start.split(' ')[0] : start}–${end}`;
}

/** "2:37 am" */
export function formatTime(iso: string, zone: string): string {
  const { hour, minute } = Temporal.Instant.from(iso).toZonedDateTimeISO(zone);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** "2:37 am", and "2:37 am, Monday" on another date than `date`. */
export function formatClock(iso: string, zone: string, date: string): string {
  const local = Temporal.Instant.from(iso).toZonedDateTimeISO(zone);
  const time = formatTime(iso, zone);
  if (local.toPlainDate().toString() === date) return time;
  return `${time}, ${WEEKDAYS[local.dayOfWeek - 1]}`;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

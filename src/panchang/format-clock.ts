import { Temporal } from 'temporal-polyfill';

/** "2:37 am", and "2:37 am, Monday" on another date than `date`. */
export function formatClock(iso: string, zone: string, date: string): string {
  const local = Temporal.Instant.from(iso).toZonedDateTimeISO(zone);
  const { hour, minute } = local;
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
  if (local.toPlainDate().toString() === date) return time;
  return `${time}, ${WEEKDAYS[local.dayOfWeek - 1]}`;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

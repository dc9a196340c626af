/**
 * Formats instants in Indian Standard Time, and civil dates and times. Uses arithmetic, not Intl: server and browser must write the same
 * characters, but their locale data differ (spaces before "am", dots in "Sept.").
 */
import { toIstDate } from '#src/platform/contract-time.ts';

export const MONTH_ABBREVIATIONS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** "21 Nov 2026" */
export function formatIstDate(iso: string): string {
  const date = toIstDate(iso);
  return `${date.getUTCDate()} ${MONTH_ABBREVIATIONS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** "8:30 am" */
export function formatIstTime(iso: string): string {
  const date = toIstDate(iso);
  return formatClockTime(date.getUTCHours(), date.getUTCMinutes());
}

/** A civil date, "1996-06-04" -> "4 Jun 1996". */
export function formatCivilDate(civilDate: string): string {
  const [year, month, day] = civilDate.split('-').map(Number) as [number, number, number];
  return `${day} ${MONTH_ABBREVIATIONS[month - 1]} ${year}`;
}

/** A civil time, "14:30" -> "2:30 pm". */
export function formatCivilTime(civilTime: string): string {
  const [hour = 0, minute = 0] = civilTime.split(':').map(Number);
  return formatClockTime(hour, minute);
}

const formatClockTime = (hour: number, minute: number): string =>
  `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;

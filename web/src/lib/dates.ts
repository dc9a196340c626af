/**
 * Formats instants in Indian Standard Time. Uses arithmetic, not Intl: server and browser must write the same
 * characters, but their locale data differ (spaces before "am", dots in "Sept.").
 */
import { toIstDate } from '#src/platform/contract-time.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "21 Nov 2026" */
export function formatIstDate(iso: string): string {
  const date = toIstDate(iso);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** "8:30 am" */
export function formatIstTime(iso: string): string {
  const date = toIstDate(iso);
  const hour = date.getUTCHours();
  const minutes = String(date.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

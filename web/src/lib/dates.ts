/**
 * Formats instants in Indian Standard Time. By arithmetic, not Intl: server and browser must write the same
 * characters, and their locale data differ (spaces before "am", dots in "Sept.").
 */
import { toIstDate } from '#src/platform/contract-time.ts';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "21 Nov 2026" */
export function formatIstDate(iso: string): string {
  const at = toIstDate(iso);
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** "8:30 am" */
export function formatIstTime(iso: string): string {
  const at = toIstDate(iso);
  const hour = at.getUTCHours();
  const minutes = String(at.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/**
 * Formats instants in Indian Standard Time. By arithmetic, not Intl: server and browser must write the same
 * characters, and their locale data differ (spaces before "am", dots in "Sept.").
 */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const IST_OFFSET_MS = 5.5 * 3_600_000;

/** "21 Nov 2026" */
export function formatIstDate(iso: string): string {
  const at = toIst(iso);
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** "8:30 am" */
export function formatIstTime(iso: string): string {
  const at = toIst(iso);
  const hour = at.getUTCHours();
  const minutes = String(at.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

const toIst = (iso: string) => new Date(Date.parse(iso) + IST_OFFSET_MS);

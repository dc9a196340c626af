/**
 * Instants in Indian Standard Time, in words. By arithmetic, not Intl: server and browser must write the same
 * characters, and their language data differ (spaces before "am", dots in "Sept.").
 */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const IST_MS = 5.5 * 3_600_000;

/** "21 Nov 2026" */
export function istDate(iso: string): string {
  const at = shifted(iso);
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** "8:30 am" */
export function istTime(iso: string): string {
  const at = shifted(iso);
  const hour = at.getUTCHours();
  const minutes = String(at.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

const shifted = (iso: string) => new Date(Date.parse(iso) + IST_MS);

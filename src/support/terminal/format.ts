/** Instants and amounts as the admin CLI prints them. */
import { formatPaise } from '#src/platform/contract-money.ts';

/** Formats an instant in Indian time for tables: "21 Nov 2026 20:30". */
export const formatIstMinute = (instant: string | Date): string =>
  minuteFormat.format(new Date(instant)).replace(',', '');

const minuteFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Formats an amount in the smallest unit of a currency: "₹499", "499 USD" or "500 JPY". */
export function formatAmount(amount: number, currency: string): string {
  if (currency === 'INR') return formatPaise(amount);
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return `${amount / 10 ** maximumFractionDigits} ${currency}`;
}

/** Formats milliseconds: "0.4 s", "12 s", "2 min 5 s" or, without seconds, "13 h 5 min". */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  if (whole >= 3600) return formatAge(milliseconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Formats a long time as its two largest units: "5 min", "2 h 10 min", "3 d 4 h". Negative times count as 0. */
export function formatAge(milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return hours < 24 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}

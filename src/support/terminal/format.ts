/** Instants and amounts as the admin CLI prints them. */
import { formatPaise } from '#src/platform/contract-money.ts';

/** Formats an instant in Indian time: "21 Nov 2026, 8:30:00 am". */
export const formatIstTime = (instant: string) =>
  new Date(instant).toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'medium',
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

/** Formats milliseconds: "0.4 s", "12 s" or "2 min 5 s". */
export function formatDuration(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

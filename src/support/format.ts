/** Instants and amounts as the admin CLI prints them. */
import { formatPaise } from '#src/platform/contract-money.ts';

/** Formats an instant in Indian time: "21 Nov 2026, 8:30:00 am". */
export const formatIstTime = (instant: string) =>
  new Date(instant).toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'medium',
  });

/** Formats an amount in hundredths of a currency: "₹499" or "499 USD". */
export const formatAmount = (amount: number, currency: string): string =>
  currency === 'INR' ? formatPaise(amount) : `${amount / 100} ${currency}`;

import type { Report } from '#src/catalogue/contract.ts';
import { rupees } from '#web/lib/rupees.ts';

/** The specification's label where a price is missing. */
const MISSING = 499;

/** Only the word `paid` means paid. */
export const isPaid = (report: Report): boolean => report.category === 'paid';

/** Rupees as listed; 0 for a free report. */
export const listPrice = (report: Report): number => (isPaid(report) ? (report.price ?? MISSING) : 0);

export const priceLabel = (report: Report): string => (isPaid(report) ? rupees(listPrice(report)) : 'Free');

/** Half the list price, rounded down to the rupee: a member's first paid report. */
export const firstReportPrice = (report: Report): number => Math.floor(listPrice(report) / 2);

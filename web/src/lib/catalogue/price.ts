import type { Report } from '#src/catalogue/contract.ts';
import { formatRupees } from '#src/platform/contract-money.ts';

/** In rupees; the specification shows it where a price is missing. */
const DEFAULT_PRICE = 499;

export const isPaid = (report: Report): boolean => report.category === 'paid';

/** Rupees as listed; 0 for a free report. */
export const getListPrice = (report: Report): number =>
  isPaid(report) ? (report.price ?? DEFAULT_PRICE) : 0;

export const formatPrice = (report: Report): string =>
  isPaid(report) ? formatRupees(getListPrice(report)) : 'Free';

/** Half the list price, rounded down to the rupee: a member's first paid report. */
export const getFirstReportPrice = (report: Report): number => Math.floor(getListPrice(report) / 2);

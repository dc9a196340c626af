import type { Report } from '#src/catalogue/contract.ts';
import { cards } from '#web/content/home.ts';
import { isPaid, formatPrice } from '#web/lib/catalogue/price.ts';
import { formatRupees } from '#src/platform/contract-money.ts';

type Key = (typeof cards)[number]['key'];

/** Name and price of a card: from the catalogue, or the defaults until it is loaded. */
export function getReportCard(key: Key, reports: Report[]) {
  const defaults = cards.find((card) => card.key === key)!;
  const report = reports.find((one) => one.key === key);
  const price = report ? formatPrice(report) : formatRupees(defaults.price);
  const pages = report?.pageCount ? `${report.pageCount} pages` : undefined;
  const isAvailable = report === undefined || report.available;
  const paid = report === undefined || isPaid(report);
  const note = isAvailable ? pages : 'Being written';
  return {
    ...defaults,
    name: report?.name ?? defaults.name,
    price,
    note,
    paid,
    facts: [note, price].filter(Boolean).join(', '),
  };
}

import type { Report } from '#src/catalogue/contract.ts';
import { cards } from '#web/content/home.ts';
import { isPaid, formatPrice } from '#web/lib/catalogue/price.ts';
import { formatRupees } from '#web/lib/rupees.ts';

type Key = (typeof cards)[number]['key'];

/** Name and price of a home card: the catalogue's word, or the written one until it answers. */
export function cardOf(key: Key, reports: Report[]) {
  const written = cards.find((card) => card.key === key)!;
  const report = reports.find((one) => one.key === key);
  const price = report ? formatPrice(report) : formatRupees(written.price);
  const pages = report?.pageCount ? `${report.pageCount} pages` : undefined;
  const offered = report === undefined || report.available;
  const paid = report === undefined || isPaid(report);
  const note = offered ? pages : 'Being written';
  return {
    ...written,
    name: report?.name ?? written.name,
    price,
    note,
    paid,
    facts: [note, price].filter(Boolean).join(', '),
  };
}

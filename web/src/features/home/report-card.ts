import type { Report } from '#src/catalogue/contract.ts';
import { cards, reportForTwo } from '#web/content/home.ts';
import { formatPrice } from '#web/lib/catalogue/price.ts';
import { formatRupees } from '#src/platform/contract-money.ts';

const CARDS = [...cards, reportForTwo];

type CardKey = (typeof CARDS)[number]['key'];

/** Name and price of a card from the catalogue, or the defaults while the catalogue is not loaded. */
export function getReportCard(key: CardKey, reports: Report[]) {
  const defaults = CARDS.find((card) => card.key === key)!;
  const report = reports.find((candidate) => candidate.key === key);
  const price = report ? formatPrice(report) : formatRupees(defaults.price);
  const pageCount = report?.pageCount ? `${report.pageCount} pages` : undefined;
  const isAvailable = report === undefined || report.available;
  const note = isAvailable ? pageCount : 'Being written';
  return {
    ...defaults,
    name: report?.name ?? defaults.name,
    price,
    note,
    facts: [note, price].filter(Boolean).join(', '),
  };
}

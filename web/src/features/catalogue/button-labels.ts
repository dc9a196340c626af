import type { Report } from '#src/catalogue/contract.ts';
import { isPaid } from '#web/lib/catalogue/price.ts';

/** The specification's labels while a payment or a generation runs, for a page's main and its bottom button. */
const LABELS = {
  paid: { main: 'Processing...', bottom: 'Processing Payment...' },
  free: { main: 'Generating...', bottom: 'Generating Your Report...' },
};

export const busyLabels = (report: Report) => (isPaid(report) ? LABELS.paid : LABELS.free);

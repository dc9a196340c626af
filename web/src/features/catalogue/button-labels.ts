import type { Report } from '#src/catalogue/contract.ts';
import { isPaid } from '#web/lib/catalogue/price.ts';

/** Labels of the main and the bottom button while a purchase is pending, from the specification. */
const BUSY_LABELS = {
  paid: { main: 'Processing...', bottom: 'Processing Payment...' },
  free: { main: 'Generating...', bottom: 'Generating Your Report...' },
};

export const getBusyLabels = (report: Report) => (isPaid(report) ? BUSY_LABELS.paid : BUSY_LABELS.free);

/**
 * Tax invoices and credit notes. The number is taken in the transaction of the capture (of the refund), not when
 * somebody first looks: the law wants an invoice for every sale, looked at or not, and numbers then follow the order
 * of the money. A capture that is rolled back gives its number back, so that none is missing.
 */
import type { Database, Transaction } from '#src/platform/database.ts';
import type { OrderEvent } from '#src/orders/events.ts';
import { refundedPaise } from '#src/orders/given-back.ts';
import type { Order } from '#src/orders/order.ts';
import type { GstRegistration, Seller } from './seller.ts';
import { splitTax } from './tax.ts';

export type TaxDocument = {
  /** at most sixteen signs, as the law wants: "LG/26-27/000001" */
  number: string;
  kind: 'invoice' | 'credit-note';
  order_id: string;
  issued_at: Date;
  /** as it was on the day of issue */
  seller: Seller & { gst: GstRegistration };
  total_paise: number;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
};

const PREFIX = { invoice: 'LG', 'credit-note': 'LC' } as const;

/** Writes the document an event calls for, if any, under the next number of its series and financial year. */
export async function issueDocument(
  trx: Transaction,
  seller: Seller,
  order: Order,
  event: OrderEvent,
): Promise<void> {
  if (isCapture(event)) {
    const { amountPaise, at } = event.data;
    if (seller.gst) await issue(trx, 'invoice', { ...seller, gst: seller.gst }, order.id, amountPaise, at);
  }
  if (event.type === 'PaymentRefunded' || event.type === 'PaymentPartiallyRefunded') {
    const [invoice, ...notes] = await documentsOf(trx, order.id);
    // The note of a refund that failed serves the one that takes its place: no more is credited than went back.
    const due = refundedPaise(order) - notes.reduce((sum, note) => sum + note.total_paise, 0);
    // Against the invoice as it was written, whatever the configuration says by now.
    if (invoice && due > 0) await issue(trx, 'credit-note', invoice.seller, order.id, due, event.data.at);
  }
}

/** The invoice first, then its credit notes: one a refund. */
export function documentsOf(db: Database, orderId: string): Promise<TaxDocument[]> {
  return db('tax_documents')
    .where({ order_id: orderId })
    .orderBy([{ column: 'kind', order: 'desc' }, 'issued_at', 'number']);
}

export const isCapture = (event: OrderEvent) =>
  event.type === 'PaymentCapturedByReturn' ||
  event.type === 'PaymentCapturedByWebhook' ||
  event.type === 'PaymentCapturedByReconciliation';

async function issue(
  trx: Transaction,
  kind: TaxDocument['kind'],
  seller: TaxDocument['seller'],
  orderId: string,
  total: number,
  at: string,
): Promise<void> {
  const series = `${PREFIX[kind]}/${financialYear(at)}`;
  const { taxable, cgst, sgst, igst } = splitTax(total, seller.gst);
  await trx('tax_documents').insert({
    number: `${series}/${String(await nextOf(trx, series)).padStart(6, '0')}`,
    kind,
    order_id: orderId,
    issued_at: at,
    seller: JSON.stringify(seller),
    total_paise: total,
    taxable_paise: taxable,
    cgst_paise: cgst,
    sgst_paise: sgst,
    igst_paise: igst,
  });
}

/** The row stays locked until the transaction ends: the next buyer waits for it, and no number is lost. */
async function nextOf(trx: Transaction, series: string): Promise<number> {
  const [row] = await trx('tax_series')
    .insert({ series, last: 1 })
    .onConflict('series')
    .merge({ last: trx.raw('tax_series.last + 1') })
    .returning<{ last: number }[]>('last');
  return row!.last;
}

/** April to March, by the day in India: "26-27". */
export function financialYear(instant: string): string {
  const ist = new Date(Date.parse(instant) + 5.5 * 3_600_000);
  const year = ist.getUTCFullYear() - (ist.getUTCMonth() < 3 ? 1 : 0);
  return [year, year + 1].map((each) => String(each).slice(2)).join('-');
}

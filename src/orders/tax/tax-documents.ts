/**
 * Tax invoices and credit notes. The number is taken in the transaction of the capture or refund: the law requires an
 * invoice for every sale, and numbers follow the order of the payments. A rollback releases the number, so that the
 * series has no gaps.
 */
import { toIstDate } from '#src/platform/contract-time.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { sumRefundedPaise } from '#src/orders/domain/order-refunds.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import type { GstRegistration, Seller } from './seller.ts';
import { splitTax } from './split-tax.ts';

export type TaxDocument = {
  /** at most 16 characters (GST rule 46): "LG/26-27/000001" */
  number: string;
  kind: 'invoice' | 'credit-note';
  order_id: string;
  issued_at: Date;
  /** as configured on the day of issue */
  seller: Seller & { gst: GstRegistration };
  total_paise: number;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  igst_paise: number;
};

const PREFIX = { invoice: 'LG', 'credit-note': 'LC' } as const;

/** Issues the tax document of an event, if any, with the next number of its series and financial year. */
export async function issueTaxDocument(
  trx: Transaction,
  seller: Seller,
  order: Order,
  event: OrderEvent,
): Promise<void> {
  if (isCaptureEvent(event)) {
    const { amountPaise, at } = event.data;
    if (seller.gst)
      await insertTaxDocument(trx, 'invoice', { ...seller, gst: seller.gst }, order.id, amountPaise, at);
  }
  if (event.type === 'PaymentRefunded' || event.type === 'PaymentPartiallyRefunded') {
    const [invoice, ...notes] = await listTaxDocuments(trx, order.id);
    // A note of a failed refund covers the refund that replaces it: the notes never exceed the refunded amount.
    const uncreditedPaise = sumRefundedPaise(order) - notes.reduce((sum, note) => sum + note.total_paise, 0);
    // With the seller of the invoice, which may differ from today's configuration.
    if (invoice && uncreditedPaise > 0)
      await insertTaxDocument(trx, 'credit-note', invoice.seller, order.id, uncreditedPaise, event.data.at);
  }
}

/** The invoice first, then its credit notes. */
export function listTaxDocuments(db: Database, orderId: string): Promise<TaxDocument[]> {
  return db('tax_documents')
    .where({ order_id: orderId })
    .orderBy([{ column: 'kind', order: 'desc' }, 'issued_at', 'number']);
}

export const isCaptureEvent = (event: OrderEvent) =>
  event.type === 'PaymentCapturedByReturn' ||
  event.type === 'PaymentCapturedByWebhook' ||
  event.type === 'PaymentCapturedByReconciliation';

async function insertTaxDocument(
  trx: Transaction,
  kind: TaxDocument['kind'],
  seller: TaxDocument['seller'],
  orderId: string,
  total: number,
  at: string,
): Promise<void> {
  const series = `${PREFIX[kind]}/${getFinancialYear(at)}`;
  const { taxable, cgst, sgst, igst } = splitTax(total, seller.gst);
  await trx('tax_documents').insert({
    number: `${series}/${String(await takeNextNumber(trx, series)).padStart(6, '0')}`,
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

/** The row stays locked until the transaction ends, so that the series has no gaps. */
async function takeNextNumber(trx: Transaction, series: string): Promise<number> {
  const [row] = await trx('tax_series')
    .insert({ series, last: 1 })
    .onConflict('series')
    .merge({ last: trx.raw('tax_series.last + 1') })
    .returning<{ last: number }[]>('last');
  return row!.last;
}

/** April to March, by the date in IST: "26-27". */
export function getFinancialYear(instant: string): string {
  const ist = toIstDate(instant);
  const year = ist.getUTCFullYear() - (ist.getUTCMonth() < 3 ? 1 : 0);
  return [year, year + 1].map((part) => String(part).slice(2)).join('-');
}

/** Data of a payment receipt: amounts and instants from the ledger, tax from the issued documents. */
import type { Database } from '#src/platform/database.ts';
import { conflict } from '#src/platform/http/errors.ts';
import { isPrintable } from '#src/places/contract-name-scripts.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { CapturedPayment, OrderEvent } from '#src/orders/domain/events.ts';
import { loadOrderEvents } from '#src/orders/store/change-order.ts';
import type { RecordedRefund } from '#src/orders/domain/order-state.ts';
import { sumRefundedPaise } from '#src/orders/domain/order-refunds.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { listTaxDocuments, isCaptureEvent, type TaxDocument } from '#src/orders/tax/tax-documents.ts';
import type { Seller } from '#src/orders/tax/seller.ts';

export type Receipt = {
  order: Order;
  reportName: string;
  /** the name is empty where no font can print it */
  buyer: { name: string; email: string };
  /** as on the invoice, if there is one */
  seller: Seller;
  payment: CapturedPayment;
  /** without failed refunds */
  refunds: RecordedRefund[];
  refundedPaise: number;
  invoice?: TaxDocument;
  /** without the note of a failed refund, which the next refund uses */
  creditNotes: TaxDocument[];
};

/** @throws HttpError 409 for an order that is free or not paid */
export async function loadReceipt(
  { db, seller }: { db: Database; seller: Seller },
  member: MemberRow,
  { id, reportName }: { id: string; reportName: string },
): Promise<Receipt> {
  const events: OrderEvent[] = await loadOrderEvents(db, id);
  const order = foldOrder(events)!;
  if (order.kind === 'free')
    throw conflict('free-report', 'This report was free. There is no payment to write a receipt for.');
  const payment = events.find(isCaptureEvent)?.data as CapturedPayment | undefined;
  if (!payment) throw conflict('not-paid', 'Nothing has been paid for this order yet.');
  const [invoice, ...notes] = await listTaxDocuments(db, id);
  const refunded = sumRefundedPaise(order);
  return {
    order,
    reportName,
    buyer: { name: member.name, email: member.email },
    seller: invoice?.seller ?? { name: seller.name, address: seller.address },
    payment,
    refunds: order.refunds.filter(({ failedAt }) => !failedAt),
    refundedPaise: refunded,
    ...(invoice ? { invoice } : {}),
    creditNotes: selectNotesWithinAmount(notes, refunded),
  };
}

/** Removes a name in a script that our fonts cannot print; the e-mail address still identifies the buyer. */
export const omitUnprintableName = (receipt: Receipt): Receipt =>
  isPrintable(receipt.buyer.name) ? receipt : { ...receipt, buyer: { ...receipt.buyer, name: '' } };

/** The first notes whose sum is within the amount. */
function selectNotesWithinAmount(notes: TaxDocument[], paise: number): TaxDocument[] {
  let remaining = paise;
  return notes.filter(({ total_paise: total }) => (remaining -= total) >= 0);
}

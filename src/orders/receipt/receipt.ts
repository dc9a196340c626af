/** The data of a payment receipt. Amounts and instants come from the ledger, taxes from the issued tax documents. */
import type { Database } from '#src/platform/database.ts';
import { createConflictError } from '#src/platform/http/errors.ts';
import { isPrintable } from '#src/places/contract-name-scripts.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { CapturedPayment, OrderEvent } from '#src/orders/domain/events.ts';
import { loadOrderEvents } from '#src/orders/store/load-order.ts';
import { sumCreditablePaise } from '#src/orders/domain/refund-amounts.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { listTaxDocuments, isCaptureEvent, type TaxDocument } from '#src/orders/tax/tax-documents.ts';
import type { Seller } from '#src/orders/tax/seller.ts';

export type Receipt = {
  order: Order;
  reportName: string;
  /** the buyer named on the invoice, otherwise the member; the name is empty if no font can print it */
  buyer: { name: string; address?: string; email: string };
  /** the seller printed on the invoice; without an invoice the configured seller */
  seller: Seller;
  payment: CapturedPayment;
  /** without failed refunds */
  refunds: ReceiptRefund[];
  /** the sum of the refunds, at most the payment */
  refundedPaise: number;
  invoice?: TaxDocument;
  /** those of completed refunds; the note of a failed refund is left out until the next refund uses it */
  creditNotes: TaxDocument[];
};

/** Without `refundId`: support returned the money outside of the gateway. */
export type ReceiptRefund = { amountPaise: number; at: string; refundId?: string };

/** @throws HttpError 409 for an order that is free or not paid */
export async function loadReceipt(
  { db, seller }: { db: Database; seller: Seller },
  member: MemberRow,
  { id, reportName }: { id: string; reportName: string },
): Promise<Receipt> {
  const events: OrderEvent[] = await loadOrderEvents(db, id);
  const order = foldOrder(events)!;
  if (order.kind === 'free')
    throw createConflictError(
      'free-report',
      'This report was free. There is no payment to write a receipt for.',
    );
  const payment = events.find(isCaptureEvent)?.data as CapturedPayment | undefined;
  if (!payment) throw createConflictError('not-paid', 'Nothing has been paid for this order yet.');
  const [invoice, ...notes] = await listTaxDocuments(db, id);
  const refundedPaise = sumCreditablePaise(order);
  return {
    order,
    reportName,
    buyer: {
      name: invoice?.buyer?.name ?? member.name,
      ...(invoice?.buyer?.address ? { address: invoice.buyer.address } : {}),
      email: member.email,
    },
    seller: invoice?.seller ?? { name: seller.name, address: seller.address },
    payment,
    refunds: listReceiptRefunds(order, events),
    refundedPaise,
    ...(invoice ? { invoice } : {}),
    creditNotes: selectNotesWithinAmount(notes, refundedPaise),
  };
}

/** Oldest first. */
function listReceiptRefunds({ refunds, gatewayPaymentId }: Order, events: OrderEvent[]): ReceiptRefund[] {
  const madeElsewhere = events.flatMap(({ type, data }) =>
    type === 'RefundMadeElsewhere' && data.gatewayPaymentId === gatewayPaymentId ? [data] : [],
  );
  return [...refunds.filter(({ failedAt }) => !failedAt), ...madeElsewhere].toSorted(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  );
}

/** Removes a name in a script that our fonts cannot print; the e-mail address still identifies the buyer. */
export const omitUnprintableName = (receipt: Receipt): Receipt =>
  isPrintable(receipt.buyer.name) ? receipt : { ...receipt, buyer: { ...receipt.buyer, name: '' } };

/** Returns the first notes whose sum does not exceed the amount. */
function selectNotesWithinAmount(notes: TaxDocument[], maxPaise: number): TaxDocument[] {
  let sumPaise = 0;
  return notes.filter((note) => {
    sumPaise += note.total_paise;
    return sumPaise <= maxPaise;
  });
}

/** What a payment receipt says: amounts and instants from the ledger, tax from the documents issued with them. */
import type { Database } from '#src/platform/database.ts';
import { conflict } from '#src/platform/http/errors.ts';
import { isPrinted } from '#src/places/contract-name-scripts.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { readStream } from '#src/ledger/read.ts';
import { asOrderEvent, type Captured, type OrderEvent } from '#src/orders/events.ts';
import { refundedPaise, type CompletedRefund } from '#src/orders/given-back.ts';
import { fold, type Order } from '#src/orders/order.ts';
import { documentsOf, isCapture, type TaxDocument } from './documents.ts';
import type { Seller } from './seller.ts';

export type Receipt = {
  order: Order;
  reportName: string;
  /** the name is empty where it cannot be shown */
  buyer: { name: string; email: string };
  /** as on the invoice, where there is one */
  seller: Seller;
  payment: Captured;
  /** what went back, and did not fail */
  refunds: CompletedRefund[];
  backPaise: number;
  invoice?: TaxDocument;
  /** of what went back; the note of a refund that failed waits for the next one */
  creditNotes: TaxDocument[];
};

/** @throws Refused 409 for an order that is free, or not paid */
export async function receiptOf(
  { db, seller }: { db: Database; seller: Seller },
  member: MemberRow,
  { id, reportName }: { id: string; reportName: string },
): Promise<Receipt> {
  const events: OrderEvent[] = (await readStream(db, id)).map(asOrderEvent);
  const order = fold(events)!;
  if (order.kind === 'free')
    throw conflict('free-report', 'This report was free. There is no payment to write a receipt for.');
  const payment = events.find(isCapture)?.data as Captured | undefined;
  if (!payment) throw conflict('not-paid', 'Nothing has been paid for this order yet.');
  const [invoice, ...notes] = await documentsOf(db, id);
  const back = refundedPaise(order);
  return {
    order,
    reportName,
    buyer: { name: member.name, email: member.email },
    seller: invoice?.seller ?? { name: seller.name, address: seller.address },
    payment,
    refunds: order.refunds.filter(({ failedAt }) => !failedAt),
    backPaise: back,
    ...(invoice ? { invoice } : {}),
    creditNotes: within(notes, back),
  };
}

/** A member's name may be in letters that no font of ours has: then the address alone says on paper whose it is. */
export const onPaper = (receipt: Receipt): Receipt =>
  isPrinted(receipt.buyer.name) ? receipt : { ...receipt, buyer: { ...receipt.buyer, name: '' } };

/** The first of them, as far as their sum reaches. */
function within(notes: TaxDocument[], paise: number): TaxDocument[] {
  let left = paise;
  return notes.filter(({ total_paise: total }) => (left -= total) >= 0);
}

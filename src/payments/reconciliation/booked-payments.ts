/** Payments in our books, both of orders and unmatched ones. Amounts in the smallest unit of the currency. */
import type { Database } from '#src/platform/database.ts';

export type BookedPayment = {
  orderId: string | null;
  isUnmatched: boolean;
  isDuplicate: boolean;
  amount: number;
  refunded: number;
  /** null: not known yet */
  fee: number | null;
  tax: number | null;
};

type PaymentRow = {
  gateway_payment_id: string;
  order_id: string;
  is_duplicate: boolean;
  amount_paise: number;
  refunded_paise: number;
  fee_paise: number | null;
  fee_tax_paise: number | null;
};
type UnmatchedRow = {
  gateway_payment_id: string;
  order_id: string | null;
  amount: number;
  refunded_amount: number;
};

export async function findBookedPayments(
  db: Database,
  paymentIds: readonly string[],
): Promise<Map<string, BookedPayment>> {
  const ofOrders: PaymentRow[] = await db('order_payments').whereIn('gateway_payment_id', paymentIds);
  const unmatched: UnmatchedRow[] = await db('unmatched_payments').whereIn('gateway_payment_id', paymentIds);
  return new Map([
    ...unmatched.map((row) => [row.gateway_payment_id, toBookedUnmatched(row)] as const),
    ...ofOrders.map((row) => [row.gateway_payment_id, toBookedOrderPayment(row)] as const),
  ]);
}

/** Ids of payments that we recorded in the period. */
export async function listBookedPaymentIds(
  db: Database,
  { from, to }: { from: Date; to: Date },
): Promise<string[]> {
  const ofOrders: string[] = await db('order_payments')
    .whereBetween('captured_at', [from, to])
    .pluck('gateway_payment_id');
  const unmatched: string[] = await db('unmatched_payments')
    .whereBetween('detected_at', [from, to])
    .pluck('gateway_payment_id');
  return [...ofOrders, ...unmatched];
}

const toBookedOrderPayment = (row: PaymentRow): BookedPayment => ({
  orderId: row.order_id,
  isUnmatched: false,
  isDuplicate: row.is_duplicate,
  amount: row.amount_paise,
  refunded: row.refunded_paise,
  fee: row.fee_paise,
  tax: row.fee_tax_paise,
});

const toBookedUnmatched = (row: UnmatchedRow): BookedPayment => ({
  orderId: row.order_id,
  isUnmatched: true,
  isDuplicate: false,
  amount: row.amount,
  refunded: row.refunded_amount,
  fee: null,
  tax: null,
});

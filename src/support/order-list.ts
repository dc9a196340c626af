import { formatPaise } from '#src/platform/contract-money.ts';
import type { AttentionReason } from '#src/orders/domain/attention-reason.ts';
import type { Database } from '#src/platform/database.ts';
import type { UnmatchedReason, UnmatchedStatus } from '#src/payments/unmatched/unmatched-payment.ts';
import type { OrderRow } from '#src/orders/store/projection.ts';
import type { Command } from './command.ts';
import { formatIstTime } from './event-descriptions.ts';

export const ATTENTION_REASON_TEXTS: Record<AttentionReason, string> = {
  'refund-failed': 'the gateway accepted a refund and could not complete it',
  'refund-rejected': 'the gateway rejected every attempt of a refund',
  'duplicate-payment-not-refunded': 'the refund of a duplicate payment failed',
  'report-failed': 'the report could not be produced after all attempts',
  'email-failed': 'the report e-mail failed after all attempts; “order resend-email” sends it again',
};

const MAX_LISTED_ORDERS = 50;

/** Lists the newest orders, or all orders that need manual action. */
export const listOrders = ({ needsAttention }: { needsAttention: boolean }): Command =>
  needsAttention ? listOrdersNeedingAttention : listNewestOrders;

const listNewestOrders: Command = async (db, print) => {
  const rows: OrderRow[] = await db('orders').orderBy('placed_at', 'desc').limit(MAX_LISTED_ORDERS);
  for (const { id, placed_at, report_key, price_paise, status, report_status } of rows)
    print(
      `${id}  ${formatIstTime(placed_at.toISOString())}  ${report_key}, ${formatPaise(price_paise)}, ${status}, report ${report_status}`,
    );
  if (rows.length === 0) console.error('No orders.');
  return true;
};

/** Lists the oldest orders first. A failed e-mail of a deleted account needs no action. */
const listOrdersNeedingAttention: Command = async (db, print) => {
  const rows: { id: string; attention_reason: AttentionReason }[] = await db('orders')
    .whereNotNull('attention_reason')
    .whereRaw(
      `(attention_reason <> 'email-failed' or exists (select from members where members.id = member_id))`,
    )
    .orderBy('placed_at')
    .select('id', 'attention_reason');
  for (const { id, attention_reason: reason } of rows) print(`${id}  ${ATTENTION_REASON_TEXTS[reason]}`);
  const payments = await listUnmatchedPayments(db);
  payments.forEach(print);
  if (rows.length + payments.length === 0) console.error('No order needs attention.');
  return true;
};

const REASON_TEXTS: Record<UnmatchedReason, string> = {
  'unknown-order': 'a payment of an unknown gateway order',
  'amount-mismatch': 'a payment of another amount than the order',
  'currency-mismatch': 'a payment in another currency than the order',
};

type UnmatchedRow = {
  gateway_payment_id: string;
  order_id: string | null;
  amount: number;
  currency: string;
  reason: UnmatchedReason;
  status: UnmatchedStatus;
  refund_after: Date | null;
  rejected_code: string | null;
};

/** Captured payments that fit no order and are not refunded yet, oldest first. */
async function listUnmatchedPayments(db: Database): Promise<string[]> {
  const rows: UnmatchedRow[] = await db('unmatched_payments')
    .whereNotIn('status', ['refunded', 'dismissed'])
    .orderBy('detected_at');
  return rows.map((row) => {
    const order = row.order_id ? ` of ${row.order_id}` : '';
    const amount = row.currency === 'INR' ? formatPaise(row.amount) : `${row.amount / 100} ${row.currency}`;
    return `${row.gateway_payment_id}  ${REASON_TEXTS[row.reason]}${order}: ${amount}, ${describeRefund(row)}`;
  });
}

function describeRefund({ status, refund_after: refundAfter, rejected_code: code }: UnmatchedRow): string {
  if (status === 'refund-rejected') return `the gateway rejected the refund (${code})`;
  if (status === 'refund-requested') return 'its refund is in progress';
  return `refunded automatically after ${formatIstTime(refundAfter!.toISOString())}`;
}

import type { AttentionReason } from '#src/orders/domain/attention-reason.ts';
import type { Database } from '#src/platform/database.ts';
import type { UnmatchedReason, UnmatchedStatus } from '#src/payments/unmatched/unmatched-payment.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { formatAmount, formatIstMinute } from '#src/support/terminal/format.ts';
import { wrapLine } from '#src/support/terminal/wrap.ts';
import { ATTENTION_REASON_TEXTS } from './attention-texts.ts';
import { listFilteredOrders, type OrderFilter } from './filter-orders.ts';

/** Lists the newest orders, or all orders and unmatched payments that need manual action. @throws UsageError, CommandError */
export async function listOrders(context: CommandContext, filter: OrderFilter): Promise<CommandResult> {
  const { needsAttention = false, status, report, member, from, to, limit } = filter;
  const isFiltered = [status, report, member, from, to, limit].some((value) => value !== undefined);
  // Only the whole list of what needs action has payments that fit no order.
  return needsAttention && !isFiltered
    ? listOrdersNeedingAttention(await context.openDatabase(), context)
    : listFilteredOrders(context, filter);
}

/** Oldest first. Omits failed e-mails of deleted accounts, which need no action. */
async function listOrdersNeedingAttention(
  db: Database,
  { terminal }: CommandContext,
): Promise<CommandResult> {
  const rows: { id: string; attention_reason: AttentionReason }[] = await db('orders')
    .whereNotNull('attention_reason')
    .whereRaw(
      `(attention_reason <> 'email-failed' or exists (select from members where members.id = member_id))`,
    )
    .orderBy('placed_at')
    .select('id', 'attention_reason');
  const deadlines = await formatDisputeDeadlines(db, rows);
  const payments = await listUnmatchedPayments(db);
  const entries = [
    ...rows.map(({ id, attention_reason: reason }) => ({
      id,
      reason,
      text: `${ATTENTION_REASON_TEXTS[reason]}${deadlines.get(id) ?? ''}`,
    })),
    ...payments,
  ];
  if (entries.length === 0) terminal.printMessage('No order needs attention.');
  else terminal.printMessage('Since when, why, and what to do: lagna order explain <id>');
  const { columns } = terminal;
  return { json: entries, lines: entries.flatMap(({ id, text }) => wrapLine(`${id}  ${text}`, columns)) };
}

/** @returns by order: " by 21 Nov 2026, …", the earliest deadline of its open disputes */
async function formatDisputeDeadlines(
  db: Database,
  rows: readonly { id: string; attention_reason: AttentionReason }[],
): Promise<Map<string, string>> {
  const disputedOrders = rows.filter(({ attention_reason: reason }) => reason === 'dispute-open');
  const disputes: { order_id: string; respond_by: Date }[] = await db('payment_disputes')
    .whereNull('closed_at')
    .whereIn(
      'order_id',
      disputedOrders.map(({ id }) => id),
    )
    // A Map keeps the last entry of an order: its earliest deadline.
    .orderBy('respond_by', 'desc');
  return new Map(
    disputes.map((row) => [row.order_id, ` by ${formatIstMinute(row.respond_by.toISOString())}`]),
  );
}

const UNMATCHED_REASON_TEXTS: Record<UnmatchedReason, string> = {
  'unknown-order': 'a payment of an unknown gateway order',
  'amount-mismatch': 'a payment of another amount than the order',
  'currency-mismatch': 'a payment in another currency than the order',
  'order-lost': 'a payment of one of our order numbers that is not in our books',
};

type UnmatchedRow = {
  gateway_payment_id: string;
  order_id: string | null;
  /** in hundredths of the currency */
  amount: number;
  currency: string;
  reason: UnmatchedReason;
  status: UnmatchedStatus;
  refund_after: Date | null;
  refund_rejection_code: string | null;
  earliest_respond_by: Date | null;
  has_lost_dispute: boolean;
};

/** Lists the captured payments that fit no order and are not refunded yet, oldest first. */
async function listUnmatchedPayments(db: Database): Promise<{ id: string; reason: string; text: string }[]> {
  const earliestDeadline = db('payment_disputes')
    .whereRaw('payment_disputes.gateway_payment_id = unmatched_payments.gateway_payment_id')
    .whereNull('closed_at')
    .min('respond_by');
  const rows: UnmatchedRow[] = await db('unmatched_payments')
    .where((query) =>
      query
        .whereNotIn('status', ['refunded', 'charged-back', 'dismissed'])
        // The bank needs an answer, such as the proof of the refund.
        .orWhereIn(
          'unmatched_payments.gateway_payment_id',
          db('payment_disputes').whereNull('closed_at').select('gateway_payment_id'),
        ),
    )
    .orderBy('detected_at')
    .select(
      'unmatched_payments.*',
      earliestDeadline.as('earliest_respond_by'),
      db.raw(
        `exists (select from payment_disputes d
           where d.gateway_payment_id = unmatched_payments.gateway_payment_id and d.status = 'lost') as has_lost_dispute`,
      ),
    );
  return rows.map((row) => {
    const orderText = row.order_id ? ` of ${row.order_id}` : '';
    return {
      id: row.gateway_payment_id,
      reason: row.reason,
      text: `${UNMATCHED_REASON_TEXTS[row.reason]}${orderText}: ${formatAmount(row.amount, row.currency)}, ${describeUnmatchedState(row)}`,
    };
  });
}

function describeUnmatchedState(row: UnmatchedRow): string {
  const {
    status,
    refund_after: refundAfter,
    refund_rejection_code: code,
    earliest_respond_by: respondBy,
  } = row;
  if (respondBy)
    return `disputed at the bank; answer at the gateway by ${formatIstMinute(respondBy.toISOString())}`;
  if (status === 'returned-twice')
    return 'the payer has the money twice: by a refund and by a lost dispute; settle it, then use “lagna payment dismiss”';
  // Only a part: a payment that is lost as a whole is not listed.
  if (row.has_lost_dispute)
    return 'the bank returned a part after a lost dispute; refund the rest in the gateway’s dashboard, or settle it and use “lagna payment dismiss”';
  if (status === 'refund-rejected') return `the refund failed (${code})`;
  if (status === 'refund-requested') return 'its refund is in progress';
  if (!refundAfter)
    return 'the order may have been delivered: restore it, or use “lagna payment refund” or “lagna payment dismiss”';
  return `refunded automatically after ${formatIstMinute(refundAfter.toISOString())}`;
}

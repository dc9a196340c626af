import { DAY_MS, HOUR_MS } from '#src/platform/contract-time.ts';
import type { RecordedRefund } from '#src/orders/domain/order-state.ts';
import type { GatewayRefund } from '#src/payments/gateway/gateway.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { recordRefundOfPayment, recordRefundsOfPayment } from './record-refund.ts';

/** The gateway repeats a webhook for one day; the daily comparison of all books looks back ten days. */
const LOOKBACK_MS = 2 * DAY_MS;
const QUEUE = 'reconcile-payments';

/** Records refunds of the last two days for which no webhook arrived. @returns their number. @throws GatewayError */
export async function syncRefunds(deps: PaymentDeps): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - LOOKBACK_MS);
  const refunds = await deps.gateway.fetchRefundsSince(since);
  const recorded = await findRecordedRefunds(deps, refunds);
  const meta = createJobMeta(deps, QUEUE, 'reconciliation');
  let count = 0;
  for (const refund of refunds) {
    if (isRecorded(recorded.get(refund.payment_id) ?? [], refund)) continue;
    if (await recordRefundOfPayment(deps, refund, meta)) count += 1;
  }
  return count;
}

/** One query for all refunds, by the id of their payment. */
async function findRecordedRefunds(
  { db }: PaymentDeps,
  refunds: GatewayRefund[],
): Promise<Map<string, RecordedRefund[]>> {
  const rows: { gateway_payment_id: string; recorded_refunds: RecordedRefund[] }[] = await db('orders')
    .whereIn('gateway_payment_id', [...new Set(refunds.map((refund) => refund.payment_id))])
    .select('gateway_payment_id', 'recorded_refunds');
  return new Map(rows.map((row) => [row.gateway_payment_id, row.recorded_refunds]));
}

/** A refund can be recorded twice: as completed, and later as failed. */
export function isRecorded(
  recorded: RecordedRefund[],
  { id, status }: Pick<GatewayRefund, 'id' | 'status'>,
): boolean {
  const refund = recorded.find(({ refundId }) => refundId === id);
  return refund !== undefined && (status !== 'failed' || refund.failedAt !== undefined);
}

const BATCH_SIZE = 50;

/**
 * Asks about refunds that are requested and not final, however old: a bank takes a week, and a job or a webhook may have
 * been lost. @returns the number of newly recorded refunds. @throws GatewayError
 */
export async function syncOpenRefunds(deps: PaymentDeps): Promise<number> {
  const { db, clock } = deps;
  const open: { id: string; gateway_payment_id: string }[] = await db('orders as o')
    .join('gateway_status_checks as c', 'c.order_id', 'o.id')
    .where({ 'o.has_open_refund': true })
    .where((due) =>
      due.whereNull('c.checked_at').orWhere('c.checked_at', '<', new Date(clock.now().getTime() - HOUR_MS)),
    )
    .orderBy('c.checked_at', 'asc', 'first')
    .limit(BATCH_SIZE)
    .select('o.id', 'o.gateway_payment_id');
  const meta = createJobMeta(deps, QUEUE, 'reconciliation');
  let count = 0;
  for (const { id, gateway_payment_id: paymentId } of open) {
    count += await recordRefundsOfPayment(deps, id, paymentId, meta);
    await db('gateway_status_checks').where({ order_id: id }).update({ checked_at: clock.now() });
  }
  return count;
}

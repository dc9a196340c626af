import { DAY_MS, HOUR_MS } from '#src/platform/contract-time.ts';
import type { GatewayRefund } from '#src/payments/gateway/gateway.ts';
import { createErrorTolerance } from '#src/payments/gateway/tolerate-errors.ts';
import { findBookedPayments } from '#src/payments/reconciliation/booked-payments.ts';
import type { NewerReleaseSkipper } from '#src/orders/recovery/newer-release-skipper.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { recordRefundOfPayment, recordRefundsOfPayment } from './record-refund.ts';

/** The gateway repeats a webhook for one day; the daily comparison of all books looks back ten days. */
const LOOKBACK_MS = 2 * DAY_MS;
const QUEUE = 'reconcile-payments';

/**
 * Records refunds of the last two days for which no webhook arrived. Refunds of payments that are not in our books are left to
 * the run that finds their payments, which records both.
 * @returns the number of newly recorded refunds
 * @throws GatewayError when the list cannot be read
 */
export async function syncRefunds(deps: PaymentDeps, skipper: NewerReleaseSkipper): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - LOOKBACK_MS);
  const { items: refunds, unreadableIds } = await deps.gateway.fetchRefundsSince(since);
  if (unreadableIds.length > 0)
    deps.log.error(
      { event: 'refunds.unreadable', refundIds: unreadableIds },
      'The gateway listed refunds of an unknown format',
    );
  const recorded = await findRecordedRefunds(deps, refunds);
  const booked = await findBookedPayments(
    deps.db,
    refunds.map((refund) => refund.payment_id),
  );
  const meta = createJobMeta(deps, QUEUE, 'reconciliation');
  const tolerate = createErrorTolerance();
  let count = 0;
  for (const refund of refunds) {
    const payment = booked.get(refund.payment_id);
    if (!payment || isRecorded(recorded.get(refund.id), refund)) continue;
    if (payment.orderId && (await skipper.skipIfNewerById(payment.orderId))) continue;
    const isNew = await tolerate(
      () => recordRefundOfPayment(deps, refund, meta),
      logSyncError(deps, refund.id),
    );
    if (isNew) count += 1;
  }
  return count;
}

type RecordedRefund = { gateway_refund_id: string; is_failed: boolean };

async function findRecordedRefunds(
  { db }: PaymentDeps,
  refunds: GatewayRefund[],
): Promise<Map<string, RecordedRefund>> {
  const rows: RecordedRefund[] = await db('payment_refunds').whereIn(
    'gateway_refund_id',
    refunds.map(({ id }) => id),
  );
  return new Map(rows.map((row) => [row.gateway_refund_id, row]));
}

/** A refund can be recorded twice: as completed, and later as failed. */
export const isRecorded = (
  recorded: Pick<RecordedRefund, 'is_failed'> | undefined,
  { status }: Pick<GatewayRefund, 'status'>,
): boolean => recorded !== undefined && (status !== 'failed' || recorded.is_failed);

const logSyncError =
  ({ log }: PaymentDeps, subject: string) =>
  (error: unknown): void =>
    log.error({ event: 'refunds.sync_failed', subject, err: error }, 'A refund could not be compared');

/** Orders per run. */
const BATCH_SIZE = 50;

/**
 * Records refunds of orders with a requested refund that is not final, however old: a bank takes a week, and a job or a
 * webhook may have been lost.
 * @returns the number of newly recorded refunds
 * @throws GatewayError
 */
export async function syncOpenRefunds(deps: PaymentDeps, skipper: NewerReleaseSkipper): Promise<number> {
  const { db, clock } = deps;
  const open: { id: string; gateway_payment_id: string }[] = await db('orders as o')
    .leftJoin('gateway_status_checks as c', 'c.order_id', 'o.id')
    .where({ 'o.has_open_refund': true })
    .where((due) =>
      due.whereNull('c.checked_at').orWhere('c.checked_at', '<', new Date(clock.now().getTime() - HOUR_MS)),
    )
    .orderBy('c.checked_at', 'asc', 'first')
    .limit(BATCH_SIZE)
    .select('o.id', 'o.gateway_payment_id');
  const meta = createJobMeta(deps, QUEUE, 'reconciliation');
  const tolerate = createErrorTolerance();
  let count = 0;
  for (const { id, gateway_payment_id: paymentId } of open) {
    // First, so that an order that always fails does not exclude the others from every run.
    await db('gateway_status_checks').where({ order_id: id }).update({ checked_at: clock.now() });
    if (await skipper.skipIfNewerById(id)) continue;
    const recordRefunds = () => recordRefundsOfPayment(deps, id, paymentId, meta);
    count += (await tolerate(recordRefunds, logSyncError(deps, id))) ?? 0;
  }
  return count;
}

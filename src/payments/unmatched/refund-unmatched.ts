/** Refunds of payments that fit no order: requested one day after the payment was detected, executed by a job. */
import { DAY_MS } from '#src/platform/contract-time.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { isRefundFrozen } from '#src/orders/domain/dispute.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { getErrorCode, type GatewayRefund } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { refundUnmatchedPaymentQueue } from '#src/payments/queues.ts';
import { executeRefund, logFrozenRefund } from '#src/payments/refunds/execute-refund.ts';
import { changeUnmatchedPayment, loadUnmatchedPayment } from './change-unmatched.ts';
import {
  computeRefundableAmount,
  recordUnmatchedRefund,
  rejectUnmatchedRefund,
  requestUnmatchedRefund,
} from './unmatched-payment.ts';

const QUEUE = refundUnmatchedPaymentQueue.name;

/**
 * The most automatic refunds in 24 hours. Payments that fit no order are rare: many at once mean that our books have lost
 * orders, such as after a restore. Support can refund more with `payment refund`.
 */
const MAX_DAILY_REFUNDS = 50;

/** Requests the refund of payments whose `refund_after` has passed. @returns their number */
export async function requestDueRefunds(deps: PaymentDeps): Promise<number> {
  const now = deps.clock.now();
  const requestedCount = await countRequestedSince(deps, new Date(now.getTime() - DAY_MS));
  const remainingCount = Math.max(MAX_DAILY_REFUNDS - requestedCount, 0);
  const duePayments: { gateway_payment_id: string }[] = await deps
    .db('unmatched_payments')
    .where('refund_after', '<=', now)
    .orderBy('refund_after')
    .limit(remainingCount + 1)
    .select('gateway_payment_id');
  const meta = createJobMeta(deps, QUEUE, 'fits no order');
  let count = 0;
  if (duePayments.length > remainingCount)
    deps.log.error(
      { event: 'refunds.unmatched_limit', limit: MAX_DAILY_REFUNDS },
      'More payments that fit no order are due for a refund than one day allows',
    );
  for (const { gateway_payment_id: id } of duePayments.slice(0, remainingCount))
    if (await tryRequestRefund(deps, id, meta)) count += 1;
  return count;
}

async function countRequestedSince({ db }: PaymentDeps, since: Date): Promise<number> {
  const rows: { count: string }[] = await db('unmatched_payments')
    .where('refund_requested_at', '>', since)
    .count();
  return Number(rows[0]!.count);
}

/** An error on one payment does not stop the others. */
async function tryRequestRefund(
  deps: PaymentDeps,
  gatewayPaymentId: string,
  meta: EventMeta,
): Promise<boolean> {
  try {
    await changeUnmatchedPayment(deps, gatewayPaymentId, meta, (payment) =>
      payment ? requestUnmatchedRefund(payment, 'automatic', meta.at) : [],
    );
    return true;
  } catch (error) {
    deps.log.error(
      { event: 'refunds.unmatched_request_failed', gatewayPaymentId, err: error },
      'The refund of a payment that fits no order could not be requested',
    );
    return false;
  }
}

type RefundJob = { gatewayPaymentId: string; requestNumber: number };

/**
 * Job `refund-unmatched-payment`. Does nothing for an older request.
 * @returns whether a refund was recorded; false while the bank has not completed it
 * @throws GatewayError
 */
export async function refundUnmatchedPayment(
  deps: PaymentDeps,
  { gatewayPaymentId, requestNumber }: RefundJob,
): Promise<boolean> {
  const meta = createJobMeta(deps, QUEUE, 'refund accepted by the gateway');
  let isRecorded = false;
  for (const existingRefund of await deps.gateway.fetchRefundsOfPayment(gatewayPaymentId))
    isRecorded = (await recordRefundOfUnmatched(deps, existingRefund, meta)) || isRecorded;
  const payment = await loadUnmatchedPayment(deps.db, gatewayPaymentId);
  if (payment?.status !== 'refund-requested' || payment.requestCount !== requestNumber) return isRecorded;
  // The end of the dispute starts the job again.
  if (isRefundFrozen(payment, payment.id)) {
    logFrozenRefund(deps, { gatewayPaymentId });
    return isRecorded;
  }
  const refund = await executeRefund(deps, {
    paymentId: gatewayPaymentId,
    amountPaise: computeRefundableAmount(payment),
    idempotencyKey: `unmatched-${gatewayPaymentId}-${payment.refunds.length}`,
    recordedRefundIds: payment.refunds.map(({ id }) => id),
  });
  return recordRefundOfUnmatched(deps, refund, meta);
}

/** @returns whether an event was appended; false also for a payment that is not unmatched */
export async function recordRefundOfUnmatched(
  deps: Pick<PaymentDeps, 'db' | 'jobs'>,
  refund: GatewayRefund,
  meta: EventMeta,
): Promise<boolean> {
  const events = await changeUnmatchedPayment(deps, refund.payment_id, meta, (payment) =>
    payment ? recordUnmatchedRefund(payment, refund, meta.at) : [],
  );
  return events.length > 0;
}

/** The last attempt failed: support sees the gateway's error code. Does nothing when a newer request exists. */
export async function markUnmatchedRefundRejected(
  deps: PaymentDeps,
  { gatewayPaymentId, requestNumber }: RefundJob,
  error: unknown,
): Promise<void> {
  const code = getErrorCode(error);
  const meta = createJobMeta(deps, QUEUE, 'all attempts failed');
  const events = await changeUnmatchedPayment(deps, gatewayPaymentId, meta, (payment) =>
    payment ? rejectUnmatchedRefund(payment, { requestNumber, code }, meta.at) : [],
  );
  if (events.length > 0)
    deps.log.error(
      { event: 'refunds.unmatched_rejected', gatewayPaymentId, code },
      'Every attempt to refund a payment that fits no order failed',
    );
}

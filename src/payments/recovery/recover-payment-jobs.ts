/**
 * Does the work of payment jobs that were lost: their worker was killed in the last attempt, or their row was deleted.
 * Every part is idempotent, and an error on one does not stop the others.
 */
import { MINUTE_MS } from '#src/platform/contract-time.ts';
import { isRefundFrozen } from '#src/orders/domain/dispute.ts';
import { refundDuplicatePaymentQueue, refundOrderQueue, refundPartQueue } from '#src/orders/queues.ts';
import { isPaymentDisputed } from '#src/orders/domain/order-disputes.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { loadOrder } from '#src/orders/store/change-order.ts';
import { processWebhook } from '#src/payments/capture/process-webhook.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { processWebhookQueue, refundUnmatchedPaymentQueue } from '#src/payments/queues.ts';
import { refundDuplicatePayment } from '#src/payments/refunds/refund-duplicate-payment.ts';
import { refundOrder } from '#src/payments/refunds/refund-order.ts';
import { refundPart } from '#src/payments/refunds/refund-part.ts';
import { loadUnmatchedPayment } from '#src/payments/unmatched/change-unmatched.ts';
import { refundUnmatchedPayment } from '#src/payments/unmatched/refund-unmatched.ts';

/** Rows per run, in random order: rows that wait for the bank or for support must not exclude others from every run. */
const BATCH_SIZE = 100;

/** A webhook is handled within seconds; its retries take longer only while the gateway is down. */
const MIN_AGE_MS = 10 * MINUTE_MS;

/** @returns how many lost jobs were done */
export async function recoverPaymentJobs(deps: PaymentDeps): Promise<number> {
  const lostJobs = [
    ...(await listLostWebhooks(deps)),
    ...(await listLostRefunds(deps)),
    ...(await listLostDuplicateRefunds(deps)),
    ...(await listLostUnmatchedRefunds(deps)),
  ];
  let count = 0;
  for (const job of lostJobs) if (await tryRun(deps, job)) count += 1;
  return count;
}

/** `run` returns false when there was nothing to record: a refund waits for the bank. */
type LostJob = { queue: string; subject: string; run: () => Promise<boolean | void> };

async function tryRun({ log }: PaymentDeps, { queue, subject, run }: LostJob): Promise<boolean> {
  try {
    if ((await run()) === false) return false;
    log.warn({ event: 'payments.job_recovered', queue, subject }, 'A lost payment job was done');
    return true;
  } catch (error) {
    log.error(
      { event: 'payments.job_recovery_failed', queue, subject, err: error },
      'A lost payment job failed',
    );
    return false;
  }
}

async function listLostWebhooks(deps: PaymentDeps): Promise<LostJob[]> {
  const eventIds: string[] = await deps
    .db('webhook_inbox')
    .whereNull('handled_at')
    .where('received_at', '<', new Date(deps.clock.now().getTime() - MIN_AGE_MS))
    .orderByRaw('random()')
    .limit(BATCH_SIZE)
    .pluck('event_id');
  const lostJobs: LostJob[] = [];
  for (const eventId of eventIds)
    if (!(await deps.jobs.isLive(processWebhookQueue, eventId)))
      lostJobs.push({
        queue: processWebhookQueue.name,
        subject: eventId,
        run: () => processWebhook(deps, eventId),
      });
  return lostJobs;
}

async function listLostRefunds(deps: PaymentDeps): Promise<LostJob[]> {
  const ids: string[] = await deps
    .db('orders')
    .where({ has_open_refund: true })
    .orderByRaw('random()')
    .limit(BATCH_SIZE)
    .pluck('id');
  const lostJobs: LostJob[] = [];
  for (const orderId of ids) {
    const order = (await loadOrder(deps.db, orderId))?.order;
    if (!order || isPaymentDisputed(order)) continue;
    const job = findFullRefundJob(deps, order) ?? findPartialRefundJob(deps, order);
    if (job && !(await deps.jobs.isLive(job.queue, job.key)))
      lostJobs.push({ queue: job.queue.name, subject: orderId, run: job.run });
  }
  return lostJobs;
}

/** A rejected refund is left to support. */
function findFullRefundJob(deps: PaymentDeps, { id: orderId, status, refund, pendingRefundIds }: Order) {
  const requestNumber = refund?.requestCount;
  if (status !== 'refund-requested' || !requestNumber) return undefined;
  if (refund.rejectedAt || pendingRefundIds.length > 0) return undefined;
  const run = () => refundOrder(deps, { orderId, requestNumber });
  return { queue: refundOrderQueue, key: `${orderId}:${requestNumber}`, run };
}

function findPartialRefundJob(deps: PaymentDeps, { id: orderId, partialRefund }: Order) {
  if (!partialRefund || partialRefund.rejectedAt || partialRefund.gatewayRefundId) return undefined;
  const { requestNumber } = partialRefund;
  const run = () => refundPart(deps, { orderId, requestNumber });
  return { queue: refundPartQueue, key: `${orderId}:${requestNumber}`, run };
}

async function listLostDuplicateRefunds(deps: PaymentDeps): Promise<LostJob[]> {
  const rows: { order_id: string; gateway_payment_id: string }[] = await deps
    .db('order_payments')
    .where({ is_duplicate: true })
    .whereRaw('refunded_paise < amount_paise')
    .orderByRaw('random()')
    .limit(BATCH_SIZE)
    .select('order_id', 'gateway_payment_id');
  const lostJobs: LostJob[] = [];
  for (const { order_id: orderId, gateway_payment_id: paymentId } of rows) {
    if (await deps.jobs.isLive(refundDuplicatePaymentQueue, paymentId)) continue;
    const order = (await loadOrder(deps.db, orderId))?.order;
    const duplicate = order?.duplicatePayments.find(({ id }) => id === paymentId);
    // A rejected refund is left to support.
    if (!duplicate || duplicate.rejectedAt || isRefundFrozen(order!, paymentId)) continue;
    const run = () => refundDuplicatePayment(deps, orderId, paymentId);
    lostJobs.push({ queue: refundDuplicatePaymentQueue.name, subject: paymentId, run });
  }
  return lostJobs;
}

async function listLostUnmatchedRefunds(deps: PaymentDeps): Promise<LostJob[]> {
  const ids: string[] = await deps
    .db('unmatched_payments')
    .where({ status: 'refund-requested' })
    .orderByRaw('random()')
    .limit(BATCH_SIZE)
    .pluck('gateway_payment_id');
  const lostJobs: LostJob[] = [];
  for (const gatewayPaymentId of ids) {
    const payment = await loadUnmatchedPayment(deps.db, gatewayPaymentId);
    if (!payment || isRefundFrozen(payment, gatewayPaymentId)) continue;
    const requestNumber = payment.requestCount;
    if (await deps.jobs.isLive(refundUnmatchedPaymentQueue, `${gatewayPaymentId}:${requestNumber}`)) continue;
    const run = () => refundUnmatchedPayment(deps, { gatewayPaymentId, requestNumber });
    lostJobs.push({ queue: refundUnmatchedPaymentQueue.name, subject: gatewayPaymentId, run });
  }
  return lostJobs;
}

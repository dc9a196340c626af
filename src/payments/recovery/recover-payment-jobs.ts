/**
 * Does the work of payment jobs that were lost: their worker was killed in the last attempt, or their row is gone. Every
 * part is idempotent, and an error on one does not stop the others.
 */
import { MINUTE_MS } from '#src/platform/contract-time.ts';
import { isRefundFrozen } from '#src/orders/domain/dispute.ts';
import { refundDuplicatePaymentQueue, refundOrderQueue } from '#src/orders/queues.ts';
import { loadOrder } from '#src/orders/store/change-order.ts';
import { processWebhook } from '#src/payments/capture/process-webhook.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { processWebhookQueue, refundUnmatchedPaymentQueue } from '#src/payments/queues.ts';
import { refundDuplicatePayment } from '#src/payments/refunds/refund-duplicate-payment.ts';
import { refundOrder } from '#src/payments/refunds/refund-order.ts';
import { loadUnmatchedPayment } from '#src/payments/unmatched/change-unmatched.ts';
import { refundUnmatchedPayment } from '#src/payments/unmatched/refund-unmatched.ts';

const BATCH_SIZE = 100;

/** A webhook is handled within seconds; its retries take longer only while the gateway is down. */
const MIN_AGE_MS = 10 * MINUTE_MS;

/** @returns how many lost jobs were done */
export async function recoverPaymentJobs(deps: PaymentDeps): Promise<number> {
  const lost = [
    ...(await listLostWebhooks(deps)),
    ...(await listLostRefunds(deps)),
    ...(await listLostDuplicateRefunds(deps)),
    ...(await listLostUnmatchedRefunds(deps)),
  ];
  let count = 0;
  for (const job of lost) if (await tryRun(deps, job)) count += 1;
  return count;
}

type LostJob = { queue: string; subject: string; run: () => Promise<void> };

async function tryRun({ log }: PaymentDeps, { queue, subject, run }: LostJob): Promise<boolean> {
  try {
    await run();
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
    .orderBy('received_at')
    .limit(BATCH_SIZE)
    .pluck('event_id');
  const lost: LostJob[] = [];
  for (const eventId of eventIds)
    if (!(await deps.jobs.isLive(processWebhookQueue, eventId)))
      lost.push({
        queue: processWebhookQueue.name,
        subject: eventId,
        run: () => processWebhook(deps, eventId),
      });
  return lost;
}

async function listLostRefunds(deps: PaymentDeps): Promise<LostJob[]> {
  const ids: string[] = await deps
    .db('orders')
    .where({ status: 'refund-requested' })
    .whereNull('attention_reason')
    .limit(BATCH_SIZE)
    .pluck('id');
  const lost: LostJob[] = [];
  for (const orderId of ids) {
    const order = (await loadOrder(deps.db, orderId))?.order;
    const requestNumber = order?.refund?.requestCount;
    if (!order || !requestNumber || order.pendingRefundIds.length > 0) continue;
    if (await deps.jobs.isLive(refundOrderQueue, `${orderId}:${requestNumber}`)) continue;
    const run = () => refundOrder(deps, { orderId, requestNumber });
    lost.push({ queue: refundOrderQueue.name, subject: orderId, run });
  }
  return lost;
}

async function listLostDuplicateRefunds(deps: PaymentDeps): Promise<LostJob[]> {
  const rows: { order_id: string; gateway_payment_id: string }[] = await deps
    .db('order_payments')
    .where({ is_duplicate: true })
    .whereRaw('refunded_paise < amount_paise')
    .limit(BATCH_SIZE)
    .select('order_id', 'gateway_payment_id');
  const lost: LostJob[] = [];
  for (const { order_id: orderId, gateway_payment_id: paymentId } of rows) {
    if (await deps.jobs.isLive(refundDuplicatePaymentQueue, paymentId)) continue;
    const order = (await loadOrder(deps.db, orderId))?.order;
    const duplicate = order?.duplicatePayments.find(({ id }) => id === paymentId);
    // Support acts on a rejected one.
    if (!duplicate || duplicate.rejectedAt || isRefundFrozen(order!, paymentId)) continue;
    const run = () => refundDuplicatePayment(deps, orderId, paymentId);
    lost.push({ queue: refundDuplicatePaymentQueue.name, subject: paymentId, run });
  }
  return lost;
}

async function listLostUnmatchedRefunds(deps: PaymentDeps): Promise<LostJob[]> {
  const ids: string[] = await deps
    .db('unmatched_payments')
    .where({ status: 'refund-requested' })
    .limit(BATCH_SIZE)
    .pluck('gateway_payment_id');
  const lost: LostJob[] = [];
  for (const gatewayPaymentId of ids) {
    const payment = await loadUnmatchedPayment(deps.db, gatewayPaymentId);
    if (!payment || isRefundFrozen(payment, gatewayPaymentId)) continue;
    const requestNumber = payment.requestCount;
    if (await deps.jobs.isLive(refundUnmatchedPaymentQueue, `${gatewayPaymentId}:${requestNumber}`)) continue;
    const run = () => refundUnmatchedPayment(deps, { gatewayPaymentId, requestNumber });
    lost.push({ queue: refundUnmatchedPaymentQueue.name, subject: gatewayPaymentId, run });
  }
  return lost;
}

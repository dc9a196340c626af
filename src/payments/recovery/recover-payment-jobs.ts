/**
 * Sends payment jobs again that were lost: their worker was killed in the last attempt, or their row was deleted. The new
 * job has the retries and the final failure of its queue. Nothing is sent while a job with the same payload waits or runs.
 */
import { MINUTE_MS } from '#src/platform/contract-time.ts';
import { hasFailedDuplicateRefund } from '#src/orders/domain/duplicate-refund.ts';
import { JOB_ORIGIN_FIELD } from '#src/platform/job-origin.ts';
import type { Queue } from '#src/platform/jobs.ts';
import { isRefundFrozen } from '#src/orders/domain/dispute.ts';
import { isPaymentDisputed } from '#src/orders/domain/order-disputes.ts';
import { computeUnrequestedPaise } from '#src/orders/domain/refund-amounts.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import {
  createNewerReleaseSkipper,
  type NewerReleaseSkipper,
} from '#src/orders/recovery/newer-release-skipper.ts';
import {
  refundDuplicatePaymentQueue,
  refundOrderQueue,
  refundOrderPartiallyQueue,
} from '#src/orders/queues.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { processWebhookQueue, refundUnmatchedPaymentQueue } from '#src/payments/queues.ts';
import { loadUnmatchedPayment } from '#src/payments/unmatched/change-unmatched.ts';

/** Rows per run, in random order: rows that wait for the bank or for support must not exclude others from every run. */
const BATCH_SIZE = 100;

/** A webhook is handled within seconds; its retries take longer only while the gateway is down. */
const MIN_AGE_MS = 10 * MINUTE_MS;

/** Jobs of captured payments run first. */
const PRIORITY = 10;

/** A payment or webhook whose job may be lost. `findJob` returns the job that it needs, if any. */
type Candidate = { subject: string; findJob: () => Promise<PaymentJob | undefined> };
type PaymentJob = { queue: Queue; payload: object };

/** An error on one candidate does not stop the others. @returns how many lost jobs were sent again */
export async function recoverPaymentJobs(deps: PaymentDeps, signal?: AbortSignal): Promise<number> {
  const skipper = createNewerReleaseSkipper(deps, 'recover-payment-jobs');
  let count = 0;
  for (const listCandidates of [listWebhooks, listOpenRefunds, listDuplicates, listUnmatchedRefunds])
    for (const candidate of await listCandidates(deps, skipper))
      if (!signal?.aborted && (await tryRecover(deps, candidate))) count += 1;
  skipper.logSkipped();
  return count;
}

async function tryRecover(deps: PaymentDeps, { subject, findJob }: Candidate): Promise<boolean> {
  try {
    const job = await findJob();
    if (!job) return false;
    const lastState = await findLastState(deps, job);
    if (lastState === 'unfinished' || lastState === 'completed-today') return false;
    await sendAgain(deps, job);
    // Not a lost job: the bank is slow, and the new job fetches the refund from the gateway once a day.
    if (lastState === 'completed') return false;
    deps.log.warn(
      { event: 'payments.job_recovered', queue: job.queue.name, subject },
      'A lost payment job was sent again',
    );
    return true;
  } catch (error) {
    deps.log.error(
      { event: 'payments.job_recovery_failed', subject, err: error },
      'A lost payment job could not be sent again',
    );
    return false;
  }
}

type LastState = 'unfinished' | 'completed-today' | 'completed' | 'failed';

/**
 * Compares payloads instead of keys, because a job that the end of a dispute or this recovery sent has another key. The
 * index on the data serves the first comparison; the second excludes payloads with further fields.
 * @returns undefined when no row is left
 */
async function findLastState(
  { db }: PaymentDeps,
  { queue, payload }: PaymentJob,
): Promise<LastState | undefined> {
  const { rows } = await db.raw<{ rows: { last_state: LastState }[] }>(
    `select case
              when state in ('created', 'retry', 'active') then 'unfinished'
              when state <> 'completed' then 'failed'
              when completed_on > now() - interval '1 day' then 'completed-today'
              else 'completed'
            end as last_state
       from pgboss.job
      where name = ? and data @> ?::jsonb and data - '${JOB_ORIGIN_FIELD}' = ?::jsonb
      order by state in ('created', 'retry', 'active') desc, created_on desc
      limit 1`,
    [queue.name, JSON.stringify(payload), JSON.stringify(payload)],
  );
  return rows[0]?.last_state;
}

/** The time makes the key new: the row of the lost job may still be there. */
async function sendAgain({ db, jobs, clock }: PaymentDeps, { queue, payload }: PaymentJob): Promise<void> {
  const key = [...Object.values(payload), 'recovery', clock.now().toISOString()].join(':');
  await db.transaction((trx) => jobs.send(queue, payload, { trx, key, priority: PRIORITY }));
}

async function listWebhooks({ db, clock }: PaymentDeps): Promise<Candidate[]> {
  const eventIds: string[] = await db('webhook_inbox')
    .whereNull('handled_at')
    .where('received_at', '<', new Date(clock.now().getTime() - MIN_AGE_MS))
    .orderByRaw('random()')
    .limit(BATCH_SIZE)
    .pluck('event_id');
  return eventIds.map((eventId) => ({
    subject: eventId,
    findJob: async () => ({ queue: processWebhookQueue, payload: { eventId } }),
  }));
}

async function listOpenRefunds({ db }: PaymentDeps, skipper: NewerReleaseSkipper): Promise<Candidate[]> {
  const orderIds: string[] = await db('orders')
    .where({ has_open_refund: true })
    .orderByRaw('random()')
    .limit(BATCH_SIZE)
    .pluck('id');
  return orderIds.map((orderId) => ({
    subject: orderId,
    async findJob() {
      const order = (await loadOrder(db, orderId))?.order;
      if (!order || skipper.skipIfNewer(order) || isPaymentDisputed(order)) return undefined;
      return findFullRefundJob(order) ?? findPartialRefundJob(order);
    },
  }));
}

/** A rejected refund is left to support. */
function findFullRefundJob(order: Order): PaymentJob | undefined {
  const { id, status, refund } = order;
  const requestNumber = refund?.requestCount;
  if (status !== 'refund-requested' || !requestNumber) return undefined;
  if (refund.rejectedAt || computeUnrequestedPaise(order) === 0) return undefined;
  return { queue: refundOrderQueue, payload: { orderId: id, requestNumber } };
}

function findPartialRefundJob({ id, partialRefund }: Order): PaymentJob | undefined {
  if (!partialRefund || partialRefund.rejectedAt || partialRefund.gatewayRefundId) return undefined;
  const { requestNumber } = partialRefund;
  return { queue: refundOrderPartiallyQueue, payload: { orderId: id, requestNumber } };
}

async function listDuplicates({ db }: PaymentDeps, skipper: NewerReleaseSkipper): Promise<Candidate[]> {
  const rows: { order_id: string; gateway_payment_id: string }[] = await db('order_payments')
    .where({ is_duplicate: true })
    .whereRaw('refunded_paise < amount_paise')
    .orderByRaw('random()')
    .limit(BATCH_SIZE)
    .select('order_id', 'gateway_payment_id');
  return rows.map(({ order_id: orderId, gateway_payment_id: gatewayPaymentId }) => ({
    subject: gatewayPaymentId,
    async findJob() {
      const order = (await loadOrder(db, orderId))?.order;
      if (!order || skipper.skipIfNewer(order)) return undefined;
      const duplicate = order.duplicatePayments.find(({ id }) => id === gatewayPaymentId);
      // A rejected or failed refund is left to support.
      if (!duplicate || duplicate.rejectedAt || hasFailedDuplicateRefund(duplicate)) return undefined;
      if (isRefundFrozen(order, gatewayPaymentId)) return undefined;
      return { queue: refundDuplicatePaymentQueue, payload: { orderId, gatewayPaymentId } };
    },
  }));
}

async function listUnmatchedRefunds({ db }: PaymentDeps): Promise<Candidate[]> {
  const paymentIds: string[] = await db('unmatched_payments')
    .where({ status: 'refund-requested' })
    .orderByRaw('random()')
    .limit(BATCH_SIZE)
    .pluck('gateway_payment_id');
  return paymentIds.map((gatewayPaymentId) => ({
    subject: gatewayPaymentId,
    async findJob() {
      const payment = await loadUnmatchedPayment(db, gatewayPaymentId);
      if (!payment || isRefundFrozen(payment, gatewayPaymentId)) return undefined;
      const requestNumber = payment.requestCount;
      return { queue: refundUnmatchedPaymentQueue, payload: { gatewayPaymentId, requestNumber } };
    },
  }));
}

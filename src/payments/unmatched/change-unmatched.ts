/** The only way to write an unmatched payment: load, decide, append, project and enqueue jobs in one transaction. */
import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { appendEvents } from '#src/ledger/append.ts';
import { VersionConflictError, type EventMeta } from '#src/ledger/event.ts';
import { readStream } from '#src/ledger/read.ts';
import { getDedupeKey, type OrderEmailKind } from '#src/orders/domain/email-triggers.ts';
import { countEvents } from '#src/orders/store/payment-metrics.ts';
import { sendOrderEmailQueue } from '#src/orders/queues.ts';
import { refundUnmatchedPaymentQueue } from '#src/payments/queues.ts';
import { projectUnmatchedPayment, toUnmatchedStream } from './projection.ts';
import {
  computeRefundableAmount,
  evolveUnmatched,
  foldUnmatchedPayment,
  parseUnmatchedEvent,
  type UnmatchedPayment,
  UnmatchedPaymentEvent,
} from './unmatched-payment.ts';

type Deps = Pick<CoreDeps, 'db' | 'jobs'>;
type Decide = (payment: UnmatchedPayment | undefined) => UnmatchedPaymentEvent[];

const MAX_ATTEMPTS = 5;

/** @returns the appended events. @throws VersionConflictError after five conflicts */
export async function changeUnmatchedPayment(
  deps: Deps,
  gatewayPaymentId: string,
  meta: EventMeta,
  decide: Decide,
): Promise<UnmatchedPaymentEvent[]> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const events = await deps.db.transaction((trx) =>
        changeInTransaction(trx, deps, gatewayPaymentId, meta, decide),
      );
      countEvents(events);
      return events;
    } catch (error) {
      if (!(error instanceof VersionConflictError) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

export async function loadUnmatchedPayment(
  db: Database,
  gatewayPaymentId: string,
): Promise<UnmatchedPayment | undefined> {
  return foldUnmatchedPayment(await loadEvents(db, gatewayPaymentId));
}

const loadEvents = async (db: Database, gatewayPaymentId: string) =>
  (await readStream(db, toUnmatchedStream(gatewayPaymentId))).map(parseUnmatchedEvent);

async function changeInTransaction(
  trx: Transaction,
  { jobs }: Deps,
  gatewayPaymentId: string,
  meta: EventMeta,
  decide: Decide,
): Promise<UnmatchedPaymentEvent[]> {
  const storedEvents = await loadEvents(trx, gatewayPaymentId);
  const paymentBefore = foldUnmatchedPayment(storedEvents);
  const events = decide(paymentBefore);
  if (events.length === 0) return events;
  const paymentAfter = events.reduce<UnmatchedPayment | undefined>(evolveUnmatched, paymentBefore)!;
  // Checked before the append, because a stream with an invalid event can never be loaded again.
  const newEvents = events.map((event) => UnmatchedPaymentEvent.parse(event));
  await appendEvents(trx, toUnmatchedStream(gatewayPaymentId), storedEvents.length, newEvents, meta);
  await projectUnmatchedPayment(trx, paymentAfter, storedEvents.length + events.length);
  for (const event of events) {
    const { type, data } = event;
    await enqueueEmail(trx, jobs, paymentAfter, event);
    if (type === 'UnmatchedPaymentRefundRequested')
      await jobs.send(
        refundUnmatchedPaymentQueue,
        { gatewayPaymentId, requestNumber: paymentAfter.requestCount },
        { trx, key: `${gatewayPaymentId}:${paymentAfter.requestCount}`, priority: 10 },
      );
    // The refund waited for the end of the dispute.
    if (type === 'DisputeClosed' && paymentAfter.status === 'refund-requested')
      await jobs.send(
        refundUnmatchedPaymentQueue,
        { gatewayPaymentId, requestNumber: paymentAfter.requestCount },
        {
          trx,
          key: `${gatewayPaymentId}:${paymentAfter.requestCount}:${data.disputeId}`,
          priority: 10,
        },
      );
  }
  return events;
}

const EMAIL_KINDS: Partial<Record<UnmatchedPaymentEvent['type'], OrderEmailKind>> = {
  UnmatchedPaymentDetected: 'payment-unmatched',
  UnmatchedPaymentRefunded: 'unmatched-refunded',
  UnmatchedPaymentRefundFailed: 'unmatched-refund-failed',
};

/** We do not know the e-mail address of the payer of an unknown order; the gateway sends its own e-mail. */
async function enqueueEmail(
  trx: Transaction,
  jobs: Deps['jobs'],
  payment: UnmatchedPayment,
  { type, data }: UnmatchedPaymentEvent,
): Promise<void> {
  const { id, orderId } = payment;
  const kind = EMAIL_KINDS[type];
  if (!kind || !orderId) return;
  // The payer has the money already, from another refund or from a lost dispute.
  if (type === 'UnmatchedPaymentRefundFailed' && computeRefundableAmount(payment) === 0) return;
  const subjectId = 'gatewayRefundId' in data ? `${id}.${data.gatewayRefundId}` : id;
  const job = { orderId, kind, subjectId };
  await jobs.send(sendOrderEmailQueue, job, { trx, key: getDedupeKey(job), priority: 10 });
}

/** The only way to write an order: load, decide, then append events, project and enqueue jobs in one transaction. */
import { setTimeout } from 'node:timers/promises';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { Transaction } from '#src/platform/database.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import type { Log } from '#src/platform/log.ts';
import { appendEvents } from '#src/ledger/append.ts';
import { VersionConflictError, type EventMeta } from '#src/ledger/event.ts';
import { OrderEvent } from '#src/orders/domain/events.ts';
import { NewerReleaseError } from '#src/ledger/newer-release.ts';
import { evolve, foldOrder } from '#src/orders/domain/evolve.ts';
import { isRefunding, type Order } from '#src/orders/domain/order-state.ts';
import { getDedupeKey, listOrderEmailJobs } from '#src/orders/domain/email-triggers.ts';
import {
  produceReportQueue,
  refundDuplicatePaymentQueue,
  refundOrderQueue,
  refundOrderPartiallyQueue,
  sendOrderEmailQueue,
  sendReportEmailQueue,
} from '#src/orders/queues.ts';
import { issueTaxDocument } from '#src/orders/tax/tax-documents.ts';
import type { Seller } from '#src/orders/tax/seller.ts';
import { loadOrder } from './load-order.ts';
import { notifyOrderChanged } from './notify-order-changed.ts';
import { countEvents } from './payment-metrics.ts';
import { projectOrder } from './projection.ts';

export type OrderDeps = Pick<CoreDeps, 'db' | 'jobs'> & {
  /** required where payments are recorded, because their tax documents are issued in the same transaction */
  seller?: Seller;
  log?: Log;
};

export type OrderChange = { order: Order; events: OrderEvent[] };
/** Writes further rows in the transaction of the change, before its events are appended. `order`: the state after the events. */
export type BeforeAppend = (trx: Transaction, order: Order) => Promise<void>;

/** After a version conflict the order is loaded and decided again, after a short random delay. */
const MAX_ATTEMPTS = 8;
const MAX_DELAY_MS = 40;

/** @throws OrderNotFoundError, OrderRuleError (from `decide`), NewerReleaseError, VersionConflictError after eight conflicts */
export async function changeOrder(
  deps: OrderDeps,
  id: string,
  meta: EventMeta,
  decide: (order: Order) => OrderEvent[],
  beforeAppend?: BeforeAppend,
): Promise<OrderChange> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryChange(deps, id, meta, decide, beforeAppend);
    } catch (error) {
      if (!(error instanceof VersionConflictError) || attempt === MAX_ATTEMPTS) throw error;
      await setTimeout(Math.random() * MAX_DELAY_MS * attempt);
    }
  }
}

/** Writes the first events of an order. */
export async function createOrder(
  deps: OrderDeps,
  meta: EventMeta,
  events: [OrderEvent, ...OrderEvent[]],
  beforeAppend?: BeforeAppend,
): Promise<OrderChange> {
  const order = foldOrder(events)!;
  return commitAndNotify(deps, { order, version: 0, events, meta }, beforeAppend);
}

export class OrderNotFoundError extends Error {
  constructor(id: string) {
    super(`Order ${id} not found.`);
  }
}

async function tryChange(
  deps: OrderDeps,
  id: string,
  meta: EventMeta,
  decide: (order: Order) => OrderEvent[],
  beforeAppend?: BeforeAppend,
): Promise<OrderChange> {
  // Read before the transaction: most messages about a payment repeat what is recorded, and the append checks the version.
  const loaded = await loadOrder(deps.db, id);
  if (!loaded) throw new OrderNotFoundError(id);
  assertKnownEvents(deps, loaded.order);
  const events = decide(loaded.order);
  if (events.length === 0) return { order: loaded.order, events };
  const order = events.reduce(evolve, loaded.order);
  const change = { order, version: loaded.version, events, meta };
  return commitAndNotify(deps, change, beforeAppend);
}

/** @throws NewerReleaseError */
function assertKnownEvents({ log }: OrderDeps, { id, newerEventTypes }: Order): void {
  if (!newerEventTypes) return;
  log?.error(
    { event: 'orders.newer_release', orderId: id, types: newerEventTypes },
    'An order has events of a newer release and was not changed',
  );
  throw new NewerReleaseError(id, newerEventTypes);
}

/** `order`: the state after the events. `version`: of the stream before them. */
type PendingCommit = { order: Order; version: number; events: OrderEvent[]; meta: EventMeta };

async function commitAndNotify(
  deps: OrderDeps,
  change: PendingCommit,
  beforeAppend?: BeforeAppend,
): Promise<OrderChange> {
  const committed = await deps.db.transaction((trx) => commitChange(trx, deps, change, beforeAppend));
  countEvents(committed.events);
  await notifyOrderChanged(deps, committed.order.id);
  return committed;
}

async function commitChange(
  trx: Transaction,
  { jobs, seller }: OrderDeps,
  { order, version, events, meta }: PendingCommit,
  beforeAppend?: BeforeAppend,
): Promise<OrderChange> {
  // First, because the read model refers to rows written here (frozen birth details).
  await beforeAppend?.(trx, order);
  // An event that cannot be parsed, or has other fields, would look like one of a newer release.
  const storedEvents = events.map((event) => OrderEvent.parse(event));
  await appendEvents(trx, order.id, version, storedEvents, meta);
  await projectOrder(trx, order, version + events.length);
  for (const event of events) await enqueueJobsFor(trx, jobs, order, event);
  // Last, because a credit note may take numbers here, under a lock shared by all buyers. Others take them at the commit.
  if (seller) for (const event of events) await issueTaxDocument(trx, seller, order, event);
  return { order, events };
}

/** Whether the job that produces the current edition is queued, running or going to be retried. */
export const isReportJobUnfinished = (jobs: Jobs, order: Order): Promise<boolean> =>
  jobs.isUnfinished(produceReportQueue, createReportJobKey(order));

/** Whether the job that sends this report e-mail is queued, running or going to be retried. */
export const isEmailJobUnfinished = (jobs: Jobs, email: ReportEmail): Promise<boolean> =>
  jobs.isUnfinished(sendReportEmailQueue, createReportEmailJobKey(email));

type ReportEmail = { orderId: string; edition: number; resendNumber?: number };

const createReportEmailJobKey = ({ orderId, edition, resendNumber }: ReportEmail) =>
  resendNumber === undefined ? `${orderId}:${edition}` : `${orderId}:${edition}:resend:${resendNumber}`;

const createReportJobKey = ({ id, report }: Order) => `${id}:${report.edition}:${report.attempt}`;

/** Jobs of priced orders run first. */
const PRIORITY = { priced: 10, free: 0 } as const;

/** Sends the jobs that an event triggers, inside the transaction of the event. */
export async function enqueueJobsFor(
  trx: Transaction,
  jobs: Pick<Jobs, 'send'>,
  order: Order,
  event: OrderEvent,
): Promise<void> {
  const orderId = order.id;
  const priority = PRIORITY[order.kind];
  for (const job of listOrderEmailJobs(order, event))
    await jobs.send(sendOrderEmailQueue, job, { trx, key: getDedupeKey(job), priority });
  if (event.type === 'GenerationRequested') {
    const { edition } = event.data;
    const key = createReportJobKey(order);
    await jobs.send(produceReportQueue, { orderId, edition }, { trx, key, priority });
  }
  if (event.type === 'DuplicatePaymentDetected') {
    const { gatewayPaymentId } = event.data;
    const key = gatewayPaymentId;
    await jobs.send(refundDuplicatePaymentQueue, { orderId, gatewayPaymentId }, { trx, key, priority });
  }
  if (event.type === 'RefundRequested') {
    const requestNumber = order.refund!.requestCount;
    const key = `${orderId}:${requestNumber}`;
    await jobs.send(refundOrderQueue, { orderId, requestNumber }, { trx, key, priority });
  }
  if (event.type === 'PartialRefundRequested') {
    const { requestNumber } = event.data;
    const key = `${orderId}:${requestNumber}`;
    await jobs.send(refundOrderPartiallyQueue, { orderId, requestNumber }, { trx, key, priority });
  }
  if (event.type === 'DisputeClosed' && event.data.outcome !== 'lost')
    await resumeRefunds(trx, jobs, order, event.data.disputeId);
  if (event.type === 'ReportRendered' && !isRefunding(order.status)) {
    const email = { orderId, edition: event.data.edition };
    await jobs.send(sendReportEmailQueue, email, { trx, key: createReportEmailJobKey(email), priority });
  }
  if (event.type === 'ReportEmailResendRequested') {
    const { edition, resendNumber } = event.data;
    const email = { orderId, edition, resendNumber };
    await jobs.send(sendReportEmailQueue, email, { trx, key: createReportEmailJobKey(email), priority });
  }
}

/** The refund jobs ended while the payment was disputed. Each of these jobs does nothing when there is nothing to refund. */
async function resumeRefunds(
  trx: Transaction,
  jobs: Pick<Jobs, 'send'>,
  order: Order,
  disputeId: string,
): Promise<void> {
  const orderId = order.id;
  const createOptions = (subject: string | number) => ({
    trx,
    key: `${orderId}:${subject}:${disputeId}`,
    priority: PRIORITY[order.kind],
  });
  const { requestCount } = order.refund ?? {};
  if (order.status === 'refund-requested' && requestCount)
    await jobs.send(refundOrderQueue, { orderId, requestNumber: requestCount }, createOptions(requestCount));
  const partialRefund = order.partialRefund;
  if (partialRefund)
    await jobs.send(
      refundOrderPartiallyQueue,
      { orderId, requestNumber: partialRefund.requestNumber },
      createOptions(`part-${partialRefund.requestNumber}`),
    );
  const { gatewayPaymentId } = order.disputes.find(({ id }) => id === disputeId)!;
  if (order.duplicatePayments.some(({ id }) => id === gatewayPaymentId))
    await jobs.send(
      refundDuplicatePaymentQueue,
      { orderId, gatewayPaymentId },
      createOptions(gatewayPaymentId),
    );
}

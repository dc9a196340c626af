/** The one way to change an order: load, decide, then events, read model and jobs in one transaction. */
import type { Database, Transaction } from '#src/platform/database.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import { append } from '#src/ledger/append.ts';
import { VersionConflict, type Meta } from '#src/ledger/event.ts';
import { readStream } from '#src/ledger/read.ts';
import { asOrderEvent, type OrderEvent } from './events.ts';
import { dedupeKey, lettersFor } from './letters/called-for.ts';
import { evolve, fold, isRefunding, type Order } from './order.ts';
import { issueDocument } from './receipt/documents.ts';
import type { Seller } from './receipt/seller.ts';
import {
  mailOrderQueue,
  mailReportQueue,
  produceReportQueue,
  refundDuplicateQueue,
  refundOrderQueue,
} from './queues.ts';
import { project } from './read-model.ts';

export type OrderDeps = {
  db: Database;
  jobs: Jobs;
  /** who takes the money: a desk that records payments needs it, for the tax invoice that goes with them */
  seller?: Seller;
};

export type Change = { order: Order; events: OrderEvent[] };

/** How often a decision is made anew when somebody else appended first. Three lost races in a row mean a fault. */
const TRIES = 3;

/** @throws OrderNotFound, OrderRule (from `decide`), VersionConflict after three lost races */
export async function changeOrder(
  deps: OrderDeps,
  id: string,
  meta: Meta,
  decide: (order: Order) => OrderEvent[],
  inTransaction?: (trx: Transaction, order: Order) => Promise<void>,
): Promise<Change> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryChange(deps, id, meta, decide, inTransaction);
    } catch (error) {
      if (!(error instanceof VersionConflict) || attempt === TRIES) throw error;
    }
  }
}

/** A new order and whatever must commit with it. */
export async function openOrder(
  deps: OrderDeps,
  meta: Meta,
  events: [OrderEvent, ...OrderEvent[]],
  inTransaction?: (trx: Transaction, order: Order) => Promise<void>,
): Promise<Change> {
  const order = fold(events)!;
  return deps.db.transaction((trx) =>
    commitChange(trx, deps, { order, version: 0, events, meta }, inTransaction),
  );
}

/** @returns the order folded from its events, with its version, or undefined */
export async function loadOrder(
  db: Database,
  id: string,
): Promise<{ order: Order; version: number } | undefined> {
  const events = (await readStream(db, id)).map(asOrderEvent);
  const order = fold(events);
  return order && { order, version: events.length };
}

export class OrderNotFound extends Error {
  constructor(id: string) {
    super(`There is no order ${id}.`);
  }
}

async function tryChange(
  deps: OrderDeps,
  id: string,
  meta: Meta,
  decide: (order: Order) => OrderEvent[],
  alongside?: (trx: Transaction, order: Order) => Promise<void>,
): Promise<Change> {
  return deps.db.transaction(async (trx) => {
    const loaded = await loadOrder(trx, id);
    if (!loaded) throw new OrderNotFound(id);
    const events = decide(loaded.order);
    if (events.length === 0) return { order: loaded.order, events };
    const order = events.reduce(evolve, loaded.order);
    return commitChange(trx, deps, { order, version: loaded.version, events, meta }, alongside);
  });
}

type Writing = { order: Order; version: number; events: OrderEvent[]; meta: Meta };

async function commitChange(
  trx: Transaction,
  { jobs, seller }: OrderDeps,
  { order, version, events, meta }: Writing,
  alongside?: (trx: Transaction, order: Order) => Promise<void>,
): Promise<Change> {
  // First, so that what the read model refers to (the frozen birth) is there.
  await alongside?.(trx, order);
  await append(trx, order.id, version, events, meta);
  await project(trx, order, version + events.length);
  for (const event of events) await enqueueJobsFor(trx, jobs, order, event);
  // Last: the number of a tax document is taken under a lock that all buyers share.
  if (seller) for (const event of events) await issueDocument(trx, seller, order, event);
  return { order, events };
}

/** Whether the job that makes this order's report is still there to do it. */
export const isBeingMade = (jobs: Jobs, order: Order): Promise<boolean> =>
  jobs.isLive(produceReportQueue, generationKey(order));

/** Whether the job that sends this mail is still there to do it. */
export const isBeingMailed = (jobs: Jobs, mail: ReportMail): Promise<boolean> =>
  jobs.isLive(mailReportQueue, mailKey(mail));

type ReportMail = { orderId: string; edition: number; again?: number };

const mailKey = ({ orderId, edition, again }: ReportMail) =>
  again === undefined ? `${orderId}:${edition}` : `${orderId}:${edition}:again:${again}`;

const generationKey = ({ id, report }: Order) => `${id}:${report.edition}:${report.attempt}`;

/** Paid work goes first. */
const PRIORITY = { paid: 10, free: 0 } as const;

/** The jobs an event calls for, sent in its own transaction. */
async function enqueueJobsFor(trx: Transaction, jobs: Jobs, order: Order, event: OrderEvent): Promise<void> {
  const priority = PRIORITY[order.kind];
  for (const emailJob of lettersFor(order, event))
    await jobs.send(mailOrderQueue, emailJob, { trx, key: dedupeKey(emailJob), priority });
  if (event.type === 'GenerationRequested') {
    const { edition } = event.data;
    const key = generationKey(order);
    await jobs.send(produceReportQueue, { orderId: order.id, edition }, { trx, key, priority });
  }
  if (event.type === 'DuplicatePaymentDetected') {
    const { gatewayPaymentId } = event.data;
    await jobs.send(
      refundDuplicateQueue,
      { orderId: order.id, gatewayPaymentId },
      { trx, key: gatewayPaymentId, priority },
    );
  }
  if (event.type === 'RefundRequested') {
    const request = order.refund!.requests;
    await jobs.send(
      refundOrderQueue,
      { orderId: order.id, request },
      { trx, key: `${order.id}:${request}`, priority },
    );
  }
  if (event.type === 'ReportRendered' && !isRefunding(order.status)) {
    const mail = { orderId: order.id, edition: event.data.edition };
    await jobs.send(mailReportQueue, mail, { trx, key: mailKey(mail), priority });
  }
  if (event.type === 'ReportEmailResendRequested') {
    const { edition, resendNumber: again } = event.data;
    const mail = { orderId: order.id, edition, again };
    await jobs.send(mailReportQueue, mail, { trx, key: mailKey(mail), priority });
  }
}

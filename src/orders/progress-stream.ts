/** Progress of orders as server-sent events: the current state of each order first, then every change. */
import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { HttpError } from '#src/platform/http/errors.ts';
import type { Notifications } from '#src/platform/notifications.ts';
import type { SessionWatch } from '#src/accounts/session/session-watch.ts';
import { isSessionOpen } from '#src/accounts/session/open-sessions.ts';
import { getCurrentTokenHash } from '#src/accounts/session/sessions.ts';
import type { OrderWatch } from './order-watch.ts';
import { findOwnOrder } from './store/order-views.ts';

/**
 * A heartbeat keeps proxies from closing the stream and lets the client detect a dead one. It is an event, because
 * scripts cannot see comments. It follows the check of the session. A browser whose stream ended waits for
 * `reconnectMs` before it connects again. A change whose notification was lost is sent after `rereadMs` at the latest.
 */
export const STREAM_INTERVALS = { pingMs: 5000, reconnectMs: 3000, rereadMs: 15_000 };

/** Open tabs of one member. A client that is refused falls back to polling. */
const MAX_STREAMS_PER_MEMBER = 10;
const openStreamCounts = new Map<string, number>();

export type ProgressDeps = {
  db: Database;
  clock: Clock;
  notifications: Notifications;
  /** checks in intervals of `pingMs` */
  sessionWatch: SessionWatch;
  /** checks in intervals of `rereadMs` */
  orderWatch: OrderWatch;
};

/**
 * Ends when every order is delivered or the session has ended. `orderIds`: at least one, all owned by the member.
 * @throws HttpError 429 `too-many-streams`
 */
export function streamProgress(
  ctx: Context,
  { db, clock, notifications, sessionWatch, orderWatch }: ProgressDeps,
  memberId: string,
  orderIds: string[],
): void {
  const releaseSlot = acquireSlot(memberId);
  const stream = new PassThrough();
  /** of undelivered orders */
  const sentVersions = new Map(orderIds.map((id) => [id, 0]));
  const tokenHash = getCurrentTokenHash(ctx);
  const sendOrder = async (id: string) => {
    const order = await findOwnOrder(db, memberId, id, clock.now());
    // Checked after the query: a session that ends while the order is read gets no data.
    if (!order || !(await isSessionOpen(db, clock, tokenHash)) || stream.writableEnded) return stream.end();
    stream.write(`event: order\ndata: ${JSON.stringify(order.view)}\n\n`);
    if (order.view.reportStatus === 'delivered') sentVersions.delete(id);
    else sentVersions.set(id, order.row.version);
    if (sentVersions.size === 0) stream.end();
  };
  const enqueue = createSerialQueue(() => stream.end());
  const queueOrder = (id: string) => enqueue(() => sendOrder(id));
  const unsubscribe = notifications.subscribe('order_changed', (id) => {
    // After a reconnect the changes in between are unknown: send every order again.
    if (id === undefined) for (const undeliveredId of sentVersions.keys()) queueOrder(undeliveredId);
    else if (sentVersions.has(id)) queueOrder(id);
  });
  const unwatchOrders = orderWatch.watch({ sentVersions, onStale: queueOrder });
  const unwatch = sessionWatch.watch(tokenHash, (isOpen) => {
    if (!isOpen) stream.end();
    else if (!stream.writableEnded) stream.write('event: ping\ndata:\n\n');
  });
  stream.once('close', () => {
    unwatch();
    unwatchOrders();
    unsubscribe();
    releaseSlot();
  });
  ctx.req.once('close', () => stream.destroy());
  ctx.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  ctx.status = 200;
  ctx.body = stream;
  stream.write(`retry: ${STREAM_INTERVALS.reconnectMs}\n\n`);
  orderIds.forEach(queueOrder);
}

function acquireSlot(memberId: string): () => void {
  const openCount = openStreamCounts.get(memberId) ?? 0;
  if (openCount >= MAX_STREAMS_PER_MEMBER)
    throw new HttpError(429, 'too-many-streams', 'Progress is open in too many tabs. Please close some.');
  openStreamCounts.set(memberId, openCount + 1);
  return () => {
    const remaining = openStreamCounts.get(memberId)! - 1;
    if (remaining > 0) openStreamCounts.set(memberId, remaining);
    else openStreamCounts.delete(memberId);
  };
}

/** Runs one task at a time, so that two changes are never sent in the wrong order. */
function createSerialQueue(onFailure: () => void): (task: () => Promise<unknown>) => void {
  let lastTask: Promise<unknown> = Promise.resolve();
  return (task) => {
    lastTask = lastTask.then(task).catch(onFailure);
  };
}

/** The progress of orders as server-sent events: each as it is now, and again whenever its stream grows. */
import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import type { Database } from '#src/platform/database.ts';
import type { Notifications } from '#src/platform/notifications.ts';
import { ownOrder } from './view.ts';

/**
 * Proxies close silent connections after a minute or less; a word every fifteen seconds keeps them open, and tells
 * the listener that this one is. A comment would do for proxies, but a browser's script cannot hear comments.
 */
const PING_MS = 15_000;

type Deps = { db: Database; notifications: Notifications };

/** Ends when every one of the orders is delivered. `orderIds`: the member's own, one at least. */
export function streamProgress(
  ctx: Context,
  { db, notifications }: Deps,
  memberId: string,
  orderIds: string[],
): void {
  const stream = new PassThrough();
  const left = new Set(orderIds);
  const send = async (id: string) => {
    const found = await ownOrder(db, memberId, id);
    if (!found || stream.writableEnded) return stream.end();
    stream.write(`event: order\ndata: ${JSON.stringify(found.view)}\n\n`);
    if (found.view.report === 'delivered') left.delete(id);
    if (left.size === 0) stream.end();
  };
  const queue = serially(send, () => stream.end());
  const unsubscribe = notifications.on('order_changed', (id) => left.has(id) && queue(id));
  const ping = setInterval(() => stream.writableEnded || stream.write('event: ping\ndata:\n\n'), PING_MS);
  stream.once('close', () => {
    clearInterval(ping);
    unsubscribe();
  });
  ctx.req.once('close', () => stream.destroy());
  ctx.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  ctx.status = 200;
  ctx.body = stream;
  stream.write('retry: 3000\n\n');
  orderIds.forEach(queue);
}

/** One look at a time and in order: two changes at once never arrive the wrong way round. */
function serially(task: (id: string) => Promise<unknown>, onFailure: () => void): (id: string) => void {
  let tail: Promise<unknown> = Promise.resolve();
  return (id) => {
    tail = tail.then(() => task(id)).catch(onFailure);
  };
}

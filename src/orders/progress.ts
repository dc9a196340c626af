/** An order's progress as server-sent events: the order now, and again whenever its stream grows. */
import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import type { Database } from '#src/platform/database.ts';
import type { Notifications } from '#src/platform/notifications.ts';
import { ownOrder } from './view.ts';

/** Proxies close silent connections after a minute or less; a comment every fifteen seconds keeps them open. */
const PING_MS = 15_000;

type Deps = { db: Database; notifications: Notifications };

export function streamProgress(
  ctx: Context,
  { db, notifications }: Deps,
  memberId: string,
  orderId: string,
): void {
  const stream = new PassThrough();
  const send = async () => {
    const found = await ownOrder(db, memberId, orderId);
    if (!found || stream.writableEnded) return stream.end();
    stream.write(`event: order\ndata: ${JSON.stringify(found.view)}\n\n`);
    if (found.view.report === 'delivered') stream.end();
  };
  const queue = serially(send, () => stream.end());
  const unsubscribe = notifications.on('order_changed', (id) => id === orderId && queue());
  const ping = setInterval(() => stream.write(': still here\n\n'), PING_MS);
  stream.once('close', () => {
    clearInterval(ping);
    unsubscribe();
  });
  ctx.req.once('close', () => stream.destroy());
  ctx.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  ctx.status = 200;
  ctx.body = stream;
  stream.write('retry: 3000\n\n');
  queue();
}

/** One look at a time and in order: two changes at once never arrive the wrong way round. */
function serially(task: () => Promise<unknown>, onFailure: () => void): () => void {
  let tail: Promise<unknown> = Promise.resolve();
  return () => {
    tail = tail.then(task).catch(onFailure);
  };
}

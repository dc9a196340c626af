/** The progress of orders as server-sent events: each as it is now, and again whenever its stream grows. */
import { PassThrough } from 'node:stream';
import type { Context } from 'koa';
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import { HttpError } from '#src/platform/http/errors.ts';
import type { Notifications } from '#src/platform/notifications.ts';
import { isSessionOpen, tokenHashOf } from '#src/accounts/sessions.ts';
import { ownOrder } from './view.ts';

/**
 * Proxies close silent connections after a minute or less; a word every few seconds keeps them open, and tells the
 * listener that this one is. A comment would do for proxies, but a browser's script cannot hear comments. As often the
 * session is asked after: one that was ended elsewhere hears nothing more.
 */
const PING_MS = 5000;

/** Tabs enough for anybody. Who opens more goes on by asking, as behind a network that keeps streams back. */
const MOST_OPEN = 10;
const openOf = new Map<string, number>();

type Deps = { db: Database; clock: Clock; notifications: Notifications };

/**
 * Ends when every one of the orders is delivered, or when the session that asks is over: who reconnects then is
 * refused as any visitor is. `orderIds`: the member's own, one at least. @throws Refused 429 `too-many-streams`
 */
export function streamProgress(
  ctx: Context,
  { db, clock, notifications }: Deps,
  memberId: string,
  orderIds: string[],
): void {
  const leave = enter(memberId);
  const stream = new PassThrough();
  const left = new Set(orderIds);
  const token = tokenHashOf(ctx);
  const send = async (id: string) => {
    const found = (await isSessionOpen(db, clock, token)) && (await ownOrder(db, memberId, id, clock.now()));
    if (!found || stream.writableEnded) return stream.end();
    stream.write(`event: order\ndata: ${JSON.stringify(found.view)}\n\n`);
    if (found.view.report === 'delivered') left.delete(id);
    if (left.size === 0) stream.end();
  };
  const beat = async () => {
    if (!(await isSessionOpen(db, clock, token))) return stream.end();
    return stream.writableEnded || stream.write('event: ping\ndata:\n\n');
  };
  const queue = serially(() => stream.end());
  const queueOrder = (id: string) => queue(() => send(id));
  const unsubscribe = notifications.on('order_changed', (id) => left.has(id) && queueOrder(id));
  const ping = setInterval(() => queue(beat), PING_MS);
  stream.once('close', () => {
    clearInterval(ping);
    unsubscribe();
    leave();
  });
  ctx.req.once('close', () => stream.destroy());
  ctx.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
  ctx.status = 200;
  ctx.body = stream;
  stream.write('retry: 3000\n\n');
  orderIds.forEach(queueOrder);
}

function enter(memberId: string): () => void {
  const open = openOf.get(memberId) ?? 0;
  if (open >= MOST_OPEN)
    throw new HttpError(429, 'too-many-streams', 'Progress is open in too many tabs. Please close some.');
  openOf.set(memberId, open + 1);
  return () => {
    const left = openOf.get(memberId)! - 1;
    if (left > 0) openOf.set(memberId, left);
    else openOf.delete(memberId);
  };
}

/** One look at a time and in order: two changes at once never arrive the wrong way round. */
function serially(onFailure: () => void): (task: () => Promise<unknown>) => void {
  let tail: Promise<unknown> = Promise.resolve();
  return (task) => {
    tail = tail.then(task).catch(onFailure);
  };
}

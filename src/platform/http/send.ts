/** Sends what lies in memory, in the form that the browser takes. */
import type { Context } from 'koa';
import type { Form, Packing, Served } from './site-files.ts';

/**
 * The whole head in one call to Node: written header by header, by way of Koa, it takes a third of a page's time.
 * Only a browser that has a copy is answered the longer way.
 */
export function send(ctx: Context, served: Served, status: 200 | 404): void {
  const form = served[packingFor(ctx)] ?? served.plain;
  if (status === 200 && ctx.req.headers['if-none-match']) return sendIfNew(ctx, form);
  ctx.respond = false;
  ctx.res.writeHead(status, form.head);
  ctx.res.end(form.body);
}

function sendIfNew(ctx: Context, { headers, body }: Form): void {
  ctx.set(headers);
  ctx.status = 200;
  if (ctx.fresh) ctx.status = 304;
  else ctx.body = body;
}

/** Browsers send a handful of different words; whoever makes some up is answered all the same, but not remembered. */
const MOST_REMEMBERED = 100;
const remembered = new Map<string, Packing | 'plain'>();

function packingFor(ctx: Context): Packing | 'plain' {
  const words = ctx.get('Accept-Encoding');
  const known = remembered.get(words);
  if (known) return known;
  // one by one: asked for all at once, Koa follows the order of the browser's words, and every browser says gzip first
  const packing = (['br', 'gzip'] as const).find((name) => ctx.acceptsEncodings(name)) ?? 'plain';
  if (remembered.size < MOST_REMEMBERED) remembered.set(words, packing);
  return packing;
}

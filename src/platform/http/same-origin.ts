/**
 * Calls that change something must come from our own pages (no token needed: browsers say where a call comes from).
 * Sec-Fetch-Site decides; where it is missing, Origin must be ours. Who says neither is a program, which no other site
 * can send: it passes, unless it carries a cookie as a browser would.
 */
import type Koa from 'koa';
import { forbidden } from './errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Also for visitors without a cookie: otherwise another site could log them in as somebody else, or out. @throws Refused 403 */
export function sameOrigin(): Koa.Middleware {
  return async (ctx, next) => {
    if (!SAFE.has(ctx.method) && !comesFromUs(ctx))
      throw forbidden('foreign-origin', 'This call did not come from our own pages.');
    await next();
  };
}

function comesFromUs(ctx: Koa.Context): boolean {
  const site = ctx.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = ctx.get('origin');
  // Not Koa's ctx.origin, which is the header itself: it would be compared with what it says.
  return origin ? origin === `${ctx.protocol}://${ctx.host}` : ctx.get('cookie') === '';
}

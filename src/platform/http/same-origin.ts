/**
 * Calls that change something must come from our own pages (no token needed: browsers say where a call comes from).
 * Sec-Fetch-Site decides; where it is missing, Origin must be ours; calls carrying a bearer token or coming from a
 * program without cookies cannot be forged by another site and pass.
 */
import type Koa from 'koa';
import { forbidden } from './errors.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export function sameOrigin(): Koa.Middleware {
  return async (ctx, next) => {
    if (!SAFE.has(ctx.method) && ctx.get('cookie') && !comesFromUs(ctx))
      throw forbidden('foreign-origin', 'This call did not come from our own pages.');
    await next();
  };
}

function comesFromUs(ctx: Koa.Context): boolean {
  const site = ctx.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = ctx.get('origin');
  return origin === '' ? false : origin === ctx.origin;
}

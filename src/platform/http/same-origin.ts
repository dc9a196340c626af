/**
 * CSRF protection without tokens: state-changing requests of a browser must come from our own pages. Sec-Fetch-Site
 * decides; without it, Origin must match. A request with neither does not come from a page of another site and passes,
 * unless it carries a cookie and no bearer token. A form cannot send a token, and a script of another site would need a
 * CORS response that no route gives. If a token is sent, the cookie alone authenticates no one (see sessions.ts).
 */
import type Koa from 'koa';
import { createForbiddenError } from './errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Applies to visitors without a session too: another site could log them in to an account of the attacker.
 * @param exemptRoutes matches "METHOD /path" of routes that use no session, and that others may call
 * @throws HttpError 403
 */
export function requireSameOrigin(exemptRoutes?: RegExp): Koa.Middleware {
  const isExempt = ({ method, path }: Koa.Context) => exemptRoutes?.test(`${method} ${path}`);
  return async (ctx, next) => {
    if (!SAFE_METHODS.has(ctx.method) && !isExempt(ctx) && !isSameOrigin(ctx))
      throw createForbiddenError('cross-origin', 'This call did not come from our own pages.');
    await next();
  };
}

function isSameOrigin(ctx: Koa.Context): boolean {
  const site = ctx.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = ctx.get('origin');
  // Not ctx.origin: Koa derives it from the same header.
  if (origin) return origin === `${ctx.protocol}://${ctx.host}`;
  return ctx.get('cookie') === '' || hasTokenHeader(ctx);
}

/** The two headers in which the specification sends the bearer token. */
const hasTokenHeader = (ctx: Koa.Context) =>
  /^bearer [^ ]/i.test(ctx.get('authorization')) || ctx.get('auth-token') !== '';

import type Koa from 'koa';
import type { Log } from '#src/platform/log.ts';
import { HttpError } from './errors.ts';

/**
 * Rejects changes over plain http before anything is stored: the session cookie is sent over https only, so a sign-in would
 * create an account and then fail. Behind a proxy this means that TRUST_PROXY is not set. @throws HttpError 503
 */
export function requireHttps(log: Log): Koa.Middleware {
  return async (ctx, next) => {
    if (!ctx.secure && ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      log.error(
        { event: 'requests.insecure', request: ctx.state.requestId as string, path: ctx.path },
        'A request did not arrive over https; behind a proxy that ends https, set TRUST_PROXY',
      );
      throw new HttpError(503, 'https-required', MESSAGE);
    }
    await next();
  };
}

const MESSAGE =
  'This page did not reach us over a secure connection, so nothing was saved. Please open our site with https and try again.';

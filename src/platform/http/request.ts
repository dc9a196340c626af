import { randomUUID } from 'node:crypto';
import type Koa from 'koa';
import type { Log } from '#src/platform/log.ts';

/** Gives every request an id, answers it in X-Request-Id, and logs one line per call: no query strings, no bodies. */
export function requestLog(log: Log): Koa.Middleware {
  return async (ctx, next) => {
    ctx.state.requestId = randomUUID();
    ctx.set('X-Request-Id', ctx.state.requestId);
    const started = performance.now();
    await next();
    const ms = Math.round(performance.now() - started);
    log.debug(
      { request: ctx.state.requestId, method: ctx.method, path: loggedPath(ctx), status: ctx.status, ms },
      'request',
    );
  };
}

/** A path may hold a secret: the parameter is then called a token. */
export function loggedPath(ctx: Koa.Context): string {
  const { token } = (ctx.params ?? {}) as { token?: string };
  return token ? ctx.path.replace(token, '[token]') : ctx.path;
}

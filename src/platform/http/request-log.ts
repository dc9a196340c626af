import { randomUUID } from 'node:crypto';
import type Koa from 'koa';
import type { Log } from '#src/platform/log.ts';

/** Assigns a request id, returns it in X-Request-Id and logs one line per request without query string and body. */
export function logRequests(log: Log): Koa.Middleware {
  return async (ctx, next) => {
    ctx.state.requestId = randomUUID();
    ctx.set('X-Request-Id', ctx.state.requestId);
    const startedAt = performance.now();
    await next();
    const ms = Math.round(performance.now() - startedAt);
    const { method, status } = ctx;
    log.debug(
      {
        event: 'requests.answered',
        request: ctx.state.requestId,
        method,
        path: getLoggedPath(ctx),
        status,
        ms,
      },
      'Request',
    );
  };
}

/** A path parameter named `token` is a secret and is not logged. */
export function getLoggedPath(ctx: Koa.Context): string {
  const { token } = (ctx.params ?? {}) as { token?: string };
  return token ? ctx.path.replace(token, '[token]') : ctx.path;
}

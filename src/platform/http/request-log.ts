import { randomUUID } from 'node:crypto';
import type Koa from 'koa';
import type { Log } from '#src/platform/log.ts';
import { withRunContext } from '#src/platform/run-context.ts';

/** An id of a proxy is stored in events and logged, so it is short and plain. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

/**
 * Assigns a request id, returns it in X-Request-Id and logs one line per request without query string and body. The id of a
 * trusted proxy is kept, so that its log and ours can be joined.
 */
export function logRequests(log: Log, { trustProxy = false } = {}): Koa.Middleware {
  return async (ctx, next) => {
    const id = createRequestId(ctx, trustProxy);
    ctx.state.requestId = id;
    ctx.set('X-Request-Id', id);
    const startedAt = performance.now();
    await withRunContext({ request: id }, next);
    const ms = Math.round(performance.now() - startedAt);
    const { method, status } = ctx;
    log.debug(
      {
        event: 'requests.answered',
        request: id,
        method,
        path: getLoggedPath(ctx),
        status,
        ms,
      },
      'Request',
    );
  };
}

function createRequestId(ctx: Koa.Context, trustProxy: boolean): string {
  const id = ctx.get('X-Request-Id');
  return trustProxy && REQUEST_ID.test(id) ? id : randomUUID();
}

/** A path parameter named `token` is a secret and is not logged. */
export function getLoggedPath(ctx: Koa.Context): string {
  const { token } = (ctx.params ?? {}) as { token?: string };
  return token ? ctx.path.replace(token, '[token]') : ctx.path;
}

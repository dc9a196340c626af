/** One log line per security-relevant request: sign-ins, account changes and rejected requests, by ids only. */
import type { Middleware } from 'koa';
import type { Log } from '#src/platform/log.ts';
import { getLoggedPath } from './request-log.ts';

/**
 * Runs before the error handler, so that it sees the final status. `auditedRequests` matches "METHOD /path" of
 * requests that are logged whatever their status. `ctx.state.memberId` is the caller, if known.
 */
export function logSecurityEvents(log: Log, auditedRequests: RegExp): Middleware {
  return async (ctx, next) => {
    await next();
    if (!REJECTED_STATUSES.has(ctx.status) && !auditedRequests.test(`${ctx.method} ${ctx.path}`)) return;
    const { code } = (ctx.body ?? {}) as { code?: string };
    const { requestId: request, memberId: member } = ctx.state as { requestId?: string; memberId?: string };
    const { method, status } = ctx;
    log.info(
      { event: 'audited_requests.answered', request, method, path: getLoggedPath(ctx), status, code, member },
      'A request of a security-relevant route was answered',
    );
  };
}

/** not signed in, not allowed, too many requests */
const REJECTED_STATUSES = new Set([401, 403, 429]);

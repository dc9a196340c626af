/** Who came in, who was turned away, and what was done to an account: a line each, of ids. Kept at the usual level. */
import type { Context, Middleware } from 'koa';
import type { Log } from '#src/platform/log.ts';
import { loggedPath } from './request.ts';

/** Outside of what turns errors into answers. `ctx.state.memberId` is who called, where that is known. */
export function securityLog(log: Log): Middleware {
  return async (ctx, next) => {
    await next();
    if (!isOfInterest(ctx)) return;
    const { code } = (ctx.body ?? {}) as { code?: string };
    const { requestId: request, memberId: member } = ctx.state as { requestId?: string; memberId?: string };
    const { method, status } = ctx;
    log.info({ request, method, path: loggedPath(ctx), status, code, member }, 'security');
  };
}

/** Not let in, not allowed, too often. */
const TURNED_AWAY = new Set([401, 403, 429]);

function isOfInterest({ method, path, status }: Context): boolean {
  if (TURNED_AWAY.has(status) || path === '/api/account/export') return true;
  return method !== 'GET' && /^\/api\/(auth|account)(\/|$)/.test(path);
}

/** Faults on demand, for tests. They are kept in memory: a restart clears them. */
import { setTimeout as wait } from 'node:timers/promises';
import type Koa from 'koa';
import * as z from 'zod/mini';
import { createBadRequest, createServerError, createTooManyRequests } from './errors.ts';

const FaultSettings = z.strictObject({
  /** delay before the request is processed */
  latencyMs: z.optional(z.int().check(z.minimum(0), z.maximum(120_000))),
  fail: z.optional(z.enum(['429', '500', '502html', 'hang', 'reset-after-commit'])),
  /** for example "orders.create"; without it every endpoint except this one is affected */
  endpoint: z.optional(z.string()),
  /** number of affected requests; without it every request until the faults are replaced */
  times: z.optional(z.int().check(z.minimum(1))),
  /** a paid order accepts one more payment and keeps both; Razorpay excludes this, and merchants have seen it */
  allowSecondCapture: z.optional(z.boolean()),
  /** a refund stays `pending` until /admin/refunds/:id/bank settles it */
  deferRefunds: z.optional(z.boolean()),
  /** delivery of the webhooks of payments made from now on */
  webhooks: z._default(
    z.enum(['normal', 'lost', 'duplicated', 'reordered', 'wrong-signature', 'delayed']),
    'normal',
  ),
});
export type FaultSettings = z.infer<typeof FaultSettings>;
type RequestFault = Pick<FaultSettings, 'latencyMs' | 'fail'>;

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let settings: FaultSettings = { webhooks: 'normal' };
  return {
    current: () => settings,
    /** Replaces all settings: `{}` ends every fault. */
    replace(body: unknown): FaultSettings {
      const parsed = FaultSettings.safeParse(body ?? {});
      if (!parsed.success) throw createBadRequest(z.prettifyError(parsed.error));
      return (settings = parsed.data);
    },
    /** The fault of this request, if any; decrements `times`. */
    consume(endpoint: string): RequestFault {
      const { latencyMs, fail, times } = settings;
      if (settings.endpoint !== undefined && settings.endpoint !== endpoint) return {};
      if (times === 0) return {};
      if (times !== undefined) settings = { ...settings, times: times - 1 };
      return { latencyMs, fail };
    },
  };
}

/** Applies the current fault to the requests of one endpoint. */
export function injectFault(faults: Faults, endpoint: string): Koa.Middleware {
  return async (ctx, next) => {
    const { latencyMs, fail } = faults.consume(endpoint);
    if (latencyMs) await wait(latencyMs);
    if (fail === '429') throw createTooManyRequests();
    if (fail === '500') throw createServerError();
    if (fail === '502html') return sendBadGateway(ctx);
    if (fail === 'hang') return leaveUnanswered(ctx);
    if (fail === 'reset-after-commit') return next().finally(() => resetConnection(ctx));
    await next();
  };
}

function sendBadGateway(ctx: Koa.Context): void {
  ctx.status = 502;
  ctx.type = 'html';
  ctx.body = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';
}

/** Keeps the connection open without a response: the client must time out. */
function leaveUnanswered(ctx: Koa.Context): void {
  ctx.respond = false;
}

/** Drops the response of a processed request. A browser that repeats the request loses that response as well. */
function resetConnection(ctx: Koa.Context): void {
  ctx.respond = false;
  ctx.req.socket.resetAndDestroy();
}

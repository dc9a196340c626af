/** Misbehaviour on demand, for tests. Kept in memory: a restart is a healthy gateway. */
import { setTimeout as wait } from 'node:timers/promises';
import type Koa from 'koa';
import * as z from 'zod/mini';
import { badRequest, serverError, tooManyRequests } from './errors.ts';

const Settings = z.strictObject({
  /** waited before anything is done */
  latencyMs: z.optional(z.int().check(z.minimum(0), z.maximum(120_000))),
  fail: z.optional(z.enum(['429', '500', '502html', 'hang', 'reset-after-commit'])),
  /** "orders.create"; without it every call of the gateway, except this switch, is meant */
  endpoint: z.optional(z.string()),
  /** how many calls suffer; without it all, until the switch is set again */
  times: z.optional(z.int().check(z.minimum(1))),
  /** an order that is paid takes one more payment and keeps both: what must not happen, and has happened to shops */
  paysAgain: z.optional(z.boolean()),
  /** a refund is accepted and waits for its bank: carried out, or not, by /admin/refunds/:id/bank */
  refundsWait: z.optional(z.boolean()),
  /** how webhooks of payments made from now on travel */
  webhooks: z._default(
    z.enum(['normal', 'lost', 'duplicated', 'shuffled', 'wrong-signature', 'late']),
    'normal',
  ),
});
export type FaultSettings = z.infer<typeof Settings>;
type Fault = Pick<FaultSettings, 'latencyMs' | 'fail'>;

export type Faults = ReturnType<typeof createFaults>;

export function createFaults() {
  let settings: FaultSettings = { webhooks: 'normal' };
  return {
    current: () => settings,
    webhooks: () => settings.webhooks,
    paysAgain: () => settings.paysAgain ?? false,
    refundsWait: () => settings.refundsWait ?? false,
    /** Replaces everything: what the body does not name is well again, `{}` heals all. */
    set(body: unknown): FaultSettings {
      const parsed = Settings.safeParse(body ?? {});
      if (!parsed.success) throw badRequest(z.prettifyError(parsed.error));
      return (settings = parsed.data);
    },
    /** The fault this call must suffer, if any; counts down. */
    take(endpoint: string): Fault {
      const { latencyMs, fail, times } = settings;
      if (settings.endpoint !== undefined && settings.endpoint !== endpoint) return {};
      if (times === 0) return {};
      if (times !== undefined) settings = { ...settings, times: times - 1 };
      return { latencyMs, fail };
    },
  };
}

/** Stands before one endpoint and does to it what the switch says. */
export function faulty(faults: Faults, endpoint: string): Koa.Middleware {
  return async (ctx, next) => {
    const { latencyMs, fail } = faults.take(endpoint);
    if (latencyMs) await wait(latencyMs);
    if (fail === '429') throw tooManyRequests();
    if (fail === '500') throw serverError();
    if (fail === '502html') return badGateway(ctx);
    if (fail === 'hang') return keepSilent(ctx);
    if (fail === 'reset-after-commit') return next().finally(() => reset(ctx));
    await next();
  };
}

function badGateway(ctx: Koa.Context): void {
  ctx.status = 502;
  ctx.type = 'html';
  ctx.body = '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';
}

/** The line stays open and nothing is said: the caller has to give up by itself. */
function keepSilent(ctx: Koa.Context): void {
  ctx.respond = false;
}

/** What was asked is done, or refused, and the caller never hears of it; nor when a browser asks again by itself. */
function reset(ctx: Koa.Context): void {
  ctx.respond = false;
  ctx.req.socket.resetAndDestroy();
}

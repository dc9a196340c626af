/** Faults of requests: delays, error responses, lost responses. */
import { setTimeout as wait } from 'node:timers/promises';
import type Koa from 'koa';
import type { Knex } from 'knex';
import type { SandboxContext } from './context.ts';
import { createServerError, createTooManyRequestsError } from './errors.ts';
import type { FaultSettings } from './fault-settings.ts';

type RequestFault = Pick<FaultSettings, 'latencyMs' | 'fail'>;

/** Applies the current fault to a request of one endpoint. */
export async function injectFault(
  { db, faults }: SandboxContext,
  endpoint: string,
  ctx: Koa.Context,
  next: () => Promise<unknown>,
): Promise<void> {
  const { latencyMs, fail } = await consumeFault(db, faults, endpoint);
  if (latencyMs) await wait(latencyMs);
  if (fail === '429') throw createTooManyRequestsError();
  if (fail === '500') throw createServerError();
  if (fail === '502html') return sendBadGateway(ctx);
  if (fail === 'hang') return leaveUnanswered(ctx);
  if (fail === 'reset-after-commit') await next().finally(() => resetConnection(ctx));
  else await next();
}

/** The fault of this request, if any; decrements `times` in one statement, so that two processes share the number. */
async function consumeFault(db: Knex, faults: FaultSettings, endpoint: string): Promise<RequestFault> {
  const { latencyMs, fail, times } = faults;
  if (latencyMs === undefined && fail === undefined) return {};
  if (faults.endpoint !== undefined && faults.endpoint !== endpoint) return {};
  if (times === undefined) return { latencyMs, fail };
  const decrement = `jsonb_set(faults, '{times}', to_jsonb((faults->>'times')::integer - 1))`;
  const updatedCount = await db('sandbox.shared_state')
    .whereRaw(`(faults->>'times')::integer > 0`)
    .update({ faults: db.raw(decrement) });
  return updatedCount > 0 ? { latencyMs, fail } : {};
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

/** Drops the response of a processed request. If the browser repeats the request, that response is dropped too. */
function resetConnection(ctx: Koa.Context): void {
  ctx.respond = false;
  ctx.req.socket.resetAndDestroy();
}

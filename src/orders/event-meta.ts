/** Metadata of the events of an order: actor, cause and time. */
import type { Context } from 'koa';
import type { EventMeta } from '#src/ledger/event.ts';
import type { Clock } from '#src/platform/clock.ts';
import { getRunContext } from '#src/platform/run-context.ts';

type Deps = { clock: Clock };

/** `cause`: the API command, such as 'create-order'. */
export const createMemberMeta = (
  { clock }: Deps,
  ctx: Context,
  memberId: string,
  cause: string,
): EventMeta => ({
  actor: `member:${memberId}`,
  cause,
  at: clock.now().toISOString(),
  requestId: ctx.state.requestId as string,
});

/** `cause`: why the job appends events, such as 'schedule' or 'job lost'. The request is the one that caused the job. */
export function createJobMeta({ clock }: Deps, queue: string, cause: string): EventMeta {
  const { request: requestId } = getRunContext();
  const meta = { actor: `job:${queue}`, cause, at: clock.now().toISOString() };
  return requestId ? { ...meta, requestId } : meta;
}

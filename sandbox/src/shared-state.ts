/**
 * The state that all processes on the database share: faults, clock offset, webhook. It is stored in one row, so that a
 * restart keeps it.
 */
import * as z from 'zod/mini';
import type { SandboxContext, ServerContext } from './context.ts';
import { createInvalidFieldError } from './errors.ts';
import { toUnixSeconds } from './entities.ts';
import { readFaults, type FaultSettings } from './fault-settings.ts';

type SharedStateRow = {
  faults: FaultSettings;
  clock_offset_seconds: number;
  webhook_succeeded_at: Date | null;
  webhook_disabled_at: Date | null;
  is_work_due: boolean;
};

/** Reads the shared state and moves the clock by its offset. */
export async function loadContext(serverContext: ServerContext): Promise<SandboxContext> {
  const row = await readSharedState(serverContext);
  const offsetMs = row.clock_offset_seconds * 1000;
  return {
    ...serverContext,
    clock: { now: () => new Date(serverContext.clock.now().getTime() + offsetMs) },
    faults: row.faults,
    isWebhookDisabled: row.webhook_disabled_at !== null,
    isWorkDue: row.is_work_due,
  };
}

/** POST /admin/faults replaces all faults: `{}` ends them. */
export async function replaceFaults({ db }: SandboxContext, body: unknown): Promise<FaultSettings> {
  const faults = readFaults(body);
  await db('sandbox.shared_state').update({ faults });
  return faults;
}

const MAX_OFFSET_SECONDS = 10 * 365 * 24 * 60 * 60;
const wholeSecondsSchema = z.int().check(z.minimum(-MAX_OFFSET_SECONDS), z.maximum(MAX_OFFSET_SECONDS));
const ClockChange = z.union([
  z.strictObject({ offsetSeconds: wholeSecondsSchema }),
  z.strictObject({ advanceSeconds: wholeSecondsSchema }),
]);

/** POST /admin/clock `{offsetSeconds}` sets the difference to the real time, `{advanceSeconds}` adds to it. */
export async function moveClock(serverContext: ServerContext, body: unknown) {
  const parsed = ClockChange.safeParse(body);
  if (!parsed.success)
    throw createInvalidFieldError('offsetSeconds', 'Send offsetSeconds or advanceSeconds, whole seconds.');
  const change = parsed.data;
  await serverContext
    .db('sandbox.shared_state')
    .update(
      'offsetSeconds' in change
        ? { clock_offset_seconds: change.offsetSeconds }
        : { clock_offset_seconds: serverContext.db.raw('clock_offset_seconds + ?', [change.advanceSeconds]) },
    );
  return showClock(serverContext);
}

export async function showClock(serverContext: ServerContext) {
  const { clock_offset_seconds: offsetSeconds } = await readSharedState(serverContext);
  const now = new Date(serverContext.clock.now().getTime() + offsetSeconds * 1000);
  return { offsetSeconds, now: toUnixSeconds(now), iso: now.toISOString() };
}

/** One query for each request: the shared state, and whether anything has become due by the moved clock. */
const READ_SHARED_STATE = `
  select shared_state.*,
    exists (select from sandbox.payments where expires_at <= sandbox_clock.now)
      or exists (select from sandbox.payments where bank_answer_at <= sandbox_clock.now) as is_work_due
  from sandbox.shared_state,
    lateral (select ?::timestamptz + clock_offset_seconds * interval '1 second' as now) as sandbox_clock`;

async function readSharedState({ db, clock }: ServerContext): Promise<SharedStateRow> {
  const { rows } = await db.raw<{ rows: [SharedStateRow] }>(READ_SHARED_STATE, [clock.now()]);
  return rows[0];
}

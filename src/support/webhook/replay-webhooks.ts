import type { EventMeta } from '#src/ledger/event.ts';
import { createWebhookJobKey, replayWebhook } from '#src/payments/capture/replay-webhook.ts';
import { processWebhookQueue } from '#src/payments/queues.ts';
import type { Database } from '#src/platform/database.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import { CommandError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { appendSupportEvents, lockSupportStream, WEBHOOK_STREAM } from '#src/support/support-events.ts';
import { mapWithProgress } from '#src/support/terminal/map-with-progress.ts';
import { withJobs } from '#src/support/with-jobs.ts';
import { countReplays } from './replays.ts';
import { createUnknownWebhookMessage } from './show-webhook.ts';
import {
  describeErasedContent,
  describeWebhookState,
  findOrdersOfWebhook,
  findWebhook,
  type WebhookRow,
} from './webhook-rows.ts';

type ReplayResult = { eventId: string; isReplayed: boolean; text: string };

/** Handles stored webhooks again. Facts that are recorded already are not recorded twice. @throws CommandError */
export const replayWebhooks = (
  context: CommandContext,
  eventIds: string[],
  options: ChangeOptions,
): Promise<CommandResult> =>
  runChange(context, options, async (meta) => {
    const db = await context.openDatabase();
    const rows = await Promise.all(eventIds.map((eventId) => loadReplayable(db, eventId)));
    return {
      plan: rows.map(
        (row) => `Would handle ${row.event_id} again (${row.type}, now: ${describeWebhookState(row)}).`,
      ),
      apply: () =>
        withJobs(db, async (jobs) => {
          const results = await mapWithProgress(context, 'Replaying', rows, (row) =>
            replay(db, jobs, row, meta),
          );
          return { json: results, lines: results.map(({ eventId, text }) => `${eventId}  ${text}`) };
        }),
    };
  });

async function loadReplayable(db: Database, eventId: string): Promise<WebhookRow> {
  const row = await findWebhook(db, eventId);
  if (!row) throw new CommandError(createUnknownWebhookMessage(eventId));
  if (row.body.length === 0) throw new CommandError(describeErasedContent(`The content of ${eventId}`));
  return row;
}

/** A webhook whose job still waits is not replayed, so that a repeated command changes nothing. */
const replay = (db: Database, jobs: Jobs, row: WebhookRow, meta: EventMeta): Promise<ReplayResult> =>
  db.transaction(async (trx) => {
    const { event_id: eventId } = row;
    await lockSupportStream(trx, WEBHOOK_STREAM);
    const replayCount = await countReplays(trx, eventId);
    const isHandled = (await findWebhook(trx, eventId))?.handled_at !== null;
    if (
      !isHandled &&
      (await jobs.isUnfinished(processWebhookQueue, createWebhookJobKey(eventId, replayCount)))
    )
      return { eventId, isReplayed: false, text: 'waits for its job already.' };
    const replayNumber = replayCount + 1;
    const orderIds = await findOrdersOfWebhook(trx, row);
    const data = { eventId, replayNumber, orderIds };
    await appendSupportEvents(trx, WEBHOOK_STREAM, [{ type: 'WebhookReplayedBySupport', data }], meta);
    await replayWebhook(jobs, trx, { eventId, replayNumber });
    return { eventId, isReplayed: true, text: 'is handled again.' };
  });

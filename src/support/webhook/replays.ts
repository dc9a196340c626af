import { createWebhookJobKey } from '#src/payments/capture/replay-webhook.ts';
import { processWebhookQueue } from '#src/payments/queues.ts';
import type { Database } from '#src/platform/database.ts';
import { createJobId } from '#src/platform/jobs.ts';
import { findJobRow, type JobRow } from '#src/support/job/job-rows.ts';
import { readSupportEvents, WEBHOOK_STREAM } from '#src/support/support-events.ts';

/** How often support has replayed a webhook. */
export async function countReplays(db: Database, eventId: string): Promise<number> {
  const events = await readSupportEvents(db, WEBHOOK_STREAM);
  return events.filter(({ type, data }) => type === 'WebhookReplayedBySupport' && data.eventId === eventId)
    .length;
}

/** The newest job of a webhook; undefined when its row is deleted already. */
export async function findWebhookJob(db: Database, eventId: string): Promise<JobRow | undefined> {
  const key = createWebhookJobKey(eventId, await countReplays(db, eventId));
  return findJobRow(db, [processWebhookQueue.name], createJobId(processWebhookQueue, key));
}

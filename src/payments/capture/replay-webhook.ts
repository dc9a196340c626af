import type { Jobs } from '#src/platform/jobs.ts';
import type { Transaction } from '#src/platform/database.ts';
import { processWebhookQueue } from '#src/payments/queues.ts';

/** The first job of a webhook has the key of its event, each replay another. @param replayNumber 0: the first job */
export const createWebhookJobKey = (eventId: string, replayNumber: number): string =>
  replayNumber === 0 ? eventId : `${eventId}:replay:${replayNumber}`;

/**
 * Enqueues a stored webhook again, whether or not it was handled. Handling it twice records each fact once.
 * @param replayNumber counts the replays of this webhook from 1
 */
export async function replayWebhook(
  jobs: Jobs,
  trx: Transaction,
  { eventId, replayNumber }: { eventId: string; replayNumber: number },
): Promise<void> {
  // The attempts are kept: a webhook that has failed for two weeks is not tried after this job.
  await trx('webhook_inbox').where({ event_id: eventId }).update({ handled_at: null, outcome: null });
  const key = createWebhookJobKey(eventId, replayNumber);
  await jobs.send(processWebhookQueue, { eventId }, { trx, key, priority: 10 });
}

import { markWebhookFailed, processWebhook } from '#src/payments/capture/process-webhook.ts';
import { processWebhookQueue } from '#src/payments/queues.ts';
import { defineJob } from './job.ts';
import { DAY_SECONDS, HEARTBEAT_SECONDS } from './policies.ts';

export const processWebhookJob = defineJob({
  queue: processWebhookQueue,
  policy: {
    // Handling a webhook makes a few gateway requests, each with a timeout of 10 seconds.
    expireInSeconds: 60,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    // The delay starts at 2 seconds and doubles up to an hour: 160 retries take about six days, longer than an outage
    // lasts. Reconciliation finds a payment whose webhook was never processed.
    retryLimit: 160,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3600,
    // The gateway repeats an event for a day, and support can replay it for a week; the job is kept for longer than both.
    deleteAfterSeconds: 10 * DAY_SECONDS,
  },
  // A run mostly waits for PostgreSQL. Fetching jobs one by one would cost PostgreSQL more than the work itself.
  concurrency: 2,
  batchSize: 8,
  run: (deps, { eventId }) => processWebhook(deps, eventId),
  onFinalFailure: (deps, { eventId }, error) => markWebhookFailed(deps, eventId, error),
});

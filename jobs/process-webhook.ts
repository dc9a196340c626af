import { processWebhook } from '#src/payments/capture/process-webhook.ts';
import { processWebhookQueue } from '#src/payments/queues.ts';
import { defineJob } from './job.ts';
import { DAY_SECONDS } from './policies.ts';

export const processWebhookJob = defineJob({
  queue: processWebhookQueue,
  policy: {
    // Three calls of the gateway with ten seconds each, at most.
    expireInSeconds: 60,
    // About six days with one hour between the last attempts: longer than any outage; reconciliation covers the rest.
    retryLimit: 160,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 3600,
    notify: true,
    // The gateway repeats an event for a day, and support can replay it for a week.
    deleteAfterSeconds: 10 * DAY_SECONDS,
  },
  // A webhook mostly waits for PostgreSQL.
  concurrency: 4,
  run: (deps, { eventId }) => processWebhook(deps, eventId),
});

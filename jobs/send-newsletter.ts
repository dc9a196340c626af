import { sendNewsletterQueue } from '#src/newsletter/queues.ts';
import { markNewsletterFailed, sendNewsletter } from '#src/newsletter/send/send-newsletter.ts';
import { defineJob } from './job.ts';
import { EMAIL_POLICY } from './policies.ts';

export const sendNewsletterJob = defineJob({
  queue: sendNewsletterQueue,
  // The delays of the queued jobs limit the rate to two in a second; a batch of five keeps up with it.
  policy: EMAIL_POLICY,
  batchSize: 5,
  run: (deps, delivery) => sendNewsletter(deps, delivery),
  onFinalFailure: (deps, delivery) => markNewsletterFailed(deps, delivery),
});

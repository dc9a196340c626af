import { sendSubscriptionEmailQueue } from '#src/newsletter/queues.ts';
import { sendSubscriptionEmail } from '#src/newsletter/send-subscription-email.ts';
import { defineJob } from './job.ts';
import { EMAIL_POLICY } from './policies.ts';

export const sendSubscriptionEmailJob = defineJob({
  queue: sendSubscriptionEmailQueue,
  policy: EMAIL_POLICY,
  concurrency: 2,
  run: (deps, { id }) => sendSubscriptionEmail(deps, id),
});

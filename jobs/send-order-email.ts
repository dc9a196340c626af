import { sendOrderEmail } from '#src/orders/emails/send-order-email.ts';
import { sendOrderEmailQueue } from '#src/orders/queues.ts';
import { defineJob } from './job.ts';
import { EMAIL_POLICY } from './policies.ts';

export const sendOrderEmailJob = defineJob({
  queue: sendOrderEmailQueue,
  policy: EMAIL_POLICY,
  concurrency: 2,
  batchSize: 3,
  run: (deps, email, { isLastAttempt }) => sendOrderEmail(deps, email, isLastAttempt),
});

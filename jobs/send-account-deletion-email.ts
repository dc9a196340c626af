import { sendDeletionEmail } from '#src/privacy/send-deletion-email.ts';
import { sendDeletionEmailQueue } from '#src/privacy/queues.ts';
import { defineJob } from './job.ts';
import { EMAIL_POLICY } from './policies.ts';

export const sendAccountDeletionEmailJob = defineJob({
  queue: sendDeletionEmailQueue,
  policy: EMAIL_POLICY,
  run: (deps, email, { isLastAttempt }) => sendDeletionEmail(deps, email, isLastAttempt),
});

import { sendDeletionScheduledEmail } from '#src/privacy/send-deletion-scheduled-email.ts';
import { sendDeletionScheduledEmailQueue } from '#src/privacy/queues.ts';
import { defineJob } from './job.ts';
import { EMAIL_POLICY } from './policies.ts';

export const sendDeletionScheduledEmailJob = defineJob({
  queue: sendDeletionScheduledEmailQueue,
  policy: EMAIL_POLICY,
  run: (deps, email, { isLastAttempt }) => sendDeletionScheduledEmail(deps, email, isLastAttempt),
});

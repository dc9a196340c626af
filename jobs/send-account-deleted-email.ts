import { sendAccountDeletedEmail } from '#src/privacy/send-account-deleted-email.ts';
import { sendAccountDeletedEmailQueue } from '#src/privacy/queues.ts';
import { defineJob } from './job.ts';
import { EMAIL_POLICY } from './policies.ts';

export const sendAccountDeletedEmailJob = defineJob({
  queue: sendAccountDeletedEmailQueue,
  policy: EMAIL_POLICY,
  run: (deps, { id }, { isLastAttempt }) => sendAccountDeletedEmail(deps, id, isLastAttempt),
});

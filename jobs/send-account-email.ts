import { sendAccountEmail } from '#src/accounts/emails/send-account-email.ts';
import { sendAccountEmailQueue } from '#src/accounts/queues.ts';
import { defineJob } from './job.ts';
import { EMAIL_POLICY } from './policies.ts';

export const sendAccountEmailJob = defineJob({
  queue: sendAccountEmailQueue,
  policy: EMAIL_POLICY,
  concurrency: 2,
  run: (deps, { id }, { isLastAttempt }) => sendAccountEmail(deps, id, isLastAttempt),
});

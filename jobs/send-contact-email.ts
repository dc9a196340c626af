import { sendContactEmail } from '#src/contact/send-contact-email.ts';
import { sendContactEmailQueue } from '#src/contact/queues.ts';
import { defineJob } from './job.ts';
import { EMAIL_POLICY } from './policies.ts';

export const sendContactEmailJob = defineJob({
  queue: sendContactEmailQueue,
  policy: EMAIL_POLICY,
  concurrency: 2,
  run: (deps, email) => sendContactEmail(deps, email),
});

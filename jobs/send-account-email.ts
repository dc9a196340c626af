import { mailAccount } from '#src/accounts/emails/send-account-email.ts';
import { mailAccountQueue } from '#src/accounts/queues.ts';
import { job } from './job.ts';
import { LETTER } from './policies.ts';

export const mailAccountJob = job({
  queue: mailAccountQueue,
  // Who forgot their password sits and waits: awake at once.
  policy: { ...LETTER, notify: true },
  atOnce: 2,
  run: ({ reportEmail }, { id }, { lastTry }) => mailAccount(reportEmail, id, lastTry),
});

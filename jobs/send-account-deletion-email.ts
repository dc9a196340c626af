import { mailLeaving } from '#src/privacy/send-deletion-email.ts';
import { mailLeavingQueue } from '#src/privacy/queues.ts';
import { job } from './job.ts';
import { LETTER } from './policies.ts';

export const mailLeavingJob = job({
  queue: mailLeavingQueue,
  policy: LETTER,
  run: ({ reportEmail }, errand, { lastTry }) => mailLeaving(reportEmail, errand, lastTry),
});

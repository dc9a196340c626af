import { mailLeaving } from '#src/accounts/leaving/mail-leaving.ts';
import { mailLeavingQueue } from '#src/accounts/leaving/queues.ts';
import { job } from './job.ts';
import { LETTER } from './policies.ts';

export const mailLeavingJob = job({
  queue: mailLeavingQueue,
  policy: LETTER,
  run: ({ postOffice }, errand, { lastTry }) => mailLeaving(postOffice, errand, lastTry),
});

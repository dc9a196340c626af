import { mailOrder } from '#src/orders/letters/mail-order.ts';
import { mailOrderQueue } from '#src/orders/queues.ts';
import { job } from './job.ts';
import { LETTER } from './policies.ts';

export const mailOrderJob = job({
  queue: mailOrderQueue,
  // Who has just paid looks for the receipt: awake at once.
  policy: { ...LETTER, notify: true },
  atOnce: 2,
  run: ({ reportEmail }, errand, { lastTry }) => mailOrder(reportEmail, errand, lastTry),
});

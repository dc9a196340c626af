import { refundOrderQueue } from '#src/orders/queues.ts';
import { giveUpRefund, returnPayment } from '#src/payments/refund-order.ts';
import { job } from './job.ts';
import { REFUND } from './policies.ts';

export const refundOrderJob = job({
  queue: refundOrderQueue,
  // Who gives up waiting for the money waits no longer than they must: awake at once.
  policy: { ...REFUND, notify: true },
  async run({ till, log }, asked, { lastTry }) {
    try {
      await returnPayment(till, asked);
    } catch (problem) {
      log.error({ err: problem, order: asked.orderId }, 'a refund did not go through');
      if (lastTry) await giveUpRefund(till, asked, problem);
      throw problem;
    }
  },
});

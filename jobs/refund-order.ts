import { refundOrderQueue } from '#src/orders/queues.ts';
import { markRefundRejected, refundPayment } from '#src/payments/refund-order.ts';
import { job } from './job.ts';
import { REFUND } from './policies.ts';

export const refundOrderJob = job({
  queue: refundOrderQueue,
  // Who gives up waiting for the money waits no longer than they must: awake at once.
  policy: { ...REFUND, notify: true },
  async run({ payment, log }, asked, { lastTry }) {
    try {
      await refundPayment(payment, asked);
    } catch (error) {
      log.error({ err: error, order: asked.orderId }, 'a refund did not go through');
      if (lastTry) await markRefundRejected(payment, asked, error);
      throw error;
    }
  },
});

import { refundOrderQueue } from '#src/orders/queues.ts';
import { markRefundRejected, refundOrder } from '#src/payments/refunds/refund-order.ts';
import { defineJob } from './job.ts';
import { REFUND_POLICY } from './policies.ts';

export const refundOrderJob = defineJob({
  queue: refundOrderQueue,
  policy: REFUND_POLICY,
  run: (deps, refund) => refundOrder(deps, refund),
  onFinalFailure: (deps, refund, error) => markRefundRejected(deps, refund, error),
});

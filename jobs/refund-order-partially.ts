import { refundOrderPartiallyQueue } from '#src/orders/queues.ts';
import {
  markPartialRefundRejected,
  refundOrderPartially,
} from '#src/payments/refunds/refund-order-partially.ts';
import { defineJob } from './job.ts';
import { REFUND_POLICY } from './policies.ts';

/** Refunds a part of a payment (partial refund), which support requested; the order stays paid. */
export const refundOrderPartiallyJob = defineJob({
  queue: refundOrderPartiallyQueue,
  policy: REFUND_POLICY,
  run: (deps, refund) => refundOrderPartially(deps, refund),
  onFinalFailure: (deps, refund, error) => markPartialRefundRejected(deps, refund, error),
});

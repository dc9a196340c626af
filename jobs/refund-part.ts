import { refundPartQueue } from '#src/orders/queues.ts';
import { markPartialRefundRejected, refundPart } from '#src/payments/refunds/refund-part.ts';
import { defineJob } from './job.ts';
import { REFUND_POLICY } from './policies.ts';

/** Refunds a part of a payment (partial refund), which support requested; the order stays paid. */
export const refundPartJob = defineJob({
  queue: refundPartQueue,
  policy: REFUND_POLICY,
  run: (deps, refund) => refundPart(deps, refund),
  onFinalFailure: (deps, refund, error) => markPartialRefundRejected(deps, refund, error),
});

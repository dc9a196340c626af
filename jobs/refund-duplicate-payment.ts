// The queue belongs to orders, because the event DuplicatePaymentDetected sends the job; payments execute the refund.
import { refundDuplicatePaymentQueue } from '#src/orders/queues.ts';
import {
  markDuplicateRefundRejected,
  refundDuplicatePayment,
} from '#src/payments/refunds/refund-duplicate-payment.ts';
import { defineJob } from './job.ts';
import { REFUND_POLICY } from './policies.ts';

export const refundDuplicatePaymentJob = defineJob({
  queue: refundDuplicatePaymentQueue,
  policy: REFUND_POLICY,
  async run(deps, { orderId, gatewayPaymentId }) {
    await refundDuplicatePayment(deps, orderId, gatewayPaymentId);
  },
  onFinalFailure: (deps, refund, error) => markDuplicateRefundRejected(deps, refund, error),
});

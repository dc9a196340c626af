import { refundDuplicatePaymentQueue } from '#src/orders/queues.ts';
import { refundDuplicatePayment } from '#src/payments/refunds/refund-duplicate-payment.ts';
import { defineJob } from './job.ts';
import { REFUND_POLICY } from './policies.ts';

export const refundDuplicatePaymentJob = defineJob({
  queue: refundDuplicatePaymentQueue,
  policy: REFUND_POLICY,
  run: (deps, { orderId, gatewayPaymentId }) => refundDuplicatePayment(deps, orderId, gatewayPaymentId),
});

import { refundDuplicateQueue } from '#src/orders/queues.ts';
import { refundDuplicatePayment } from '#src/payments/refunds/refund-duplicate-payment.ts';
import { job } from './job.ts';
import { REFUND } from './policies.ts';

export const refundDuplicateJob = job({
  queue: refundDuplicateQueue,
  policy: REFUND,
  run: ({ payment }, { orderId, gatewayPaymentId }) =>
    refundDuplicatePayment(payment, orderId, gatewayPaymentId),
});

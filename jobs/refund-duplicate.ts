import { refundDuplicateQueue } from '#src/orders/queues.ts';
import { returnDuplicate } from '#src/payments/refund-duplicate.ts';
import { job } from './job.ts';
import { REFUND } from './policies.ts';

export const refundDuplicateJob = job({
  queue: refundDuplicateQueue,
  policy: REFUND,
  run: ({ till }, { orderId, gatewayPaymentId }) => returnDuplicate(till, orderId, gatewayPaymentId),
});

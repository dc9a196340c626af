import { refundDuplicateQueue } from '#src/orders/queues.ts';
import { returnDuplicate } from '#src/payments/refund-duplicate.ts';
import { job } from './job.ts';

const DAY = 86_400;

export const refundDuplicateJob = job({
  queue: refundDuplicateQueue,
  policy: {
    expireInSeconds: 60,
    // The gateway may lack balance for a day: tried for about three days.
    retryLimit: 24,
    retryDelay: 60,
    retryBackoff: true,
    retryDelayMax: 4 * 3600,
    deleteAfterSeconds: 30 * DAY,
  },
  run: ({ till }, { orderId, gatewayPaymentId }) => returnDuplicate(till, orderId, gatewayPaymentId),
});

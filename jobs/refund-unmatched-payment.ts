import { refundUnmatchedPaymentQueue } from '#src/payments/queues.ts';
import {
  markUnmatchedRefundRejected,
  refundUnmatchedPayment,
} from '#src/payments/unmatched/refund-unmatched.ts';
import { defineJob } from './job.ts';
import { REFUND_POLICY } from './policies.ts';

export const refundUnmatchedPaymentJob = defineJob({
  queue: refundUnmatchedPaymentQueue,
  policy: REFUND_POLICY,
  async run(deps, refund) {
    await refundUnmatchedPayment(deps, refund);
  },
  onFinalFailure: (deps, refund, error) => markUnmatchedRefundRejected(deps, refund, error),
});

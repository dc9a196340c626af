import { printReceiptQueue } from '#src/orders/queues.ts';
import { printRequestedReceipt } from '#src/orders/receipt/print-receipt.ts';
import { defineJob } from './job.ts';
import { DAY_SECONDS } from './policies.ts';

export const printReceiptJob = defineJob({
  queue: printReceiptQueue,
  policy: {
    // A receipt takes a tenth of a second; the member waits for twenty seconds.
    expireInSeconds: 30,
    // The member asks again after a failure.
    retryLimit: 0,
    retryDelay: 0,
    retryBackoff: false,
    deleteAfterSeconds: DAY_SECONDS,
  },
  run: (deps, { orderId }, { signal }) => printRequestedReceipt(deps, orderId, signal),
});

import * as z from 'zod';
import { reconcilePayments } from '#src/payments/reconcile.ts';
import { job } from './job.ts';

export const reconcilePaymentsJob = job({
  queue: { name: 'reconcile-payments', payload: z.object({}) },
  policy: {
    expireInSeconds: 300,
    // The next round comes by itself.
    retryLimit: 0,
    retryDelay: 0,
    retryBackoff: false,
    deleteAfterSeconds: 86_400,
  },
  // A lost webhook and a closed tab cost the buyer five minutes at most.
  schedule: '*/5 * * * *',
  async run({ payment, log }) {
    const result = await reconcilePayments(payment);
    if (result.captured + result.expired + result.refunded > 0) log.info(result, 'payments reconciled');
  },
});

import * as z from 'zod';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

export const reconcilePaymentsJob = defineJob({
  queue: { name: 'reconcile-payments', payload: z.object({}) },
  // 200 orders, four at a time, with a gateway timeout of 10 seconds last up to 500 seconds.
  policy: { ...SCHEDULED_POLICY, expireInSeconds: 600 },
  // Every minute. A run checks only the orders whose own next check is due.
  schedule: '* * * * *',
  async run(deps, _payload, { signal }) {
    const result = await reconcilePayments(deps, signal);
    if (result.captured + result.expired + result.refunded > 0)
      deps.log.info({ event: 'payments.reconciled', ...result }, 'Reconciliation changed orders');
  },
});

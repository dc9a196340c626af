import * as z from 'zod';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

export const reconcilePaymentsJob = defineJob({
  queue: { name: 'reconcile-payments', payload: z.object({}) },
  policy: SCHEDULED_POLICY,
  // Every 5 minutes: the longest delay of a buyer whose webhook was lost and who closed the page.
  schedule: '*/5 * * * *',
  async run(deps) {
    const result = await reconcilePayments(deps);
    if (result.captured + result.expired + result.refunded > 0)
      deps.log.info({ event: 'payments.reconciled', ...result }, 'Reconciliation changed orders');
  },
});

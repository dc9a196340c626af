import * as z from 'zod';
import { failReportEmailsWithLostJobs } from '#src/orders/recovery/fail-emails-with-lost-jobs.ts';
import { restartReportsWithLostJobs } from '#src/orders/recovery/restart-reports-with-lost-jobs.ts';
import { recoverPaymentJobs } from '#src/payments/recovery/recover-payment-jobs.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

export const recoverLostJobsJob = defineJob({
  queue: { name: 'recover-lost-jobs', payload: z.object({}) },
  policy: SCHEDULED_POLICY,
  // Every 10 minutes: a short delay compared with the 12 hours of the delivery SLA.
  schedule: '*/10 * * * *',
  async run(deps, _payload, { signal }) {
    const result = await restartReportsWithLostJobs(deps, signal);
    if (result.restarted + result.failed > 0)
      deps.log.warn(
        { event: 'reports.lost_jobs_handled', ...result },
        'Reports with lost jobs restarted or failed',
      );
    await failReportEmailsWithLostJobs(deps, signal);
    await recoverPaymentJobs(deps, signal);
  },
});

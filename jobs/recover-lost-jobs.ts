import * as z from 'zod';
import { failLostReportEmails } from '#src/orders/recovery/fail-lost-emails.ts';
import { restartLostReports } from '#src/orders/recovery/restart-lost-reports.ts';
import { recoverPaymentJobs } from '#src/payments/recovery/recover-payment-jobs.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

export const recoverLostJobsJob = defineJob({
  queue: { name: 'recover-lost-jobs', payload: z.object({}) },
  policy: SCHEDULED_POLICY,
  // Every 10 minutes: a short delay compared with the 12 hours of the delivery SLA.
  schedule: '*/10 * * * *',
  async run(deps, _, { signal }) {
    const result = await restartLostReports(deps);
    if (result.restarted + result.failed > 0)
      deps.log.warn(
        { event: 'reports.lost_jobs_handled', ...result },
        'Reports with lost jobs restarted or failed',
      );
    await failLostReportEmails(deps);
    await recoverPaymentJobs(deps, signal);
  },
});

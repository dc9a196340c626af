import * as z from 'zod';
import { failLostReportEmails } from '#src/orders/recovery/fail-lost-emails.ts';
import { restartLostReports } from '#src/orders/recovery/restart-lost-reports.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

export const recoverLostJobsJob = defineJob({
  queue: { name: 'recover-lost-jobs', payload: z.object({}) },
  policy: SCHEDULED_POLICY,
  // Every 10 minutes, of the 12 hours within which a report is delivered.
  schedule: '*/10 * * * *',
  async run(deps) {
    const result = await restartLostReports(deps);
    if (result.restarted + result.failed > 0)
      deps.log.warn({ event: 'reports.recovered', ...result }, 'Reports with lost jobs were handled');
    await failLostReportEmails(deps);
  },
});

import * as z from 'zod';
import { recoverMails } from '#src/orders/recover-mails.ts';
import { recoverReports } from '#src/orders/recover-reports.ts';
import { job } from './job.ts';

export const recoverReportsJob = job({
  queue: { name: 'recover-reports', payload: z.object({}) },
  policy: {
    expireInSeconds: 300,
    // The next round comes by itself.
    retryLimit: 0,
    retryDelay: 0,
    retryBackoff: false,
    deleteAfterSeconds: 86_400,
  },
  // A lost job costs ten minutes of the twelve hours.
  schedule: '*/10 * * * *',
  async run({ db, jobs, clock, log }) {
    const result = await recoverReports({ db, jobs, clock, log });
    if (result.restarted + result.failed > 0) log.warn(result, 'lost reports recovered');
    await recoverMails({ db, jobs, clock, log });
  },
});

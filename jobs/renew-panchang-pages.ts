import { announceNewDay, RENEW_PANCHANG_PAGES } from '#src/panchang/renew-pages.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

export const renewPanchangPagesJob = defineJob({
  queue: RENEW_PANCHANG_PAGES,
  policy: SCHEDULED_POLICY,
  // At midnight in India: all towns whose pages are rendered ahead are Indian.
  schedule: '0 0 * * *',
  run: announceNewDay,
});

import { announceNewDay, renewPanchangPagesQueue } from '#src/panchang/announce-new-day.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

export const renewPanchangPagesJob = defineJob({
  queue: renewPanchangPagesQueue,
  policy: SCHEDULED_POLICY,
  // At midnight in India: all towns whose pages are rendered ahead are Indian.
  schedule: '0 0 * * *',
  run: announceNewDay,
});

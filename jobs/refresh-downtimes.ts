import * as z from 'zod';
import { refreshDowntimes } from '#src/payments/downtimes/downtimes.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

export const refreshDowntimesJob = defineJob({
  queue: { name: 'refresh-downtimes', payload: z.object({}) },
  policy: SCHEDULED_POLICY,
  // Every five minutes: one request. Webhooks report a downtime earlier.
  schedule: '*/5 * * * *',
  run: (deps) => refreshDowntimes(deps),
});

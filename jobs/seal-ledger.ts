import * as z from 'zod';
import { sealAndCopy } from '#src/ledger/seals/seal-and-copy.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

export const sealLedgerJob = defineJob({
  queue: { name: 'seal-ledger', payload: z.object({}) },
  policy: SCHEDULED_POLICY,
  // Every five minutes: that long somebody could change an event that no seal covers.
  schedule: '*/5 * * * *',
  async run(deps) {
    await sealAndCopy(deps);
  },
});

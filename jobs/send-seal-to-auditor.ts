import * as z from 'zod';
import { sendSealToAuditor } from '#src/ledger/seals/auditor-email.ts';
import { defineJob } from './job.ts';
import { EMAIL_POLICY } from './policies.ts';

export const sendSealToAuditorJob = defineJob({
  queue: { name: 'send-seal-to-auditor', payload: z.object({}) },
  policy: { ...EMAIL_POLICY, policy: 'exclusive' },
  // Every night at 0:10, after the last seal of the day.
  schedule: '10 0 * * *',
  run: (deps) => sendSealToAuditor(deps),
});

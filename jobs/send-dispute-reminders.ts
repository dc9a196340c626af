import * as z from 'zod';
import { sendDisputeReminders } from '#src/payments/disputes/send-reminders.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

export const sendDisputeRemindersJob = defineJob({
  queue: { name: 'send-dispute-reminders', payload: z.object({}) },
  policy: SCHEDULED_POLICY,
  // Every hour: the reminder comes 48 hours before the deadline.
  schedule: '0 * * * *',
  async run(deps, _payload, { signal }) {
    await sendDisputeReminders(deps, signal);
  },
});

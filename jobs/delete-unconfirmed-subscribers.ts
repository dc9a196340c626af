import * as z from 'zod';
import { deleteUnconfirmed } from '#src/newsletter/delete-unconfirmed.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

export const deleteUnconfirmedSubscribersJob = defineJob({
  queue: { name: 'delete-unconfirmed-subscribers', payload: z.object({}) },
  policy: SCHEDULED_POLICY,
  // Once a day, at a quiet hour: the address of a stranger is deleted at most a day later than announced.
  schedule: '20 3 * * *',
  async run(deps) {
    const result = await deleteUnconfirmed(deps);
    if (result.subscribers + result.requests > 0)
      deps.log.info({ event: 'subscribers.unconfirmed_deleted', ...result }, 'Unconfirmed addresses deleted');
  },
});

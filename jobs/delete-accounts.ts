import { removeMembersQueue } from '#src/privacy/queues.ts';
import { removeMembers } from '#src/privacy/delete-accounts.ts';
import { job } from './job.ts';

export const removeMembersJob = job({
  queue: removeMembersQueue,
  policy: {
    expireInSeconds: 600,
    // The next round comes by itself.
    retryLimit: 0,
    retryDelay: 0,
    retryBackoff: false,
    deleteAfterSeconds: 86_400,
  },
  // Who asked to be forgotten is, within ten minutes of the hour they were told.
  schedule: '*/10 * * * *',
  async run({ payment, store, reportEmail: { mailer, sender }, log }) {
    const result = await removeMembers({ payment: payment, store, mailer, sender: sender });
    if (result.removed + result.waiting > 0) log.info(result, 'members removed');
  },
});

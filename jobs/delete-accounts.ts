import { deleteAccountsQueue } from '#src/privacy/queues.ts';
import { deleteDueAccounts } from '#src/privacy/delete-accounts.ts';
import { defineJob } from './job.ts';
import { SCHEDULED_POLICY } from './policies.ts';

export const deleteAccountsJob = defineJob({
  queue: deleteAccountsQueue,
  // A run requests the status of every open order from the gateway and deletes files, which may take 10 minutes.
  policy: { ...SCHEDULED_POLICY, expireInSeconds: 600 },
  // Every 10 minutes, so an account is deleted at most 10 minutes after the announced 48 hours.
  schedule: '*/10 * * * *',
  async run(deps, _payload, { signal }) {
    const result = await deleteDueAccounts(deps, signal);
    if (result.deleted + result.blocked > 0)
      deps.log.info({ event: 'accounts.deleted', ...result }, 'Due account deletions processed');
  },
});

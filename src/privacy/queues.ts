/** Jobs of account deletion. Payloads hold ids and times only; jobs/index.ts defines how each job runs. */
import * as z from 'zod';

export const sendDeletionScheduledEmailQueue = {
  name: 'send-deletion-scheduled-email',
  payload: z.object({ memberId: z.string(), deletionScheduledAt: z.iso.datetime() }),
};

export const deleteAccountsQueue = { name: 'delete-accounts', payload: z.object({}) };

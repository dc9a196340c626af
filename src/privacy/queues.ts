/** Jobs of account deletion. Payloads contain ids and times only; retry policies are in jobs/. */
import * as z from 'zod';

export const sendDeletionScheduledEmailQueue = {
  name: 'send-deletion-scheduled-email',
  payload: z.object({ memberId: z.string(), deletionScheduledAt: z.iso.datetime() }),
};

export const deleteAccountsQueue = { name: 'delete-accounts', payload: z.object({}) };

export const sendAccountDeletedEmailQueue = {
  name: 'send-account-deleted-email',
  /** of a row in account_email_outbox */
  payload: z.object({ id: z.string() }),
};

/** Jobs that this folder sends. Payloads contain ids only; jobs/index.ts defines how each job runs. */
import * as z from 'zod';

export const sendAccountEmailQueue = {
  name: 'send-account-email',
  /** of a row in account_email_outbox */
  payload: z.object({ id: z.string() }),
  // Members wait for the link to a new password.
  wakesWorkers: true,
};

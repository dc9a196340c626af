/** What this folder asks of the worker. The payload is an id; how the job is run stands in jobs/index.ts. */
import * as z from 'zod';

export const mailAccountQueue = {
  name: 'mail-account',
  /** of a row in account_email_outbox */
  payload: z.object({ id: z.string() }),
};

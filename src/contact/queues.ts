/** What this folder asks of the worker. The payload is an id; how the job is run stands in jobs/index.ts. */
import * as z from 'zod';

export const sendContactEmailQueue = {
  name: 'send-contact-email',
  payload: z.object({
    letter: z.enum(['to-support', 'to-writer', 'welcome']),
    /** of the ticket, or of the subscriber */
    id: z.string(),
  }),
};

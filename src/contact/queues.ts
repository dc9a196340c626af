/** The queue of the e-mails of the contact form. Payloads contain ids only; jobs/index.ts defines how each job runs. */
import * as z from 'zod';

export const sendContactEmailQueue = {
  name: 'send-contact-email',
  payload: z.object({
    kind: z.enum(['forward-to-support', 'acknowledgement']),
    /** of the contact message */
    id: z.string(),
  }),
};

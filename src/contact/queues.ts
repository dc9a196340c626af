/** The queue of the e-mails of contact form and newsletter. Payloads contain ids only; jobs/index.ts defines how each job runs. */
import * as z from 'zod';

export const sendContactEmailQueue = {
  name: 'send-contact-email',
  payload: z.object({
    kind: z.enum(['forward-to-support', 'acknowledgement', 'newsletter-welcome']),
    /** of the contact message, or of the subscriber */
    id: z.string(),
  }),
};

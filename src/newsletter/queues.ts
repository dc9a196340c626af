/** Jobs of the newsletter. Payloads contain ids only; jobs/index.ts defines how each job runs. */
import * as z from 'zod';

export const sendSubscriptionEmailQueue = {
  name: 'send-subscription-email',
  /** of a row in subscription_requests */
  payload: z.object({ id: z.string() }),
};

export const sendNewsletterQueue = {
  name: 'send-newsletter',
  /** the key of a row in newsletter_deliveries; month: YYYY-MM */
  payload: z.object({ subscriberId: z.string(), month: z.string() }),
};

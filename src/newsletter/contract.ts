/** The newsletter "The sky, once a month": subscription, confirmation and the settings of a member. */
import * as z from 'zod/mini';
import { INVALID_EMAIL } from '#src/accounts/contract-email.ts';

/** POST /api/newsletter/subscribe. */
export const SubscribeRequest = z.object({ email: z.string(INVALID_EMAIL) });

/**
 * The same for every address: it must not show whether an address is subscribed. The client also accepts a response
 * without these fields.
 */
export const SubscribeResponse = z.object({
  success: z.optional(z.literal(true)),
  message: z.optional(z.string()),
});

/** POST /api/newsletter/confirm: the token of the link in the confirmation e-mail. */
export const ConfirmRequest = z.object({ token: z.string() });

/** The token of the unsubscribe link in every newsletter. */
export const UnsubscribeRequest = z.object({ token: z.uuid() });

export const SubscriptionSettings = z.object({ withMoonSign: z.boolean() });

/** GET and PUT /api/newsletter/subscription: the subscription of the signed-in member. */
export const SubscriptionResponse = z.object({
  success: z.literal(true),
  /** `requested`: the member asked for it during the last seven days and has not confirmed it */
  state: z.enum(['none', 'requested', 'confirmed']),
  /** the address that gets the newsletter, or would get it */
  email: z.string(),
  /** the newsletter has a paragraph for the Moon sign */
  withMoonSign: z.boolean(),
  /** 1 (Mesha) to 12 (Meena); null when it is not certain, or without birth details */
  moonSign: z.nullable(z.int()),
});
export type SubscriptionResponse = z.infer<typeof SubscriptionResponse>;

/** The letter from the footer: one address, one answer. */
import * as z from 'zod/mini';

export const Subscribe = z.object({ email: z.string() });

export const Subscribed = z.object({ success: z.literal(true), message: z.string() });

/** What every call may answer instead of its own shape. */
import * as z from 'zod/mini';

/** The form of every refusal. `error` and `message` are the same plain sentence; `code` is a stable id. */
export const Refusal = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** with `clock-overlap` and `clock-unknown`: the readings to choose from, to be sent back as `utcOffsetSeconds` */
  clockOptions: z.optional(z.array(z.object({ utcOffsetSeconds: z.int(), clock: z.string() }))),
});
export type Refusal = z.infer<typeof Refusal>;

/**
 * Stands in drawn pages where the public address goes: the build does not know it, the server puts it in. `.invalid` is
 * reserved, so nobody owns it.
 */
export const ORIGIN = 'https://public-address.invalid';

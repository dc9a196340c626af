import * as z from 'zod/mini';
import { toStoredUser } from '#web/lib/session/stored-session.ts';

/**
 * The part of a login or sign-up response that the forms use: the specification's token and user. A field of the user that is
 * missing or not text counts as absent. The server sends more, see `SignInResponse`.
 */
export const SessionResponse = z.object({
  token: z.string().check(z.minLength(1)),
  user: z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((user: Record<string, unknown>) => toStoredUser(user)),
  ),
});

/** The account itself: recovery, password, e-mail, sessions. Calls that change who can come in ask for the password again. */
import * as z from 'zod/mini';
import { Member } from './contract.ts';

/** POST /api/auth/forgot-password. Open. Answers `Told`, the same for every address. */
export const ForgotPassword = z.object({ email: z.string() });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

/** POST /api/auth/reset-password. Open to the holder of a link. Answers `Told`, 404 `link-over`, 422 `invalid`. */
export const ResetPassword = z.object({ token: z.string(), password: z.string() });
export type ResetPassword = z.infer<typeof ResetPassword>;

/** POST /api/account/password. Answers `Told`, 403 `wrong-password`, 422 `invalid`. */
export const ChangePassword = z.object({ password: z.string(), newPassword: z.string() });
export type ChangePassword = z.infer<typeof ChangePassword>;

/** POST /api/account/email: `email` is the new address. Answers `EmailChanged`, 403 `wrong-password`, 409 `email-taken`, 422 `invalid`. */
export const ChangeEmail = z.object({ password: z.string(), email: z.string() });
export type ChangeEmail = z.infer<typeof ChangeEmail>;

/** It is done; `message` is the sentence to show. */
export const Acknowledgement = z.object({ success: z.literal(true), message: z.string() });
export type Acknowledgement = z.infer<typeof Acknowledgement>;

export const EmailChanged = z.extend(Acknowledgement, { user: Member });
export type EmailChanged = z.infer<typeof EmailChanged>;

/** A place where the member is signed in. Instants are ISO, UTC. */
export const Session = z.object({
  id: z.string(),
  /** the one that asks */
  current: z.boolean(),
  startedAt: z.string(),
  /** to five minutes */
  seenAt: z.string(),
  /** "Chrome on Windows", "a script" */
  device: z.string(),
});
export type Session = z.infer<typeof Session>;

/** GET /api/account/sessions: this one first, then as last seen. DELETE /api/account/sessions/:id and POST /api/account/sign-out-everywhere answer `Told`. */
export const SessionsAnswer = z.object({ success: z.literal(true), sessions: z.array(Session) });
export type SessionsAnswer = z.infer<typeof SessionsAnswer>;

/** Password recovery, password and e-mail changes, sessions. Changes to the sign-in require the current password. */
import * as z from 'zod/mini';
import { Member } from './contract.ts';

/** POST /api/auth/forgot-password. Public. Answers `Acknowledgement`, the same for every address. */
export const ForgotPasswordRequest = z.object({ email: z.string() });
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>;

/** POST /api/auth/reset-password. Public, with a token from an e-mail. Answers `Acknowledgement`, 404 `token-expired`, 422 `invalid`. */
export const ResetPasswordRequest = z.object({ token: z.string(), password: z.string() });
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

/** POST /api/auth/reset-password/check. Public, with a token from an e-mail. Answers `{success: true}`, 404 `token-expired`. */
export const CheckResetTokenRequest = z.object({ token: z.string() });
export type CheckResetTokenRequest = z.infer<typeof CheckResetTokenRequest>;

/** POST /api/account/password. Answers `Acknowledgement`, 403 `wrong-password`, 422 `invalid`. */
export const ChangePasswordRequest = z.object({ password: z.string(), newPassword: z.string() });
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

/** POST /api/account/email: `email` is the new address. Answers `ChangeEmailResponse`, 403 `wrong-password`, 409 `email-taken`, 422 `invalid`. */
export const ChangeEmailRequest = z.object({ password: z.string(), email: z.string() });
export type ChangeEmailRequest = z.infer<typeof ChangeEmailRequest>;

/** The request was accepted; `message` is the sentence to show. */
export const Acknowledgement = z.object({ success: z.literal(true), message: z.string() });
export type Acknowledgement = z.infer<typeof Acknowledgement>;

export const ChangeEmailResponse = z.extend(Acknowledgement, { user: Member });
export type ChangeEmailResponse = z.infer<typeof ChangeEmailResponse>;

/** One browser or program where the member is signed in. Instants are ISO, UTC. */
export const Session = z.object({
  id: z.string(),
  /** the session of this request */
  isCurrent: z.boolean(),
  startedAt: z.string(),
  /** accurate to five minutes */
  seenAt: z.string(),
  /** browser and system, such as "Chrome on Windows" */
  device: z.string(),
});
export type Session = z.infer<typeof Session>;

/**
 * GET /api/account/sessions: the current session first, the others by `seenAt`.
 * DELETE /api/account/sessions/:id and POST /api/account/sign-out-everywhere answer `Acknowledgement`.
 */
export const SessionsResponse = z.object({ success: z.literal(true), sessions: z.array(Session) });
export type SessionsResponse = z.infer<typeof SessionsResponse>;

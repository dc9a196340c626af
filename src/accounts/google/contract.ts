/** Google sign-in: the types that the pages of the site use. */
import * as z from 'zod/mini';
import { SignInResponse } from '#src/accounts/contract.ts';

/**
 * Why a Google sign-in failed: `/login?google=<code>` shows the text.
 * `not-configured` no Google client is configured; `provider-unavailable` Google did not respond; `cancelled` by the
 * visitor; `invalid-state` not started in this browser, or used before; `expired` started more than ten minutes ago;
 * `clock-skew` Google's clock and the server's differ; `invalid-response` the response could not be verified;
 * `email-unverified` Google has not verified the address; `other-google-account` the member's account is linked to
 * another Google account; `internal-error` an error of this server.
 */
export type GoogleSignInErrorCode =
  | 'not-configured'
  | 'provider-unavailable'
  | 'cancelled'
  | 'invalid-state'
  | 'expired'
  | 'clock-skew'
  | 'invalid-response'
  | 'email-unverified'
  | 'other-google-account'
  | 'internal-error';

/** POST /api/auth/google/session: the response of a login, once. 410 `sign-in-expired` when no sign-in is pending. */
export const GoogleSignInResponse = z.extend(SignInResponse, {
  /** this sign-in created the account */
  isNew: z.boolean(),
  /** the account's password was removed, because nobody had verified its address before */
  wasPasswordRemoved: z.boolean(),
});
export type GoogleSignInResponse = z.infer<typeof GoogleSignInResponse>;

/** Authorization URL and callback of the OpenID Connect code flow, with state, nonce and PKCE. */
import { authorizationCodeGrant, buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import type { Configuration } from 'openid-client';
import * as z from 'zod/mini';
import { isEmailAddress } from '#src/accounts/contract-email.ts';
import { normalizeEmail } from '#src/accounts/members.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import type { GoogleProvider } from './provider.ts';
import { SignInError, toSignInError } from './sign-in-error.ts';

/** A Google account. Issuer and subject identify it; the address may change. */
export type GoogleIdentity = {
  issuer: string;
  subject: string;
  /** normalized; absent unless Google has verified it */
  verifiedEmail?: string;
  name?: string;
};

/** `select_account`: Google shows its account chooser every time, because phones are shared. */
export async function createAuthorizationUrl(
  configuration: Configuration,
  { state, nonce, verifier }: AuthorizationRequest,
  redirectUri: string,
): Promise<string> {
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    prompt: 'select_account',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return url.href;
}

/** Exchanges the code of a callback and verifies the ID token. @throws SignInError */
export async function readCallbackIdentity(
  provider: GoogleProvider,
  callbackUrl: URL,
  request: AuthorizationRequest | undefined,
  now: Date,
): Promise<GoogleIdentity> {
  if (!request || request.state !== callbackUrl.searchParams.get('state'))
    throw new SignInError('invalid-state');
  if (now.getTime() > request.expiresAt) throw new SignInError('expired');
  try {
    const tokens = await authorizationCodeGrant(await provider(), callbackUrl, {
      pkceCodeVerifier: request.verifier,
      expectedState: request.state,
      expectedNonce: request.nonce,
      idTokenExpected: true,
    });
    return toIdentity(Claims.parse(tokens.claims()));
  } catch (error) {
    throw toSignInError(error);
  }
}

const Claims = z.object({
  iss: z.string(),
  sub: z.string(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
});

function toIdentity({ iss, sub, email, email_verified, name }: z.infer<typeof Claims>): GoogleIdentity {
  const isVerified = email_verified === true && email !== undefined && isEmailAddress(email);
  return {
    issuer: iss,
    subject: sub,
    ...(isVerified ? { verifiedEmail: normalizeEmail(email) } : {}),
    ...(name === undefined ? {} : { name }),
  };
}

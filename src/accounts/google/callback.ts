/** What goes to Google and what comes back, proven: state, nonce, PKCE, issuer, audience, signature. */
import { authorizationCodeGrant, buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client';
import type { Configuration } from 'openid-client';
import * as z from 'zod/mini';
import { normalizeEmail } from '#src/accounts/members.ts';
import { EMAIL } from '#src/accounts/contract-signup.ts';
import type { Attempt } from './authorization-request.ts';
import type { Issuer } from './provider.ts';
import { noSignIn, NoSignIn } from './sign-in-error.ts';

/** Somebody at Google: known by issuer and subject, never by address. */
export type GooglePerson = {
  issuer: string;
  subject: string;
  /** lower-cased; absent unless Google has verified it */
  verifiedEmail?: string;
  name?: string;
};

/** Where to send the browser. It is asked which account it means, because phones are shared. */
export async function questionFor(
  configuration: Configuration,
  { state, nonce, verifier }: Attempt,
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

/** `address` is the one the browser was sent back to. @throws NoSignIn */
export async function personFrom(
  issuer: Issuer,
  address: URL,
  attempt: Attempt | undefined,
  now: Date,
): Promise<GooglePerson> {
  if (!attempt || attempt.state !== address.searchParams.get('state')) throw new NoSignIn('stale');
  if (now.getTime() > attempt.until) throw new NoSignIn('expired');
  try {
    const tokens = await authorizationCodeGrant(await issuer(), address, {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    });
    return personOf(Claims.parse(tokens.claims()));
  } catch (error) {
    throw noSignIn(error);
  }
}

const Claims = z.object({
  iss: z.string(),
  sub: z.string(),
  email: z.optional(z.string()),
  email_verified: z.optional(z.boolean()),
  name: z.optional(z.string()),
});

function personOf({ iss, sub, email, email_verified, name }: z.infer<typeof Claims>): GooglePerson {
  const proven = email_verified === true && email !== undefined && email.length <= 254 && EMAIL.test(email);
  return {
    issuer: iss,
    subject: sub,
    ...(proven ? { verifiedEmail: normalizeEmail(email) } : {}),
    ...(name === undefined ? {} : { name }),
  };
}

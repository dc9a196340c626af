/** The secrets of one authorization request, stored in a signed cookie, so that only this browser can use the callback. */
import type { Context } from 'koa';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import * as z from 'zod/mini';
import { MINUTE_MS } from '#src/platform/contract-time.ts';

const AuthorizationRequest = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** path of this site to continue to */
  next: z.string(),
  /** milliseconds since 1970 */
  expiresAt: z.number(),
});
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>;

const REQUEST_MAX_AGE_MS = 10 * MINUTE_MS;
/** Longer than the request is valid, so that a late callback gets the reason and not `invalid-state`. */
const COOKIE_MAX_AGE_MS = 6 * REQUEST_MAX_AGE_MS;
/** A cookie holds at most 4096 characters. */
const MAX_NEXT_LENGTH = 1000;

export const createAuthorizationRequest = (next: string, now: Date): AuthorizationRequest => ({
  state: randomState(),
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
  next: next.length > MAX_NEXT_LENGTH ? '/' : next,
  expiresAt: now.getTime() + REQUEST_MAX_AGE_MS,
});

/** One request per browser: of two windows, only the sign-in that was started last can be completed. */
export function saveAuthorizationRequest(
  ctx: Context,
  request: AuthorizationRequest,
  isSecure: boolean,
): void {
  const value = Buffer.from(JSON.stringify(request)).toString('base64url');
  ctx.cookies.set(getCookieName(isSecure), value, {
    ...getCookieOptions(isSecure),
    maxAge: COOKIE_MAX_AGE_MS,
  });
}

/** The browser's request; undefined without a cookie or with an invalid signature. */
export function readAuthorizationRequest(ctx: Context, isSecure: boolean): AuthorizationRequest | undefined {
  const value = ctx.cookies.get(getCookieName(isSecure), { signed: true });
  if (!value) return undefined;
  return AuthorizationRequest.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
}

export const clearAuthorizationRequest = (ctx: Context, isSecure: boolean): void =>
  void ctx.cookies.set(getCookieName(isSecure), null, getCookieOptions(isSecure));

const getCookieName = (isSecure: boolean) => (isSecure ? '__Host-google' : 'google');

const getCookieOptions = (isSecure: boolean) => ({
  signed: true,
  httpOnly: true,
  // Not strict: the callback is a navigation from another site.
  sameSite: 'lax' as const,
  secure: isSecure,
  path: '/',
  overwrite: true,
});

/** The secrets of one authorization request, stored in a signed cookie, so that only this browser can use the callback. */
import type { Context } from 'koa';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import * as z from 'zod/mini';

const AuthorizationRequest = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** path of this site to continue to */
  next: z.string(),
  /** expiry, in milliseconds since 1970 */
  until: z.number(),
});
export type AuthorizationRequest = z.infer<typeof AuthorizationRequest>;

const REQUEST_MAX_AGE_MS = 600_000;
/** Longer than the request is valid, so that a late callback gets the reason and not `invalid-state`. */
const COOKIE_MAX_AGE_MS = 6 * REQUEST_MAX_AGE_MS;
/** A cookie holds at most 4096 characters. */
const MAX_NEXT_LENGTH = 1000;

export const createAuthorizationRequest = (next: string, now: Date): AuthorizationRequest => ({
  state: randomState(),
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
  next: next.length > MAX_NEXT_LENGTH ? '/' : next,
  until: now.getTime() + REQUEST_MAX_AGE_MS,
});

/** One request per browser: with two windows, the one started last works. */
export function saveAuthorizationRequest(ctx: Context, request: AuthorizationRequest, secure: boolean): void {
  const value = Buffer.from(JSON.stringify(request)).toString('base64url');
  ctx.cookies.set(getCookieName(secure), value, { ...getCookieOptions(secure), maxAge: COOKIE_MAX_AGE_MS });
}

/** The browser's request; undefined without a cookie or with an invalid signature. */
export function readAuthorizationRequest(ctx: Context, secure: boolean): AuthorizationRequest | undefined {
  const value = ctx.cookies.get(getCookieName(secure), { signed: true });
  if (!value) return undefined;
  return AuthorizationRequest.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
}

export const clearAuthorizationRequest = (ctx: Context, secure: boolean): void =>
  void ctx.cookies.set(getCookieName(secure), null, getCookieOptions(secure));

const getCookieName = (secure: boolean) => (secure ? '__Host-google' : 'google');

const getCookieOptions = (secure: boolean) => ({
  signed: true,
  httpOnly: true,
  // Not strict: the callback is a navigation from another site.
  sameSite: 'lax' as const,
  secure,
  path: '/',
  overwrite: true,
});

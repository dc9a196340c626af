/** What a browser was sent to Google with. It waits in a signed cookie of that browser, which no other can answer for. */
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { Context } from 'koa';
import * as z from 'zod/mini';

const Attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** a path of ours */
  next: z.string(),
  /** milliseconds since 1970, by our clock */
  until: z.number(),
});
export type Attempt = z.infer<typeof Attempt>;

const TEN_MINUTES_MS = 600_000;
/** The cookie outlives the attempt, so that who comes late is told why. */
const KEPT_MS = 6 * TEN_MINUTES_MS;
/** A cookie has room for 4096 characters in all. */
const LONGEST_NEXT = 1000;

export const newAttempt = (next: string, now: Date): Attempt => ({
  state: randomState(),
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
  next: next.length > LONGEST_NEXT ? '/' : next,
  until: now.getTime() + TEN_MINUTES_MS,
});

/** The last one counts: who starts in two windows comes back in the second. */
export function keepAttempt(ctx: Context, attempt: Attempt, secure: boolean): void {
  const value = Buffer.from(JSON.stringify(attempt)).toString('base64url');
  ctx.cookies.set(name(secure), value, { ...options(secure), maxAge: KEPT_MS });
}

/** The browser's own attempt; undefined when it has none, or what it has is not of our making. */
export function attemptOf(ctx: Context, secure: boolean): Attempt | undefined {
  const value = ctx.cookies.get(name(secure), { signed: true });
  if (!value) return undefined;
  return Attempt.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
}

export const forgetAttempt = (ctx: Context, secure: boolean): void =>
  void ctx.cookies.set(name(secure), null, options(secure));

const name = (secure: boolean) => (secure ? '__Host-google' : 'google');

const options = (secure: boolean) => ({
  signed: true,
  httpOnly: true,
  // Google's answer arrives as a link followed from another site.
  sameSite: 'lax' as const,
  secure,
  path: '/',
  overwrite: true,
});

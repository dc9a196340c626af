/** Google sign-in as the site's own pages see it. */
import * as z from 'zod/mini';
import { SignedIn } from '#src/accounts/contract.ts';

/**
 * Why a sign-in by Google came to nothing: /login?google=… says it in words.
 * `unavailable` not configured; `unreachable` no answer from Google; `cancelled` by the visitor; `stale` not begun in
 * this browser, or used already; `expired` begun too long ago; `clock` Google's time and ours differ; `refused` an
 * answer that proves nothing; `unverified` an address Google has not verified; `other` the member's account is opened
 * by another Google account; `failed` our fault.
 */
export type GoogleNews =
  | 'unavailable'
  | 'unreachable'
  | 'cancelled'
  | 'stale'
  | 'expired'
  | 'clock'
  | 'refused'
  | 'unverified'
  | 'other'
  | 'failed';

/**
 * POST /api/auth/google/session: what a login answers, once, to the page that a visitor came back to.
 * 410 `arrival-over` when there is nothing to pick up.
 */
export const Arrived = z.extend(SignedIn, {
  /** this very sign-in made the account */
  isNew: z.boolean(),
  /** the account's password was dropped: nobody had proven its address until now */
  passwordDropped: z.boolean(),
});
export type Arrived = z.infer<typeof Arrived>;

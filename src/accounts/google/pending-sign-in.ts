/**
 * The step between Google's callback and the page that completes the sign-in. The session stores the member who returned; the
 * page requests the token once with POST /api/auth/google/session, so no URL ever contains a token.
 */
import type { Context } from 'koa';
import { findMember, toMemberView } from '#src/accounts/members.ts';
import { signIn } from '#src/accounts/session/sessions.ts';
import type { SessionData } from '#src/accounts/session/session-cookie.ts';
import type { Database } from '#src/platform/database.ts';
import { MINUTE_MS } from '#src/platform/contract-time.ts';
import { HttpError } from '#src/platform/http/errors.ts';
import type { GoogleSignInResponse } from './contract.ts';
import type { SignInResult } from './link-member.ts';

/** The page requests the token as soon as it is loaded. */
const PENDING_SIGN_IN_MS = 2 * MINUTE_MS;

/** Also signs out the member who was signed in in this browser before. */
export async function savePendingSignIn(
  ctx: Context,
  { member, isNew, wasPasswordRemoved }: SignInResult,
  now: Date,
): Promise<void> {
  const expiresAt = now.getTime() + PENDING_SIGN_IN_MS;
  ctx.session = {
    pendingSignIn: { memberId: member.id, isNew, wasPasswordRemoved, expiresAt },
  } satisfies SessionData;
  // Session fixation: an id that was planted before must not complete this sign-in.
  await ctx.session!.regenerate();
}

/** @throws HttpError 410 `sign-in-expired` when nothing is pending, or it was completed before */
export async function completeSignIn(ctx: Context, db: Database, now: Date): Promise<GoogleSignInResponse> {
  const { pendingSignIn: pending } = (ctx.session ?? {}) as SessionData;
  const member = pending && now.getTime() <= pending.expiresAt && (await findMember(db, pending.memberId));
  if (!pending || !member)
    throw new HttpError(410, 'sign-in-expired', 'This login with Google has expired. Please start it again.');
  delete (ctx.session as SessionData).pendingSignIn;
  const token = await signIn(ctx, member, { isRemembered: false });
  const { isNew, wasPasswordRemoved } = pending;
  return { success: true, token, user: toMemberView(member), isNew, wasPasswordRemoved };
}

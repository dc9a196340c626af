/**
 * Between Google's answer and the page that takes it in. The browser's session is told who has arrived; nobody is
 * signed in until that page asks, once, for what a login answers. So no address ever holds a token.
 */
import type { Context } from 'koa';
import { findMember, memberView } from '#src/accounts/members.ts';
import { signIn, type SessionData } from '#src/accounts/session/sessions.ts';
import type { Database } from '#src/platform/database.ts';
import { HttpError } from '#src/platform/http/errors.ts';
import type { Arrived } from './contract.ts';
import type { Entered } from './link-member.ts';

/** A page that was opened at all has asked by then. */
const TWO_MINUTES_MS = 120_000;

/** Whoever was signed in here before is not any more. */
export async function arrive(
  ctx: Context,
  { member, isNew, passwordDropped }: Entered,
  now: Date,
): Promise<void> {
  const until = now.getTime() + TWO_MINUTES_MS;
  ctx.session = { arrival: { memberId: member.id, isNew, passwordDropped, until } } satisfies SessionData;
  // A session id that was planted before must not become one that can be picked up from.
  await ctx.session!.regenerate();
}

/** @throws Refused 410 when nobody has arrived here, or was picked up already */
export async function pickUp(ctx: Context, db: Database, now: Date): Promise<Arrived> {
  const { arrival } = (ctx.session ?? {}) as SessionData;
  const member = arrival && now.getTime() <= arrival.until && (await findMember(db, arrival.memberId));
  if (!arrival || !member) throw new HttpError(410, 'arrival-over', OVER);
  delete (ctx.session as SessionData).arrival;
  const token = await signIn(ctx, member, false);
  const { isNew, passwordDropped } = arrival;
  return { success: true, token, user: memberView(member), isNew, passwordDropped };
}

const OVER = 'This sign-in by Google is over. Please start it again.';

/** The subscription of a member, on the profile page. */
import type * as z from 'zod/mini';
import type { MemberRow } from '#src/accounts/members.ts';
import { DAY_MS } from '#src/platform/contract-time.ts';
import type { Gazetteer } from '#src/places/gazetteer.ts';
import { createNotFoundError } from '#src/platform/http/errors.ts';
import type { SubscriptionResponse, SubscriptionSettings } from './contract.ts';
import { findCertainMoonSign } from './moon-sign.ts';
import { CONFIRMATION_DAYS, findMemberSubscriber, type NewsletterDeps } from './subscribers.ts';
import { unsubscribeById } from './unsubscribe.ts';

type Deps = Pick<NewsletterDeps, 'db' | 'clock'> & { gazetteer: Gazetteer };

export async function readSubscription(deps: Deps, member: MemberRow): Promise<SubscriptionResponse> {
  const subscriber = await findMemberSubscriber(deps.db, member);
  return {
    success: true,
    state: subscriber ? 'confirmed' : (await hasOpenRequest(deps, member)) ? 'requested' : 'none',
    email: subscriber?.email ?? member.email,
    withMoonSign: subscriber?.with_moon_sign ?? false,
    moonSign: findCertainMoonSign(deps, member) ?? null,
  };
}

/** Only the member's own requests count: those of others would show whether a stranger's address is on the list. */
async function hasOpenRequest({ db, clock }: Deps, { id }: MemberRow): Promise<boolean> {
  const since = new Date(clock.now().getTime() - CONFIRMATION_DAYS * DAY_MS);
  const request = await db('subscription_requests')
    .where({ member_id: id })
    .where('requested_at', '>', since)
    .first('id');
  return request !== undefined;
}

/** @throws HttpError 404 `not-subscribed` */
export async function changeSubscription(
  deps: Deps,
  member: MemberRow,
  { withMoonSign }: z.infer<typeof SubscriptionSettings>,
): Promise<void> {
  const { id } = await requireSubscriber(deps, member);
  await deps
    .db('subscribers')
    .where({ id, state: 'confirmed' })
    .update({ with_moon_sign: withMoonSign, member_id: member.id });
}

/** @throws HttpError 404 `not-subscribed` */
export async function endSubscription(deps: Deps, member: MemberRow): Promise<void> {
  await unsubscribeById(deps, (await requireSubscriber(deps, member)).id);
}

async function requireSubscriber({ db }: Deps, member: MemberRow): Promise<{ id: string }> {
  const subscriber = await findMemberSubscriber(db, member);
  if (!subscriber) throw createNotFoundError('not-subscribed', 'You do not get the monthly newsletter.');
  return subscriber;
}

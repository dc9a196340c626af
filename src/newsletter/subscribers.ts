import type { MemberRow } from '#src/accounts/members.ts';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { Database } from '#src/platform/database.ts';

export type NewsletterDeps = Pick<CoreDeps, 'db' | 'jobs' | 'clock'>;

export type SubscriberRow = {
  id: string;
  /** normalized; null after the subscriber has left */
  email: string | null;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  unsubscribe_token: string;
  subscribed_at: Date;
  /** the consent: when the link of the confirmation e-mail was used */
  confirmed_at: Date | null;
  unsubscribed_at: Date | null;
  /** the member to whom the subscription belongs, if any */
  member_id: string | null;
  with_moon_sign: boolean;
  email_bounced_at: Date | null;
};

/** A link of a confirmation e-mail works for so long, and a pending subscriber is deleted after it. */
export const CONFIRMATION_DAYS = 7;

/** The confirmed subscription that was linked to the member by the confirmation, or that has the member's verified address. */
export const findMemberSubscriber = (
  db: Database,
  { id, email, verified_email }: Pick<MemberRow, 'id' | 'email' | 'verified_email'>,
): Promise<SubscriberRow | undefined> =>
  db('subscribers')
    .where({ state: 'confirmed' })
    .where((owner) => {
      void owner.where({ member_id: id });
      // A member may have registered with another person's address.
      if (verified_email === email) void owner.orWhere({ email });
    })
    .orderByRaw('member_id is not null desc')
    .first();

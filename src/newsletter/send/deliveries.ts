/** Deliveries: the newsletter of one month to one subscriber, each with its status. */
import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { SubscriberRow } from '#src/newsletter/subscribers.ts';

/**
 * `sending`: handed to the mail server, with no result recorded yet. `uncertain`: it may have arrived, and is not sent
 * again. `bounced` and `failed` did not arrive.
 */
export type DeliveryStatus = 'queued' | 'sending' | 'sent' | 'uncertain' | 'bounced' | 'failed';

export type DeliveryKey = { subscriberId: string; month: string };

type Deps = Pick<CoreDeps, 'db' | 'clock'>;

/** The confirmed subscriber of a queued delivery; undefined if it is not queued, or the subscriber has left. */
export const findQueuedSubscriber = (
  { db }: Pick<Deps, 'db'>,
  { subscriberId, month }: DeliveryKey,
): Promise<SubscriberRow | undefined> =>
  db('subscribers')
    .where({ id: subscriberId, state: 'confirmed' })
    .whereNull('email_bounced_at')
    .whereExists(
      db('newsletter_deliveries')
        .where({ subscriber_id: subscriberId, month, status: 'queued' })
        .select(db.raw('1')),
    )
    .first();

/** @returns whether the delivery had the status `from` */
export async function changeDeliveryStatus(
  { db, clock }: Deps,
  { subscriberId, month }: DeliveryKey,
  from: DeliveryStatus,
  to: DeliveryStatus,
): Promise<boolean> {
  const count = await db('newsletter_deliveries')
    .where({ subscriber_id: subscriberId, month, status: from })
    .update({ status: to, status_changed_at: clock.now() });
  return count > 0;
}

/** The state of each newsletter copy, by subscriber and month. */
import type { Core } from '#src/platform/core.ts';
import type { SubscriberRow } from '#src/newsletter/subscribers.ts';

/**
 * `sending`: handed to the mail server, with no result recorded yet. `uncertain`: it may have arrived, and is not sent
 * again. `bounced` and `failed` did not arrive.
 */
export type DeliveryStatus = 'queued' | 'sending' | 'sent' | 'uncertain' | 'bounced' | 'failed';

export type DeliveryKey = { subscriberId: string; month: string };

type Deps = Pick<Core, 'db' | 'clock'>;

/**
 * Marks a queued copy as being sent, before the mail server gets it: after a crash it is not sent a second time.
 * @returns the subscriber; undefined when the copy is not queued, or the subscriber has left
 */
export async function claimDelivery(
  deps: Deps,
  { subscriberId, month }: DeliveryKey,
): Promise<SubscriberRow | undefined> {
  const claimedCount = await deps
    .db('newsletter_deliveries')
    .where({ subscriber_id: subscriberId, month, status: 'queued' })
    .whereExists(
      deps.db('subscribers').where({ id: subscriberId, state: 'confirmed' }).select(deps.db.raw('1')),
    )
    .update({ status: 'sending', recorded_at: deps.clock.now() });
  if (!claimedCount) return undefined;
  return deps.db('subscribers').where({ id: subscriberId, state: 'confirmed' }).first();
}

/** @returns whether a copy had the status `from` */
export async function changeDeliveryStatus(
  { db, clock }: Deps,
  { subscriberId, month }: DeliveryKey,
  from: DeliveryStatus,
  to: DeliveryStatus,
): Promise<boolean> {
  const count = await db('newsletter_deliveries')
    .where({ subscriber_id: subscriberId, month, status: from })
    .update({ status: to, recorded_at: clock.now() });
  return count > 0;
}

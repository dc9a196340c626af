import { DAY_MS } from '#src/platform/contract-time.ts';
import { RETENTION_DAYS } from '#src/privacy/contract-retention.ts';
import type { NewsletterDeps } from './subscribers.ts';

export type DeletedCounts = { subscribers: number; requests: number };

/** Deletes old requests, then addresses that were not confirmed while a link was valid. */
export async function deleteUnconfirmed({
  db,
  clock,
}: Pick<NewsletterDeps, 'db' | 'clock'>): Promise<DeletedCounts> {
  const before = new Date(clock.now().getTime() - RETENTION_DAYS.unconfirmedAddresses * DAY_MS);
  const requests = await db('subscription_requests').where('requested_at', '<', before).delete();
  const subscribers = await db('subscribers')
    .where({ state: 'pending' })
    .where('subscribed_at', '<', before)
    .whereNotExists(
      db('subscription_requests').whereRaw('subscriber_id = subscribers.id').select(db.raw('1')),
    )
    .delete();
  return { subscribers, requests };
}

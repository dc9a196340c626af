import type { Transaction } from '#src/platform/database.ts';
import type { NewsletterDeps, SubscriberRow } from './subscribers.ts';

type Deps = Pick<NewsletterDeps, 'db' | 'clock'>;

/** An unknown or used token is no error: the subscription of the link does not exist any more. */
export const unsubscribeByToken = (deps: Deps, token: string): Promise<void> =>
  unsubscribe(deps, { unsubscribe_token: token });

export const unsubscribeById = (deps: Deps, id: string): Promise<void> => unsubscribe(deps, { id });

/** Erases the address, and keeps the row without personal data: the instants of consent and withdrawal. */
async function unsubscribe(
  { db, clock }: Deps,
  key: Partial<Pick<SubscriberRow, 'id' | 'unsubscribe_token'>>,
): Promise<void> {
  await db.transaction(async (trx) => {
    const [row]: { id: string }[] = await trx('subscribers')
      .where(key)
      .whereNot({ state: 'unsubscribed' })
      .update({
        state: 'unsubscribed',
        email: null,
        member_id: null,
        with_moon_sign: false,
        unsubscribed_at: clock.now(),
      })
      .returning('id');
    if (row) await deleteOpenWork(trx, row.id);
  });
}

/** Deletes requests with their tokens, and newsletters that are not sent yet. */
async function deleteOpenWork(trx: Transaction, subscriberId: string): Promise<void> {
  await trx('subscription_requests').where({ subscriber_id: subscriberId }).delete();
  await trx('newsletter_deliveries')
    .where({ subscriber_id: subscriberId })
    .whereIn('status', ['queued', 'failed'])
    .delete();
}

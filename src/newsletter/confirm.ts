import type { Transaction } from '#src/platform/database.ts';
import { consumeConfirmationToken, createTokenExpiredError } from './confirmation-tokens.ts';
import type { NewsletterDeps } from './subscribers.ts';

type SubscriptionRequest = { subscriber_id: string; member_id: string | null };

/**
 * Records the consent. The link proves that the address belongs to the reader, so a request of a member also links the
 * subscription to that member. @throws HttpError 404 `token-expired`
 */
export async function confirmSubscription(
  { db, clock }: Pick<NewsletterDeps, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (trx) => {
    const requestId = await consumeConfirmationToken(trx, token, now);
    const request: SubscriptionRequest = await trx('subscription_requests').where({ id: requestId }).first();
    const confirmedCount = await trx('subscribers')
      .where({ id: request.subscriber_id })
      .whereIn('state', ['pending', 'confirmed'])
      .update({
        state: 'confirmed',
        confirmed_at: trx.raw('coalesce(confirmed_at, ?)', [now]),
        member_id: trx.raw('coalesce(?::uuid, member_id)', [request.member_id]),
        email_bounced_at: null,
      });
    if (!confirmedCount) throw createTokenExpiredError();
    await deleteTokens(trx, request.subscriber_id);
  });
}

/** The links of the other e-mails end too. */
export const deleteTokens = (trx: Transaction, subscriberId: string) =>
  trx('subscription_tokens')
    .whereIn('request_id', trx('subscription_requests').where({ subscriber_id: subscriberId }).select('id'))
    .delete();

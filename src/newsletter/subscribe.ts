import { v7 as uuid } from 'uuid';
import { INVALID_EMAIL, isEmailAddress } from '#src/accounts/contract-email.ts';
import { normalizeEmail, type MemberRow } from '#src/accounts/members.ts';
import { DAY_MS } from '#src/platform/contract-time.ts';
import type { Transaction } from '#src/platform/database.ts';
import { createUnprocessableError } from '#src/platform/http/errors.ts';
import { sendSubscriptionEmailQueue } from './queues.ts';
import type { NewsletterDeps } from './subscribers.ts';

/** Per address: anybody can enter a stranger's address, and the form must not be usable to flood it. */
const MAX_EMAILS_PER_DAY = 3;

/**
 * Queues the confirmation e-mail, or for a subscriber an e-mail that says so. The response and the SQL statements are the
 * same in both cases: they must not show whether an address is subscribed.
 * @param member the signed-in member: the subscription for their own address will belong to them
 * @throws HttpError 422 `invalid`
 */
export async function requestSubscription(
  { db, jobs, clock }: NewsletterDeps,
  enteredEmail: string,
  member?: Pick<MemberRow, 'id' | 'email'>,
): Promise<void> {
  const email = normalizeEmail(enteredEmail);
  if (!isEmailAddress(email)) throw createUnprocessableError('invalid', INVALID_EMAIL);
  const now = clock.now();
  await db.transaction(async (trx) => {
    const subscriberId = await findOrCreateSubscriber(trx, email, now);
    if (!(await isUnderEmailLimit(trx, subscriberId, now))) return;
    const id = uuid();
    await trx('subscription_requests').insert({
      id,
      subscriber_id: subscriberId,
      member_id: member?.email === email ? member.id : null,
      requested_at: now,
    });
    await jobs.send(sendSubscriptionEmailQueue, { id }, { trx, key: id });
  });
}

/** The row of the address is locked, so that simultaneous requests are counted one after the other. */
async function findOrCreateSubscriber(trx: Transaction, email: string, now: Date): Promise<string> {
  await trx('subscribers')
    .insert({ email, state: 'pending', subscribed_at: now })
    .onConflict('email')
    .ignore();
  const row: { id: string } = await trx('subscribers').where({ email }).forUpdate().first('id');
  return row.id;
}

async function isUnderEmailLimit(trx: Transaction, subscriberId: string, now: Date): Promise<boolean> {
  const recentRequests = await trx('subscription_requests')
    .where({ subscriber_id: subscriberId })
    .where('requested_at', '>', new Date(now.getTime() - DAY_MS))
    .limit(MAX_EMAILS_PER_DAY)
    .select('id');
  return recentRequests.length < MAX_EMAILS_PER_DAY;
}

import type { Clock } from '#src/platform/clock.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { notFound } from '#src/platform/http/errors.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import { newNumber } from '#src/orders/domain/order-number.ts';
import { ownOrder } from '#src/orders/store/order-views.ts';
import type { ContactMessage } from './contract.ts';
import { mailContactQueue } from './queues.ts';

export type Reception = { db: Database; jobs: Jobs; clock: Clock };

const DAY_MS = 24 * 3_600_000;
/** A form that mails strangers is a weapon: an address is thanked five times a day, however often it is given. */
const THANKED_A_DAY = 5;

/**
 * Keeps a letter, and has it mailed to support and acknowledged: all three or none.
 * @returns the ticket's number
 * @throws Refused 404 for an order that is not the writer's own
 */
export async function receiveMessage(
  { db, jobs, clock }: Reception,
  { orderId, ...letter }: ContactMessage,
  memberId: string | undefined,
): Promise<string> {
  const now = clock.now();
  if (orderId && !(memberId && (await ownOrder(db, memberId, orderId, now))))
    throw notFound('order-not-found', 'We could not find that order.');
  const id = newNumber('LT', now);
  await db.transaction(async (trx) => {
    const thank = await mayBeThanked(trx, letter.email, now);
    const about = { member_id: memberId ?? null, order_id: orderId ?? null };
    await trx('contact_messages').insert({ id, ...about, ...letter, created_at: now });
    await jobs.send(mailContactQueue, { letter: 'to-support', id }, { trx, key: `${id}:to-support` });
    if (thank)
      await jobs.send(mailContactQueue, { letter: 'to-writer', id }, { trx, key: `${id}:to-writer` });
  });
  return id;
}

async function mayBeThanked(trx: Transaction, email: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - DAY_MS);
  const recent = await trx('contact_messages')
    .whereRaw('lower(email) = lower(?)', [email])
    .where('created_at', '>', since)
    .limit(THANKED_A_DAY)
    .select('id');
  return recent.length < THANKED_A_DAY;
}

import { DAY_MS } from '#src/platform/contract-time.ts';
import { createReferenceNumber } from '#src/orders/domain/order-number.ts';
import { findOwnOrder } from '#src/orders/store/order-views.ts';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { Transaction } from '#src/platform/database.ts';
import { createNotFoundError } from '#src/platform/http/errors.ts';
import type { ContactMessage } from './contract.ts';
import { sendContactEmailQueue } from './queues.ts';

export type ContactDeps = Pick<CoreDeps, 'db' | 'jobs' | 'clock'>;
/** Per e-mail address: anybody can enter a stranger's address, and the form must not be usable to flood it. */
const MAX_ACKNOWLEDGEMENTS_PER_DAY = 5;
/** Lagna ticket. */
const TICKET_PREFIX = 'LT';

/**
 * Stores a message and queues its e-mails, in one transaction.
 * @returns the ticket number
 * @throws HttpError 404 for an order that is not the member's own
 */
export async function receiveMessage(
  { db, jobs, clock }: ContactDeps,
  { orderId, ...message }: ContactMessage,
  memberId: string | undefined,
): Promise<string> {
  const now = clock.now();
  if (orderId && !(memberId && (await findOwnOrder(db, memberId, orderId, now))))
    throw createNotFoundError('order-not-found', 'We could not find that order.');
  const id = createReferenceNumber(TICKET_PREFIX, now);
  await db.transaction(async (trx) => {
    const shouldAcknowledge = await canAcknowledge(trx, message.email, now);
    const references = { member_id: memberId ?? null, order_id: orderId ?? null };
    await trx('contact_messages').insert({ id, ...references, ...message, created_at: now });
    const kinds = ['forward-to-support', ...(shouldAcknowledge ? ['acknowledgement' as const] : [])] as const;
    for (const kind of kinds)
      await jobs.send(sendContactEmailQueue, { kind, id }, { trx, key: `${id}:${kind}` });
  });
  return id;
}

async function canAcknowledge(trx: Transaction, email: string, now: Date): Promise<boolean> {
  // The lock makes simultaneous messages of one address wait for each other, so that all of them are counted.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(lower(?), 0))', [email]);
  const since = new Date(now.getTime() - DAY_MS);
  const recentMessages = await trx('contact_messages')
    .whereRaw('lower(email) = lower(?)', [email])
    .where('created_at', '>', since)
    .limit(MAX_ACKNOWLEDGEMENTS_PER_DAY)
    .select('id');
  return recentMessages.length < MAX_ACKNOWLEDGEMENTS_PER_DAY;
}

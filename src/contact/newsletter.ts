/** Newsletter subscribers: the address is stored and deleted, nothing else. */
import { INVALID_EMAIL, isEmailAddress } from '#src/accounts/contract-email.ts';
import { normalizeEmail } from '#src/accounts/members.ts';
import { createConflictError, createUnprocessableError } from '#src/platform/http/errors.ts';
import { sendContactEmailQueue } from './queues.ts';
import type { ContactDeps } from './receive-message.ts';

/** @throws HttpError 409 `already-subscribed`, 422 `invalid` */
export async function subscribe({ db, jobs, clock }: ContactDeps, text: string): Promise<void> {
  const email = normalizeEmail(text);
  if (!isEmailAddress(email)) throw createUnprocessableError('invalid', INVALID_EMAIL);
  await db.transaction(async (trx) => {
    const [subscriber]: { id: string }[] = await trx('subscribers')
      .insert({ email, subscribed_at: clock.now() })
      .onConflict('email')
      .ignore()
      .returning('id');
    if (!subscriber) throw createConflictError('already-subscribed', 'Email already subscribed.');
    const { id } = subscriber;
    await jobs.send(sendContactEmailQueue, { kind: 'newsletter-welcome', id }, { trx, key: id });
  });
}

/** Deletes the subscriber. An unknown token is no error: its subscription is already deleted. */
export async function unsubscribe({ db }: Pick<ContactDeps, 'db'>, token: string): Promise<void> {
  await db('subscribers').where({ unsubscribe_token: token }).delete();
}

/** Who gets the monthly letter. Joining and leaving, nothing else is kept of a reader. */
import { conflict, unprocessable } from '#src/platform/http/errors.ts';
import { normalizeEmail } from '#src/accounts/members.ts';
import { EMAIL } from '#src/accounts/contract-signup.ts';
import { mailContactQueue } from './queues.ts';
import type { Reception } from './receive-message.ts';

/** @throws Refused 422 for what is no address, 409 for one that is on the list */
export async function subscribe({ db, jobs, clock }: Reception, given: string): Promise<void> {
  const email = normalizeEmail(given);
  if (email.length > 254 || !EMAIL.test(email))
    throw unprocessable('email', 'Please enter a valid email address.');
  await db.transaction(async (trx) => {
    const added: { id: string }[] = await trx('subscribers')
      .insert({ email, subscribed_at: clock.now() })
      .onConflict('email')
      .ignore()
      .returning('id');
    const [reader] = added;
    if (!reader) throw conflict('already-subscribed', 'Email already subscribed.');
    await jobs.send(mailContactQueue, { letter: 'welcome', id: reader.id }, { trx, key: reader.id });
  });
}

/** Forgets the reader. A token that is used already, or never was one, is no fault: nobody is on the list by it. */
export async function leave({ db }: Pick<Reception, 'db'>, token: string): Promise<void> {
  await db('subscribers').where({ unsubscribe_token: token }).delete();
}

/**
 * The last e-mail to the address of a deleted account. Its address is in the outbox of account e-mails until it is sent: the
 * member and the rows that would record the delivery are gone.
 */
import { v7 as uuid } from 'uuid';
import type { EmailDeps } from '#src/accounts/emails/send-member-email.ts';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { Transaction } from '#src/platform/database.ts';
import { DeliveryUncertainError, EmailBouncedError } from '#src/platform/email-errors.ts';
import { createMessageId } from '#src/platform/email-template.ts';
import { renderAccountDeleted } from './deletion-emails.ts';
import { sendAccountDeletedEmailQueue } from './queues.ts';

const KIND = 'account-deleted';

/** In the transaction of the erasure: no mail server is contacted inside it. */
export async function enqueueAccountDeletedEmail(
  { jobs, clock }: Pick<CoreDeps, 'jobs' | 'clock'>,
  trx: Transaction,
  email: string,
): Promise<void> {
  const id = uuid();
  await trx('account_email_outbox').insert({ id, kind: KIND, email, created_at: clock.now() });
  await jobs.send(sendAccountDeletedEmailQueue, { id }, { trx, key: id });
}

/** Sends the e-mail and deletes its row, also after the last attempt has failed. @throws when the job should be retried */
export async function sendAccountDeletedEmail(
  { db, mailer, sender }: Pick<EmailDeps, 'db' | 'mailer' | 'sender'>,
  id: string,
  isLastAttempt: boolean,
): Promise<void> {
  const row: { email: string } | undefined = await db('account_email_outbox').where({ id }).first('email');
  if (!row) return;
  try {
    await mailer.send({
      to: row.email,
      messageId: createMessageId(sender, `${id}.${KIND}`),
      ...renderAccountDeleted(sender),
    });
  } catch (error) {
    // An uncertain delivery counts as sent: nobody can be asked whether it arrived.
    const isFinal = error instanceof EmailBouncedError || error instanceof DeliveryUncertainError;
    if (!isFinal && !isLastAttempt) throw error;
  }
  await db('account_email_outbox').where({ id }).delete();
}

/** Outbox of account e-mails: an e-mail is queued in the transaction that causes it, so both happen or neither does. */
import { v7 as uuid } from 'uuid';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { Transaction } from '#src/platform/database.ts';
import { sendAccountEmailQueue } from './queues.ts';

export type AccountDeps = Pick<CoreDeps, 'db' | 'jobs' | 'clock'>;

/** `reset-link` goes to an address that may have no account, the others to a member. */
export type AccountEmailKind =
  'welcome' | 'reset-link' | 'password-changed' | 'email-changed-old' | 'email-changed-new' | 'google-linked';

export type OutboxRow = {
  id: string;
  kind: AccountEmailKind;
  email: string;
  member_id: string | null;
  created_at: Date;
};

type QueuedEmail = { kind: AccountEmailKind; email: string; memberId?: string };

/** The address is stored in the outbox row, not in the job, and the row is deleted once the e-mail is sent. */
export async function enqueueEmail(
  { jobs, clock }: Pick<AccountDeps, 'jobs' | 'clock'>,
  trx: Transaction,
  { kind, email, memberId }: QueuedEmail,
): Promise<void> {
  const id = uuid();
  await trx('account_email_outbox').insert({
    id,
    kind,
    email,
    member_id: memberId ?? null,
    created_at: clock.now(),
  });
  await jobs.send(sendAccountEmailQueue, { id }, { trx, key: id });
}

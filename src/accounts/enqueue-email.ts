/** Letters about an account are posted in the transaction of what they tell: both happen or neither does. */
import { v7 as uuid } from 'uuid';
import type { Clock } from '#src/platform/clock.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import { mailAccountQueue } from './queues.ts';

export type AccountDeps = { db: Database; jobs: Jobs; clock: Clock };

/** What is written about: `reset-link` to an address that may be nobody's, the others to a member. */
export type LetterKind =
  'welcome' | 'reset-link' | 'password-changed' | 'email-left' | 'email-arrived' | 'google-linked';

export type LetterRow = {
  id: string;
  letter: LetterKind;
  email: string;
  member_id: string | null;
  created_at: Date;
};

type Posted = { letter: LetterKind; email: string; memberId?: string };

/** The address waits in a row of its own, not in the job, and is gone when the letter is. */
export async function enqueueEmail(
  { jobs, clock }: Pick<AccountDeps, 'jobs' | 'clock'>,
  trx: Transaction,
  { letter, email, memberId }: Posted,
): Promise<void> {
  const id = uuid();
  await trx('account_email_outbox').insert({
    id,
    letter,
    email,
    member_id: memberId ?? null,
    created_at: clock.now(),
  });
  await jobs.send(mailAccountQueue, { id }, { trx, key: id });
}

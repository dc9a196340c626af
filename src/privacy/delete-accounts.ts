/** Members whose 48 hours are over: their orders are settled, then everything personal goes. */
import type { MemberRow } from '#src/accounts/members.ts';
import type { ReportStore } from '#src/delivery/report-store.ts';
import { unfinishedOrders } from '#src/orders/store/unfinished-orders.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import type { Database } from '#src/platform/database.ts';
import { messageId, type SenderIdentity } from '#src/platform/letter.ts';
import { EmailBounced, DeliveryUncertain } from '#src/platform/mail-problems.ts';
import type { Mailer } from '#src/platform/mailer.ts';
import { erase } from './erase.ts';
import { gone } from './deletion-emails.ts';
import { settleOrders } from './settle-orders.ts';

export type AccountDeletionDeps = {
  payment: PaymentDeps;
  store: ReportStore;
  mailer: Mailer;
  sender: () => SenderIdentity;
};

export type Removed = { removed: number; waiting: number };

/** One member in trouble does not keep the others; who has to wait has their turn in the next round. */
export async function removeMembers(work: AccountDeletionDeps): Promise<Removed> {
  const { db, clock, log } = work.payment;
  const result: Removed = { removed: 0, waiting: 0 };
  const due: MemberRow[] = await db('members')
    .where('deletion_scheduled_at', '<=', clock.now())
    .orderBy('deletion_scheduled_at');
  for (const member of due) {
    const done = await removeOne(work, member).catch((error: unknown) => {
      // Neither message nor detail: a database's complaint may quote the row.
      const { name, code } = error as { name?: string; code?: string };
      log.error({ member: member.id, problem: name, code }, 'a member could not be removed');
      return false;
    });
    result[done ? 'removed' : 'waiting'] += 1;
  }
  return result;
}

/** The files first: a run that dies in between finds them again by the orders, and the rows are still there to tell. */
async function removeOne(work: AccountDeletionDeps, member: MemberRow): Promise<boolean> {
  const { payment: deps, store } = work;
  if (!(await settleOrders(deps, member.id))) return false;
  for (const sha256 of await filesOf(deps.db, member.id)) await store.remove(sha256);
  return deps.db.transaction(async (trx) => {
    // Another worker may have been quicker, and so may a last payment.
    const there = await trx('members').where({ id: member.id }).forUpdate().first('id');
    if (!there || (await unfinishedOrders(trx, member.id)).length > 0) return false;
    await erase(trx, member);
    await sayGoodbye(work, member);
    return true;
  });
}

/** Every edition ever printed for this member, by its SHA-256. */
async function filesOf(db: Database, memberId: string): Promise<string[]> {
  const printed = await db('events')
    .whereIn('stream', db('orders').where({ member_id: memberId }).select('id'))
    .where({ type: 'ReportRendered' })
    .select<{ sha256: string }[]>(db.raw(`data ->> 'sha256' as sha256`));
  return printed.map(({ sha256 }) => sha256);
}

/** For so long a mail server that is down may delay the end; then the promise to forget counts more than the mail. */
const PATIENCE_MS = 24 * 3_600_000;

async function sayGoodbye(
  { payment: deps, mailer, sender }: AccountDeletionDeps,
  member: MemberRow,
): Promise<void> {
  const from = sender();
  const mail = { to: member.email, messageId: messageId(from, `left.${member.id}`), ...gone(from) };
  try {
    await mailer.send(mail);
  } catch (error) {
    const late = deps.clock.now().getTime() - member.deletion_scheduled_at!.getTime() > PATIENCE_MS;
    const settled = error instanceof EmailBounced || error instanceof DeliveryUncertain;
    if (!late && !settled) throw error;
  }
}

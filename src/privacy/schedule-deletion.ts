/** The wish to leave, and the change of mind. Nothing is touched until the 48 hours are over. */
import type { MemberRow } from '#src/accounts/members.ts';
import { UNDO_HOURS } from './contract.ts';
import { unfinishedOrders } from '#src/orders/store/unfinished-orders.ts';
import type { Clock } from '#src/platform/clock.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { conflict } from '#src/platform/http/errors.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import { mailLeavingQueue } from './queues.ts';

export type AccountDeletionRequestDeps = { db: Database; jobs: Jobs; clock: Clock };

/**
 * Asked twice, the first time counts.
 * @returns when everything goes
 * @throws Refused 409 while a paid report is neither finished nor refunded
 */
export function askToLeave(
  { db, jobs, clock }: AccountDeletionRequestDeps,
  member: MemberRow,
): Promise<Date> {
  return db.transaction(async (trx) => {
    const { deletion_scheduled_at: before } = await locked(trx, member.id);
    if (before) return before;
    await refuseUnfinished(trx, member.id);
    const leavingAt = new Date(clock.now().getTime() + UNDO_HOURS * 3_600_000);
    await trx('members').where({ id: member.id }).update({ deletion_scheduled_at: leavingAt });
    const errand = { memberId: member.id, leavingAt: leavingAt.toISOString() };
    await jobs.send(mailLeavingQueue, errand, { trx, key: `${member.id}:${errand.leavingAt}` });
    return leavingAt;
  });
}

/** @throws Refused 409 when the hour has come */
export async function stay({ db, clock }: AccountDeletionRequestDeps, memberId: string): Promise<void> {
  const late = await db('members')
    .where({ id: memberId })
    .where('deletion_scheduled_at', '<=', clock.now())
    .first('id');
  if (late) throw conflict('too-late', 'The 48 hours are over, and your account is being deleted.');
  await db('members').where({ id: memberId }).update({ deletion_scheduled_at: null });
}

const locked = async (trx: Transaction, id: string): Promise<MemberRow> =>
  (await trx('members').where({ id }).forUpdate().first()) as MemberRow;

async function refuseUnfinished(trx: Transaction, memberId: string): Promise<void> {
  const first = (await unfinishedOrders(trx, memberId)).find(({ paid }) => paid);
  if (!first) return;
  throw conflict(
    'report-unfinished',
    `Order ${first.id} is paid for, and its report is not finished yet. It has to be finished or refunded first: then nothing you paid for is lost. Please come back when it is in My Reports, or write to us to have your money back.`,
  );
}

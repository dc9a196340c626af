/** Schedules and cancels account deletion. Nothing is deleted for 48 hours. */
import { HOUR_MS } from '#src/platform/contract-time.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import { listUnfinishedOrders } from '#src/orders/store/unfinished-orders.ts';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { Transaction } from '#src/platform/database.ts';
import { createConflictError } from '#src/platform/http/errors.ts';
import { DELETION_DELAY_HOURS } from './contract.ts';
import { findBlockingPayment, type BlockingPayment } from './find-blocking-payment.ts';
import { sendDeletionScheduledEmailQueue } from './queues.ts';

export type ScheduleDeletionDeps = Pick<CoreDeps, 'db' | 'jobs' | 'clock'>;

/**
 * A second request does not change the date of the first.
 * @returns when the account will be deleted
 * @throws HttpError 409 `order-in-progress` while a paid order has no finished report or waits for its refund,
 * `refund-in-progress` while another refund is not completed, `dispute-open` while a bank examines a payment
 */
export function scheduleDeletion(
  { db, jobs, clock }: ScheduleDeletionDeps,
  member: MemberRow,
): Promise<Date> {
  return db.transaction(async (trx) => {
    const { deletion_scheduled_at: existingDate } = await lockMember(trx, member.id);
    if (existingDate) return existingDate;
    await requireNoUnfinishedPaidOrder(trx, member.id);
    await requireNoBlockingPayment(trx, member.id);
    const date = new Date(clock.now().getTime() + DELETION_DELAY_HOURS * HOUR_MS);
    await trx('members').where({ id: member.id }).update({ deletion_scheduled_at: date });
    const payload = { memberId: member.id, deletionScheduledAt: date.toISOString() };
    await jobs.send(sendDeletionScheduledEmailQueue, payload, {
      trx,
      key: `${member.id}:${payload.deletionScheduledAt}`,
    });
    return date;
  });
}

/** @throws HttpError 409 `deletion-started` after the 48 hours */
export async function cancelDeletion({ db, clock }: ScheduleDeletionDeps, memberId: string): Promise<void> {
  const startedMember = await db('members')
    .where({ id: memberId })
    .where('deletion_scheduled_at', '<=', clock.now())
    .first('id');
  if (startedMember)
    throw createConflictError(
      'deletion-started',
      'The 48 hours are over, and your account is being deleted.',
    );
  await db('members').where({ id: memberId }).update({ deletion_scheduled_at: null });
}

const lockMember = async (trx: Transaction, id: string): Promise<MemberRow> =>
  (await trx('members').where({ id }).forUpdate().first()) as MemberRow;

async function requireNoUnfinishedPaidOrder(trx: Transaction, memberId: string): Promise<void> {
  const order = (await listUnfinishedOrders(trx, memberId)).find(({ isPaid }) => isPaid);
  if (!order) return;
  throw createConflictError(
    'order-in-progress',
    `You have paid for order ${order.id}, and its report is not finished yet. To make sure that you lose nothing, we can delete your account once the report is in My Reports or the order is refunded. Please come back then, or write to us for a refund.`,
  );
}

const BLOCKING_PAYMENT_MESSAGES: Record<BlockingPayment['code'], (orderId: string) => string> = {
  'dispute-open': (orderId) =>
    `Your bank is examining a payment of order ${orderId}, and our answer needs the records of that order. We can delete your account once the bank has decided. Please come back then, or write to us.`,
  'refund-in-progress': (orderId) =>
    `Money of order ${orderId} is on its way back to you. To make sure that it arrives, we can delete your account once the refund is completed. Please come back then, or write to us.`,
};

async function requireNoBlockingPayment(trx: Transaction, memberId: string): Promise<void> {
  const payment = await findBlockingPayment(trx, memberId);
  if (payment)
    throw createConflictError(payment.code, BLOCKING_PAYMENT_MESSAGES[payment.code](payment.orderId));
}

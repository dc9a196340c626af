/**
 * Deletes the accounts whose 48 hours have passed: cancels unpaid orders, deletes the files, then erases the rows. Also
 * erases the names and GSTINs of buyers on tax documents whose retention period is over.
 */
import { UNPAID_STATUSES } from '#src/orders/contract-order-status.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { ReportStore } from '#src/delivery/report-store.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { eraseExpiredBuyers } from '#src/orders/tax/tax-documents.ts';
import { listUnfinishedOrders } from '#src/orders/store/unfinished-orders.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import type { Transaction } from '#src/platform/database.ts';
import { eraseMember } from './erase.ts';
import { listReportFiles } from './report-files.ts';
import { findBlockingPayment } from './find-blocking-payment.ts';
import { enqueueAccountDeletedEmail } from './send-account-deleted-email.ts';
import { prepareOrdersForDeletion } from './prepare-orders-for-deletion.ts';
import { deleteAccountsQueue } from './queues.ts';

export type AccountDeletionDeps = PaymentDeps & { store: ReportStore };

export type DeletionResult = { deleted: number; blocked: number };

/**
 * An error on one account does not stop the run. The next run tries a blocked account again.
 * @param signal ends the run between two accounts
 */
export async function deleteDueAccounts(
  deps: AccountDeletionDeps,
  signal?: AbortSignal,
): Promise<DeletionResult> {
  const { db, clock, log } = deps;
  await eraseExpiredBuyers(db, clock.now());
  const result: DeletionResult = { deleted: 0, blocked: 0 };
  const dueMembers: MemberRow[] = await db('members')
    .where('deletion_scheduled_at', '<=', clock.now())
    .orderBy('deletion_scheduled_at');
  for (const member of dueMembers) {
    if (signal?.aborted) break;
    const isDeleted = await deleteAccount(deps, member).catch((error: unknown) => {
      // No message and no details: an error of PostgreSQL may quote the row.
      const { name, code } = error as { name?: string; code?: string };
      log.error(
        { event: 'accounts.deletion_failed', memberId: member.id, error: name, code },
        'Account could not be deleted',
      );
      return false;
    });
    result[isDeleted ? 'deleted' : 'blocked'] += 1;
  }
  return result;
}

type DeletionOptions = {
  /** of the events that cancel unpaid orders; the default names the job */
  meta?: EventMeta;
  /** writes further rows in the transaction of the erasure */
  beforeErase?: (trx: Transaction) => Promise<void>;
};

/**
 * Deletes an account at once. Files are deleted first: after a crash the next run still finds them through the orders.
 * @returns false if nothing was erased: a payment, a report, a refund or a dispute is in progress, a new order can be paid, or
 *   another process has erased the account
 * @throws GatewayError when the gateway does not respond
 */
export async function deleteAccount(
  deps: AccountDeletionDeps,
  member: MemberRow,
  {
    meta = createJobMeta(deps, deleteAccountsQueue.name, 'account-deletion'),
    beforeErase,
  }: DeletionOptions = {},
): Promise<boolean> {
  const { db, store } = deps;
  if (!(await prepareOrdersForDeletion(deps, member.id, meta))) return false;
  const orderIds = db('orders').where({ member_id: member.id }).select('id');
  for (const sha256 of await listReportFiles(db, orderIds)) await store.remove(sha256);
  return db.transaction(async (trx) => {
    // Another worker may have deleted the account, or a late payment, a refund or a dispute may have arrived.
    const lockedMember = await trx('members').where({ id: member.id }).forUpdate().first('id');
    if (!lockedMember || (await listUnfinishedOrders(trx, member.id)).length > 0) return false;
    if (await findBlockingPayment(trx, member.id)) return false;
    // An order placed after the preparation could still be paid: the next attempt cancels it.
    if (await trx('orders').where({ member_id: member.id }).whereIn('status', UNPAID_STATUSES).first('id'))
      return false;
    await beforeErase?.(trx);
    await eraseMember(trx, member);
    // After the erasure, which deletes queued e-mails to the address.
    await enqueueAccountDeletedEmail(deps, trx, member.email);
    return true;
  });
}

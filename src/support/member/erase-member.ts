import { listUnfinishedOrders } from '#src/orders/store/unfinished-orders.ts';
import type { Database } from '#src/platform/database.ts';
import { deleteAccount } from '#src/privacy/delete-accounts.ts';
import { findBlockingPayment, type BlockingPayment } from '#src/privacy/find-blocking-payment.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import { CommandError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { appendSupportEvents, getMemberStream } from '#src/support/support-events.ts';
import { withApp } from '#src/support/with-app.ts';
import { loadMember } from './find-member.ts';

/**
 * Erases an account at once, by the function of the job that erases accounts 48 hours after the member's request. What
 * blocks the member's request blocks this command.
 */
export const eraseMemberBySupport = (
  context: CommandContext,
  emailOrId: string,
  options: ChangeOptions,
): Promise<CommandResult> =>
  runChange(context, options, async (meta) => {
    const db = await context.openDatabase();
    const member = await loadMember(db, emailOrId);
    const { id, email } = member;
    await assertNothingBlocks(db, id);
    return {
      plan: [
        `Would erase the account of ${email} at once, without the 48 hours of the member's own request:`,
        'Would cancel unpaid orders, delete every report file, the birth details, people, messages and sessions.',
        'Would keep orders, events and tax documents, which name no person except on a tax invoice.',
        `Would e-mail ${email} that the account is deleted.`,
      ],
      confirmation: { question: `Erase all data of ${email}?`, expected: email },
      apply: () =>
        withApp(context.environment, db, async (app) => {
          const isErased = await deleteAccount(app, member, {
            meta,
            beforeErase: (trx) =>
              appendSupportEvents(
                trx,
                getMemberStream(id),
                [{ type: 'MemberErasedBySupport', data: {} }],
                meta,
              ),
          });
          if (!isErased) await assertNothingBlocks(db, id);
          if (!isErased)
            throw new CommandError(
              'Not erased: the gateway has a payment in progress, or an order was placed just now. Run the command again.',
            );
          return { json: { member: id, isErased }, lines: [`The account of ${email} is erased.`] };
        }),
    };
  });

const BLOCKING_TEXTS: Record<BlockingPayment['code'], string> = {
  'dispute-open': 'a payment of it is disputed at the bank. Erase the account after the decision.',
  'refund-in-progress': 'a refund of it is in progress. Erase the account when the refund is completed.',
};

/** @throws CommandError that names the order */
async function assertNothingBlocks(db: Database, memberId: string): Promise<void> {
  const [unfinishedOrder] = await listUnfinishedOrders(db, memberId);
  if (unfinishedOrder)
    throw new CommandError(
      `Order ${unfinishedOrder.id} blocks it: its report or refund is not finished.\nNext: lagna order explain ${unfinishedOrder.id}`,
    );
  const payment = await findBlockingPayment(db, memberId);
  if (payment) throw new CommandError(`Order ${payment.orderId} blocks it: ${BLOCKING_TEXTS[payment.code]}`);
}

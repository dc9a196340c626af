/** Decisions of support on an order: another birth, another print, another account. Pure, like those of decide.ts. */
import { assertDetailsKept, OrderRuleError, retryGeneration } from './decide.ts';
import { isOpenDispute } from './dispute.ts';
import type { OrderEvent } from './events.ts';
import { findPendingEmail } from './report-email-commands.ts';
import { isPaidOrFree, isRefunding, type Order } from './order-state.ts';

/**
 * Supersedes the current edition and requests the next one from corrected birth details. Unlike the member, support may
 * correct a second time and after the seven days. The member's own correction is used up by it.
 */
export function correctBySupport(order: Order, birthId: string, at: string): OrderEvent[] {
  assertReportReady(order);
  const edition = order.report.edition + 1;
  return [
    { type: 'EditionSuperseded', data: { edition: order.report.edition, at } },
    { type: 'BirthDetailsCorrectedBySupport', data: { edition, birthId, at } },
    { type: 'GenerationRequested', data: { edition, birthId, attempt: 1, cause: 'correction', at } },
  ];
}

/**
 * Makes the report again from the same birth details. A printed report gets the next edition: the steps and the e-mail of an
 * edition are recorded once, and the file before stays verifiable as replaced. A report that failed, or whose job is lost,
 * keeps its edition, because nobody has it yet.
 */
export function regenerateBySupport(order: Order, at: string, { isJobLost = false } = {}): OrderEvent[] {
  if (!isPrinted(order)) return retryGeneration(order, at, { isJobLost });
  assertReportReady(order);
  const { edition } = order.report;
  return [
    { type: 'EditionSuperseded', data: { edition, at } },
    {
      type: 'GenerationRequested',
      data: { edition: edition + 1, birthId: order.birthId!, attempt: 1, cause: 'support', at },
    },
  ];
}

/** Whether the current edition is printed, so that another print is another edition. */
export const isPrinted = ({ report }: Order): boolean =>
  report.status === 'ready' || report.status === 'delivered';

function assertReportReady(order: Order): void {
  assertDetailsKept(order);
  if (isRefunding(order.status))
    throw new OrderRuleError('refunded', 'This order was refunded, so its report is not made again.');
  if (!isPrinted(order))
    throw new OrderRuleError(
      'not-ready',
      'The report of this order is not printed yet. Wait for it, or restart it with “order retry” if it failed.',
    );
}

/**
 * Erases the birth details and the files of an order, on the request of its second person. Gives no event a second time, so
 * that files which a crash has left can be deleted.
 * @throws OrderRuleError while a job may still print or send the report, or a dispute may need it as evidence
 */
export function eraseSecondPersonBySupport(order: Order, at: string): OrderEvent[] {
  if (order.disputes.some(isOpenDispute))
    throw new OrderRuleError(
      'dispute-open',
      'A payment of this order is disputed at the bank. Erase the details after the decision.',
    );
  if (isPaidOrFree(order.status) && !isReportSettled(order))
    throw new OrderRuleError(
      'not-delivered',
      'The report of this order is not delivered yet. Erase the details after the delivery, or refund the order first.',
    );
  return order.detailsErasedAt ? [] : [{ type: 'SecondPersonErasedBySupport', data: { at } }];
}

/**
 * Delivered, or printed and not sent; and no further e-mail is pending. The e-mail of an earlier edition is not sent any more,
 * and never gets an outcome.
 */
const isReportSettled = (order: Order): boolean =>
  isPrinted(order) &&
  !findPendingEmail(order) &&
  order.resends.every(({ edition, outcome }) => outcome !== undefined || edition !== order.report.edition);

/** Moves a paid or free order to another account. An unpaid order can be placed again there. */
export function moveToMember(order: Order, toMemberId: string, at: string): OrderEvent[] {
  const { memberId, status } = order;
  if (memberId === toMemberId)
    throw new OrderRuleError('same-member', 'The order belongs to this account already.');
  if (!isPaidOrFree(status) && !isRefunding(status))
    throw new OrderRuleError(
      'not-paid',
      'Only a paid or free order can be moved. An unpaid order can be placed again in the other account.',
    );
  return [{ type: 'OrderReassignedBySupport', data: { fromMemberId: memberId, toMemberId, at } }];
}

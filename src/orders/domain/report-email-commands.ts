/** Decisions on the e-mail that delivers a report: resends (three a day for the member) and final failures. */
import { DAY_MS } from '#src/platform/contract-time.ts';
import type { ResendQuota } from '#src/orders/contract.ts';
import { assertDetailsKept, OrderRuleError } from './decide.ts';
import type { EmailFailureReason, EventOf, OrderEvent } from './events.ts';
import { isRefunding, type Order } from './order-state.ts';

/** Resends of one order that a member can request within 24 hours. */
const MAX_RESENDS_PER_DAY = 3;
export const RESEND_LIMIT_MESSAGE =
  'We have sent this report three times within a day. It can be sent again tomorrow; until then you can download it here.';

/** Requested by the member. @throws OrderRuleError */
export function requestResend(order: Order, at: string): OrderEvent[] {
  const { edition, file } = order.report;
  assertNotRefunding(order);
  assertDetailsKept(order);
  if (!file)
    throw new OrderRuleError('not-ready', 'This report is not ready yet. It is sent as soon as it is.');
  if (!hasEmailOutcome(order))
    throw new OrderRuleError('email-pending', 'The e-mail with this report is on its way to you already.');
  if (getResendQuota(listLastResendTimes(order), at).remaining === 0)
    throw new OrderRuleError('resend-limit', RESEND_LIMIT_MESSAGE);
  return [
    { type: 'ReportEmailResendRequested', data: { edition, resendNumber: order.resends.length + 1, at } },
  ];
}

/** Requested by support after a final failure. @throws OrderRuleError when no e-mail failed */
export function requestResendBySupport(order: Order, at: string): OrderEvent[] {
  const { edition, emailFailedAt } = order.report;
  assertNotRefunding(order);
  assertDetailsKept(order);
  if (!emailFailedAt)
    throw new OrderRuleError(
      'email-not-failed',
      'Only a report e-mail that failed after all attempts can be sent again.',
    );
  const resendNumber = order.resends.length + 1;
  return [
    { type: 'ReportEmailResendRequested', data: { edition, resendNumber, requestedBy: 'support', at } },
  ];
}

function assertNotRefunding({ status }: Order): void {
  if (isRefunding(status))
    throw new OrderRuleError('refunded', 'This order was refunded, so the report is not sent any more.');
}

/** The current edition was delivered, bounced, or failed after all attempts. */
const hasEmailOutcome = ({ report: { deliveredAt, emailBouncedAt, emailFailedAt } }: Order) =>
  Boolean(deliveredAt ?? emailBouncedAt ?? emailFailedAt);

/** Times of the member's last resend requests, at most three, oldest first; undefined while no resend is possible. */
export function listRecentResendTimes(order: Order): string[] | undefined {
  if (isRefunding(order.status) || order.detailsErasedAt) return undefined;
  if (!order.report.file || !hasEmailOutcome(order)) return undefined;
  return listLastResendTimes(order);
}

const listLastResendTimes = ({ resends }: Order) =>
  resends
    .filter(({ requestedBy }) => requestedBy !== 'support')
    .slice(-MAX_RESENDS_PER_DAY)
    .map(({ at }) => at);

/** Sliding window of 24 hours; `availableAt` is set when nothing remains. */
export function getResendQuota(recentTimes: string[], at: string): ResendQuota {
  const timesWithinDay = recentTimes.filter((time) => addDay(time) > at);
  const remaining = MAX_RESENDS_PER_DAY - timesWithinDay.length;
  return remaining > 0 ? { remaining } : { remaining, availableAt: addDay(timesWithinDay[0]!) };
}

const addDay = (instant: string) => new Date(Date.parse(instant) + DAY_MS).toISOString();

/** Idempotent: a job that runs twice adds nothing. */
export function recordResendResult(
  order: Order,
  result: EventOf<'ReportEmailResent' | 'ReportEmailResendBounced'>,
): OrderEvent[] {
  const resend = order.resends.find(({ resendNumber }) => resendNumber === result.data.resendNumber);
  return resend && !resend.outcome ? [result] : [];
}

/** `resendNumber` is missing for the first e-mail. */
export type EmailFailure = {
  edition: number;
  resendNumber?: number | undefined;
  reason: EmailFailureReason;
  at: string;
};

/** No attempt is left. Idempotent, and only for a pending e-mail of the current edition. */
export function recordEmailFailure(
  order: Order,
  { edition, resendNumber, reason, at }: EmailFailure,
): OrderEvent[] {
  if (isRefunding(order.status) || order.report.edition !== edition) return [];
  if (resendNumber === undefined)
    return isFirstEmailPending(order) ? [{ type: 'ReportEmailFailed', data: { edition, reason, at } }] : [];
  const resend = order.resends.find((candidate) => candidate.resendNumber === resendNumber);
  if (resend?.edition !== edition || resend.outcome) return [];
  return [{ type: 'ReportEmailResendFailed', data: { edition, resendNumber, reason, at } }];
}

/** The pending e-mail that delivers the current edition: the first, or a resend after the first failed. */
export function findPendingEmail(order: Order): { edition: number; resendNumber?: number } | undefined {
  const { edition } = order.report;
  if (order.report.status !== 'ready') return undefined;
  if (isFirstEmailPending(order)) return { edition };
  const resend = order.resends.findLast((candidate) => candidate.edition === edition && !candidate.outcome);
  return resend && { edition, resendNumber: resend.resendNumber };
}

/** A resend is only requested after the first e-mail has an outcome. */
const isFirstEmailPending = (order: Order) =>
  Boolean(order.report.file) &&
  !hasEmailOutcome(order) &&
  !order.resends.some(({ edition }) => edition === order.report.edition);

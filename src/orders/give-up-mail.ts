import type { EmailFailureReason, OrderEvent } from './events.ts';
import { isRefunding, type Order } from './order.ts';

/** `again`: which of the mails asked for after the first. */
export type StoppedMail = {
  edition: number;
  again?: number | undefined;
  reason: EmailFailureReason;
  at: string;
};

/** A report mail has no tries left. Noted once, of the present edition, and only while it was still waited for. */
export function giveUpMail(order: Order, { edition, again, reason, at }: StoppedMail): OrderEvent[] {
  if (isRefunding(order.status) || order.report.edition !== edition) return [];
  if (again === undefined)
    return isFirstAwaited(order) ? [{ type: 'ReportEmailFailed', data: { edition, reason, at } }] : [];
  const asked = order.resends.find(({ resendNumber }) => resendNumber === again);
  if (asked?.edition !== edition || asked.outcome) return [];
  return [{ type: 'ReportEmailResendFailed', data: { edition, resendNumber: again, reason, at } }];
}

/** The mail that delivers the report, while it is on its way: the first, or one asked for after that failed. */
export function awaitedMail(order: Order): { edition: number; again?: number } | undefined {
  const { edition } = order.report;
  if (order.report.status !== 'ready') return undefined;
  if (isFirstAwaited(order)) return { edition };
  const asked = order.resends.findLast((one) => one.edition === edition && !one.outcome);
  return asked && { edition, again: asked.resendNumber };
}

/** Nobody asks for another before the first is settled. */
const isFirstAwaited = ({ report, resends }: Order) =>
  Boolean(report.file) &&
  !(report.deliveredAt ?? report.emailBouncedAt ?? report.emailFailedAt) &&
  !resends.some(({ edition }) => edition === report.edition);

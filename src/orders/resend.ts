/** The mail with the report once more: three times within a day. */
import type { ResendQuota } from './contract.ts';
import { OrderRule } from './decide.ts';
import type { OrderEvent } from './events.ts';
import { isRefunding, type Order } from './order.ts';

/** So many mails of one order in a day, after the first. */
const MAX_RESENDS_PER_DAY = 3;
const DAY_MS = 86_400_000;
export const MAIL_LIMIT =
  'We have mailed this report three times within a day. It can be mailed again tomorrow; until then you can download it here.';

/** The member wants the mail once more. @throws OrderRule in the member's words */
export function requestMail(order: Order, at: string): OrderEvent[] {
  const { edition, file } = order.report;
  refuseRefunded(order);
  if (!file) throw new OrderRule('not-ready', 'This report is not ready yet. It is mailed as soon as it is.');
  if (!isMailSettled(order))
    throw new OrderRule('mail-under-way', 'The mail with this report is on its way to you already.');
  if (resendQuota(lastMails(order), at).left === 0) throw new OrderRule('mail-limit', MAIL_LIMIT);
  return [
    { type: 'ReportEmailResendRequested', data: { edition, resendNumber: order.resends.length + 1, at } },
  ];
}

/** What held the mail up is mended: support has it sent once more. @throws OrderRule when no mail was given up */
export function mailBySupport(order: Order, at: string): OrderEvent[] {
  const { edition, emailFailedAt } = order.report;
  refuseRefunded(order);
  if (!emailFailedAt)
    throw new OrderRule('mail-not-given-up', 'Only a mail that was given up can be sent once more.');
  const resendNumber = order.resends.length + 1;
  return [
    { type: 'ReportEmailResendRequested', data: { edition, resendNumber, requestedBy: 'support', at } },
  ];
}

function refuseRefunded({ status }: Order): void {
  if (isRefunding(status))
    throw new OrderRule('refunded', 'This order was refunded, so the report is not sent any more.');
}

/** The report arrived, or we know that it did not. */
const isMailSettled = ({ report: { deliveredAt, emailBouncedAt, emailFailedAt } }: Order) =>
  Boolean(deliveredAt ?? emailBouncedAt ?? emailFailedAt);

/** When a mail was asked for lately, oldest first; undefined while there is nothing to mail again. */
export function recentResends(order: Order): string[] | undefined {
  if (isRefunding(order.status) || !order.report.file || !isMailSettled(order)) return undefined;
  return lastMails(order);
}

const lastMails = ({ resends }: Order) =>
  resends
    .filter(({ requestedBy }) => requestedBy !== 'support')
    .slice(-MAX_RESENDS_PER_DAY)
    .map(({ at }) => at);

/** How many may still be asked for at this instant; when there is none, since when there is one: a day after the third last. */
export function resendQuota(lately: string[], at: string): ResendQuota {
  const counted = lately.filter((mail) => dayAfter(mail) > at);
  const left = MAX_RESENDS_PER_DAY - counted.length;
  return left > 0 ? { left } : { left, freeAt: dayAfter(counted[0]!) };
}

const dayAfter = (instant: string) => new Date(Date.parse(instant) + DAY_MS).toISOString();

/** What became of a mail that was asked for; a job that runs twice adds nothing. */
export function recordResend(
  order: Order,
  news: Extract<OrderEvent, { type: 'ReportEmailResent' | 'ReportEmailResendBounced' }>,
): OrderEvent[] {
  const asked = order.resends.find(({ resendNumber }) => resendNumber === news.data.resendNumber);
  return asked && !asked.outcome ? [news] : [];
}

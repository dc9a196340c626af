/** Report e-mails in the order state: the first e-mail with the report and its resends. */
import type { EventOf, OrderEvent } from './events.ts';
import { updateReport, type Order, type Resend } from './order-state.ts';

const REDUCERS = {
  ReportEmailSent: applySent,
  ReportEmailBounced: applyBounced,
  ReportEmailFailed: applyFailed,
  ReportEmailResendRequested: applyResendRequested,
  ReportEmailResent: applyResent,
  ReportEmailResendBounced: applyResendBounced,
  ReportEmailResendFailed: applyResendFailed,
};
type EmailEvent = EventOf<keyof typeof REDUCERS>;

export const isEmailEvent = (event: OrderEvent): event is EmailEvent => event.type in REDUCERS;

export const applyEmailEvent = (order: Order, { type, data }: EmailEvent): Order =>
  (REDUCERS[type] as (order: Order, data: EmailEvent['data']) => Order)(order, data);

function applySent(order: Order, { at }: { at: string }): Order {
  return updateReport(clearEmailFailure(order), { status: 'delivered', deliveredAt: at, note: undefined });
}

function applyBounced(order: Order, { at }: { at: string }): Order {
  return updateReport(clearEmailFailure(order), { emailBouncedAt: at, note: 'email-bounced' });
}

function applyFailed(order: Order, { at }: { at: string }): Order {
  return updateReport(order, { emailFailedAt: at, note: 'email-failed' });
}

function applyResendRequested(order: Order, data: EventOf<'ReportEmailResendRequested'>['data']): Order {
  return { ...clearEmailFailure(order), resends: [...order.resends, data] };
}

/** A resend delivers the report when the first e-mail did not. */
function applyResent(
  before: Order,
  { edition, resendNumber, at }: EventOf<'ReportEmailResent'>['data'],
): Order {
  const order = setResendOutcome(before, resendNumber, 'sent');
  if (order.report.edition !== edition) return order;
  return order.report.deliveredAt ? clearEmailFailure(order) : applySent(order, { at });
}

function applyResendBounced(before: Order, data: EventOf<'ReportEmailResendBounced'>['data']): Order {
  const order = setResendOutcome(before, data.resendNumber, 'bounced');
  const { edition, deliveredAt } = order.report;
  return edition !== data.edition || deliveredAt ? order : applyBounced(order, data);
}

/** Only the latest resend counts: an earlier one that fails while a later one is pending changes nothing. */
function applyResendFailed(before: Order, data: EventOf<'ReportEmailResendFailed'>['data']): Order {
  const order = setResendOutcome(before, data.resendNumber, 'failed');
  const isLatest = order.resends.at(-1)?.resendNumber === data.resendNumber;
  return isLatest && order.report.edition === data.edition ? applyFailed(order, data) : order;
}

const setResendOutcome = (
  order: Order,
  resendNumber: number,
  outcome: NonNullable<Resend['outcome']>,
): Order => ({
  ...order,
  resends: order.resends.map((resend) =>
    resend.resendNumber === resendNumber ? { ...resend, outcome } : resend,
  ),
});

/** An earlier failure no longer matters: another e-mail is pending, was sent or bounced. */
const clearEmailFailure = (order: Order): Order =>
  order.report.emailFailedAt ? updateReport(order, { emailFailedAt: undefined, note: undefined }) : order;

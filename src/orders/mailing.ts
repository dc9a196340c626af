/** What became of the mails that carry a report, the first and those asked for again; and what the order is by that. */
import type { EventOf, OrderEvent } from './events.ts';
import type { Order, ReportProgress } from './order.ts';

/** A mail after the first; `by` is missing when the member asked for it. */
export type Resend = {
  resendNumber: number;
  edition: number;
  at: string;
  requestedBy?: 'support' | undefined;
  outcome?: 'sent' | 'bounced' | 'failed';
};

const NEWS = {
  ReportEmailSent: delivered,
  ReportEmailBounced: refused,
  ReportEmailFailed: givenUp,
  ReportEmailResendRequested: requested,
  ReportEmailResent: mailedAgain,
  ReportEmailResendBounced: refusedAgain,
  ReportEmailResendFailed: givenUpAgain,
};
type EmailEvent = EventOf<keyof typeof NEWS>;

export const isEmailEvent = (event: OrderEvent): event is EmailEvent => event.type in NEWS;

/** The order after news of a mail. */
export const applyEmailEvent = (order: Order, { type, data }: EmailEvent): Order =>
  (NEWS[type] as (order: Order, data: EmailEvent['data']) => Order)(order, data);

type Happened = { at: string };

function delivered(order: Order, { at }: Happened): Order {
  return report(tried(order), { status: 'delivered', deliveredAt: at, note: undefined });
}

function refused(order: Order, { at }: Happened): Order {
  const note = 'Your e-mail provider did not accept the mail. The report is here to download.';
  return report(tried(order), { emailBouncedAt: at, note });
}

function givenUp(order: Order, { at }: Happened): Order {
  const note =
    'Our mail with this report did not get through. The report is here to download, and you can have it mailed again.';
  return report(order, { emailFailedAt: at, note });
}

function requested(order: Order, data: EventOf<'ReportEmailResendRequested'>['data']): Order {
  return { ...tried(order), resends: [...order.resends, data] };
}

/** A mail that arrives after the first did not delivers the report. */
function mailedAgain(
  before: Order,
  { edition, resendNumber, at }: EventOf<'ReportEmailResent'>['data'],
): Order {
  const order = settled(before, resendNumber, 'sent');
  if (order.report.edition !== edition) return order;
  return order.report.deliveredAt ? tried(order) : delivered(order, { at });
}

function refusedAgain(before: Order, data: EventOf<'ReportEmailResendBounced'>['data']): Order {
  const order = settled(before, data.resendNumber, 'bounced');
  const { edition, deliveredAt } = order.report;
  return edition !== data.edition || deliveredAt ? order : refused(order, data);
}

/** The latest mail counts: an earlier one that is given up while it is under way is no matter. */
function givenUpAgain(before: Order, data: EventOf<'ReportEmailResendFailed'>['data']): Order {
  const order = settled(before, data.resendNumber, 'failed');
  const isLatest = order.resends.at(-1)?.resendNumber === data.resendNumber;
  return isLatest && order.report.edition === data.edition ? givenUp(order, data) : order;
}

const settled = (order: Order, resendNumber: number, outcome: NonNullable<Resend['outcome']>): Order => ({
  ...order,
  resends: order.resends.map((one) => (one.resendNumber === resendNumber ? { ...one, outcome } : one)),
});

/** There is another try, or it got through: what was given up before is over. */
const tried = (order: Order): Order =>
  order.report.emailFailedAt ? report(order, { emailFailedAt: undefined, note: undefined }) : order;

const report = (order: Order, change: Partial<ReportProgress>): Order => ({
  ...order,
  report: { ...order.report, ...change },
});

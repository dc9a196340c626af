/** What became of the mails that carry a report, the first and those asked for again; and what the order is by that. */
import type { EventOf, OrderEvent } from './events.ts';
import type { Order, ReportProgress } from './order.ts';

/** A mail after the first; `by` is missing when the member asked for it. */
export type Resend = {
  number: number;
  edition: number;
  at: string;
  by?: 'support' | undefined;
  outcome?: 'sent' | 'refused' | 'given-up';
};

const NEWS = {
  ReportMailed: delivered,
  ReportMailRefused: refused,
  ReportMailGivenUp: givenUp,
  ReportMailRequested: requested,
  ReportMailedAgain: mailedAgain,
  ReportMailAgainRefused: refusedAgain,
  ReportMailAgainGivenUp: givenUpAgain,
};
type Mailing = EventOf<keyof typeof NEWS>;

export const isMailing = (event: OrderEvent): event is Mailing => event.type in NEWS;

/** The order after news of a mail. */
export const mailing = (order: Order, { type, data }: Mailing): Order =>
  (NEWS[type] as (order: Order, data: Mailing['data']) => Order)(order, data);

type Happened = { at: string };

function delivered(order: Order, { at }: Happened): Order {
  return report(tried(order), { status: 'delivered', deliveredAt: at, note: undefined });
}

function refused(order: Order, { at }: Happened): Order {
  const note = 'Your e-mail provider did not accept the mail. The report is here to download.';
  return report(tried(order), { mailRefusedAt: at, note });
}

function givenUp(order: Order, { at }: Happened): Order {
  const note =
    'Our mail with this report did not get through. The report is here to download, and you can have it mailed again.';
  return report(order, { mailGivenUpAt: at, note });
}

function requested(order: Order, data: EventOf<'ReportMailRequested'>['data']): Order {
  return { ...tried(order), resends: [...order.resends, data] };
}

/** A mail that arrives after the first did not delivers the report. */
function mailedAgain(before: Order, { edition, number, at }: EventOf<'ReportMailedAgain'>['data']): Order {
  const order = settled(before, number, 'sent');
  if (order.report.edition !== edition) return order;
  return order.report.deliveredAt ? tried(order) : delivered(order, { at });
}

function refusedAgain(before: Order, data: EventOf<'ReportMailAgainRefused'>['data']): Order {
  const order = settled(before, data.number, 'refused');
  const { edition, deliveredAt } = order.report;
  return edition !== data.edition || deliveredAt ? order : refused(order, data);
}

/** The latest mail counts: an earlier one that is given up while it is under way is no matter. */
function givenUpAgain(before: Order, data: EventOf<'ReportMailAgainGivenUp'>['data']): Order {
  const order = settled(before, data.number, 'given-up');
  const isLatest = order.resends.at(-1)?.number === data.number;
  return isLatest && order.report.edition === data.edition ? givenUp(order, data) : order;
}

const settled = (order: Order, number: number, outcome: NonNullable<Resend['outcome']>): Order => ({
  ...order,
  resends: order.resends.map((one) => (one.number === number ? { ...one, outcome } : one)),
});

/** There is another try, or it got through: what was given up before is over. */
const tried = (order: Order): Order =>
  order.report.mailGivenUpAt ? report(order, { mailGivenUpAt: undefined, note: undefined }) : order;

const report = (order: Order, change: Partial<ReportProgress>): Order => ({
  ...order,
  report: { ...order.report, ...change },
});

/** An order as its events tell it. `evolve` is pure: the same events give the same order, today and in ten years. */
import type { ChartStyle } from '#src/astrology/contract.ts';
import type { OrderStatus, ReportStatus } from './contract.ts';
import type { Captured, EventOf, OrderEvent } from './events.ts';

/** Twelve hours, the delivery promise; the clock starts when payment and birth details are both there. */
export const PROMISE_HOURS = 12;

export type Order = {
  id: string;
  memberId: string;
  reportKey: string;
  kind: 'paid' | 'free';
  status: OrderStatus;
  listPaise: number;
  pricePaise: number;
  offer?: 'first-report';
  chartStyle: ChartStyle;
  placedAt: string;
  expiresAt?: string;
  gatewayOrderId?: string;
  gatewayPaymentId?: string;
  amountPaidPaise?: number;
  paidAt?: string;
  /** further captured payments, to be given back */
  duplicatePayments: { id: string; amountPaise: number; refundId?: string }[];
  birthId?: string;
  report: ReportProgress;
};

export type ReportProgress = {
  status: ReportStatus;
  edition: number;
  attempt: number;
  /** when this edition was first asked for */
  requestedAt?: string;
  promisedBy?: string;
  calculatedAt?: string;
  writtenAt?: string;
  renderedAt?: string;
  deliveredAt?: string;
  file?: { sha256: string; bytes: number; pages: number };
  /** why it waits or failed, in words for the member */
  note?: string;
};

/** The order after one more event; undefined before the first. */
export function evolve(order: Order | undefined, event: OrderEvent): Order {
  if (event.type === 'OrderPlaced') return placed(event.data);
  if (!order) throw new Error(`The stream begins with ${event.type}, not with OrderPlaced.`);
  switch (event.type) {
    case 'BirthDetailsFrozen':
      return { ...order, birthId: event.data.birthId };
    case 'BirthDetailsNeeded':
      return report(order, { status: 'awaiting-details', note: NEEDED[event.data.reason] });
    case 'PaymentRequested':
      return { ...order, status: 'payment-requested', gatewayOrderId: event.data.gatewayOrderId };
    case 'PaymentAttemptFailed':
    case 'CheckoutDismissed':
      return order;
    case 'PaymentCapturedByReturn':
    case 'PaymentCapturedByWebhook':
    case 'PaymentCapturedByReconciliation':
      return captured(order, event.data);
    case 'DuplicatePaymentFound':
      return {
        ...order,
        duplicatePayments: [
          ...order.duplicatePayments,
          { id: event.data.gatewayPaymentId, amountPaise: event.data.amountPaise },
        ],
      };
    case 'DuplicatePaymentRefunded':
      return {
        ...order,
        duplicatePayments: order.duplicatePayments.map((known) =>
          known.id === event.data.gatewayPaymentId
            ? { ...known, refundId: event.data.gatewayRefundId }
            : known,
        ),
      };
    case 'OrderExpired':
      return { ...order, status: 'expired' };
    default:
      return { ...order, report: progress(order.report, event) };
  }
}

export const fold = (events: readonly OrderEvent[]): Order | undefined =>
  events.reduce<Order | undefined>(evolve, undefined);

const NEEDED: Record<EventOf<'BirthDetailsNeeded'>['data']['reason'], string> = {
  missing: 'We need the date, time and place of birth. Add them and the 12 hours begin.',
  'place-unknown': 'We could not find that place of birth. Pick it from the list and the 12 hours begin.',
  'place-ambiguous': 'We know several places of that name. Tell us which one and the 12 hours begin.',
  clock: 'The clock was changed at that hour. Tell us which reading is meant and the 12 hours begin.',
};

function placed(data: EventOf<'OrderPlaced'>['data']): Order {
  const { orderId, ...rest } = data;
  return {
    ...rest,
    id: orderId,
    status: data.kind === 'free' ? 'free' : 'placed',
    duplicatePayments: [],
    report: { status: 'none', edition: 0, attempt: 0 },
  };
}

function captured(order: Order, data: Captured): Order {
  return {
    ...order,
    status: 'paid',
    gatewayPaymentId: data.gatewayPaymentId,
    amountPaidPaise: data.amountPaise,
    paidAt: data.at,
  };
}

const report = (order: Order, change: Partial<ReportProgress>): Order => ({
  ...order,
  report: { ...order.report, ...change },
});

type ReportEvent = EventOf<
  | 'GenerationRequested'
  | 'ChartComputed'
  | 'ReportWritten'
  | 'ReportRendered'
  | 'ReportMailed'
  | 'ReportMailRefused'
  | 'GenerationFailed'
>;

function progress(before: ReportProgress, { type, data }: ReportEvent): ReportProgress {
  switch (type) {
    case 'GenerationRequested': {
      // Another attempt at the same edition goes on where the last one stopped, under the same promise.
      if (before.edition === data.edition)
        return { ...before, status: 'queued', attempt: data.attempt, note: undefined };
      const { edition, attempt, at } = data;
      return {
        status: 'queued',
        edition,
        attempt,
        requestedAt: at,
        promisedBy: hoursAfter(at, PROMISE_HOURS),
      };
    }
    case 'ChartComputed':
      return { ...before, status: 'computing', calculatedAt: data.at };
    case 'ReportWritten':
      return { ...before, status: 'rendering', writtenAt: data.at };
    case 'ReportRendered': {
      const { sha256, bytes, pages } = data;
      return { ...before, status: 'ready', renderedAt: data.at, file: { sha256, bytes, pages } };
    }
    case 'ReportMailed':
      return { ...before, status: 'delivered', deliveredAt: data.at, note: undefined };
    case 'ReportMailRefused':
      return {
        ...before,
        note: 'Your e-mail provider did not accept the mail. The report is here to download.',
      };
    case 'GenerationFailed':
      return {
        ...before,
        status: 'failed',
        note: 'Something went wrong while we made this report. We are on it; you need not do anything.',
      };
  }
}

const hoursAfter = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * 3_600_000).toISOString();

/** An order as its events tell it. `evolve` is pure: the same events give the same order, today and in ten years. */
import type { ChartStyle } from '#src/astrology/contract.ts';
import type { OrderStatus, ReportStatus } from './contract.ts';
import type { Captured, EventOf, OrderEvent } from './events.ts';
import { isRefundEvent, applyRefundEvent, type CompletedRefund, type Refund } from './given-back.ts';
import { isEmailEvent, applyEmailEvent, type Resend } from './mailing.ts';

/** Birth details can be corrected for this long after the first edition is ready. */
export const CORRECTION_DAYS = 7;

/** Twelve hours, the delivery promise; the clock starts when payment and birth details are both there. */
export const DELIVERY_SLA_HOURS = 12;

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
  /** who brought the news of the payment first */
  paidBy?: CaptureSource;
  /** further captured payments, to be given back; `failedRefunds` were accepted by the gateway and did not go */
  duplicatePayments: { id: string; amountPaise: number; refundId?: string; failedRefunds?: string[] }[];
  /** the payment, or what is left of it, on its way back or back */
  refund?: Refund;
  /** every refund of the payment that the gateway told of, in the order of the news */
  refunds: CompletedRefund[];
  birthId?: string;
  /** when the birth details were put right; that is done once */
  correctedAt?: string;
  /** editions that a newer one has taken the place of, oldest first; their files stay */
  supersededEditions: SupersededEdition[];
  /** mails asked for after the first */
  resends: Resend[];
  report: ReportProgress;
};

export type CaptureSource = 'return' | 'webhook' | 'reconciliation';

export type SupersededEdition = {
  edition: number;
  birthId: string;
  sha256: string;
  bytes: number;
  pages: number;
  verification?: DocumentVerification;
  readyAt: string;
  supersededAt: string;
};

/** What is printed in a file for those who check it. */
export type DocumentVerification = { code: string; documentCreatedAt: string };

export type ReportProgress = {
  status: ReportStatus;
  edition: number;
  attempt: number;
  /** when this edition was first asked for */
  requestedAt?: string;
  dueBy?: string;
  /** noted two hours after the promise began */
  delayedAt?: string;
  /** noted when the promise was over */
  slaBreachedAt?: string;
  computedAt?: string;
  writtenAt?: string;
  renderedAt?: string;
  deliveredAt?: string;
  emailBouncedAt?: string;
  /** the last mail with this edition used up its tries, and none was asked for since */
  emailFailedAt?: string | undefined;
  file?: { sha256: string; bytes: number; pages: number; verification?: DocumentVerification };
  /** why it waits or failed, in words for the member */
  note?: string;
};

/** The order after one more event; undefined before the first. */
export function evolve(order: Order | undefined, event: OrderEvent): Order {
  if (event.type === 'OrderPlaced') return placed(event.data);
  if (!order) throw new Error(`The stream begins with ${event.type}, not with OrderPlaced.`);
  if (isRefundEvent(event)) return applyRefundEvent(order, event);
  if (isEmailEvent(event)) return applyEmailEvent(order, event);
  switch (event.type) {
    case 'BirthDetailsFrozen':
      return { ...order, birthId: event.data.birthId };
    case 'BirthDetailsRequested':
      return report(order, { status: 'awaiting-details', note: NEEDED[event.data.reason] });
    case 'PaymentRequested':
      return { ...order, status: 'payment-requested', gatewayOrderId: event.data.gatewayOrderId };
    case 'PaymentAttemptFailed':
    case 'CheckoutDismissed':
      return order;
    case 'PaymentCapturedByReturn':
      return captured(order, event.data, 'return');
    case 'PaymentCapturedByWebhook':
      return captured(order, event.data, 'webhook');
    case 'PaymentCapturedByReconciliation':
      return captured(order, event.data, 'reconciliation');
    case 'DuplicatePaymentDetected':
      return {
        ...order,
        duplicatePayments: [
          ...order.duplicatePayments,
          { id: event.data.gatewayPaymentId, amountPaise: event.data.amountPaise },
        ],
      };
    case 'OrderExpired':
      return { ...order, status: 'expired' };
    case 'OrderCancelled':
      return { ...order, status: 'cancelled' };
    case 'EditionSuperseded':
      return superseded(order, event.data);
    case 'BirthDetailsCorrected':
      return { ...order, birthId: event.data.birthId, correctedAt: event.data.at };
    default:
      return { ...order, report: progress(order.report, event) };
  }
}

export const fold = (events: readonly OrderEvent[]): Order | undefined =>
  events.reduce<Order | undefined>(evolve, undefined);

/** The money is given back or about to be: nothing is made, mailed or corrected any more. */
export const isRefunding = (status: OrderStatus): boolean =>
  status === 'refund-requested' || status === 'refunded';

/** The last instant at which the birth details may be corrected; undefined while there is nothing to correct, or no more. */
export function correctableUntil({ status, correctedAt, report }: Order): string | undefined {
  if (isRefunding(status) || correctedAt || !report.renderedAt) return undefined;
  return hoursAfter(report.renderedAt, CORRECTION_DAYS * 24);
}

const NEEDED: Record<EventOf<'BirthDetailsRequested'>['data']['reason'], string> = {
  missing: 'We need the date, time and place of birth. Add them and the 12 hours begin.',
  name: 'We cannot print the letters of the name on your account. Write it in English letters, or in a script we print, such as Devanagari or Tamil, and the 12 hours begin.',
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
    refunds: [],
    supersededEditions: [],
    resends: [],
    report: { status: 'none', edition: 0, attempt: 0 },
  };
}

function captured(order: Order, data: Captured, paidBy: CaptureSource): Order {
  return {
    ...order,
    status: 'paid',
    paidBy,
    gatewayPaymentId: data.gatewayPaymentId,
    amountPaidPaise: data.amountPaise,
    paidAt: data.at,
  };
}

function superseded(order: Order, { edition, at }: EventOf<'EditionSuperseded'>['data']): Order {
  const { file, renderedAt } = order.report;
  const earlier = { edition, birthId: order.birthId!, ...file!, readyAt: renderedAt!, supersededAt: at };
  return {
    ...report(order, { status: 'superseded' }),
    supersededEditions: [...order.supersededEditions, earlier],
  };
}

const report = (order: Order, change: Partial<ReportProgress>): Order => ({
  ...order,
  report: { ...order.report, ...change },
});

type ReportEvent = EventOf<
  | 'GenerationRequested'
  | 'DeliveryDelayed'
  | 'DeliverySlaBreached'
  | 'ChartComputed'
  | 'ReportWritten'
  | 'ReportRendered'
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
        dueBy: hoursAfter(at, DELIVERY_SLA_HOURS),
      };
    }
    case 'DeliveryDelayed':
      return { ...before, delayedAt: data.at };
    case 'DeliverySlaBreached':
      return { ...before, slaBreachedAt: data.at };
    case 'ChartComputed':
      return { ...before, status: 'computing', computedAt: data.at };
    case 'ReportWritten':
      return { ...before, status: 'rendering', writtenAt: data.at };
    case 'ReportRendered': {
      const { sha256, bytes, pages, verification } = data;
      const file = { sha256, bytes, pages, ...(verification ? { verification } : {}) };
      return { ...before, status: 'ready', renderedAt: data.at, file };
    }
    case 'GenerationFailed':
      return {
        ...before,
        status: 'failed',
        note: 'Something went wrong while we made this report. We are on it; you need not do anything.',
      };
  }
}

export const hoursAfter = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * 3_600_000).toISOString();

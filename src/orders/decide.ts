/**
 * What may happen to an order. Every function is pure: the order as it stands and a wish, and out come the events.
 * An expected outcome (a declined card, news that is already known) is events or none; a broken rule throws.
 */
import type { ReportStatus } from './contract.ts';
import type { Captured, EventOf, OrderEvent } from './events.ts';
import { correctableUntil, isRefunding, type CaptureSource, type Order } from './order.ts';

/** An open order can be paid for three days; a late success reopens it. */
export const PAYMENT_WINDOW_DAYS = 3;

export class OrderRule extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const CAPTURED = {
  return: 'PaymentCapturedByReturn',
  webhook: 'PaymentCapturedByWebhook',
  reconciliation: 'PaymentCapturedByReconciliation',
} as const;

export function requestPayment(order: Order, gatewayOrderId: string): OrderEvent[] {
  if (order.gatewayOrderId === gatewayOrderId) return [];
  if (order.status !== 'placed') throw new OrderRule('not-open', 'Payment was already asked for this order.');
  return [
    {
      type: 'PaymentRequested',
      data: { gateway: 'razorpay', gatewayOrderId, amountPaise: order.pricePaise },
    },
  ];
}

/** Whoever brings the news of a payment first is recorded; the same payment again is nothing new. */
export function capturePayment(order: Order, messenger: CaptureSource, payment: Captured): OrderEvent[] {
  if (order.gatewayOrderId !== payment.gatewayOrderId)
    throw new OrderRule('foreign-payment', 'This payment belongs to another order.');
  if (order.gatewayPaymentId === payment.gatewayPaymentId) return [];
  if (order.gatewayPaymentId !== undefined) return duplicate(order, payment);
  if (payment.amountPaise !== order.pricePaise)
    throw new OrderRule(
      'amount-differs',
      `Paid ${payment.amountPaise} paise where ${order.pricePaise} were asked.`,
    );
  return [{ type: CAPTURED[messenger], data: payment }, ...generationWhenReady(order, 'payment', payment.at)];
}

function duplicate(order: Order, { gatewayPaymentId, amountPaise }: Captured): OrderEvent[] {
  if (order.duplicatePayments.some(({ id }) => id === gatewayPaymentId)) return [];
  return [{ type: 'DuplicatePaymentDetected', data: { gatewayPaymentId, amountPaise } }];
}

/** Complete details of a paid or free order start the report; those of an unpaid one wait for the payment. */
export function freezeBirth(order: Order, birthId: string, at: string): OrderEvent[] {
  refuseRefunded(order);
  if (order.birthId !== undefined)
    throw new OrderRule('details-frozen', 'The birth details of this order are complete already.');
  const frozen: OrderEvent = { type: 'BirthDetailsFrozen', data: { birthId, at } };
  const settled = order.status === 'paid' || order.status === 'free';
  if (!settled) return [frozen];
  return [
    frozen,
    ...generationWhenReady({ ...order, birthId }, order.status === 'free' ? 'free' : 'details', at),
  ];
}

function refuseRefunded({ status }: Order): void {
  if (isRefunding(status))
    throw new OrderRule('refunded', 'This order was refunded, so its report is not made.');
}

function generationWhenReady(order: Order, cause: 'payment' | 'free' | 'details', at: string): OrderEvent[] {
  if (order.birthId === undefined)
    return order.report.status === 'awaiting-details'
      ? []
      : [{ type: 'BirthDetailsRequested', data: { reason: 'missing' } }];
  return [
    { type: 'GenerationRequested', data: { edition: 1, birthId: order.birthId, attempt: 1, cause, at } },
  ];
}

/** Once, within seven days of the report being ready: the edition there is gives way, and the next one is made. */
export function correctBirth(order: Order, birthId: string, at: string): OrderEvent[] {
  refuseCorrection(order, at);
  const edition = order.report.edition + 1;
  return [
    { type: 'EditionSuperseded', data: { edition: order.report.edition, at } },
    { type: 'BirthDetailsCorrected', data: { edition, birthId, at } },
    { type: 'GenerationRequested', data: { edition, birthId, attempt: 1, cause: 'correction', at } },
  ];
}

/** @throws OrderRule in the member's words */
export function refuseCorrection(order: Order, at: string): void {
  if (isRefunding(order.status))
    throw new OrderRule('refunded', 'This order was refunded, so its birth details stay as they are.');
  if (order.correctedAt)
    throw new OrderRule(
      'corrected-already',
      'The birth details of this report were corrected already, which can be done once. If something is still wrong, please write to us.',
    );
  const until = correctableUntil(order);
  if (!until)
    throw new OrderRule(
      'not-ready',
      'This report is not ready yet. Once it is, you have seven days to correct its birth details.',
    );
  if (at > until)
    throw new OrderRule(
      'correction-late',
      'Birth details can be corrected within seven days of the report being ready, and those days are over. If something is wrong, please write to us.',
    );
}

/** Support starts a report once more, at the step where it stopped: a failed one, or one whose job is lost. */
export function retryGeneration(order: Order, at: string, jobIsLost = false): OrderEvent[] {
  refuseRefunded(order);
  if (order.report.status !== 'failed' && !(jobIsLost && isInProgress(order)))
    throw new OrderRule('not-failed', 'Only a report that failed or whose job is lost can be started again.');
  return [requestAnotherAttempt(order, 'support', at)];
}

/** A report whose job kills its worker this often needs a person: each attempt is thirteen tries of its own. */
const MAX_GENERATION_ATTEMPTS = 4;

/** The job of this attempt is lost: another one is started, until it is a person's turn. */
export function restartLostGeneration(order: Order, lostAttempt: number, at: string): OrderEvent[] {
  if (!isInProgress(order) || order.report.attempt !== lostAttempt) return [];
  if (lostAttempt >= MAX_GENERATION_ATTEMPTS) return failGeneration(order, 'worker', 'JobLost', at);
  return [requestAnotherAttempt(order, 'recovery', at)];
}

/** Statuses in which a job is at work, or should be. */
export const IN_PROGRESS = ['queued', 'computing', 'rendering'] as const satisfies ReportStatus[];

const isInProgress = ({ status, report, birthId }: Order) =>
  (status === 'paid' || status === 'free') &&
  birthId !== undefined &&
  IN_PROGRESS.some((one) => one === report.status);

const requestAnotherAttempt = (order: Order, cause: 'support' | 'recovery', at: string): OrderEvent => ({
  type: 'GenerationRequested',
  data: {
    edition: order.report.edition,
    birthId: order.birthId!,
    attempt: order.report.attempt + 1,
    cause,
    at,
  },
});

export type Step = EventOf<
  'ChartComputed' | 'ReportWritten' | 'ReportRendered' | 'ReportEmailSent' | 'ReportEmailBounced'
>;

/** Only steps of the present edition that are not recorded yet become events: a job that runs twice adds nothing. */
export function recordStep(order: Order, step: Step): OrderEvent[] {
  const { report } = order;
  if (step.data.edition !== report.edition || report.status === 'none') return [];
  const known = {
    ChartComputed: report.computedAt,
    ReportWritten: report.writtenAt,
    ReportRendered: report.renderedAt,
    ReportEmailSent: report.deliveredAt,
    ReportEmailBounced: report.deliveredAt,
  }[step.type];
  return known ? [] : [step];
}

export function failGeneration(order: Order, step: string, reason: string, at: string): OrderEvent[] {
  if (!isInProgress(order)) return [];
  const { edition, attempt } = order.report;
  return [{ type: 'GenerationFailed', data: { edition, attempt, step, reason: reason.slice(0, 200), at } }];
}

export function expire(order: Order, at: string): OrderEvent[] {
  const open = order.status === 'placed' || order.status === 'payment-requested';
  return open && order.expiresAt !== undefined && order.expiresAt <= at
    ? [{ type: 'OrderExpired', data: { at } }]
    : [];
}

/** Cancels an unpaid order of an account that is being deleted. */
export function cancelUnpaid(order: Order, at: string): OrderEvent[] {
  const open = order.status === 'placed' || order.status === 'payment-requested';
  return open ? [{ type: 'OrderCancelled', data: { reason: 'account-deletion', at } }] : [];
}

/** A failed or dismissed try is worth knowing while the order is open; afterwards it is no news. */
export function recordPaymentAttempt(
  order: Order,
  attempt: Extract<OrderEvent, { type: 'PaymentAttemptFailed' | 'CheckoutDismissed' }>,
): OrderEvent[] {
  return order.status === 'payment-requested' ? [attempt] : [];
}

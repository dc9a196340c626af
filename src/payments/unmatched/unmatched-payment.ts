/**
 * A captured payment that fits no order. It has its own stream, so that the ledger contains every rupee received. It is
 * refunded automatically after a day; until then support can refund it earlier or dismiss it. Pure functions: events, state
 * and decisions.
 */
import * as z from 'zod';
import type { NewEvent } from '#src/ledger/event.ts';
import { DAY_MS } from '#src/platform/contract-time.ts';
import {
  DISPUTE_EVENTS,
  applyDisputeEvent,
  isDisputeEvent,
  isOpenDispute,
  isRefundFrozen,
  sumLostDisputes,
  type Dispute,
  type DisputeEvent,
} from '#src/orders/domain/dispute.ts';
import { NewerReleaseError, hasUnknownField } from '#src/ledger/newer-release.ts';

const id = z.string().min(1).max(80);
const instant = z.iso.datetime();
/** In the smallest unit of the currency; currencies other than INR occur too. */
const amount = z.int().nonnegative();

/** Why a payment fits no order. `order-lost`: its receipt is an order number of ours, and our books have no such order. */
export const UNMATCHED_REASONS = [
  'unknown-order',
  'amount-mismatch',
  'currency-mismatch',
  'order-lost',
] as const;
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number];

export const UnmatchedPaymentEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('UnmatchedPaymentDetected'),
    data: z.object({
      gatewayPaymentId: id,
      gatewayOrderId: id.optional(),
      /** our order, when the payment differs from it */
      orderId: id.optional(),
      reason: z.enum(UNMATCHED_REASONS),
      amount,
      currency: z.string().max(8),
      // Missing: never refunded automatically.
      refundAfter: instant.optional(),
      at: instant,
    }),
  }),
  z.object({
    type: z.literal('UnmatchedPaymentRefundRequested'),
    data: z.object({ cause: z.enum(['automatic', 'support']), amount, at: instant }),
  }),
  z.object({
    type: z.literal('UnmatchedPaymentRefunded'),
    data: z.object({ gatewayRefundId: id, amount, at: instant }),
  }),
  z.object({
    type: z.literal('UnmatchedPaymentRefundFailed'),
    data: z.object({ gatewayRefundId: id, amount, at: instant }),
  }),
  z.object({
    type: z.literal('UnmatchedPaymentRefundRejected'),
    data: z.object({ code: z.string().max(60), at: instant }),
  }),
  z.object({
    type: z.literal('UnmatchedPaymentDismissed'),
    data: z.object({ at: instant }),
  }),
  ...DISPUTE_EVENTS,
]);
export type UnmatchedPaymentEvent = z.infer<typeof UnmatchedPaymentEvent>;

/**
 * `open`: waits for `refundAfter`. `refund-rejected` needs support. `charged-back`: the bank returned the money after a
 * lost dispute. `returned-twice`: by a refund and by a lost dispute. `dismissed`: support resolved it outside of the site.
 */
export type UnmatchedStatus =
  | 'open'
  | 'refund-requested'
  | 'refund-rejected'
  | 'refunded'
  | 'charged-back'
  | 'returned-twice'
  | 'dismissed';

export type UnmatchedPayment = {
  id: string;
  status: UnmatchedStatus;
  reason: UnmatchedReason;
  gatewayOrderId?: string | undefined;
  orderId?: string | undefined;
  amount: number;
  currency: string;
  detectedAt: string;
  refundAfter?: string | undefined;
  requestCount: number;
  requestedAt?: string;
  refundRejectionCode?: string | undefined;
  refunds: { id: string; amount: number; isFailed?: true }[];
  disputes: Dispute[];
};

/** Support has one day to find the order; the buyer should not wait longer for the money. */
const REFUND_AFTER_MS = DAY_MS;

/** @throws NewerReleaseError for an event that this release does not know */
export function parseUnmatchedEvent<Stored extends NewEvent & { stream: string }>(
  stored: Stored,
): Omit<Stored, 'type' | 'data'> & UnmatchedPaymentEvent {
  const { type, data } = stored;
  const { success, data: event } = UnmatchedPaymentEvent.safeParse({ type, data });
  if (!success || hasUnknownField(data, event.data)) throw new NewerReleaseError(stored.stream, [type]);
  return { ...stored, ...event };
}

export const foldUnmatchedPayment = (events: readonly UnmatchedPaymentEvent[]) =>
  events.reduce<UnmatchedPayment | undefined>(evolveUnmatched, undefined);

export function evolveUnmatched(
  payment: UnmatchedPayment | undefined,
  event: UnmatchedPaymentEvent,
): UnmatchedPayment {
  if (event.type === 'UnmatchedPaymentDetected') {
    const { gatewayPaymentId, at, ...details } = event.data;
    return {
      ...details,
      id: gatewayPaymentId,
      detectedAt: at,
      status: 'open',
      requestCount: 0,
      refunds: [],
      disputes: [],
    };
  }
  if (!payment)
    throw new Error(`First event of the stream is ${event.type} instead of UnmatchedPaymentDetected.`);
  if (isDisputeEvent(event)) return addDispute(payment, event);
  const { type, data } = event;
  switch (type) {
    case 'UnmatchedPaymentRefundRequested':
      return {
        ...payment,
        status: 'refund-requested',
        requestCount: payment.requestCount + 1,
        requestedAt: data.at,
        refundRejectionCode: undefined,
      };
    case 'UnmatchedPaymentRefunded':
      return addRefund(payment, data);
    case 'UnmatchedPaymentRefundFailed':
      return failRefund(payment, data);
    case 'UnmatchedPaymentRefundRejected':
      return { ...payment, status: 'refund-rejected', refundRejectionCode: data.code };
    case 'UnmatchedPaymentDismissed':
      return { ...payment, status: 'dismissed' };
  }
}

function addDispute(payment: UnmatchedPayment, event: DisputeEvent): UnmatchedPayment {
  const disputedPayment = { ...payment, disputes: applyDisputeEvent(payment.disputes, event) };
  const isLost = event.type === 'DisputeClosed' && event.data.outcome === 'lost';
  if (isLost && isReturnedTwice(disputedPayment)) return { ...disputedPayment, status: 'returned-twice' };
  // The bank may give the money back to us: support decides.
  if (event.type === 'DisputeReopened' && payment.status === 'charged-back')
    return { ...disputedPayment, status: 'refund-rejected', refundRejectionCode: 'DISPUTE_REOPENED' };
  const isRefunded = sumRefundedAmount(payment) >= payment.amount;
  return !isRefunded && computeRefundableAmount(disputedPayment) === 0
    ? { ...disputedPayment, status: 'charged-back' }
    : disputedPayment;
}

function addRefund(
  payment: UnmatchedPayment,
  { gatewayRefundId, amount: refundedAmount }: { gatewayRefundId: string; amount: number },
): UnmatchedPayment {
  const changedPayment = {
    ...payment,
    refunds: [...payment.refunds, { id: gatewayRefundId, amount: refundedAmount }],
  };
  if (isReturnedTwice(changedPayment)) return { ...changedPayment, status: 'returned-twice' };
  return computeRefundableAmount(changedPayment) === 0
    ? { ...changedPayment, status: 'refunded' }
    : changedPayment;
}

/** The payer has more than the payment: a refund and a lost dispute both returned it. */
const isReturnedTwice = (payment: UnmatchedPayment): boolean =>
  sumRefundedAmount(payment) + sumLostDisputes(payment, payment.id) > payment.amount;

/** Support must refund the failed amount again, unless the bank has returned it after a lost dispute. */
function failRefund(
  payment: UnmatchedPayment,
  { gatewayRefundId, amount: failedAmount }: { gatewayRefundId: string; amount: number },
): UnmatchedPayment {
  const otherRefunds = payment.refunds.filter((refund) => refund.id !== gatewayRefundId);
  const refunds = [...otherRefunds, { id: gatewayRefundId, amount: failedAmount, isFailed: true as const }];
  const changedPayment = { ...payment, refunds };
  if (payment.status === 'returned-twice' && !isReturnedTwice(changedPayment))
    return { ...changedPayment, status: 'charged-back' };
  return computeRefundableAmount(changedPayment) === 0
    ? changedPayment
    : { ...changedPayment, status: 'refund-rejected', refundRejectionCode: 'REFUND_FAILED' };
}

export const sumRefundedAmount = ({ refunds }: Pick<UnmatchedPayment, 'refunds'>): number =>
  refunds.reduce((sum, refund) => sum + (refund.isFailed ? 0 : refund.amount), 0);

/** What the payer has not got back, neither by refunds nor by lost disputes. */
export const computeRefundableAmount = (payment: UnmatchedPayment): number =>
  Math.max(0, payment.amount - sumRefundedAmount(payment) - sumLostDisputes(payment, payment.id));

type DetectedPayment = Omit<
  Extract<UnmatchedPaymentEvent, { type: 'UnmatchedPaymentDetected' }>['data'],
  'refundAfter'
>;

/** A payment is recorded once, although several sources report it. */
export function detectUnmatched(
  payment: UnmatchedPayment | undefined,
  detected: DetectedPayment,
): UnmatchedPaymentEvent[] {
  if (payment) return [];
  // A lost order may have been delivered: support decides.
  if (detected.reason === 'order-lost') return [{ type: 'UnmatchedPaymentDetected', data: detected }];
  const refundAfter = new Date(Date.parse(detected.at) + REFUND_AFTER_MS).toISOString();
  return [{ type: 'UnmatchedPaymentDetected', data: { ...detected, refundAfter } }];
}

/**
 * Automatic once `refundAfter` has passed; support earlier, or again after a rejection. Not while the payment is disputed.
 */
export function requestUnmatchedRefund(
  payment: UnmatchedPayment,
  cause: 'automatic' | 'support',
  at: string,
): UnmatchedPaymentEvent[] {
  const refundable = computeRefundableAmount(payment);
  if (refundable === 0 || isRefundFrozen(payment, payment.id)) return [];
  const { refundAfter } = payment;
  const isAutomatic = refundAfter !== undefined && refundAfter <= at;
  const isDue = payment.status === 'open' && (cause === 'support' || isAutomatic);
  const isRetry = payment.status === 'refund-rejected' && cause === 'support';
  if (!isDue && !isRetry) return [];
  return [{ type: 'UnmatchedPaymentRefundRequested', data: { cause, amount: refundable, at } }];
}

type ReportedRefund = { id: string; amount: number; status: 'pending' | 'processed' | 'failed' };

/** Records a completed or failed refund, started by us or in the gateway's dashboard. Idempotent by the refund id. */
export function recordUnmatchedRefund(
  payment: UnmatchedPayment,
  { id: gatewayRefundId, amount: refundedAmount, status }: ReportedRefund,
  at: string,
): UnmatchedPaymentEvent[] {
  const recorded = payment.refunds.find((refund) => refund.id === gatewayRefundId);
  if (status === 'pending' || recorded?.isFailed || (recorded && status === 'processed')) return [];
  const type = status === 'failed' ? 'UnmatchedPaymentRefundFailed' : 'UnmatchedPaymentRefunded';
  return [{ type, data: { gatewayRefundId, amount: refundedAmount, at } }];
}

/** Every attempt of this request failed: support has to act. */
export const rejectUnmatchedRefund = (
  payment: UnmatchedPayment,
  { requestNumber, code }: { requestNumber: number; code: string },
  at: string,
): UnmatchedPaymentEvent[] =>
  payment.status === 'refund-requested' && payment.requestCount === requestNumber
    ? [{ type: 'UnmatchedPaymentRefundRejected', data: { code: code.slice(0, 60), at } }]
    : [];

/** A lost dispute took a part: no job refunds the rest, support returns it. */
export const isPartlyLost = (payment: UnmatchedPayment): boolean =>
  sumLostDisputes(payment, payment.id) > 0 &&
  computeRefundableAmount(payment) > 0 &&
  !payment.disputes.some(isOpenDispute);

/** Support resolved the payment outside of the site. Not while the bank examines it, because the answer is due. */
export function dismissUnmatched(payment: UnmatchedPayment, at: string): UnmatchedPaymentEvent[] {
  if (payment.disputes.some(isOpenDispute)) return [];
  const isDismissible =
    payment.status === 'open' ||
    payment.status === 'refund-rejected' ||
    payment.status === 'returned-twice' ||
    (payment.status === 'refund-requested' && isPartlyLost(payment));
  return isDismissible ? [{ type: 'UnmatchedPaymentDismissed', data: { at } }] : [];
}

/** Decisions on refunds of the payment, whole or partial, and of duplicate payments. Amounts in paise. */
import { formatExactPaise } from '#src/platform/contract-money.ts';
import { findCompletingRefund, hasFailedDuplicateRefund } from './duplicate-refund.ts';
import { OrderRuleError } from './decide.ts';
import { isOpenDispute, sumLostDisputes } from './dispute.ts';
import type { EventOf, OrderEvent } from './events.ts';
import { computeUnreturnedDuplicatePaise, isPaymentDisputed } from './order-disputes.ts';
import {
  computeRefundablePaise,
  computeUnrequestedPaise,
  hasFailedRefund,
  listUnrepeatedFailures,
} from './refund-amounts.ts';
import { isAwaitingPaidDetails, isRefunding, type Order } from './order-state.ts';

export type RefundCause = EventOf<'RefundRequested'>['data']['cause'];

/**
 * Requests a refund of everything that is not refunded yet. A second request changes nothing, unless the gateway
 * rejected every attempt. After a refund that the gateway accepted and then failed, only support can retry. A disputed
 * payment is not refunded.
 * @throws OrderRuleError when the order is free, not paid, or when a member may not request the refund
 */
export function requestRefund(order: Order, cause: RefundCause, at: string): OrderEvent[] {
  if (order.kind === 'free')
    throw new OrderRuleError('free-report', 'This report is free, so there is no money to refund.');
  const isRetry = order.refund?.rejectedAt !== undefined && (cause === 'support' || !hasFailedRefund(order));
  if (isRefunding(order.status) && !isRetry) return [];
  assertPaid(order);
  assertNotDisputed(order);
  if (cause === 'member' && !isRetry) assertRefundOffered(order);
  return [{ type: 'RefundRequested', data: { cause, amountPaise: computeRefundablePaise(order), at } }];
}

/** Razorpay refunds at least one rupee. */
const MIN_REFUND_PAISE = 100;

/**
 * Support refunds a part of the payment; the order and its report stay. One request at a time. requestRefund refunds the
 * whole remaining amount.
 * @throws OrderRuleError
 */
export function requestPartialRefund(order: Order, amountPaise: number, at: string): OrderEvent[] {
  if (order.kind === 'free')
    throw new OrderRuleError('free-report', 'This report is free, so there is no money to refund.');
  assertPaid(order);
  assertNotDisputed(order);
  if (isRefunding(order.status))
    throw new OrderRuleError('refunding', 'The whole payment of this order is refunded already.');
  if (order.partialRefund && !order.partialRefund.rejectedAt)
    throw new OrderRuleError('refund-in-progress', 'Another partial refund of this order is in progress.');
  // What is left can be refunded later only if it is not less than the gateway's minimum.
  const maximumPaise = computeUnrequestedPaise(order) - MIN_REFUND_PAISE;
  if (!Number.isSafeInteger(amountPaise) || amountPaise < MIN_REFUND_PAISE || amountPaise > maximumPaise)
    throw new OrderRuleError(
      'amount-not-refundable',
      `A partial refund of this order is at least ${formatExactPaise(MIN_REFUND_PAISE)} and at most ${formatExactPaise(maximumPaise)}.`,
    );
  const requestNumber = order.partialRefundCount + 1;
  return [{ type: 'PartialRefundRequested', data: { requestNumber, amountPaise, at } }];
}

/** The gateway rejected every attempt of a partial refund: support has to act. */
export function recordPartialRefundRejection(
  order: Order,
  { requestNumber, code }: { requestNumber: number; code: string },
  at: string,
): OrderEvent[] {
  const { partialRefund } = order;
  if (partialRefund?.requestNumber !== requestNumber) return [];
  if (partialRefund.rejectedAt || partialRefund.gatewayRefundId) return [];
  return [{ type: 'PartialRefundRejected', data: { requestNumber, code: code.slice(0, 60), at } }];
}

/**
 * Support returned outside of the gateway what the gateway cannot refund: the rest of a requested refund after a rejection or a
 * partly lost dispute, a rejected or failed part, or a duplicate payment.
 * @throws OrderRuleError when there is no such amount
 */
export function recordRefundMadeElsewhere(order: Order, gatewayPaymentId: string, at: string): OrderEvent[] {
  const amountPaise = computeUnrefundablePaise(order, gatewayPaymentId);
  if (amountPaise <= 0)
    throw new OrderRuleError(
      'nothing-to-record',
      `No refund of ${gatewayPaymentId} has failed or is left over, so there is nothing to record.`,
    );
  return [{ type: 'RefundMadeElsewhere', data: { gatewayPaymentId, amountPaise, at } }];
}

/** Paise that are due to the payer and that the gateway cannot refund. */
function computeUnrefundablePaise(order: Order, gatewayPaymentId: string): number {
  const duplicate = order.duplicatePayments.find(({ id }) => id === gatewayPaymentId);
  if (duplicate) {
    const hasFailed = duplicate.rejectedAt !== undefined || hasFailedDuplicateRefund(duplicate);
    const isLost = sumLostDisputes(order, gatewayPaymentId) > 0;
    return hasFailed || isLost ? computeUnreturnedDuplicatePaise(order, duplicate) : 0;
  }
  if (gatewayPaymentId !== order.gatewayPaymentId) return 0;
  const isRejected = order.refund?.rejectedAt !== undefined;
  const isPartlyLost = sumLostDisputes(order, gatewayPaymentId) > 0;
  if (order.status === 'refund-requested')
    return isRejected || isPartlyLost ? computeUnrequestedPaise(order) : 0;
  const [failedRefund] = listUnrepeatedFailures(order);
  const dueRefund = order.partialRefund?.rejectedAt ? order.partialRefund : failedRefund;
  // Refunds in the gateway's dashboard may have left less than the amount that is due.
  return dueRefund ? Math.min(dueRefund.amountPaise, computeUnrequestedPaise(order)) : 0;
}

/** The gateway accepted a refund of the payment and waits for the bank. Idempotent by the refund id. */
export function recordPendingRefund(
  order: Order,
  { gatewayPaymentId, gatewayRefundId, amountPaise }: GatewayRefund,
  at: string,
): OrderEvent[] {
  const isFinal = order.refunds.some(({ refundId }) => refundId === gatewayRefundId);
  if (gatewayPaymentId !== order.gatewayPaymentId || isFinal) return [];
  if (order.pendingRefunds.some(({ refundId }) => refundId === gatewayRefundId)) return [];
  return [{ type: 'RefundPending', data: { gatewayRefundId, amountPaise, at } }];
}

function assertPaid(order: Order): asserts order is Order & { amountPaidPaise: number } {
  if (order.amountPaidPaise === undefined)
    throw new OrderRuleError('not-paid', 'Only an order that is paid can be refunded.');
}

function assertNotDisputed(order: Order): void {
  if (!isPaymentDisputed(order)) return;
  throw new OrderRuleError(
    'disputed',
    order.disputes.some(isOpenDispute)
      ? 'The bank is examining this payment, so it cannot be refunded before the bank has decided.'
      : computeRefundablePaise(order) === 0
        ? 'The bank has returned this payment to the payer, so there is no money to refund.'
        : 'The bank has returned a part of this payment to the payer. Support refunds the rest in the gateway’s dashboard.',
  );
}

/** The second reminder is sent three days after the payment. */
const REFUND_OFFERED_FROM_REMINDER = 2;

/**
 * The member can request a refund after the SLA breach while there is no report, or three days after the payment while the
 * birth details are missing. Not for a corrected edition: the report that was paid for was delivered and is kept.
 */
export const isRefundOffered = (order: Order): boolean => {
  const { kind, status, report } = order;
  if (isAwaitingPaidDetails(order))
    return (order.detailsReminderNumber ?? 0) >= REFUND_OFFERED_FROM_REMINDER && !isPaymentDisputed(order);
  return (
    kind === 'priced' &&
    status === 'paid' &&
    report.edition === 1 &&
    report.slaBreachedAt !== undefined &&
    report.renderedAt === undefined &&
    !isPaymentDisputed(order)
  );
};

function assertRefundOffered(order: Order): void {
  if (isRefundOffered(order)) return;
  if (order.report.renderedAt || order.supersededEditions.length > 0)
    throw new OrderRuleError(
      'report-delivered',
      'Your report is ready, so it cannot be refunded here. If something is wrong with it, please write to us.',
    );
  throw new OrderRuleError(
    'sla-not-breached',
    'The twelve hours we promised are not over yet. If your report is not here by then, you can request a refund.',
  );
}

/** A refund reported by the gateway, started by us or in the gateway's dashboard. */
export type GatewayRefund = { gatewayPaymentId: string; gatewayRefundId: string; amountPaise: number };

/** Idempotent by the refund id. The refund after which nothing is left to refund is PaymentRefunded. */
export function recordPaymentRefund(
  order: Order,
  { gatewayRefundId, amountPaise }: Omit<GatewayRefund, 'gatewayPaymentId'>,
  at: string,
): OrderEvent[] {
  if (order.refunds.some(({ refundId }) => refundId === gatewayRefundId)) return [];
  assertPaid(order);
  const isComplete = order.status !== 'refunded' && amountPaise >= computeRefundablePaise(order);
  const type = isComplete ? 'PaymentRefunded' : 'PaymentPartiallyRefunded';
  return [{ type, data: { gatewayRefundId, amountPaise, at } }];
}

/** The gateway could not complete a refund, recorded or not. A later success report of this id is ignored. */
export function recordRefundFailure(order: Order, refund: GatewayRefund, at: string): OrderEvent[] {
  const refundFailed: OrderEvent = { type: 'RefundFailed', data: { ...refund, at } };
  if (refund.gatewayPaymentId === order.gatewayPaymentId) {
    const recordedRefund = order.refunds.find(({ refundId }) => refundId === refund.gatewayRefundId);
    return recordedRefund?.failedAt ? [] : [refundFailed];
  }
  const duplicatePayment = order.duplicatePayments.find(({ id }) => id === refund.gatewayPaymentId);
  const isRecorded = duplicatePayment?.refunds.some(
    ({ refundId, isFailed }) => isFailed && refundId === refund.gatewayRefundId,
  );
  return !duplicatePayment || isRecorded ? [] : [refundFailed];
}

/** The gateway rejected every attempt: support has to act. */
export function recordRefundRejection(order: Order, code: string, at: string): OrderEvent[] {
  if (order.status !== 'refund-requested' || order.refund?.rejectedAt) return [];
  return [{ type: 'RefundRejected', data: { code: code.slice(0, 60), at } }];
}

/** Records a refund of a duplicate payment, the whole amount or a part. Idempotent by the refund id. */
export function recordDuplicateRefund(
  order: Order,
  { gatewayPaymentId, gatewayRefundId, amountPaise }: GatewayRefund,
  at: string,
): OrderEvent[] {
  const duplicatePayment = order.duplicatePayments.find(({ id }) => id === gatewayPaymentId);
  if (!duplicatePayment || duplicatePayment.refunds.some(({ refundId }) => refundId === gatewayRefundId))
    return [];
  return [{ type: 'DuplicatePaymentRefunded', data: { gatewayPaymentId, gatewayRefundId, amountPaise, at } }];
}

/** The gateway rejected every attempt to refund a duplicate payment: support has to act. */
export function recordDuplicateRefundRejection(
  order: Order,
  { gatewayPaymentId, code }: { gatewayPaymentId: string; code: string },
  at: string,
): OrderEvent[] {
  const duplicatePayment = order.duplicatePayments.find(({ id }) => id === gatewayPaymentId);
  if (!duplicatePayment || findCompletingRefund(duplicatePayment) || duplicatePayment.rejectedAt) return [];
  return [{ type: 'DuplicateRefundRejected', data: { gatewayPaymentId, code: code.slice(0, 60), at } }];
}

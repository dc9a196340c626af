/**
 * Refunds in the order state: every refund that the gateway reported, by its id. A "part" is a partial refund that support
 * requested. Amounts in paise.
 */
import { sumLostDisputes } from './dispute.ts';
import type { EventOf, OrderEvent } from './events.ts';
import type { DuplicatePayment, Order, RecordedRefund } from './order-state.ts';

type RefundedAmounts = Pick<Order, 'refunds' | 'amountPaidPaise'>;

/** Sum of the refunds that did not fail. */
export const sumCompletedRefunds = ({ refunds }: Pick<Order, 'refunds'>): number =>
  refunds.reduce((sum, { amountPaise, failedAt }) => sum + (failedAt ? 0 : amountPaise), 0);

/** Sum of the refunds that did not fail, at most the amount paid. */
export const sumRefundedPaise = ({ refunds, amountPaidPaise = 0 }: RefundedAmounts): number =>
  Math.min(amountPaidPaise, sumCompletedRefunds({ refunds }));

/** Paise that were not returned to the payer: neither by refunds, nor by lost disputes, nor by support outside of the gateway. */
export const computeRefundablePaise = (
  order: RefundedAmounts & Pick<Order, 'disputes' | 'gatewayPaymentId' | 'refundsMadeElsewhere'>,
): number =>
  Math.max(
    0,
    (order.amountPaidPaise ?? 0) -
      sumRefundedPaise(order) -
      sumLostDisputes(order, order.gatewayPaymentId) -
      sumSettledElsewhere(order, order.gatewayPaymentId),
  );

/** What support returned of a payment outside of the gateway. */
export const sumSettledElsewhere = (
  { refundsMadeElsewhere }: Pick<Order, 'refundsMadeElsewhere'>,
  paymentId: string | undefined,
): number =>
  refundsMadeElsewhere.reduce(
    (sum, { gatewayPaymentId, amountPaise }) => sum + (gatewayPaymentId === paymentId ? amountPaise : 0),
    0,
  );

/** What the seller returned of the payment itself, at most the amount paid: the amount of the credit notes. */
export const sumCreditablePaise = (order: Order): number =>
  Math.min(
    order.amountPaidPaise ?? 0,
    sumCompletedRefunds(order) + sumSettledElsewhere(order, order.gatewayPaymentId),
  );

/** Paise that are left to refund besides the refunds that wait for the bank. */
export const computeUnrequestedPaise = (order: Order): number =>
  Math.max(
    0,
    computeRefundablePaise(order) -
      order.pendingRefunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
  );

/** Whether a refund is requested and not completed, also when it was rejected, or waits for the bank. */
export const hasOpenRefund = ({ status, partialRefund, pendingRefunds }: Order): boolean =>
  status === 'refund-requested' ||
  pendingRefunds.length > 0 ||
  (partialRefund !== undefined && !partialRefund.rejectedAt);

export const hasFailedRefund = ({ refunds }: Order): boolean => refunds.some(({ failedAt }) => failedAt);

/** Ids of every refund of the payment that the gateway reported, also failed and pending ones. */
export const listReportedRefundIds = ({ refunds, pendingRefunds }: Order): string[] =>
  [...refunds, ...pendingRefunds].map(({ refundId }) => refundId);

/** Failed refunds that no later refund of the same amount repeats, newest first. Their amounts are still owed to the payer. */
export function listUnrepeatedFailures(order: Order): RecordedRefund[] {
  const { refunds, pendingRefunds, partialRefund, refundsMadeElsewhere, gatewayPaymentId } = order;
  const isPartRequested = partialRefund && !partialRefund.rejectedAt && !partialRefund.gatewayRefundId;
  const laterRefunds = [
    ...pendingRefunds,
    ...(isPartRequested ? [partialRefund] : []),
    ...refundsMadeElsewhere.filter((refund) => refund.gatewayPaymentId === gatewayPaymentId),
  ];
  const laterAmounts = laterRefunds.map(({ amountPaise }) => amountPaise);
  return refunds.toReversed().filter((refund) => {
    if (!refund.failedAt) {
      laterAmounts.push(refund.amountPaise);
      return false;
    }
    const index = laterAmounts.indexOf(refund.amountPaise);
    if (index >= 0) laterAmounts.splice(index, 1);
    return index < 0;
  });
}

const REDUCERS = {
  RefundRequested: applyRefundRequested,
  RefundRejected: applyRefundRejected,
  RefundPending: applyRefundPending,
  PartialRefundRequested: applyPartialRefundRequested,
  PartialRefundRejected: applyPartialRefundRejected,
  PaymentPartiallyRefunded: applyPartialRefund,
  PaymentRefunded: applyFullRefund,
  RefundFailed: applyRefundFailed,
  DuplicatePaymentRefunded: applyDuplicateRefunded,
  DuplicateRefundRejected: applyDuplicateRefundRejected,
  RefundMadeElsewhere: applyRefundMadeElsewhere,
};
type RefundEvent = EventOf<keyof typeof REDUCERS>;

export const isRefundEvent = (event: OrderEvent): event is RefundEvent => event.type in REDUCERS;

export const applyRefundEvent = (order: Order, { type, data }: RefundEvent): Order =>
  (REDUCERS[type] as (order: Order, data: RefundEvent['data']) => Order)(order, data);

function applyRefundRequested(order: Order, { amountPaise }: EventOf<'RefundRequested'>['data']): Order {
  const requestCount = (order.refund?.requestCount ?? 0) + 1;
  // The refund of everything includes a part that the gateway has not accepted.
  return { ...dropUnacceptedPart(order), status: 'refund-requested', refund: { amountPaise, requestCount } };
}

function applyRefundRejected(order: Order, { at }: EventOf<'RefundRejected'>['data']): Order {
  return { ...order, refund: { ...order.refund!, rejectedAt: at } };
}

function applyRefundPending(
  order: Order,
  { gatewayRefundId, amountPaise }: EventOf<'RefundPending'>['data'],
): Order {
  const { partialRefund } = order;
  const pendingRefund = { refundId: gatewayRefundId, amountPaise };
  const after = { ...order, pendingRefunds: [...order.pendingRefunds, pendingRefund] };
  if (!partialRefund || !isRequestedPart(order, { gatewayRefundId, amountPaise })) return after;
  const { rejectedAt: _, ...openPart } = partialRefund;
  return { ...after, partialRefund: { ...openPart, gatewayRefundId } };
}

function applyPartialRefundRequested(
  order: Order,
  { requestNumber, amountPaise }: EventOf<'PartialRefundRequested'>['data'],
): Order {
  return {
    ...order,
    partialRefund: { requestNumber, amountPaise },
    partialRefundCount: requestNumber,
  };
}

function applyPartialRefundRejected(order: Order, { at }: EventOf<'PartialRefundRejected'>['data']): Order {
  return { ...order, partialRefund: { ...order.partialRefund!, rejectedAt: at } };
}

/** A partial refund keeps the status; a pending refund request then covers the remaining amount. */
function applyPartialRefund(order: Order, data: EventOf<'PaymentPartiallyRefunded'>['data']): Order {
  const after = addRefund(order, data);
  if (order.status !== 'refund-requested') return after;
  return { ...after, refund: { ...order.refund!, amountPaise: computeRefundablePaise(after) } };
}

function applyFullRefund(order: Order, data: EventOf<'PaymentRefunded'>['data']): Order {
  const requestCount = order.refund?.requestCount ?? 0;
  const { gatewayRefundId, at: refundedAt } = data;
  const refund = { amountPaise: order.amountPaidPaise!, requestCount, gatewayRefundId, refundedAt };
  return { ...dropUnacceptedPart(addRefund(order, data)), status: 'refunded', refund };
}

/** No money is left for a partial refund that the gateway has not accepted; an accepted one waits for the bank. */
export function dropUnacceptedPart(order: Order): Order {
  const { partialRefund, ...otherFields } = order;
  return partialRefund?.gatewayRefundId && !partialRefund.rejectedAt ? order : otherFields;
}

/** The money that is left is refunded by support: no job may refund a payment after a lost dispute. */
export function rejectUnacceptedPart(order: Order, rejectedAt: string): Order {
  const { partialRefund } = order;
  if (!partialRefund || partialRefund.gatewayRefundId || partialRefund.rejectedAt) return order;
  return { ...order, partialRefund: { ...partialRefund, rejectedAt } };
}

function addRefund(order: Order, data: EventOf<'PaymentPartiallyRefunded'>['data']): Order {
  const { gatewayRefundId: refundId, amountPaise, at } = data;
  const { partialRefund, ...otherFields } = order;
  return {
    ...otherFields,
    ...(partialRefund && !isRequestedPart(order, data) ? { partialRefund } : {}),
    pendingRefunds: removeRefund(order.pendingRefunds, refundId),
    refunds: [...order.refunds, { refundId, amountPaise, at }],
  };
}

const removeRefund = <Refund extends { refundId: string }>(
  refunds: readonly Refund[],
  id: string,
): Refund[] => refunds.filter(({ refundId }) => refundId !== id);

/** A failed refund moves to the end of the list, which is ordered by the latest report. */
function applyRefundFailed(order: Order, data: EventOf<'RefundFailed'>['data']): Order {
  if (data.gatewayPaymentId !== order.gatewayPaymentId) return applyDuplicateRefundFailed(order, data);
  const { gatewayRefundId: refundId, amountPaise, at } = data;
  const otherRefunds = removeRefund(order.refunds, refundId);
  const failedRefund = order.refunds.find((refund) => refund.refundId === refundId) ?? {
    refundId,
    amountPaise,
    at,
  };
  const refunds = [...otherRefunds, { ...failedRefund, failedAt: at }];
  const pendingRefunds = removeRefund(order.pendingRefunds, refundId);
  const failedOrder = { ...order, refunds, pendingRefunds };
  return reopenRefund(isRequestedPart(order, data) ? rejectPart(failedOrder, at) : failedOrder, at);
}

/** Whether a reported refund is the one that support requested: by its id, or by its amount while the id is not known. */
const isRequestedPart = (
  { partialRefund }: Order,
  { gatewayRefundId, amountPaise }: { gatewayRefundId: string; amountPaise: number },
): boolean =>
  partialRefund !== undefined &&
  (partialRefund.gatewayRefundId ?? gatewayRefundId) === gatewayRefundId &&
  partialRefund.amountPaise === amountPaise;

/** Removes the id of the failed refund, so that another refund of the same amount, also one in the dashboard, completes the part. */
function rejectPart(order: Order, rejectedAt: string): Order {
  const { gatewayRefundId: _, ...partialRefund } = order.partialRefund!;
  return { ...order, partialRefund: { ...partialRefund, rejectedAt } };
}

/** A refund of a part or of a duplicate payment changes no status. One that leaves nothing to refund completes the refund. */
function applyRefundMadeElsewhere(
  order: Order,
  { gatewayPaymentId, amountPaise, at }: EventOf<'RefundMadeElsewhere'>['data'],
): Order {
  const after = {
    ...order,
    refundsMadeElsewhere: [...order.refundsMadeElsewhere, { gatewayPaymentId, amountPaise }],
  };
  if (gatewayPaymentId !== order.gatewayPaymentId) return after;
  const withoutPart = order.partialRefund?.rejectedAt ? dropUnacceptedPart(after) : after;
  if (order.status !== 'refund-requested' || computeRefundablePaise(after) > 0) return withoutPart;
  const { rejectedAt: _, ...refund } = order.refund!;
  return { ...withoutPart, status: 'refunded', refund: { ...refund, refundedAt: at } };
}

/**
 * The failed amount is due again until support acts, unless the bank has returned it after a lost dispute. A failed partial
 * refund does not change the status.
 */
export function reopenRefund(order: Order, rejectedAt: string): Order {
  const amountPaise = computeRefundablePaise(order);
  if (order.status !== 'refunded' && order.status !== 'refund-requested') return order;
  if (amountPaise === 0) return order;
  const { requestCount } = order.refund!;
  return { ...order, status: 'refund-requested', refund: { amountPaise, requestCount, rejectedAt } };
}

/** A duplicate payment can be refunded in parts, when support starts in the gateway's dashboard. */
function applyDuplicateRefunded(
  order: Order,
  { gatewayPaymentId, gatewayRefundId, amountPaise, at }: EventOf<'DuplicatePaymentRefunded'>['data'],
): Order {
  return updateDuplicate(order, gatewayPaymentId, (payment) => {
    const refundedPaise = payment.refundedPaise + amountPaise;
    return {
      ...payment,
      refundedPaise,
      refundIds: [...payment.refundIds, gatewayRefundId],
      refunds: [...(payment.refunds ?? []), { refundId: gatewayRefundId, amountPaise, at, isFailed: false }],
      ...(refundedPaise >= payment.amountPaise ? { refundId: gatewayRefundId } : {}),
    };
  });
}

function applyDuplicateRefundRejected(
  order: Order,
  { gatewayPaymentId, at }: EventOf<'DuplicateRefundRejected'>['data'],
): Order {
  return updateDuplicate(order, gatewayPaymentId, (payment) => ({ ...payment, rejectedAt: at }));
}

const applyDuplicateRefundFailed = (
  order: Order,
  { gatewayPaymentId, gatewayRefundId, amountPaise, at }: EventOf<'RefundFailed'>['data'],
): Order =>
  updateDuplicate(order, gatewayPaymentId, ({ refundId: _, ...payment }) => {
    const wasCompleted = payment.refundIds.includes(gatewayRefundId);
    return {
      ...payment,
      refundedPaise: payment.refundedPaise - (wasCompleted ? amountPaise : 0),
      refundIds: payment.refundIds.filter((id) => id !== gatewayRefundId),
      failedRefundIds: [...(payment.failedRefundIds ?? []), gatewayRefundId],
      refunds: [
        ...(payment.refunds ?? []).filter(({ refundId }) => refundId !== gatewayRefundId),
        { refundId: gatewayRefundId, amountPaise, at, isFailed: true },
      ],
    };
  });

function updateDuplicate(
  order: Order,
  paymentId: string,
  change: (payment: DuplicatePayment) => DuplicatePayment,
): Order {
  const duplicatePayments = order.duplicatePayments.map((payment) =>
    payment.id === paymentId ? change(payment) : payment,
  );
  return { ...order, duplicatePayments };
}

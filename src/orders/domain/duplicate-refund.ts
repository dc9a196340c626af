/** Duplicate payments and their refunds, which can be made in parts when support starts them in the gateway's dashboard. */
import type { EventOf } from './events.ts';
import type { DuplicatePayment, DuplicateRefund, Order } from './order-state.ts';

export const listCompletedDuplicateRefunds = ({ refunds }: DuplicatePayment): DuplicateRefund[] =>
  refunds.filter(({ isFailed }) => !isFailed);

export const listFailedDuplicateRefunds = ({ refunds }: DuplicatePayment): DuplicateRefund[] =>
  refunds.filter(({ isFailed }) => isFailed);

export const sumDuplicateRefundsPaise = (payment: DuplicatePayment): number =>
  listCompletedDuplicateRefunds(payment).reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** The gateway had accepted a refund of the payment and could not complete it. */
export const hasFailedDuplicateRefund = ({ refunds }: DuplicatePayment): boolean =>
  refunds.some(({ isFailed }) => isFailed);

/** The latest refund, when the refunds return the whole payment. */
export const findCompletingRefund = (payment: DuplicatePayment): DuplicateRefund | undefined =>
  sumDuplicateRefundsPaise(payment) >= payment.amountPaise
    ? listCompletedDuplicateRefunds(payment).at(-1)
    : undefined;

export function applyDuplicateDetected(
  order: Order,
  { gatewayPaymentId: id, amountPaise, at: detectedAt }: EventOf<'DuplicatePaymentDetected'>['data'],
): Order {
  const payment = { id, amountPaise, detectedAt, refunds: [] };
  return { ...order, duplicatePayments: [...order.duplicatePayments, payment] };
}

export const applyDuplicateRefunded = (
  order: Order,
  data: EventOf<'DuplicatePaymentRefunded'>['data'],
): Order => recordRefund(order, data, false);

export const applyDuplicateRefundFailed = (order: Order, data: EventOf<'RefundFailed'>['data']): Order =>
  recordRefund(order, data, true);

export const applyDuplicateRefundRejected = (
  order: Order,
  { gatewayPaymentId, at }: EventOf<'DuplicateRefundRejected'>['data'],
): Order => updateDuplicate(order, gatewayPaymentId, (payment) => ({ ...payment, rejectedAt: at }));

/** Each refund once, in the order of the latest report. */
const recordRefund = (
  order: Order,
  { gatewayPaymentId, gatewayRefundId: refundId, amountPaise, at }: EventOf<'RefundFailed'>['data'],
  isFailed: boolean,
): Order =>
  updateDuplicate(order, gatewayPaymentId, (payment) => ({
    ...payment,
    refunds: [
      ...payment.refunds.filter((refund) => refund.refundId !== refundId),
      { refundId, amountPaise, at, isFailed },
    ],
  }));

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

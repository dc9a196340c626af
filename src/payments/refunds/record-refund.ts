import type { EventMeta } from '#src/ledger/event.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import {
  recordDuplicateRefund,
  recordPendingRefund,
  recordPaymentRefund,
  recordRefundFailure,
} from '#src/orders/domain/refund-commands.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import type { GatewayRefund } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { recordPayment } from '#src/payments/capture/record-payment.ts';
import { findOrderIdOfPayment } from '#src/orders/store/find-order-id-of-payment.ts';
import { loadUnmatchedPayment } from '#src/payments/unmatched/change-unmatched.ts';
import { recordRefundOfUnmatched } from '#src/payments/unmatched/refund-unmatched.ts';

/**
 * Records a pending, completed or failed refund, started by us or in the gateway's dashboard. Idempotent.
 * @returns whether an event was appended
 */
export async function recordRefund(
  deps: PaymentDeps,
  orderId: string,
  refund: GatewayRefund,
  meta: EventMeta,
): Promise<boolean> {
  const { events } = await changeOrder(deps, orderId, meta, (current) =>
    decideRefundEvents(current, refund, meta.at),
  );
  if (events.some(({ type }) => type === 'RefundFailed'))
    deps.log.error(
      { event: 'refunds.failed', orderId, gatewayRefundId: refund.id },
      'The gateway accepted a refund and could not complete it',
    );
  return events.length > 0;
}

/**
 * Records a refund by the id of its payment. A payment that is not in our books is recorded first, with its completed refunds; a
 * pending one of it is recorded when the gateway reports it again.
 * @returns whether an event was appended
 * @throws GatewayError when an unknown payment cannot be fetched
 */
export async function recordRefundOfPayment(
  deps: PaymentDeps,
  refund: GatewayRefund,
  meta: EventMeta,
): Promise<boolean> {
  const orderId = await findOrderIdOfPayment(deps.db, refund.payment_id);
  if (orderId) return recordRefund(deps, orderId, refund, meta);
  if (await loadUnmatchedPayment(deps.db, refund.payment_id))
    return recordRefundOfUnmatched(deps, refund, meta);
  const payment = await deps.gateway.fetchPayment(refund.payment_id);
  const recorded = await recordPayment(deps, 'reconciliation', payment, meta);
  return recorded.outcome === 'captured' || recorded.outcome === 'unmatched';
}

/** Records every refund that the gateway lists for a payment. @returns the number of new facts. @throws GatewayError */
export const recordRefundsOfPayment = async (
  deps: PaymentDeps,
  orderId: string,
  gatewayPaymentId: string,
  meta: EventMeta,
): Promise<number> =>
  recordRefunds(deps, orderId, await deps.gateway.fetchRefundsOfPayment(gatewayPaymentId), meta);

/** @returns the number of new facts */
export async function recordRefunds(
  deps: PaymentDeps,
  orderId: string,
  refunds: readonly GatewayRefund[],
  meta: EventMeta,
): Promise<number> {
  let count = 0;
  for (const refund of refunds) if (await recordRefund(deps, orderId, refund, meta)) count += 1;
  return count;
}

function decideRefundEvents(
  order: Order,
  { status, id, payment_id, amount }: GatewayRefund,
  at: string,
): OrderEvent[] {
  const refund = { gatewayPaymentId: payment_id, gatewayRefundId: id, amountPaise: amount };
  if (status === 'failed') return recordRefundFailure(order, refund, at);
  if (status === 'pending') return recordPendingRefund(order, refund, at);
  if (payment_id !== order.gatewayPaymentId) return recordDuplicateRefund(order, refund, at);
  return recordPaymentRefund(order, { gatewayRefundId: id, amountPaise: amount }, at);
}

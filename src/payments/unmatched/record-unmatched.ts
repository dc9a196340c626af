import type { EventMeta } from '#src/ledger/event.ts';
import type { GatewayPayment } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { changeUnmatchedPayment } from './change-unmatched.ts';
import {
  detectUnmatched,
  evolveUnmatched,
  recordUnmatchedRefund,
  type UnmatchedPayment,
  type UnmatchedReason,
} from './unmatched-payment.ts';

type UnmatchedInput = { payment: GatewayPayment; reason: UnmatchedReason; orderId?: string };

/**
 * Records a captured payment that fits no order, with the refunds that the gateway made already. Idempotent.
 * @throws GatewayError when the refunds of the payment cannot be fetched
 */
export async function recordUnmatchedPayment(
  deps: PaymentDeps,
  { payment, reason, orderId }: UnmatchedInput,
  meta: EventMeta,
): Promise<void> {
  const hasRefunds = payment.status === 'refunded' || payment.amount_refunded;
  const refunds = hasRefunds ? await deps.gateway.fetchRefundsOfPayment(payment.id) : [];
  const detectedPayment = {
    gatewayPaymentId: payment.id,
    ...(payment.order_id ? { gatewayOrderId: payment.order_id } : {}),
    ...(orderId ? { orderId } : {}),
    reason,
    amount: payment.amount,
    currency: payment.currency.slice(0, 8),
    at: meta.at,
  };
  const events = await changeUnmatchedPayment(deps, payment.id, meta, (current) => {
    const newEvents = detectUnmatched(current, detectedPayment);
    let state = newEvents.reduce<UnmatchedPayment | undefined>(evolveUnmatched, current)!;
    for (const refund of refunds) {
      const recorded = recordUnmatchedRefund(state, refund, meta.at);
      state = recorded.reduce<UnmatchedPayment | undefined>(evolveUnmatched, state)!;
      newEvents.push(...recorded);
    }
    return newEvents;
  });
  if (events.some(({ type }) => type === 'UnmatchedPaymentDetected'))
    deps.log.error(
      { event: 'payments.unmatched', gatewayPaymentId: payment.id, orderId, reason },
      reason === 'order-lost'
        ? 'A captured payment is for an order that our books have lost; support has to decide about it'
        : 'A captured payment fits no order; it is refunded after a day',
    );
}

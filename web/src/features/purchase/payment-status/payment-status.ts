import { PaymentStatusResponse, type OrderPaymentStatus } from '#src/payments/contract.ts';
import { ApiError, isSessionExpired, post } from '#web/lib/api.ts';

/**
 * `not-started`: the purchase ended before an order existed. `not-found`: the member has no such order.
 * `no-recent-order`: no order was named, and the member has ordered nothing in the last three days. `unreachable`: the
 * request failed.
 */
export type PaymentLookup =
  | { status: 'loading' | 'signed-out' | 'not-started' | 'not-found' | 'no-recent-order' | 'unreachable' }
  | { status: 'found'; result: OrderPaymentStatus };

/** `orderReference`: our order number or the gateway's; without it, the member's newest order. Never rejects. */
export async function lookUpPayment(orderReference: string | undefined): Promise<PaymentLookup> {
  try {
    const result = await post('/api/payment/status', { order: orderReference }, PaymentStatusResponse);
    return 'paymentStatus' in result ? { status: 'found', result } : { status: 'no-recent-order' };
  } catch (error) {
    if (isSessionExpired(error)) return { status: 'signed-out' };
    if (error instanceof ApiError && error.status === 404) return { status: 'not-found' };
    return { status: 'unreachable' };
  }
}

/** The time to pay has ended, even when the order is not marked as expired yet. */
export const isOrderClosed = ({ order, checkedAt }: OrderPaymentStatus): boolean =>
  order.status === 'expired' ||
  order.status === 'cancelled' ||
  (order.expiresAt !== undefined && order.expiresAt <= checkedAt);

/** The status cannot change any more. */
export function isFinalStatus(lookup: PaymentLookup): boolean {
  if (lookup.status !== 'found') return lookup.status !== 'loading' && lookup.status !== 'unreachable';
  const { paymentStatus } = lookup.result;
  return (
    paymentStatus === 'captured' ||
    paymentStatus === 'refunded' ||
    (paymentStatus === 'unpaid' && isOrderClosed(lookup.result))
  );
}

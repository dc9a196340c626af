import { PaymentStatusAnswer, type OrderPaymentStatus } from '#src/payments/contract.ts';
import { ApiError, post, isSessionExpired } from '#web/lib/api.ts';

/**
 * `not-begun`: the purchase ended before there was anything to pay. `none`: there is no such order of this member.
 * `no-orders`: no order was named, and the member has none of late.
 * `unreached`: we could not ask our own server.
 */
export type MoneyLook =
  | { status: 'asking' | 'signed-out' | 'not-begun' | 'none' | 'no-orders' | 'unreached' }
  | { status: 'known'; answer: OrderPaymentStatus };

/** Never rejects: not knowing is an answer. */
export async function lookUp(order: string | undefined): Promise<MoneyLook> {
  try {
    const answer = await post('/api/payment/status', { order }, PaymentStatusAnswer);
    return 'paymentStatus' in answer ? { status: 'known', answer } : { status: 'no-orders' };
  } catch (error) {
    if (isSessionExpired(error)) return { status: 'signed-out' };
    if (error instanceof ApiError && error.status === 404) return { status: 'none' };
    return { status: 'unreached' };
  }
}

/** Three days are over, whether or not our books have been told. */
export const isClosed = ({ order, checkedAt }: OrderPaymentStatus): boolean =>
  order.status === 'expired' || (order.expiresAt !== undefined && order.expiresAt <= checkedAt);

/** Nothing will change any more, so there is nothing to ask. */
export function isFinal(look: MoneyLook): boolean {
  if (look.status !== 'known') return look.status !== 'asking' && look.status !== 'unreached';
  const { paymentStatus } = look.answer;
  return (
    paymentStatus === 'captured' ||
    paymentStatus === 'refunded' ||
    (paymentStatus === 'unpaid' && isClosed(look.answer))
  );
}

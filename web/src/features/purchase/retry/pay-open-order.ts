import type { OrderView } from '#src/orders/contract.ts';
import { OrderCreated } from '#src/payments/contract.ts';
import { ApiError, post, isSessionExpired } from '#web/lib/api.ts';
import { getAuth, signOutLocally } from '#web/lib/session/auth.ts';
import type { Outcome } from '#web/features/purchase/checkout/purchase-outcomes.ts';
import { pay } from '#web/features/purchase/checkout/pay.ts';
import { whileStill } from '#web/features/purchase/checkout/run-purchase.ts';
import { getPurchaseState, endPurchase, setPurchaseState } from '#web/lib/purchase/purchase-state.ts';

/**
 * Pays an open order: the same one at the gateway, at the price it was placed at. `onNews` is called when it must not be
 * paid (any more): it is paid, being collected, or closed.
 */
export async function payAgain(
  order: OrderView,
  show: (outcome: Outcome) => unknown,
  onNews: () => void,
): Promise<void> {
  if (getPurchaseState().step !== 'idle') return;
  setPurchaseState({ step: 'paying' });
  try {
    const outcome = await pay(saleOf(order), whileStill(getPurchaseState()));
    endPurchase();
    if (outcome) await show(outcome);
  } catch (error) {
    endPurchase();
    if (!(error instanceof ApiError)) throw error;
    if (isSessionExpired(error)) signOutLocally();
    else onNews();
  }
}

function saleOf({ id, reportKey, reportName, gatewayOrderId }: OrderView) {
  const member = getAuth();
  const { fullname, name, email, phone } = member.status === 'in' ? member.user : { email: '' };
  return {
    reportKey,
    reportName,
    buyer: { name: fullname ?? name, email, phone },
    order: () => post('/api/payment/retry', { order: id }, OrderCreated),
    known: { order: id, ...(gatewayOrderId ? { orderId: gatewayOrderId } : {}) },
  };
}

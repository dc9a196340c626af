import type { OrderView } from '#src/orders/contract.ts';
import { CreateOrderResponse } from '#src/payments/contract.ts';
import { ApiError, post, isSessionExpired } from '#web/lib/api.ts';
import { getAuth, signOutLocally } from '#web/lib/session/auth.ts';
import type { Outcome } from '#web/features/purchase/checkout/purchase-outcomes.ts';
import { pay } from '#web/features/purchase/checkout/pay.ts';
import { createCheckoutGuard } from '#web/features/purchase/checkout/run-purchase.ts';
import { getPurchaseState, endPurchase, setPurchaseState } from '#web/lib/purchase/purchase-state.ts';

/**
 * Pays an open order: the same gateway order, at its original price. `onNotPayable` is called when the order is paid,
 * being captured, or closed.
 */
export async function payOpenOrder(
  order: OrderView,
  showOutcome: (outcome: Outcome) => unknown,
  onNotPayable: () => void,
): Promise<void> {
  if (getPurchaseState().step !== 'idle') return;
  setPurchaseState({ step: 'paying' });
  try {
    const outcome = await pay(toPurchase(order), createCheckoutGuard(getPurchaseState()));
    endPurchase();
    if (outcome) await showOutcome(outcome);
  } catch (error) {
    endPurchase();
    if (!(error instanceof ApiError)) throw error;
    if (isSessionExpired(error)) signOutLocally();
    else onNotPayable();
  }
}

function toPurchase({ id, reportKey, reportName, gatewayOrderId }: OrderView) {
  const auth = getAuth();
  const { fullname, name, email, phone } = auth.status === 'signed-in' ? auth.user : { email: '' };
  return {
    reportKey,
    reportName,
    buyer: { name: fullname ?? name, email, phone },
    createOrder: () => post('/api/payment/retry', { order: id }, CreateOrderResponse),
    knownIds: { order: id, ...(gatewayOrderId ? { orderId: gatewayOrderId } : {}) },
  };
}

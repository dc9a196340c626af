import { changeOrder, loadOrder } from '#src/orders/store/change-order.ts';
import { refundDuplicate } from '#src/orders/domain/refund-commands.ts';
import { executeRefund } from './execute-refund.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

/** Gives a second payment for one order back. The key makes it one refund, however often the job runs. */
export async function refundDuplicatePayment(
  deps: PaymentDeps,
  orderId: string,
  gatewayPaymentId: string,
): Promise<void> {
  const loaded = await loadOrder(deps.db, orderId);
  const known = loaded?.order.duplicatePayments.find(({ id }) => id === gatewayPaymentId);
  if (!known || known.refundId) return;
  const refund = await executeRefund(deps, {
    paymentId: gatewayPaymentId,
    amountPaise: known.amountPaise,
    key: `duplicate-${gatewayPaymentId}`,
    known: known.failedRefunds ?? [],
  });
  const told = { gatewayPaymentId, gatewayRefundId: refund.id, amountPaise: refund.amount };
  const meta = {
    actor: 'job:refund-duplicate',
    cause: 'second payment for one order',
    at: deps.clock.now().toISOString(),
  };
  await changeOrder(deps, orderId, meta, (order) => refundDuplicate(order, told));
}

import { recordDuplicateRefund } from '#src/orders/domain/refund-commands.ts';
import { changeOrder, loadOrder } from '#src/orders/store/change-order.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { executeRefund } from './execute-refund.ts';

/** Job `refund-duplicate-payment`: refunds the second payment of an order, once however often it runs. @throws GatewayError */
export async function refundDuplicatePayment(
  deps: PaymentDeps,
  orderId: string,
  gatewayPaymentId: string,
): Promise<void> {
  const loaded = await loadOrder(deps.db, orderId);
  const duplicate = loaded?.order.duplicatePayments.find(({ id }) => id === gatewayPaymentId);
  if (!duplicate || duplicate.refundId) return;
  const { id: gatewayRefundId, amount: amountPaise } = await executeRefund(deps, {
    paymentId: gatewayPaymentId,
    amountPaise: duplicate.amountPaise,
    idempotencyKey: `duplicate-${gatewayPaymentId}`,
    recordedRefundIds: duplicate.failedRefunds ?? [],
  });
  const meta = createJobMeta(deps, 'refund-duplicate-payment', 'duplicate payment');
  await changeOrder(deps, orderId, meta, (order) =>
    recordDuplicateRefund(order, { gatewayPaymentId, gatewayRefundId, amountPaise }),
  );
}

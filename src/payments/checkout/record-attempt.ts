import type { EventMeta } from '#src/ledger/event.ts';
import type { EventOf } from '#src/orders/domain/events.ts';
import { recordPaymentAttempt } from '#src/orders/domain/payment-attempts.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import type { AttemptReport } from '#src/payments/contract.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { createNotFoundError } from '#src/platform/http/errors.ts';

/**
 * Records a failed payment attempt, or a closed checkout, that the member's browser reports.
 * @throws HttpError 404 for a gateway order that is not the member's
 */
export async function recordReportedAttempt(
  deps: PaymentDeps,
  memberId: string,
  report: AttemptReport,
  meta: EventMeta,
): Promise<void> {
  const row: { id: string } | undefined = await deps
    .db('orders')
    .where({ gateway_order_id: report.orderId, member_id: memberId })
    .first('id');
  if (!row) throw createNotFoundError('order-not-found', 'We could not find that order.');
  await changeOrder(deps, row.id, meta, (order) => recordPaymentAttempt(order, toAttemptEvent(report)));
}

function toAttemptEvent({
  outcome,
  paymentId,
  code,
  reason,
}: AttemptReport): EventOf<'PaymentAttemptFailed' | 'CheckoutDismissed'> {
  if (outcome === 'dismissed') return { type: 'CheckoutDismissed', data: {} };
  const details = {
    ...(paymentId ? { gatewayPaymentId: paymentId } : {}),
    ...(code ? { code } : {}),
    ...(reason ? { reason } : {}),
  };
  return { type: 'PaymentAttemptFailed', data: { reportedBy: 'browser', ...details } };
}

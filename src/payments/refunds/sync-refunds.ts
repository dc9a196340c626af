import { DAY_MS } from '#src/platform/contract-time.ts';
import type { CompletedRefund } from '#src/orders/domain/order-state.ts';
import type { GatewayRefund } from '#src/payments/gateway/gateway.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { recordRefund } from './record-refund.ts';

/** The gateway repeats a webhook for one day, and a bank can reject a refund a week after it was created. */
const LOOKBACK_MS = 10 * DAY_MS;

/** Records refunds of the last ten days for which no webhook arrived. @returns their number. @throws GatewayError */
export async function syncRefunds(deps: PaymentDeps): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - LOOKBACK_MS);
  const refunds = await deps.gateway.fetchRefundsSince(since);
  const meta = createJobMeta(deps, 'reconcile-payments', 'reconciliation');
  let count = 0;
  for (const refund of refunds) {
    const order = await findOrderOfPayment(deps, refund.payment_id);
    if (!order || isRecorded(order.refunds, refund)) continue;
    if (await recordRefund(deps, order.id, { refund }, meta)) count += 1;
  }
  return count;
}

type RefundedOrder = { id: string; refunds: CompletedRefund[] };

/** Only the first payment of an order: duplicate payments are refunded and recorded by their own job. */
const findOrderOfPayment = (
  { db }: PaymentDeps,
  gatewayPaymentId: string,
): Promise<RefundedOrder | undefined> =>
  db('orders').where({ gateway_payment_id: gatewayPaymentId }).first('id', 'refunds');

/** A refund can be recorded twice: as completed, and later as failed. */
export function isRecorded(
  recorded: CompletedRefund[],
  { id, status }: Pick<GatewayRefund, 'id' | 'status'>,
): boolean {
  const refund = recorded.find(({ refundId }) => refundId === id);
  return refund !== undefined && (status !== 'failed' || refund.failedAt !== undefined);
}

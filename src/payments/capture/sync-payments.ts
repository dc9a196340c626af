import type { EventMeta } from '#src/ledger/event.ts';
import type { PaymentStatus } from '#src/payments/contract.ts';
import { isCaptured } from '#src/payments/gateway/entities.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { recordPayment, type RecordedPayment } from './record-payment.ts';

export type SyncedStatus = Extract<PaymentStatus, 'captured' | 'authorized' | 'pending' | 'unpaid'>;

/**
 * Fetches the payments of one gateway order and records each of them, oldest first, captured ones before others: an
 * authorized payment is captured only when the order has no payment.
 * @throws GatewayError when the gateway does not answer
 */
export async function syncPayments(
  deps: PaymentDeps,
  gatewayOrderId: string,
  meta: EventMeta,
): Promise<SyncedStatus> {
  const oldestFirst = (await deps.gateway.fetchPaymentsOfOrder(gatewayOrderId)).toReversed();
  const outcomes: RecordedPayment['outcome'][] = [];
  for (const payment of [
    ...oldestFirst.filter(isCaptured),
    ...oldestFirst.filter((gatewayPayment) => !isCaptured(gatewayPayment)),
  ])
    outcomes.push((await recordPayment(deps, 'reconciliation', payment, meta)).outcome);
  if (outcomes.includes('captured')) return 'captured';
  if (outcomes.includes('authorized')) return 'authorized';
  return outcomes.includes('pending') ? 'pending' : 'unpaid';
}

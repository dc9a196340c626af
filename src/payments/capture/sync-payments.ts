import type { EventMeta } from '#src/ledger/event.ts';
import type { PaymentStatus } from '#src/payments/contract.ts';
import { GatewayError, type GatewayPayment } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { ensureCaptured, recordCapture } from './capture.ts';

export type SyncedStatus = Extract<PaymentStatus, 'captured' | 'authorised' | 'pending' | 'unpaid'>;

/**
 * Fetches the payments of one gateway order and records every captured one; an authorised one is captured first. Used
 * by reconciliation and by the payment status of a buyer.
 * @throws GatewayError when the gateway does not answer; OrderRuleError when a payment does not match its order
 */
export async function syncPayments(
  deps: PaymentDeps,
  gatewayOrderId: string,
  meta: EventMeta,
): Promise<SyncedStatus> {
  const oldestFirst = (await deps.gateway.fetchPaymentsOfOrder(gatewayOrderId)).toReversed();
  const captured = oldestFirst.filter(({ status }) => status === 'captured');
  for (const payment of captured) await recordCapture(deps, 'reconciliation', payment, meta);
  if (captured.length > 0) return 'captured';
  const authorised = oldestFirst.find(({ status }) => status === 'authorized');
  if (authorised) return captureAuthorised(deps, authorised, meta);
  return oldestFirst.some(({ status }) => status === 'created') ? 'pending' : 'unpaid';
}

/** If the gateway rejects the capture, the next reconciliation tries again. */
async function captureAuthorised(
  deps: PaymentDeps,
  authorised: GatewayPayment,
  meta: EventMeta,
): Promise<SyncedStatus> {
  const payment = await ensureCaptured(deps, authorised).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn(
      { event: 'payments.capture_failed', gatewayPaymentId: authorised.id, err: error },
      'The gateway rejected the capture of an authorised payment',
    );
  });
  if (!payment) return 'authorised';
  await recordCapture(deps, 'reconciliation', payment, meta);
  return 'captured';
}

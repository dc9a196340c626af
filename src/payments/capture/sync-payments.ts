import type { Meta } from '#src/ledger/event.ts';
import { recordCapture, ensureCaptured } from './capture.ts';
import type { Money } from '#src/payments/contract.ts';
import { GatewayError, type GatewayPayment } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

export type Found = Extract<Money, 'captured' | 'authorised' | 'waiting' | 'nothing'>;

/**
 * Asks the gateway what has become of an order's money, and records what it took: the reconciliation and the worried
 * buyer ask alike. A second captured payment is recorded as well, and goes back.
 * @throws GatewayError when the gateway does not answer; OrderRule when a payment does not fit the order
 */
export async function findPayments(deps: PaymentDeps, gatewayOrderId: string, meta: Meta): Promise<Found> {
  const payments = (await deps.gateway.paymentsOf(gatewayOrderId)).toReversed();
  const captured = payments.filter(({ status }) => status === 'captured');
  for (const payment of captured) await recordCapture(deps, 'reconciliation', payment, meta);
  if (captured.length > 0) return 'captured';
  const authorised = payments.find(({ status }) => status === 'authorized');
  if (authorised) return collect(deps, authorised, meta);
  return payments.some(({ status }) => status === 'created') ? 'waiting' : 'nothing';
}

/** Money that waits is collected; if the gateway refuses just now, the next look tries again. */
async function collect(deps: PaymentDeps, authorised: GatewayPayment, meta: Meta): Promise<Found> {
  const payment = await ensureCaptured(deps, authorised).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn({ err: error, payment: authorised.id }, 'an authorised payment could not be captured');
  });
  if (!payment) return 'authorised';
  await recordCapture(deps, 'reconciliation', payment, meta);
  return 'captured';
}

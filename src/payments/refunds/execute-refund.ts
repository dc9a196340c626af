import { GatewayError, type GatewayRefund } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

/** `recordedRefundIds`: refunds of this payment that the ledger contains already, or that are known to wait for the bank. */
type RefundInput = {
  paymentId: string;
  amountPaise: number;
  idempotencyKey: string;
  recordedRefundIds: string[];
};

/**
 * Refunds an amount once: repeated calls with the same idempotency key return the same refund. When the gateway rejects
 * the request because support has refunded the same amount in the gateway's dashboard, that refund is returned.
 * @throws GatewayError when the gateway rejects the refund, lacks balance or does not answer
 */
export async function executeRefund(
  { gateway }: Pick<PaymentDeps, 'gateway'>,
  { paymentId, amountPaise, idempotencyKey, recordedRefundIds }: RefundInput,
): Promise<GatewayRefund> {
  try {
    const refund = await gateway.refundPayment(paymentId, amountPaise, idempotencyKey);
    assertNotFailed(refund);
    return refund;
  } catch (error) {
    if (!(error instanceof GatewayError) || error.isTemporary) throw error;
    const manualRefund = (await gateway.fetchRefundsOfPayment(paymentId)).find(
      ({ id, amount, status }) =>
        amount === amountPaise && status !== 'failed' && !recordedRefundIds.includes(id),
    );
    if (!manualRefund) throw error;
    return manualRefund;
  }
}

/** The end of the dispute starts the job again. */
export const logFrozenRefund = (
  { log }: Pick<PaymentDeps, 'log'>,
  subject: { orderId: string } | { gatewayPaymentId: string },
): void =>
  log.warn({ event: 'refunds.frozen', ...subject }, 'A refund waits: the payment is disputed at the bank');

function assertNotFailed({ id, status }: GatewayRefund): void {
  if (status === 'failed') throw new GatewayError(409, 'REFUND_FAILED', `The refund ${id} failed.`);
}

import { badRequest, notFound } from '#src/platform/http/errors.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { OrderRuleError } from '#src/orders/domain/decide.ts';
import { acknowledgePayment } from '#src/orders/store/payment-acknowledgement.ts';
import type { OrderRow } from '#src/orders/store/projection.ts';
import type { VerifyPayment } from '#src/payments/contract.ts';
import type { GatewayPayment } from '#src/payments/gateway/gateway.ts';
import { isValidPaymentSignature } from '#src/payments/gateway/signature.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { ensureCaptured, recordCapture } from './capture.ts';

/**
 * The buyer's return from checkout. The signature proves that the gateway took this payment for this order.
 * @returns the order number
 * @throws HttpError 404 (not this member's order), 400 (wrong signature, or a payment of another order)
 */
export async function verifyPayment(
  deps: PaymentDeps,
  member: MemberRow,
  proof: VerifyPayment,
  meta: EventMeta,
): Promise<string> {
  const {
    razorpay_order_id: gatewayOrderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: signature,
  } = proof;
  const row: OrderRow | undefined = await deps
    .db('orders')
    .where({ gateway_order_id: gatewayOrderId, member_id: member.id })
    .first();
  if (!row || row.report_key !== proof.reportKey)
    throw notFound('order-not-found', 'We could not find that order.');
  if (!isValidPaymentSignature(row.gateway_order_id!, paymentId, signature, deps.gatewayKeys.keySecret))
    throw createVerificationError();
  const payment = await fetchPaymentDetails(deps, row, paymentId);
  if (payment.order_id !== row.gateway_order_id || payment.status === 'failed')
    throw createVerificationError();
  try {
    await recordCapture(deps, 'return', payment, meta);
  } catch (error) {
    throw error instanceof OrderRuleError ? createVerificationError() : error;
  }
  await acknowledgePayment(deps, row.id);
  return row.id;
}

const createVerificationError = () => badRequest('invalid-signature', 'Payment verification failed');

/** The signature alone is sufficient proof. The gateway only adds method and fee, so its failure must not delay the buyer. */
async function fetchPaymentDetails(
  deps: PaymentDeps,
  row: OrderRow,
  paymentId: string,
): Promise<GatewayPayment> {
  try {
    return await ensureCaptured(deps, await deps.gateway.fetchPayment(paymentId));
  } catch (error) {
    deps.log.warn(
      { event: 'payments.details_fetch_failed', orderId: row.id, err: error },
      'The gateway returned no payment details; the payment is accepted by its signature',
    );
    return {
      id: paymentId,
      order_id: row.gateway_order_id,
      amount: row.price_paise,
      currency: 'INR',
      status: 'captured',
    };
  }
}

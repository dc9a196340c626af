import { badRequest, notFound } from '#src/platform/http/errors.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { Meta } from '#src/ledger/event.ts';
import { OrderRule } from '#src/orders/domain/decide.ts';
import { notePaymentTold } from '#src/orders/store/payment-acknowledgement.ts';
import type { OrderRow } from '#src/orders/store/projection.ts';
import { recordCapture, ensureCaptured } from './capture.ts';
import type { VerifyPayment } from '#src/payments/contract.ts';
import type { GatewayPayment } from '#src/payments/gateway/gateway.ts';
import { paymentSignatureFits } from '#src/payments/gateway/signature.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

const refused = () => badRequest('signature', 'Payment verification failed');

/**
 * The buyer's return from checkout: the signature proves that the gateway took this payment for this order of ours.
 * @returns our order number
 * @throws Refused 404 (not this member's order), 400 (signature or payment do not fit)
 */
export async function verifyPayment(
  deps: PaymentDeps,
  member: MemberRow,
  proof: VerifyPayment,
  meta: Meta,
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
  if (!paymentSignatureFits(row.gateway_order_id!, paymentId, signature, deps.keys.keySecret))
    throw refused();
  const payment = await paymentDetails(deps, row, paymentId);
  if (payment.order_id !== row.gateway_order_id || payment.status === 'failed') throw refused();
  try {
    await recordCapture(deps, 'return', payment, meta);
  } catch (error) {
    throw error instanceof OrderRule ? refused() : error;
  }
  await notePaymentTold(deps, row.id);
  return row.id;
}

/** The signature alone is proof; the gateway is asked for method and fee, and a silent gateway does not hold the buyer up. */
async function paymentDetails(deps: PaymentDeps, row: OrderRow, paymentId: string): Promise<GatewayPayment> {
  try {
    return await ensureCaptured(deps, await deps.gateway.fetchPayment(paymentId));
  } catch (error) {
    deps.log.warn({ err: error, order: row.id }, 'payment details not to be had, the signature stands alone');
    return {
      id: paymentId,
      order_id: row.gateway_order_id,
      amount: row.price_paise,
      currency: 'INR',
      status: 'captured',
    };
  }
}

import { badRequest, notFound } from '#src/platform/http/errors.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { Meta } from '#src/ledger/event.ts';
import { OrderRule } from '#src/orders/decide.ts';
import { notePaymentTold } from '#src/orders/payment-told.ts';
import type { OrderRow } from '#src/orders/read-model.ts';
import { recordCapture, settled } from './capture.ts';
import type { VerifyPayment } from './contract.ts';
import type { GatewayPayment } from './gateway.ts';
import { paymentSignatureFits } from './signature.ts';
import type { Till } from './till.ts';

const refused = () => badRequest('signature', 'Payment verification failed');

/**
 * The buyer's return from checkout: the signature proves that the gateway took this payment for this order of ours.
 * @returns our order number
 * @throws Refused 404 (not this member's order), 400 (signature or payment do not fit)
 */
export async function verifyPayment(
  till: Till,
  member: MemberRow,
  proof: VerifyPayment,
  meta: Meta,
): Promise<string> {
  const {
    razorpay_order_id: gatewayOrderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: signature,
  } = proof;
  const row: OrderRow | undefined = await till
    .db('orders')
    .where({ gateway_order_id: gatewayOrderId, member_id: member.id })
    .first();
  if (!row || row.report_key !== proof.reportKey)
    throw notFound('order-not-found', 'We could not find that order.');
  if (!paymentSignatureFits(row.gateway_order_id!, paymentId, signature, till.keys.keySecret))
    throw refused();
  const payment = await paymentDetails(till, row, paymentId);
  if (payment.order_id !== row.gateway_order_id || payment.status === 'failed') throw refused();
  try {
    await recordCapture(till, 'return', payment, meta);
  } catch (problem) {
    throw problem instanceof OrderRule ? refused() : problem;
  }
  await notePaymentTold(till, row.id);
  return row.id;
}

/** The signature alone is proof; the gateway is asked for method and fee, and a silent gateway does not hold the buyer up. */
async function paymentDetails(till: Till, row: OrderRow, paymentId: string): Promise<GatewayPayment> {
  try {
    return await settled(till, await till.gateway.fetchPayment(paymentId));
  } catch (problem) {
    till.log.warn(
      { err: problem, order: row.id },
      'payment details not to be had, the signature stands alone',
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

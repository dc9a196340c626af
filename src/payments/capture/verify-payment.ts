import {
  createBadRequestError,
  createConflictError,
  createNotFoundError,
} from '#src/platform/http/errors.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { recordSeenPayment } from '#src/orders/store/seen-payments.ts';
import { isRefunding } from '#src/orders/domain/order-state.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import type { OrderRow } from '#src/orders/store/projection.ts';
import type { VerifyPaymentResponse, VerifyPaymentRequest } from '#src/payments/contract.ts';
import { GatewayError } from '#src/payments/gateway/gateway.ts';
import { isValidPaymentSignature } from '#src/payments/gateway/signature.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { scheduleNextCheck } from '#src/payments/status/status-checks.ts';
import { recordPayment, type RecordedPayment } from './record-payment.ts';

/**
 * The buyer's return from checkout. The signature proves that the buyer's bank approved this payment for this order. It
 * does not prove that the gateway collected the money: only the gateway's response counts as a capture.
 * @throws HttpError 404 (not this member's order), 400 (wrong signature, or a payment of another order), 409 (a payment
 * that does not match the order, which is refunded)
 */
export async function verifyPayment(
  deps: PaymentDeps,
  member: MemberRow,
  proof: VerifyPaymentRequest,
  meta: EventMeta,
): Promise<Omit<VerifyPaymentResponse, 'success'>> {
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
    throw createNotFoundError('order-not-found', 'We could not find that order.');
  if (!isValidPaymentSignature(row.gateway_order_id!, paymentId, signature, deps.gatewayKeys.keySecret))
    throw createVerificationError();
  const { outcome } = await recordPaymentAtReturn(deps, row, paymentId, meta);
  if (outcome === 'failed' || outcome === 'ignored') throw createVerificationError();
  if (outcome === 'unmatched')
    throw createConflictError(
      'payment-unmatched',
      'Your payment differs from the price of this order, so we did not use it. It is refunded in full within a day.',
    );
  if (outcome !== 'captured') {
    await scheduleNextCheck(deps, row.id, outcome === 'pending' ? 'pending' : 'authorized');
    return { order: row.id, status: 'pending' };
  }
  await recordSeenPayment(deps, row.id);
  const isRefunded = isRefunding((await loadOrder(deps.db, row.id))!.order.status);
  return { order: row.id, status: isRefunded ? 'refunded' : 'captured' };
}

const createVerificationError = () =>
  createBadRequestError('invalid-signature', 'Payment verification failed');

/** If the gateway does not respond, reconciliation checks the order again in a minute. */
async function recordPaymentAtReturn(
  deps: PaymentDeps,
  row: OrderRow,
  paymentId: string,
  meta: EventMeta,
): Promise<RecordedPayment> {
  try {
    const payment = await deps.gateway.fetchPayment(paymentId);
    if (payment.order_id !== row.gateway_order_id) throw createVerificationError();
    return await recordPayment(deps, 'checkout', payment, meta);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn(
      { event: 'payments.details_fetch_failed', orderId: row.id, err: error },
      'The gateway did not confirm the payment of a returned buyer; reconciliation checks it again',
    );
    return { outcome: row.gateway_payment_id === paymentId ? 'captured' : 'authorized' };
  }
}

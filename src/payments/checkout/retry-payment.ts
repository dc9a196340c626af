import { createConflictError, createUnavailableError } from '#src/platform/http/errors.ts';
import type { MemberRow } from '#src/accounts/members.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import type { OrderRow } from '#src/orders/store/projection.ts';
import type { CreateOrderResponse, PaymentStatus } from '#src/payments/contract.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { fetchPaymentStatus, getStatusFromLedger } from '#src/payments/status/payment-status.ts';
import { ensureGatewayOrder } from './ensure-gateway-order.ts';
import { requirePaidReportOrder } from './find-paid-report-order.ts';

/**
 * Returns the gateway order of an open order for another payment attempt. The payment status is fetched first, so that
 * nobody pays twice.
 * @throws HttpError 404, 409 (paid, authorized, expired), 503 (gateway)
 */
export async function retryPayment(
  deps: PaymentDeps,
  member: MemberRow,
  id: string,
  meta: EventMeta,
): Promise<CreateOrderResponse> {
  const now = deps.clock.now();
  const row = await requirePaidReportOrder(deps.db, member.id, id, now);
  const status = getStatusFromLedger(row, now)?.status ?? (await fetchPaymentStatus(deps, row, meta));
  assertRetryable(status, row, now);
  const { order } = (await loadOrder(deps.db, row.id))!;
  return ensureGatewayOrder(deps, order, meta);
}

/** A pending payment does not block another attempt: if both succeed, one is refunded automatically. */
function assertRetryable(
  payment: PaymentStatus,
  { status, expires_at: expiresAt }: OrderRow,
  now: Date,
): void {
  if (payment === 'captured') throw createConflictError('already-paid', 'This order is already paid.');
  if (payment === 'refunded')
    throw createConflictError('refunded', 'This order was refunded, so it cannot be paid again.');
  if (payment === 'authorized')
    throw createConflictError(
      'capture-pending',
      'Your bank has approved the payment and we are collecting it. Please do not pay again.',
    );
  if (status === 'cancelled') throw createConflictError('order-cancelled', 'This order was cancelled.');
  if (status === 'expired' || (expiresAt !== null && expiresAt <= now))
    throw createConflictError('order-expired', 'This order was open for three days and is closed now.');
  if (payment === 'unknown')
    throw createUnavailableError('gateway-unavailable', 'Payment service is currently unavailable');
}

/**
 * The only code that records a payment. Three sources report payments: the buyer's return from checkout, the webhook and
 * reconciliation. Each report passes through recordPayment, in any order and any number of times: the first one with the
 * status "captured" is recorded and starts the report generation in the same transaction. A captured payment that fits no
 * order is recorded as unmatched.
 */
import { OFFER_HOLDING_STATUSES } from '#src/orders/contract-order-status.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import type { CapturedPayment } from '#src/orders/domain/events.ts';
import { isOrderNumber } from '#src/orders/domain/order-number.ts';
import { capturePayment, requestPayment } from '#src/orders/domain/payment-commands.ts';
import { recordPaymentAttempt } from '#src/orders/domain/payment-attempts.ts';
import type { CaptureSource } from '#src/orders/domain/order-state.ts';
import type { OrderRow } from '#src/orders/store/projection.ts';
import { isCaptured } from '#src/payments/gateway/entities.ts';
import { GatewayError, type GatewayPayment } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { startStatusChecks } from '#src/payments/status/status-checks.ts';
import { recordUnmatchedPayment } from '#src/payments/unmatched/record-unmatched.ts';
import type { UnmatchedReason } from '#src/payments/unmatched/unmatched-payment.ts';

/**
 * `captured`: recorded as the payment of its order or as a duplicate. `authorized`: the gateway did not capture it yet; a
 * later report decides. `pending`: the bank has not decided. `unmatched`: captured, and fits no order. `ignored`: an
 * authorized or failed payment of no order of ours.
 */
export type RecordedPayment = {
  outcome: 'captured' | 'authorized' | 'pending' | 'failed' | 'unmatched' | 'ignored';
};

/**
 * @throws GatewayError when a request to the gateway fails, or DatabaseBusyError when too many captures wait; the payment is not
 * recorded then, and a later report records it
 */
export async function recordPayment(
  deps: PaymentDeps,
  source: CaptureSource,
  reportedPayment: GatewayPayment,
  meta: EventMeta,
): Promise<RecordedPayment> {
  const orderOrReason = await resolveOrderOfPayment(deps, reportedPayment, meta);
  if (typeof orderOrReason === 'string')
    return recordWithoutOrder(deps, reportedPayment, orderOrReason, meta);
  const order = orderOrReason;
  const orderId = order.id;
  if (reportedPayment.status === 'created') return { outcome: 'pending' };
  if (reportedPayment.status === 'failed') {
    await recordFailure(deps, orderId, source, reportedPayment, meta);
    return { outcome: 'failed' };
  }
  const mismatch = findMismatch(order, reportedPayment);
  if (mismatch && reportedPayment.status === 'authorized') return { outcome: 'authorized' };
  if (mismatch) {
    await recordUnmatchedPayment(deps, { payment: reportedPayment, reason: mismatch, orderId }, meta);
    return { outcome: 'unmatched' };
  }
  const payment =
    reportedPayment.status === 'authorized'
      ? await captureAuthorized(deps, order, reportedPayment)
      : reportedPayment;
  if (!payment) return { outcome: 'authorized' };
  await recordCapture(deps, order, source, payment, meta);
  return { outcome: 'captured' };
}

type PaymentOrder = Pick<
  OrderRow,
  'id' | 'status' | 'price_paise' | 'offer' | 'member_id' | 'gateway_payment_id'
>;

/**
 * The order of a payment, by its gateway order. When a crash lost our record of the gateway order, its receipt is the
 * order number, and the gateway order is recorded again. `order-lost`: the receipt is an order number, and our books have no
 * such order, as after a restore.
 */
async function resolveOrderOfPayment(
  deps: PaymentDeps,
  gatewayPayment: GatewayPayment,
  meta: EventMeta,
): Promise<PaymentOrder | 'unknown-order' | 'order-lost'> {
  const { order_id: gatewayOrderId } = gatewayPayment;
  if (!gatewayOrderId) return 'unknown-order';
  const row: PaymentOrder | undefined = await deps
    .db('orders')
    .where({ gateway_order_id: gatewayOrderId })
    .first();
  if (row) return row;
  if (!isCaptured(gatewayPayment)) return 'unknown-order';
  const { receipt } = await deps.gateway.fetchOrder(gatewayOrderId).catch(toMissingOrder);
  if (!receipt || !isOrderNumber(receipt)) return 'unknown-order';
  const ourOrder: { status: string } | undefined = await deps
    .db('orders')
    .where({ id: receipt })
    .first('status');
  if (!ourOrder) return 'order-lost';
  if (ourOrder.status !== 'placed') return 'unknown-order';
  const requestedAt = deps.clock.now();
  await changeOrder(
    deps,
    receipt,
    meta,
    (order) => requestPayment(order, gatewayOrderId),
    (trx) => startStatusChecks(trx, receipt, requestedAt),
  );
  return (await deps.db('orders').where({ gateway_order_id: gatewayOrderId }).first())!;
}

/** The gateway rejects the id of an order that belongs to another gateway account. */
function toMissingOrder(error: unknown): { receipt?: undefined } {
  if (error instanceof GatewayError && error.isUnknownId) return {};
  throw error;
}

async function recordWithoutOrder(
  deps: PaymentDeps,
  payment: GatewayPayment,
  reason: UnmatchedReason,
  meta: EventMeta,
): Promise<RecordedPayment> {
  if (!isCaptured(payment)) return { outcome: 'ignored' };
  await recordUnmatchedPayment(deps, { payment, reason }, meta);
  return { outcome: 'unmatched' };
}

function findMismatch(
  order: PaymentOrder,
  { amount, currency }: GatewayPayment,
): UnmatchedReason | undefined {
  if (currency !== 'INR') return 'currency-mismatch';
  return amount === order.price_paise ? undefined : 'amount-mismatch';
}

/**
 * Captures an authorized payment, which the gateway would refund after five days. An order that has a payment already
 * keeps only that one: the gateway refunds the second.
 * @returns undefined when the gateway does not capture it now
 */
async function captureAuthorized(
  deps: PaymentDeps,
  order: PaymentOrder,
  payment: GatewayPayment,
): Promise<GatewayPayment | undefined> {
  if (order.gateway_payment_id) return undefined;
  try {
    const capturedPayment = await deps.gateway.capturePayment(payment.id, payment.amount);
    return capturedPayment.status === 'captured' ? capturedPayment : undefined;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const currentPayment = error.isTemporary ? undefined : await fetchIfCaptured(deps, payment.id);
    if (currentPayment) return currentPayment;
    deps.log.warn(
      { event: 'payments.capture_failed', orderId: order.id, gatewayPaymentId: payment.id, err: error },
      'The gateway did not capture an authorized payment; the next check tries again',
    );
    return undefined;
  }
}

/** Two sources may capture at the same moment: the second request is rejected, and the payment is captured. */
async function fetchIfCaptured({ gateway }: PaymentDeps, id: string): Promise<GatewayPayment | undefined> {
  const payment = await gateway.fetchPayment(id);
  return isCaptured(payment) ? payment : undefined;
}

async function recordCapture(
  deps: PaymentDeps,
  order: PaymentOrder,
  source: CaptureSource,
  payment: GatewayPayment,
  meta: EventMeta,
): Promise<void> {
  const capturedPayment = toCapturedPayment(payment, meta.at);
  const hasRefunds = payment.status === 'refunded' || payment.amount_refunded;
  const refunds = hasRefunds ? await fetchCompletedRefunds(deps, payment.id) : [];
  const isOfferUsed = await isOfferUsedByOtherOrder(deps, order);
  const write = () =>
    changeOrder(deps, order.id, meta, (current) =>
      capturePayment(current, capturedPayment, {
        source,
        refunds,
        isOfferUsed,
        isRefunded: payment.status === 'refunded',
      }),
    );
  // A repeated report of a recorded payment takes no tax number.
  const isRecorded = order.gateway_payment_id === payment.id;
  await (isRecorded ? write() : deps.captureQueue.run(write));
}

const toCapturedPayment = (payment: GatewayPayment, at: string): CapturedPayment => ({
  at,
  gatewayOrderId: payment.order_id!,
  gatewayPaymentId: payment.id,
  amountPaise: payment.amount,
  ...(payment.method ? { method: payment.method.slice(0, 40) } : {}),
  ...(payment.fee ? { feePaise: payment.fee } : {}),
  ...(payment.tax ? { feeTaxPaise: payment.tax } : {}),
});

async function fetchCompletedRefunds({ gateway }: PaymentDeps, paymentId: string) {
  const refunds = await gateway.fetchRefundsOfPayment(paymentId);
  return refunds
    .filter(({ status }) => status === 'processed')
    .map(({ id, amount }) => ({ gatewayPaymentId: paymentId, gatewayRefundId: id, amountPaise: amount }));
}

/** Only an expired or cancelled order can lose its offer: an open one holds it by a unique index. */
async function isOfferUsedByOtherOrder({ db }: PaymentDeps, order: PaymentOrder): Promise<boolean> {
  if (!order.offer || (order.status !== 'expired' && order.status !== 'cancelled')) return false;
  const otherOrder = await db('orders')
    .where({ member_id: order.member_id, offer: order.offer })
    .whereIn('status', OFFER_HOLDING_STATUSES)
    .whereNot({ id: order.id })
    .first('id');
  return otherOrder !== undefined;
}

async function recordFailure(
  deps: PaymentDeps,
  orderId: string,
  reportedBy: CaptureSource,
  payment: GatewayPayment,
  meta: EventMeta,
): Promise<void> {
  const data = {
    reportedBy: reportedBy === 'checkout' ? ('browser' as const) : reportedBy,
    gatewayPaymentId: payment.id,
    ...(payment.error_code ? { code: payment.error_code.slice(0, 60) } : {}),
    ...(payment.error_reason ? { reason: payment.error_reason.slice(0, 120) } : {}),
  };
  await changeOrder(deps, orderId, meta, (order) =>
    recordPaymentAttempt(order, { type: 'PaymentAttemptFailed', data }),
  );
}

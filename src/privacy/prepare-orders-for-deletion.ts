/** Prepares the orders of an account for its deletion: no payment may be lost, and no order may stay payable. */
import { UNPAID_STATUSES } from '#src/orders/contract-order-status.ts';
import { DAY_MS } from '#src/platform/contract-time.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { cancelUnpaidOrder } from '#src/orders/domain/payment-commands.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { listUnfinishedOrders } from '#src/orders/store/unfinished-orders.ts';
import { syncPayments } from '#src/payments/capture/sync-payments.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { findBlockingPayment } from './find-blocking-payment.ts';

/**
 * Fetches the payments of every order that could have been paid from the gateway, and cancels the unpaid orders.
 * @returns whether the account can be deleted: false while a payment, a report, a refund or a dispute is in progress
 * @throws GatewayError when the gateway does not respond
 */
export async function prepareOrdersForDeletion(
  deps: PaymentDeps,
  memberId: string,
  meta: EventMeta,
): Promise<boolean> {
  for (const order of await findPayableOrders(deps, memberId)) {
    if (!(await cancelIfUnpaid(deps, order, meta))) return false;
  }
  if ((await listUnfinishedOrders(deps.db, memberId)).length > 0) return false;
  return (await findBlockingPayment(deps.db, memberId)) === undefined;
}

/** The gateway may report a payment up to a day after the order has expired. A payment reported later is refunded then. */
const LATE_PAYMENT_MS = DAY_MS;

type PayableOrder = { id: string; gateway_order_id: string | null; expires_at: Date };

const findPayableOrders = ({ db }: PaymentDeps, memberId: string): Promise<PayableOrder[]> =>
  db('orders')
    .where({ member_id: memberId })
    .whereIn('status', [...UNPAID_STATUSES, 'expired', 'cancelled'])
    .select('id', 'gateway_order_id', 'expires_at');

/** @returns false when the gateway has a payment for the order, or only a newer release can change the order */
async function cancelIfUnpaid(
  deps: PaymentDeps,
  { id, gateway_order_id: gatewayOrderId, expires_at: expiresAt }: PayableOrder,
  meta: EventMeta,
): Promise<boolean> {
  if ((await loadOrder(deps.db, id))?.order.newerEventTypes) return false;
  const isRecent = expiresAt.getTime() > deps.clock.now().getTime() - LATE_PAYMENT_MS;
  if (isRecent && gatewayOrderId && (await syncPayments(deps, gatewayOrderId, meta)) !== 'unpaid')
    return false;
  await changeOrder(deps, id, meta, (order) => cancelUnpaidOrder(order, 'account-deletion', meta.at));
  return true;
}

/**
 * Reconciliation: compares every open order with the gateway, expires orders whose payment window is over, and records
 * refunds for which no webhook arrived.
 */
import { DAY_MS } from '#src/platform/contract-time.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { expireOrder, OrderRuleError } from '#src/orders/domain/decide.ts';
import { GatewayError } from '#src/payments/gateway/gateway.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { syncRefunds } from '#src/payments/refunds/sync-refunds.ts';
import { syncPayments } from './sync-payments.ts';

/** Banks report late successes: an expired or cancelled order is checked until one day after its payment window. */
const LATE_PAYMENT_WINDOW_MS = DAY_MS;

/** After so many failed requests in a row the gateway counts as down; the next run starts again. */
const MAX_CONSECUTIVE_FAILURES = 3;

const QUEUE = 'reconcile-payments';

/** Numbers of orders; `unanswered`: the gateway did not answer. `refunded` counts newly recorded refunds. */
export type ReconciliationResult = {
  checked: number;
  captured: number;
  expired: number;
  unanswered: number;
  refunded: number;
};

type OpenOrder = { id: string; gateway_order_id: string | null };

export async function reconcilePayments(deps: PaymentDeps): Promise<ReconciliationResult> {
  const result: ReconciliationResult = { checked: 0, captured: 0, expired: 0, unanswered: 0, refunded: 0 };
  let failures = 0;
  for (const order of await findOpenOrders(deps)) {
    if (failures === MAX_CONSECUTIVE_FAILURES) break;
    result.checked += 1;
    const outcome = await reconcileOrder(deps, order);
    failures = outcome === 'unanswered' ? failures + 1 : 0;
    if (outcome) result[outcome] += 1;
  }
  if (failures < MAX_CONSECUTIVE_FAILURES) result.refunded = await trySyncRefunds(deps);
  return result;
}

async function trySyncRefunds(deps: PaymentDeps): Promise<number> {
  return syncRefunds(deps).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn({ event: 'refunds.fetch_failed', err: error }, 'The gateway returned no refunds');
    return 0;
  });
}

function findOpenOrders({ db, clock }: PaymentDeps): Promise<OpenOrder[]> {
  const since = new Date(clock.now().getTime() - LATE_PAYMENT_WINDOW_MS);
  return db('orders')
    .whereIn('status', ['placed', 'payment-requested', 'expired', 'cancelled'])
    .where('expires_at', '>', since)
    .orderBy('placed_at')
    .select('id', 'gateway_order_id');
}

/** An error on one order does not stop the run. An order expires only after the gateway confirmed that it has no payment. */
async function reconcileOrder(
  deps: PaymentDeps,
  { id, gateway_order_id: gatewayOrderId }: OpenOrder,
): Promise<'captured' | 'expired' | 'unanswered' | undefined> {
  try {
    const meta = createJobMeta(deps, QUEUE, 'reconciliation');
    const status = gatewayOrderId ? await syncPayments(deps, gatewayOrderId, meta) : 'unpaid';
    if (status !== 'unpaid') return status === 'captured' ? status : undefined;
  } catch (error) {
    if (error instanceof GatewayError && error.isTemporary) return 'unanswered';
    if (!(error instanceof GatewayError) && !(error instanceof OrderRuleError)) throw error;
    deps.log.error(
      { event: 'orders.reconciliation_failed', orderId: id, err: error },
      'The payments of an order do not match it or could not be fetched',
    );
    return undefined;
  }
  return (await expireIfDue(deps, id)) ? 'expired' : undefined;
}

async function expireIfDue(deps: PaymentDeps, id: string): Promise<boolean> {
  const meta = createJobMeta(deps, QUEUE, 'payment window over');
  return (await changeOrder(deps, id, meta, (order) => expireOrder(order, meta.at))).events.length > 0;
}

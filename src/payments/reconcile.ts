/** The safety net: asks the gateway about every order that is still open, and closes those whose three days are over. */
import { changeOrder } from '#src/orders/change.ts';
import { expire } from '#src/orders/decide.ts';
import { recordCapture, settled } from './capture.ts';
import type { Till } from './till.ts';

/** A payment is looked up for a day beyond the order's end: late successes arrive. */
const GRACE_MS = 86_400_000;

export type Reconciled = { looked: number; captured: number; expired: number };

export async function reconcilePayments(till: Till): Promise<Reconciled> {
  const result: Reconciled = { looked: 0, captured: 0, expired: 0 };
  for (const { id, gateway_order_id: theirs } of await openOrders(till)) {
    result.looked += 1;
    if (theirs && (await captureFound(till, theirs))) result.captured += 1;
    else if (await expireIfOver(till, id)) result.expired += 1;
  }
  return result;
}

function openOrders({ db, clock }: Till): Promise<{ id: string; gateway_order_id: string | null }[]> {
  const since = new Date(clock.now().getTime() - GRACE_MS);
  return db('orders')
    .whereIn('status', ['placed', 'payment-requested', 'expired'])
    .where('expires_at', '>', since)
    .orderBy('placed_at')
    .select('id', 'gateway_order_id');
}

async function captureFound(till: Till, gatewayOrderId: string): Promise<boolean> {
  const payments = await till.gateway.paymentsOf(gatewayOrderId);
  const paid = payments.find(({ status }) => status === 'captured' || status === 'authorized');
  if (!paid) return false;
  const meta = {
    actor: 'job:reconcile-payments',
    cause: 'found at the gateway',
    at: till.clock.now().toISOString(),
  };
  return (await recordCapture(till, 'reconciliation', await settled(till, paid), meta)) !== undefined;
}

async function expireIfOver(till: Till, id: string): Promise<boolean> {
  const at = till.clock.now().toISOString();
  const meta = { actor: 'job:reconcile-payments', cause: 'three days over', at };
  return (await changeOrder(till, id, meta, (order) => expire(order, at))).events.length > 0;
}

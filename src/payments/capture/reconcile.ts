/**
 * The safety net: asks the gateway about every order that is still open, closes those whose three days are over, and
 * finds the refunds nobody told us of.
 */
import { changeOrder } from '#src/orders/store/change-order.ts';
import { expire, OrderRule } from '#src/orders/domain/decide.ts';
import { findPayments } from './sync-payments.ts';
import { findRefunds } from '#src/payments/refunds/sync-refunds.ts';
import { GatewayError } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';

/** A payment is looked up for a day beyond the order's end: late successes arrive. */
const GRACE_MS = 86_400_000;

/** So many questions without an answer in a row are a gateway that is down: the next round asks again. */
const MAX_CONSECUTIVE_FAILURES = 3;

export type Reconciled = {
  looked: number;
  captured: number;
  expired: number;
  unanswered: number;
  refunded: number;
};

type OpenOrder = { id: string; gateway_order_id: string | null };

export async function reconcilePayments(deps: PaymentDeps): Promise<Reconciled> {
  const result: Reconciled = { looked: 0, captured: 0, expired: 0, unanswered: 0, refunded: 0 };
  let silence = 0;
  for (const order of await openOrders(deps)) {
    if (silence === MAX_CONSECUTIVE_FAILURES) break;
    result.looked += 1;
    const outcome = await reconcileOne(deps, order);
    silence = outcome === 'unanswered' ? silence + 1 : 0;
    if (outcome) result[outcome] += 1;
  }
  if (silence < MAX_CONSECUTIVE_FAILURES) result.refunded = await refundsFound(deps);
  return result;
}

async function refundsFound(deps: PaymentDeps): Promise<number> {
  return findRefunds(deps).catch((error: unknown) => {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.warn({ err: error }, 'the gateway did not tell its refunds');
    return 0;
  });
}

function openOrders({ db, clock }: PaymentDeps): Promise<OpenOrder[]> {
  const since = new Date(clock.now().getTime() - GRACE_MS);
  return db('orders')
    .whereIn('status', ['placed', 'payment-requested', 'expired'])
    .where('expires_at', '>', since)
    .orderBy('placed_at')
    .select('id', 'gateway_order_id');
}

/** One order in trouble does not keep the others waiting; and none is closed before the gateway has spoken its no. */
async function reconcileOne(
  deps: PaymentDeps,
  { id, gateway_order_id: theirs }: OpenOrder,
): Promise<'captured' | 'expired' | 'unanswered' | undefined> {
  try {
    const found = theirs ? await findPayments(deps, theirs, meta(deps, 'found at the gateway')) : 'nothing';
    if (found !== 'nothing') return found === 'captured' ? found : undefined;
  } catch (error) {
    if (error instanceof GatewayError && error.temporary) return 'unanswered';
    if (!(error instanceof GatewayError) && !(error instanceof OrderRule)) throw error;
    deps.log.error({ err: error, order: id }, 'an order could not be reconciled');
    return undefined;
  }
  return (await expireIfOver(deps, id)) ? 'expired' : undefined;
}

async function expireIfOver(deps: PaymentDeps, id: string): Promise<boolean> {
  const told = meta(deps, 'three days over');
  return (await changeOrder(deps, id, told, (order) => expire(order, told.at))).events.length > 0;
}

const meta = ({ clock }: PaymentDeps, cause: string) => ({
  actor: 'job:reconcile-payments',
  cause,
  at: clock.now().toISOString(),
});

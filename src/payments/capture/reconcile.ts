/**
 * Reconciliation per order: fetches the payments of orders whose check is due, expires orders whose payment window is over,
 * and records refunds for which no webhook arrived. The daily comparison of all books is in ../reconciliation.
 */
import { UNPAID_STATUSES } from '#src/orders/contract-order-status.ts';
import PQueue from 'p-queue';
import { MINUTE_MS } from '#src/platform/contract-time.ts';
import {
  createNewerReleaseSkipper,
  type NewerReleaseSkipper,
} from '#src/orders/recovery/newer-release-skipper.ts';
import { iterateOrderIds } from '#src/orders/recovery/iterate-order-ids.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { expireOrder } from '#src/orders/domain/payment-commands.ts';
import { GatewayError } from '#src/payments/gateway/gateway.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { syncOpenRefunds, syncRefunds } from '#src/payments/refunds/sync-refunds.ts';
import { recordStatusCheck } from '#src/payments/status/status-checks.ts';
import { requestDueRefunds } from '#src/payments/unmatched/refund-unmatched.ts';
import { syncPayments, type SyncedStatus } from './sync-payments.ts';

/** After this number of failed requests in a row, the gateway counts as down; the next run starts again. */
const MAX_CONSECUTIVE_FAILURES = 3;

/** Orders per run. Four at a time with a gateway timeout of 10 s last at most 500 s, less than the job may take. */
const BATCH_SIZE = 200;
const CONCURRENCY = 4;

/** After this time another run checks an order whose run was killed. */
const CLAIM_MS = 10 * MINUTE_MS;

const QUEUE = 'reconcile-payments';

/** Numbers of orders; `unanswered`: the gateway did not answer. `refunded` counts newly recorded refunds. */
export type ReconciliationResult = {
  checked: number;
  captured: number;
  expired: number;
  unanswered: number;
  failed: number;
  refunded: number;
};

type DueOrder = { order_id: string; gateway_order_id: string };
type CheckOutcome = SyncedStatus | 'unanswered' | 'failed' | 'skipped';

/** @param signal ends the run between two orders */
export async function reconcilePayments(
  deps: PaymentDeps,
  signal?: AbortSignal,
): Promise<ReconciliationResult> {
  const result = { checked: 0, captured: 0, expired: 0, unanswered: 0, failed: 0, refunded: 0 };
  const skipper = createNewerReleaseSkipper(deps, QUEUE);
  const isGatewayDown = await checkDueOrders(deps, result, skipper, signal);
  await requestDueRefunds(deps);
  if (!isGatewayDown && !signal?.aborted) result.refunded = await trySyncRefunds(deps, skipper);
  result.expired = await expireOrders(deps, skipper, signal);
  skipper.logSkipped();
  return result;
}

/** @returns whether the gateway seems to be down */
async function checkDueOrders(
  deps: PaymentDeps,
  result: ReconciliationResult,
  skipper: NewerReleaseSkipper,
  signal?: AbortSignal,
): Promise<boolean> {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  let failures = 0;
  const isStopped = () => failures >= MAX_CONSECUTIVE_FAILURES || signal?.aborted === true;
  const orders = await claimDueOrders(deps);
  await queue.addAll(
    orders.map((order) => async () => {
      if (isStopped()) return releaseClaim(deps, order);
      result.checked += 1;
      const outcome = await checkOrder(deps, order, skipper);
      failures = outcome === 'unanswered' ? failures + 1 : 0;
      if (outcome === 'captured' || outcome === 'unanswered' || outcome === 'failed') result[outcome] += 1;
    }),
  );
  return failures >= MAX_CONSECUTIVE_FAILURES;
}

/** Newest first: a lost webhook matters most to the buyer who has just paid. Concurrent runs claim different orders. */
async function claimDueOrders({ db, clock }: PaymentDeps): Promise<DueOrder[]> {
  const now = clock.now();
  const { rows } = await db.raw<{ rows: DueOrder[] }>(
    `update gateway_status_checks c set next_check_at = :claimed
       from (
         select s.order_id, o.gateway_order_id from gateway_status_checks s
           join orders o on o.id = s.order_id
          where s.next_check_at <= :now and o.gateway_order_id is not null
          order by s.payment_requested_at desc limit :limit for update of s skip locked
       ) due
      where c.order_id = due.order_id
      returning due.order_id, due.gateway_order_id`,
    { now, claimed: new Date(now.getTime() + CLAIM_MS), limit: BATCH_SIZE },
  );
  return rows;
}

async function releaseClaim({ db, clock }: PaymentDeps, { order_id: orderId }: DueOrder): Promise<void> {
  await db('gateway_status_checks').where({ order_id: orderId }).update({ next_check_at: clock.now() });
}

/** An error on one order does not stop the run. */
async function checkOrder(
  deps: PaymentDeps,
  order: DueOrder,
  skipper: NewerReleaseSkipper,
): Promise<CheckOutcome> {
  try {
    if (await skipper.skipIfNewerById(order.order_id)) {
      await recordStatusCheck(deps, order.order_id, 'unknown');
      return 'skipped';
    }
    const meta = createJobMeta(deps, QUEUE, 'reconciliation');
    const status = await syncPayments(deps, order.gateway_order_id, meta);
    await recordStatusCheck(deps, order.order_id, status);
    return status;
  } catch (error) {
    await recordStatusCheck(deps, order.order_id, 'unknown');
    const isUnanswered = error instanceof GatewayError && error.isTemporary;
    deps.log[isUnanswered ? 'warn' : 'error'](
      { event: 'orders.reconciliation_failed', orderId: order.order_id, err: error },
      'The payments of an order could not be compared with the gateway',
    );
    return isUnanswered ? 'unanswered' : 'failed';
  }
}

/**
 * An order with a gateway order expires when its last check found no payment, or when no check is left. A late capture
 * reopens it.
 */
async function expireOrders(
  deps: PaymentDeps,
  skipper: NewerReleaseSkipper,
  signal?: AbortSignal,
): Promise<number> {
  const columns = { id: 'o.id', instant: 'o.expires_at' };
  let count = 0;
  for await (const id of iterateOrderIds(() => selectExpired(deps), columns, signal))
    if (await expireIfDue(deps, id, skipper)) count += 1;
  return count;
}

const selectExpired = ({ db, clock }: PaymentDeps) =>
  db('orders as o')
    .leftJoin('gateway_status_checks as c', 'c.order_id', 'o.id')
    .whereIn('o.status', UNPAID_STATUSES)
    .where('o.expires_at', '<=', clock.now())
    .where((confirmed) =>
      confirmed
        .whereNull('o.gateway_order_id')
        .orWhere((unpaid) =>
          unpaid.where({ 'c.payment_status': 'unpaid' }).whereRaw('c.checked_at >= o.expires_at'),
        )
        .orWhere((unanswered) => unanswered.whereNotNull('c.checked_at').whereNull('c.next_check_at')),
    );

async function expireIfDue(deps: PaymentDeps, id: string, skipper: NewerReleaseSkipper): Promise<boolean> {
  try {
    if (await skipper.skipIfNewerById(id)) return false;
    const meta = createJobMeta(deps, QUEUE, 'payment window over');
    return (await changeOrder(deps, id, meta, (order) => expireOrder(order, meta.at))).events.length > 0;
  } catch (error) {
    deps.log.error(
      { event: 'orders.expiry_failed', orderId: id, err: error },
      'An order could not be expired',
    );
    return false;
  }
}

async function trySyncRefunds(deps: PaymentDeps, skipper: NewerReleaseSkipper): Promise<number> {
  try {
    return (await syncRefunds(deps, skipper)) + (await syncOpenRefunds(deps, skipper));
  } catch (error) {
    // Orders must expire although refunds cannot be compared.
    const isUnanswered = error instanceof GatewayError;
    deps.log[isUnanswered ? 'warn' : 'error'](
      { event: 'refunds.fetch_failed', err: error },
      'The refunds of the gateway could not be compared',
    );
    return 0;
  }
}

/**
 * Schedule of the checks of an order at the gateway. One row per order with a gateway order; `next_check_at` is null when
 * nothing can change any more.
 */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/platform/contract-time.ts';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { Database } from '#src/platform/database.ts';
import type { PaymentStatus } from '#src/payments/contract.ts';

/** After the request of the payment: 2, 5, 15 minutes, then hourly to 72 hours, then daily. */
const EARLY_CHECKS_MS = [2 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS];
const HOURLY_UNTIL_MS = 72 * HOUR_MS;

/** An order can be paid for three days, and banks report late approvals for three more. */
const LAST_CHECK_MS = 6 * DAY_MS;

/** An approved payment waits at the gateway for at most five days after the last day of payment. */
const FREQUENT_UNTIL_MS = 9 * DAY_MS;

/** A payment that is still not final is checked daily for six more days; then its order expires. */
const LAST_WAITING_CHECK_MS = 15 * DAY_MS;

/** @returns undefined after the last check */
export function getNextCheckTime(
  requestedAt: Date,
  now: Date,
  status: PaymentStatus | undefined,
): Date | undefined {
  const age = now.getTime() - requestedAt.getTime();
  const isWaiting = status === 'authorized' || status === 'pending' || status === 'unknown';
  const nextAge = isWaiting ? getNextAgeWhileWaiting(age) : getNextRegularAge(age);
  return nextAge === undefined ? undefined : new Date(requestedAt.getTime() + nextAge);
}

/**
 * The first checks are every minute, because the buyer waits; later intervals are a tenth of the age, but at most an hour,
 * and after nine days one day. Ages are milliseconds since the request of the payment.
 */
function getNextAgeWhileWaiting(age: number): number | undefined {
  const longestInterval = age < FREQUENT_UNTIL_MS ? HOUR_MS : DAY_MS;
  const nextAge = age + Math.min(longestInterval, Math.max(MINUTE_MS, age / 10));
  return nextAge <= LAST_WAITING_CHECK_MS ? nextAge : undefined;
}

function getNextRegularAge(age: number): number | undefined {
  const nextEarlyCheck = EARLY_CHECKS_MS.find((check) => check > age);
  if (nextEarlyCheck !== undefined) return nextEarlyCheck;
  const interval = age < HOURLY_UNTIL_MS ? HOUR_MS : DAY_MS;
  const nextAge = (Math.floor(age / interval) + 1) * interval;
  return nextAge <= LAST_CHECK_MS ? nextAge : undefined;
}

/** Called with the gateway order, in its transaction. */
export async function startStatusChecks(db: Database, orderId: string, requestedAt: Date): Promise<void> {
  await db('gateway_status_checks')
    .insert({
      order_id: orderId,
      payment_status: 'unpaid',
      payment_requested_at: requestedAt,
      next_check_at: getNextCheckTime(requestedAt, requestedAt, 'unpaid'),
    })
    .onConflict('order_id')
    .ignore();
}

/** Stores the status that the gateway reported now, and the time of the next check. */
export async function recordStatusCheck(
  { db, clock }: Pick<CoreDeps, 'db' | 'clock'>,
  orderId: string,
  status: PaymentStatus,
): Promise<void> {
  const now = clock.now();
  const row: { payment_requested_at: Date } | undefined = await db('gateway_status_checks')
    .where({ order_id: orderId })
    .first('payment_requested_at');
  const requestedAt = row?.payment_requested_at ?? now;
  const isFinal = status === 'captured' || status === 'refunded';
  const nextCheckAt = isFinal ? null : (getNextCheckTime(requestedAt, now, status) ?? null);
  await db('gateway_status_checks')
    .insert({
      order_id: orderId,
      checked_at: now,
      payment_status: status,
      payment_requested_at: requestedAt,
      next_check_at: nextCheckAt,
    })
    .onConflict('order_id')
    .merge(['checked_at', 'payment_status', 'next_check_at']);
}

/** The bank approved a payment, and the gateway has not reported its capture: reconciliation checks it after a minute. */
export async function scheduleCaptureCheck(
  { db, clock }: Pick<CoreDeps, 'db' | 'clock'>,
  gatewayOrderId: string | null,
): Promise<void> {
  // A search for null would find every order that has no gateway order yet.
  if (gatewayOrderId === null) return;
  await db('gateway_status_checks')
    .whereIn(
      'order_id',
      db('orders').where({ gateway_order_id: gatewayOrderId, gateway_payment_id: null }).select('id'),
    )
    .update({
      payment_status: 'authorized',
      next_check_at: db.raw('least(next_check_at, ?::timestamptz)', [
        new Date(clock.now().getTime() + MINUTE_MS),
      ]),
    });
}

/** The next run of reconciliation checks the order, because the buyer waits. */
export async function scheduleNextCheck(
  { db, clock }: Pick<CoreDeps, 'db' | 'clock'>,
  orderId: string,
  status: 'authorized' | 'pending',
): Promise<void> {
  const now = clock.now();
  await db('gateway_status_checks')
    .insert({
      order_id: orderId,
      payment_status: status,
      payment_requested_at: now,
      next_check_at: now,
    })
    .onConflict('order_id')
    .merge(['payment_status', 'next_check_at']);
}

/**
 * Payment status of an order: from the ledger where it is final, from the gateway where it is not. A capture found at
 * the gateway is recorded and starts the report.
 */
import type { MemberRow } from '#src/accounts/members.ts';
import { findCompletingRefund } from '#src/orders/domain/duplicate-refund.ts';
import type { EventMeta, StoredEvent } from '#src/ledger/event.ts';
import { readStream } from '#src/ledger/read.ts';
import { parseOrderEvent, type OrderEvent } from '#src/orders/domain/events.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { isRefunding } from '#src/orders/domain/order-state.ts';
import { findOwnOrder } from '#src/orders/store/order-views.ts';
import { recordSeenPayment } from '#src/orders/store/seen-payments.ts';
import type { OrderRow } from '#src/orders/store/projection.ts';
import { syncPayments } from '#src/payments/capture/sync-payments.ts';
import {
  findPaidReportOrder,
  requirePaidReportOrder,
} from '#src/payments/checkout/find-paid-report-order.ts';
import type { OrderPaymentStatus, PaymentStatus, PaymentStatusResponse } from '#src/payments/contract.ts';
import { listCurrentDowntimes } from '#src/payments/downtimes/downtimes.ts';
import { GatewayError } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { recordStatusCheck } from './status-checks.ts';

/** The payments of one order are fetched at most once in this time, however often the page requests the status. */
const GATEWAY_CHECK_INTERVAL_MS = 10_000;

type CheckedStatus = { status: PaymentStatus; checkedAt: Date };

/** @throws HttpError 404 when `id` is not an order of this member */
export async function getPaymentStatus(
  deps: PaymentDeps,
  member: MemberRow,
  id: string | undefined,
  meta: EventMeta,
): Promise<PaymentStatusResponse> {
  const { db, clock } = deps;
  const findOrder = id ? requirePaidReportOrder : findPaidReportOrder;
  const row = await findOrder(db, member.id, id, clock.now());
  if (!row) return { success: true, order: null };
  const { status, checkedAt } =
    getStatusFromLedger(row, clock.now()) ?? (await readCachedOrFetch(deps, row, meta));
  const events = (await readStream(db, row.id)).map((event) => parseOrderEvent(event));
  const { view } = (await findOwnOrder(db, member.id, row.id, clock.now()))!;
  // The webhook may have been handled while the payments were fetched: the ledger takes precedence.
  const paymentStatus = getStatusFromLedger({ ...row, status: view.status }, checkedAt)?.status ?? status;
  if (paymentStatus === 'captured') await recordSeenPayment(deps, row.id);
  const downtimes = paymentStatus === 'unpaid' ? await listCurrentDowntimes(db, clock.now()) : [];
  return {
    success: true,
    order: view,
    paymentStatus,
    checkedAt: checkedAt.toISOString(),
    ...summarizeAttemptsAndDuplicates(events),
    ...(downtimes.length > 0 ? { downtimes } : {}),
  };
}

/** @returns the status of an order that is final in the ledger or has no gateway order yet; otherwise undefined */
export function getStatusFromLedger(
  { status, gateway_order_id: gatewayOrderId }: OrderRow,
  now: Date,
): CheckedStatus | undefined {
  if (status === 'paid') return { status: 'captured', checkedAt: now };
  if (isRefunding(status)) return { status: 'refunded', checkedAt: now };
  return gatewayOrderId ? undefined : { status: 'unpaid', checkedAt: now };
}

/** Fetches the payments of the order from the gateway, records them and caches the status. */
export async function fetchPaymentStatus(
  deps: PaymentDeps,
  row: OrderRow,
  meta: EventMeta,
): Promise<PaymentStatus> {
  const status = await trySyncPayments(deps, row, meta);
  await recordStatusCheck(deps, row.id, status);
  return status;
}

/** Of concurrent calls one updates the row and fetches the payments; the others read the cached status. */
async function readCachedOrFetch(deps: PaymentDeps, row: OrderRow, meta: EventMeta): Promise<CheckedStatus> {
  const { db, clock } = deps;
  const now = clock.now();
  const startedChecks = await db('gateway_status_checks')
    .insert({ order_id: row.id, check_started_at: now, payment_requested_at: now })
    .onConflict('order_id')
    .merge(['check_started_at'])
    .whereRaw(
      `coalesce(greatest(gateway_status_checks.check_started_at, gateway_status_checks.checked_at), 'epoch') <= ?`,
      [new Date(now.getTime() - GATEWAY_CHECK_INTERVAL_MS)],
    )
    .returning('order_id');
  if (startedChecks.length > 0) return { status: await fetchPaymentStatus(deps, row, meta), checkedAt: now };
  const cached: { payment_status: PaymentStatus | null; checked_at: Date | null } = await db(
    'gateway_status_checks',
  )
    .where({ order_id: row.id })
    .first('payment_status', 'checked_at');
  return { status: cached.payment_status ?? 'unknown', checkedAt: cached.checked_at ?? now };
}

async function trySyncPayments(deps: PaymentDeps, row: OrderRow, meta: EventMeta): Promise<PaymentStatus> {
  try {
    return await syncPayments(deps, row.gateway_order_id!, meta);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.error(
      { event: 'payments.status_check_failed', orderId: row.id, err: error },
      'The payments of an order could not be fetched',
    );
    return 'unknown';
  }
}

type AttemptEvent = Extract<OrderEvent, { type: 'PaymentAttemptFailed' | 'CheckoutDismissed' }>;

const isAttempt = (event: StoredEvent<OrderEvent>): event is StoredEvent<AttemptEvent> =>
  event.type === 'PaymentAttemptFailed' || event.type === 'CheckoutDismissed';

function summarizeAttemptsAndDuplicates(events: StoredEvent<OrderEvent>[]) {
  const attempts = events.filter(isAttempt);
  const failedEvents = attempts.filter(({ type }) => type === 'PaymentAttemptFailed');
  const lastAttempt = findLastAttempt(attempts);
  return {
    failedAttempts: new Set(failedEvents.map((event) => getPaymentId(event) ?? event.version)).size,
    ...(lastAttempt ? { lastAttempt } : {}),
    duplicatePayments: foldOrder(events)!.duplicatePayments.map((payment) => ({
      amountPaise: payment.amountPaise,
      refunded: findCompletingRefund(payment) !== undefined,
    })),
  };
}

const getPaymentId = (event: AttemptEvent) =>
  event.type === 'PaymentAttemptFailed' ? event.data.gatewayPaymentId : undefined;

/** Closing the checkout directly after a failed attempt is reported as the failed attempt. */
function findLastAttempt(attempts: StoredEvent<AttemptEvent>[]): OrderPaymentStatus['lastAttempt'] {
  const [previous, last] = [attempts.at(-2), attempts.at(-1)];
  if (!last) return undefined;
  const event =
    last.type === 'CheckoutDismissed' && previous?.type === 'PaymentAttemptFailed' ? previous : last;
  if (event.type === 'CheckoutDismissed') return { kind: 'dismissed', at: event.meta.at };
  const { reason } = event.data;
  return { kind: 'failed', ...(reason ? { reason } : {}), at: event.meta.at };
}

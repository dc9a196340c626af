/** Compares the gateway's list of payments with our books, records what we missed, and lists what still differs. */
import { recordPaymentFees } from '#src/orders/domain/payment-commands.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { recordPayment } from '#src/payments/capture/record-payment.ts';
import { isCaptured } from '#src/payments/gateway/entities.ts';
import { GatewayError, type GatewayPayment } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { createErrorTolerance } from '#src/payments/gateway/tolerate-errors.ts';
import { recordRefundOfPayment } from '#src/payments/refunds/record-refund.ts';
import { findBookedPayments, listBookedPaymentIds, type BookedPayment } from './booked-payments.ts';
import {
  COMPARISON_QUEUE as QUEUE,
  type ComparedAmounts,
  type Difference,
  type ListComparison,
  type Period,
  type ReportProgress,
} from './comparison.ts';

/** @throws GatewayError when the gateway's list cannot be read */
export async function comparePayments(
  deps: PaymentDeps,
  { from, to }: Period,
  reportProgress?: ReportProgress,
): Promise<ListComparison & { amounts: ComparedAmounts }> {
  const { items, unreadableIds } = await deps.gateway.fetchPaymentsBetween(from, to);
  const gatewayPayments = items.filter(isAuthorizedOrCaptured);
  const findings: Findings = { newlyRecorded: new Set(), onlyAtGateway: [] };
  const tolerate = createErrorTolerance();
  for (const [index, payment] of gatewayPayments.entries()) {
    await tolerate(
      async () => {
        if (await recordMissing(deps, payment)) findings.newlyRecorded.add(payment.id);
      },
      (error) => {
        findings.onlyAtGateway.push(payment.id);
        logPaymentError(deps, payment.id, error);
      },
    );
    reportProgress?.(index + 1, gatewayPayments.length);
  }
  const { newlyRecorded, onlyAtGateway } = findings;
  const booked = await findBookedPayments(
    deps.db,
    gatewayPayments.map(({ id }) => id),
  );
  const captured = gatewayPayments.filter(
    ({ id, status }) => status !== 'authorized' && !onlyAtGateway.includes(id),
  );
  const differing: Difference[] = [];
  for (const payment of captured)
    if (listPaymentDifferences(payment, booked.get(payment.id)).length > 0)
      differing.push(...(await compareCurrentState(deps, payment.id)));
  const differingIds = new Set(differing.map(({ id }) => id));
  const matched = captured.filter(({ id }) => !differingIds.has(id));
  // Captured payments only: a payment in our books that the gateway has not captured is a difference.
  const capturedIds = new Set(captured.map(({ id }) => id));
  const onlyInOurBooks = await listPaymentsMissingAtGateway(deps, { from, to }, capturedIds);
  return {
    matched: matched.length,
    newlyRecorded: [...newlyRecorded],
    onlyInOurBooks,
    onlyAtGateway: [...onlyAtGateway, ...unreadableIds],
    differing,
    amounts: {
      matched: sumRupees(matched),
      onlyAtGateway: sumRupees(gatewayPayments.filter(({ id }) => onlyAtGateway.includes(id))),
      onlyInOurBooks: await sumBooked(deps, onlyInOurBooks),
    },
  };
}

const sumRupees = (payments: readonly Pick<GatewayPayment, 'amount' | 'currency'>[]): number =>
  payments.reduce((sum, { amount, currency }) => sum + (currency === 'INR' ? amount : 0), 0);

const sumBooked = async ({ db }: PaymentDeps, ids: readonly string[]): Promise<number> =>
  [...(await findBookedPayments(db, ids)).values()].reduce((sum, { amount }) => sum + amount, 0);

const isAuthorizedOrCaptured = (payment: GatewayPayment) =>
  isCaptured(payment) || payment.status === 'authorized';

type Findings = { newlyRecorded: Set<string>; onlyAtGateway: string[] };

const logPaymentError = ({ log }: PaymentDeps, gatewayPaymentId: string, err: unknown): void =>
  log.error(
    { event: 'books.payment_failed', gatewayPaymentId, err },
    'A payment of the gateway could not be recorded',
  );

/** @returns whether an event was appended */
async function recordMissing(deps: PaymentDeps, payment: GatewayPayment): Promise<boolean> {
  const meta = createJobMeta(deps, QUEUE, 'comparison of the books');
  const ours = (await findBookedPayments(deps.db, [payment.id])).get(payment.id);
  if (!ours) {
    const { outcome } = await recordPayment(deps, 'reconciliation', payment, meta);
    return outcome === 'captured' || outcome === 'unmatched';
  }
  let isNewlyRecorded = false;
  if ((payment.amount_refunded ?? 0) !== ours.refunded)
    isNewlyRecorded = (await syncRefundsOf(deps, payment.id)).isNewlyRecorded;
  if (payment.fee && ours.fee === null && ours.orderId && !ours.isDuplicate) {
    const fees = { gatewayPaymentId: payment.id, feePaise: payment.fee, feeTaxPaise: payment.tax ?? 0 };
    const { events } = await changeOrder(deps, ours.orderId, meta, (order) => recordPaymentFees(order, fees));
    isNewlyRecorded ||= events.length > 0;
  }
  return isNewlyRecorded;
}

/** @returns whether an event was appended, and the sum of the refunds that wait for the bank */
async function syncRefundsOf(
  deps: PaymentDeps,
  paymentId: string,
): Promise<{ isNewlyRecorded: boolean; pendingAmount: number }> {
  const meta = createJobMeta(deps, QUEUE, 'comparison of the books');
  const refunds = await deps.gateway.fetchRefundsOfPayment(paymentId);
  let isNewlyRecorded = false;
  for (const refund of refunds)
    isNewlyRecorded = (await recordRefundOfPayment(deps, refund, meta)) || isNewlyRecorded;
  const pendingAmount = refunds
    .filter(({ status }) => status === 'pending')
    .reduce((sum, { amount }) => sum + amount, 0);
  return { isNewlyRecorded, pendingAmount };
}

/**
 * Compares one payment with its current state at the gateway: it may have changed since the list was read. The gateway
 * counts pending refunds as refunded, our books do not.
 */
async function compareCurrentState(deps: PaymentDeps, paymentId: string): Promise<Difference[]> {
  const payment = await deps.gateway.fetchPayment(paymentId);
  const { pendingAmount } = await syncRefundsOf(deps, paymentId);
  const ours = (await findBookedPayments(deps.db, [paymentId])).get(paymentId);
  return listPaymentDifferences(
    { ...payment, amount_refunded: (payment.amount_refunded ?? 0) - pendingAmount },
    ours,
  );
}

function listPaymentDifferences(payment: GatewayPayment, ours: BookedPayment | undefined): Difference[] {
  if (!ours) return [{ id: payment.id, field: 'amount', ours: 0, gateway: payment.amount }];
  const pairs = [
    ['amount', ours.amount, payment.amount],
    ['refunded', ours.refunded, payment.amount_refunded ?? 0],
    ['fee', ours.fee, payment.fee || ours.fee],
    ['tax', ours.tax, payment.fee ? (payment.tax ?? 0) : ours.tax],
  ] as const;
  return pairs.flatMap(([field, ourValue, gatewayValue]) =>
    ourValue === gatewayValue || ourValue === null
      ? []
      : [{ id: payment.id, field, ours: ourValue, gateway: gatewayValue }],
  );
}

/** The gateway's list is by its own time of creation: a payment outside of it is fetched by its id. */
async function listPaymentsMissingAtGateway(
  deps: PaymentDeps,
  period: Period,
  capturedIds: ReadonlySet<string>,
): Promise<string[]> {
  const onlyInOurBooks: string[] = [];
  for (const id of await listBookedPaymentIds(deps.db, period)) {
    if (capturedIds.has(id)) continue;
    const payment = await deps.gateway.fetchPayment(id).catch((error: unknown) => {
      if (error instanceof GatewayError && error.isUnknownId) return undefined;
      throw error;
    });
    if (!payment || !isCaptured(payment)) onlyInOurBooks.push(id);
  }
  return onlyInOurBooks;
}

/** Compares the gateway's list of refunds with ours, one by one. */
import { createJobMeta } from '#src/orders/event-meta.ts';
import type { Database } from '#src/platform/database.ts';
import { GatewayError, type GatewayRefund } from '#src/payments/gateway/gateway.ts';
import { createErrorTolerance } from '#src/payments/gateway/tolerate-errors.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { recordRefundOfPayment } from '#src/payments/refunds/record-refund.ts';
import { COMPARISON_QUEUE, type Difference, type ListComparison, type Period } from './comparison.ts';

export type BookedRefund = {
  gateway_refund_id: string;
  gateway_payment_id: string;
  amount: number;
  is_failed: boolean;
};

/** @throws GatewayError when the gateway's list cannot be read */
export async function compareRefunds(deps: PaymentDeps, { from, to }: Period): Promise<ListComparison> {
  const { items: all, unreadableIds } = await deps.gateway.fetchRefundsBetween(from, to);
  // A pending refund is not compared: the bank has not decided it.
  const refunds = all.filter(({ status }) => status !== 'pending');
  const ids = refunds.map(({ id }) => id);
  const before = await findBookedRefunds(deps.db, ids);
  const newlyRecorded: string[] = [];
  const meta = createJobMeta(deps, COMPARISON_QUEUE, 'comparison of the books');
  const tolerate = createErrorTolerance();
  for (const refund of refunds) {
    if (isEqualStatus(refund, before.get(refund.id))) continue;
    const isNewlyRecorded = await tolerate(
      () => recordRefundOfPayment(deps, refund, meta),
      (error) => logRefundError(deps, refund.id, error),
    );
    if (isNewlyRecorded) newlyRecorded.push(refund.id);
  }
  const booked = await findBookedRefunds(deps.db, ids);
  const onlyAtGateway: string[] = [];
  for (const refund of refunds)
    if (!booked.has(refund.id) && (await hasCollectedPayment(deps, refund))) onlyAtGateway.push(refund.id);
  const differing = refunds.flatMap((refund) => listRefundDifferences(refund, booked.get(refund.id)));
  return {
    matched: refunds.length - onlyAtGateway.length - new Set(differing.map(({ id }) => id)).size,
    newlyRecorded,
    onlyInOurBooks: await listRefundsMissingAtGateway(deps, { from, to }, new Set(all.map(({ id }) => id))),
    onlyAtGateway: [...onlyAtGateway, ...unreadableIds],
    differing,
  };
}

/** The gateway also lists its refunds of payments that were never captured. They are in no books. */
async function hasCollectedPayment(
  { gateway }: PaymentDeps,
  { payment_id: id }: GatewayRefund,
): Promise<boolean> {
  try {
    return (await gateway.fetchPayment(id)).status !== 'failed';
  } catch (error) {
    if (error instanceof GatewayError && error.isUnknownId) return true;
    throw error;
  }
}

export async function findBookedRefunds(
  db: Database,
  refundIds: readonly string[],
): Promise<Map<string, BookedRefund>> {
  const rows: BookedRefund[] = await db('payment_refunds').whereIn('gateway_refund_id', refundIds);
  return new Map(rows.map((row) => [row.gateway_refund_id, row]));
}

const isEqualStatus = ({ status }: GatewayRefund, booked: BookedRefund | undefined): boolean =>
  booked?.is_failed === (status === 'failed');

/** The refund stays in the list of differences. */
const logRefundError = ({ log }: PaymentDeps, gatewayRefundId: string, err: unknown): void =>
  log.error(
    { event: 'books.refund_failed', gatewayRefundId, err },
    'A refund of the gateway could not be recorded',
  );

function listRefundDifferences(refund: GatewayRefund, booked: BookedRefund | undefined): Difference[] {
  if (!booked) return [];
  const { id, amount, status } = refund;
  const ourStatus = booked.is_failed ? 'failed' : 'processed';
  return [
    ...(booked.amount === amount ? [] : [{ id, field: 'amount', ours: booked.amount, gateway: amount }]),
    ...(ourStatus === status ? [] : [{ id, field: 'status', ours: ourStatus, gateway: status }]),
  ];
}

/** The gateway's list is by its own time of creation: a refund outside of it is looked up by its payment. */
async function listRefundsMissingAtGateway(
  deps: PaymentDeps,
  { from, to }: Period,
  listedIds: ReadonlySet<string>,
): Promise<string[]> {
  const ours: BookedRefund[] = await deps
    .db('payment_refunds')
    .where({ is_failed: false })
    .whereBetween('recorded_at', [from, to]);
  const missing: string[] = [];
  for (const { gateway_refund_id: id, gateway_payment_id: paymentId } of ours) {
    if (listedIds.has(id)) continue;
    const refunds = await deps.gateway.fetchRefundsOfPayment(paymentId).catch(toNoRefunds);
    if (!refunds.some((refund) => refund.id === id)) missing.push(id);
  }
  return missing;
}

function toNoRefunds(error: unknown): GatewayRefund[] {
  if (error instanceof GatewayError && error.isUnknownId) return [];
  throw error;
}

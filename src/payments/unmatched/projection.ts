/** Read model of unmatched payments with their refunds and disputes, folded from the events. */
import type { StreamEvent } from '#src/ledger/read.ts';
import type { FindProjectedVersion } from '#src/ledger/verify/classify-damage.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { isRefundFrozen } from '#src/orders/domain/dispute.ts';
import {
  createTablesOfPayments,
  projectDisputes,
  projectRefunds,
  toDisputeRows,
  toRefundRows,
} from '#src/orders/store/payment-projection.ts';
import type {
  OrphanCondition,
  ProjectedTable,
  Projection,
  ProjectionOptions,
} from '#src/projections/projection.ts';
import { rebuildProjection, type Rebuild } from '#src/projections/rebuild.ts';
import {
  verifyProjection,
  type ProjectionVerification,
  type VerifyProjectionOptions,
} from '#src/projections/verify.ts';
import {
  foldUnmatchedPayment,
  parseUnmatchedEvent,
  sumRefundedAmount,
  type UnmatchedPayment,
} from './unmatched-payment.ts';

const STREAM_PREFIX = 'PAY-';

/** `pay_IH4NVgf4Dreq1l` -> `PAY-IH4NVgf4Dreq1l`: stream names have no underscore. */
export const toUnmatchedStream = (gatewayPaymentId: string) =>
  STREAM_PREFIX + gatewayPaymentId.replace(/^pay_/, '').replaceAll(/[^A-Za-z0-9]/g, '-');

/** toUnmatchedStream in SQL. */
const hasNoStream = ({
  name,
}: ProjectedTable) => `not exists (select from events e where e.version = 1 and e.stream =
  '${STREAM_PREFIX}' || regexp_replace(regexp_replace(${name}.gateway_payment_id, '^pay_', ''), '[^A-Za-z0-9]', '-', 'g'))`;

const MAIN_TABLE: ProjectedTable = { name: 'unmatched_payments', key: 'gateway_payment_id' };
// A payment can be in an order and in a separate stream.
const OWNED_TABLES = createTablesOfPayments('unmatched_payments', 'order_payments');

const createPaymentOrphans = (table: ProjectedTable): OrphanCondition => ({
  table,
  condition: `not exists (select from order_payments p where p.gateway_payment_id = ${table.name}.gateway_payment_id)
    and ${hasNoStream(table)}`,
});

const UNMATCHED_PROJECTION: Projection = {
  prefix: STREAM_PREFIX,
  mainTable: MAIN_TABLE,
  ownedTables: OWNED_TABLES,
  fold: foldRows,
  orphans: [
    { table: MAIN_TABLE, condition: hasNoStream(MAIN_TABLE) },
    ...OWNED_TABLES.map(createPaymentOrphans),
  ],
};

/** Called after the append, which lets one transaction at a time extend a stream: no row of a later version can exist. */
export async function projectUnmatchedPayment(
  trx: Transaction,
  payment: UnmatchedPayment,
  version: number,
): Promise<void> {
  await trx('unmatched_payments')
    .insert(toUnmatchedRow(payment, version))
    .onConflict('gateway_payment_id')
    .merge();
  await projectRefunds(trx, listRefunds(payment));
  await projectDisputes(trx, payment.disputes, payment.orderId ?? null);
}

/**
 * Replaces every row that differs from the events of its payment, while the site runs, and deletes refunds and disputes of
 * unknown payments. The orders are rebuilt first.
 */
export const rebuildUnmatchedPayments = (db: Database, options: ProjectionOptions = {}): Promise<Rebuild> =>
  rebuildProjection(db, UNMATCHED_PROJECTION, options);

/** Compares every row of an unmatched payment, its refunds and disputes with the events, and changes nothing. */
export const verifyUnmatchedPayments = (
  db: Database,
  options: VerifyProjectionOptions = {},
): Promise<ProjectionVerification> => verifyProjection(db, UNMATCHED_PROJECTION, options);

/** The version of an unmatched payment in the read model, undefined when it is not there. */
export const findProjectedPaymentVersion: FindProjectedVersion = async (trx, stream) => {
  const paymentId = trx('events')
    .where({ stream, version: 1 })
    .select(trx.raw(`data ->> 'gatewayPaymentId'`));
  const row: { version: number } | undefined = await trx('unmatched_payments')
    .where('gateway_payment_id', paymentId)
    .first('version');
  return row?.version;
};

function foldRows(events: readonly StreamEvent[]) {
  const payment = foldUnmatchedPayment(events.map(parseUnmatchedEvent))!;
  return {
    unmatched_payments: [toUnmatchedRow(payment, events.length)],
    payment_refunds: toRefundRows(listRefunds(payment)),
    payment_disputes: toDisputeRows(payment.disputes, payment.orderId ?? null),
  };
}

const toUnmatchedRow = (payment: UnmatchedPayment, version: number) => ({
  gateway_payment_id: payment.id,
  version,
  status: payment.status,
  reason: payment.reason,
  gateway_order_id: payment.gatewayOrderId ?? null,
  order_id: payment.orderId ?? null,
  amount: payment.amount,
  currency: payment.currency,
  refunded_amount: sumRefundedAmount(payment),
  detected_at: payment.detectedAt,
  refund_after:
    payment.status === 'open' && !isRefundFrozen(payment, payment.id) ? (payment.refundAfter ?? null) : null,
  refund_requested_at: payment.requestedAt ?? null,
  refund_rejection_code: payment.refundRejectionCode ?? null,
});

const listRefunds = (payment: UnmatchedPayment) =>
  payment.refunds.map(({ id, amount, isFailed = false }) => ({
    refundId: id,
    gatewayPaymentId: payment.id,
    amount,
    isFailed,
    at: payment.detectedAt,
  }));

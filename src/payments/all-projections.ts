/** All projections of the ledger: orders and unmatched payments. */
import type { Database } from '#src/platform/database.ts';
import type { FindProjectedVersion } from '#src/ledger/verify/classify-damage.ts';
import { findProjectedOrderVersion, rebuildOrders, verifyOrders } from '#src/orders/store/projection.ts';
import type { ProjectionOptions } from '#src/projections/projection.ts';
import type { Rebuild } from '#src/projections/rebuild.ts';
import type { ProjectionVerification, VerifyProjectionOptions } from '#src/projections/verify.ts';
import {
  findProjectedPaymentVersion,
  rebuildUnmatchedPayments,
  verifyUnmatchedPayments,
} from './unmatched/projection.ts';

/** Compares every row of every projection with the events, and changes nothing. The site may run. */
export async function verifyProjections(
  db: Database,
  options: VerifyProjectionOptions = {},
): Promise<ProjectionVerification> {
  const orders = await verifyOrders(db, options);
  const payments = await verifyUnmatchedPayments(db, options);
  return {
    streams: orders.streams + payments.streams,
    rows: orders.rows + payments.rows,
    newerStreams: orders.newerStreams + payments.newerStreams,
    differenceCount: orders.differenceCount + payments.differenceCount,
    differences: [...orders.differences, ...payments.differences].slice(0, options.limit),
  };
}

/** Replaces every row that differs from the events, while the site runs. */
export async function rebuildProjections(
  db: Database,
  options: ProjectionOptions = {},
): Promise<{ orders: Rebuild; payments: Rebuild }> {
  const orders = await rebuildOrders(db, options);
  // Deletes refunds and disputes of unknown payments, so after those of the orders.
  return { orders, payments: await rebuildUnmatchedPayments(db, options) };
}

/** For the verification of the ledger. */
export const findProjectedVersion: FindProjectedVersion = async (trx, stream) =>
  (await findProjectedOrderVersion(trx, stream)) ?? findProjectedPaymentVersion(trx, stream);

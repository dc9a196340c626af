/** All projections of the ledger: orders and unmatched payments. */
import type { Database } from '#src/platform/database.ts';
import type { FindProjectedVersion } from '#src/ledger/verify/classify-damage.ts';
import { findProjectedOrderVersion, verifyOrders } from '#src/orders/store/projection.ts';
import type { ProjectionVerification, VerifyProjectionOptions } from '#src/projections/verify-projection.ts';
import { findProjectedPaymentVersion, verifyUnmatchedPayments } from './unmatched/projection.ts';

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

/** For the verification of the ledger. */
export const findProjectedVersion: FindProjectedVersion = async (trx, stream) =>
  (await findProjectedOrderVersion(trx, stream)) ?? findProjectedPaymentVersion(trx, stream);

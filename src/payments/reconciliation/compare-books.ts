/**
 * Daily reconciliation: compares the gateway's own lists of payments, refunds, disputes and settlements with our books,
 * records what we missed, and lists what still differs. The schedule per order (../capture/reconcile.ts) asks only about
 * orders that can still be paid; this finds everything else: duplicates, payments of unknown orders, refunds made by hand,
 * missing fees.
 */
import { DAY_MS } from '#src/platform/contract-time.ts';
import type { Core } from '#src/platform/core.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { syncSettlements } from '#src/payments/settlements/record-settlement.ts';
import { compareDisputes, type DisputeComparison } from './compare-disputes.ts';
import { comparePayments } from './compare-payments.ts';
import { compareRefunds } from './compare-refunds.ts';
import { hasListDifferences, type ListComparison, type Period } from './comparison.ts';

/** The lists of the top level are about payments. */
export type BooksComparison = ListComparison & {
  from: string;
  to: string;
  refunds: ListComparison;
  disputes: DisputeComparison;
  /** settlements whose payments were recorded now */
  settlements: string[];
};

const LOOKBACK_MS = 10 * DAY_MS;

/** Without a period: the last ten days. @throws GatewayError when a list of the gateway cannot be read */
export async function compareBooks(deps: PaymentDeps, period?: Period): Promise<BooksComparison> {
  const now = deps.clock.now();
  const { from, to } = period ?? { from: new Date(now.getTime() - LOOKBACK_MS), to: now };
  // Payments first: refunds and disputes need them.
  const payments = await comparePayments(deps, { from, to });
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    ...payments,
    refunds: await compareRefunds(deps, { from, to }),
    disputes: await compareDisputes(deps, { from, to }),
    settlements: await syncSettlements(deps, { from, to }),
  };
}

export const hasDifferences = (books: BooksComparison): boolean =>
  [books, books.refunds, books.disputes].some(hasListDifferences);

/** Stores the result of the night, so that support can read it. */
export async function storeRun(
  { db, clock }: Pick<Core, 'db' | 'clock'>,
  books: BooksComparison,
): Promise<void> {
  await db('reconciliation_runs').insert({
    finished_at: clock.now(),
    is_equal: !hasDifferences(books),
    result: JSON.stringify(books),
  });
}

export async function findLastRun({
  db,
}: Pick<Core, 'db'>): Promise<{ finishedAt: Date; books: BooksComparison } | undefined> {
  const row: { finished_at: Date; result: BooksComparison } | undefined = await db('reconciliation_runs')
    .orderBy('run_id', 'desc')
    .first();
  return row && { finishedAt: row.finished_at, books: row.result };
}

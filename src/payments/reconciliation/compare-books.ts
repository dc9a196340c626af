/**
 * Daily reconciliation: compares the gateway's own lists of payments, refunds, disputes and settlements with our books,
 * records what we missed, and lists what still differs. The schedule per order (../capture/reconcile.ts) asks only about
 * orders that can still be paid; this finds everything else: duplicates, payments of unknown orders, refunds made by hand,
 * missing fees.
 */
import { DAY_MS } from '#src/platform/contract-time.ts';
import type { CoreDeps } from '#src/platform/core-deps.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import { syncSettlements } from '#src/payments/settlements/record-settlement.ts';
import { compareDisputes, type DisputeComparison } from './compare-disputes.ts';
import { comparePayments } from './compare-payments.ts';
import { compareRefunds } from './compare-refunds.ts';
import {
  hasListDifferences,
  type ComparedAmounts,
  type ListComparison,
  type Period,
  type ReportProgress,
} from './comparison.ts';

/** The lists of the top level are about payments. */
export type BooksComparison = ListComparison & {
  amounts?: ComparedAmounts;
  from: string;
  to: string;
  refunds: ListComparison;
  disputes: DisputeComparison;
  /** settlements whose payments were recorded now */
  settlements: string[];
  /** settlements older than a day whose rows the gateway does not list, or lists with another sum */
  unreadSettlements: string[];
  /** parts that could not be compared; their lists are empty */
  failedParts: BooksPart[];
};

type BooksPart = 'payments' | 'refunds' | 'disputes' | 'settlements';

const LOOKBACK_MS = 10 * DAY_MS;

/**
 * Without a period: from ten days before the last complete run. A part that fails, such as an unreadable list, does not stop
 * the others.
 */
export async function compareBooks(
  deps: PaymentDeps,
  period?: Period,
  reportProgress?: ReportProgress,
): Promise<BooksComparison> {
  const { from, to } = period ?? (await readDuePeriod(deps));
  const failedParts: BooksPart[] = [];
  const tryCompare = async <Result>(part: BooksPart, compare: () => Promise<Result>, empty: Result) => {
    try {
      return await compare();
    } catch (error) {
      failedParts.push(part);
      deps.log.error(
        { event: 'books.part_failed', part, err: error },
        'A part of the books could not be compared',
      );
      return empty;
    }
  };
  // Payments first: refunds and disputes need them.
  const payments = await tryCompare<ListComparison & { amounts?: ComparedAmounts }>(
    'payments',
    () => comparePayments(deps, { from, to }, reportProgress),
    EMPTY_LIST,
  );
  const refunds = await tryCompare('refunds', () => compareRefunds(deps, { from, to }), EMPTY_LIST);
  const disputes = await tryCompare('disputes', () => compareDisputes(deps, { from, to }), {
    ...EMPTY_LIST,
    lostAmount: 0,
  });
  const settlements = await tryCompare('settlements', () => syncSettlements(deps, { from, to }), {
    recordedIds: [],
    unreadIds: [],
  });
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    ...payments,
    refunds,
    disputes,
    settlements: settlements.recordedIds,
    unreadSettlements: settlements.unreadIds,
    failedParts,
  };
}

/**
 * A payment can change until ten days after its creation: by a late capture, a refund or a dispute. Without the time of the
 * last complete run, payments would be skipped after a pause of the worker or after nights with errors of the gateway.
 */
async function readDuePeriod({ db, clock }: Pick<CoreDeps, 'db' | 'clock'>): Promise<Period> {
  const to = clock.now();
  const lastComplete: { finished_at: Date } | undefined = await db('reconciliation_runs')
    .whereRaw(`result->'failedParts' = '[]'::jsonb`)
    .orderBy('run_id', 'desc')
    .first('finished_at');
  const comparedUntil = lastComplete
    ? Math.min(lastComplete.finished_at.getTime(), to.getTime())
    : to.getTime();
  return { from: new Date(comparedUntil - LOOKBACK_MS), to };
}

const EMPTY_LIST: ListComparison = {
  matched: 0,
  newlyRecorded: [],
  onlyInOurBooks: [],
  onlyAtGateway: [],
  differing: [],
};

export const hasDifferences = (books: BooksComparison): boolean =>
  books.failedParts.length + books.unreadSettlements.length > 0 ||
  [books, books.refunds, books.disputes].some(hasListDifferences);

/** Stores the result of the night, so that support can read it. */
export async function storeComparison(
  { db, clock }: Pick<CoreDeps, 'db' | 'clock'>,
  books: BooksComparison,
): Promise<void> {
  await db('reconciliation_runs').insert({
    finished_at: clock.now(),
    has_differences: hasDifferences(books),
    result: JSON.stringify(books),
  });
}

export async function findLastComparison({
  db,
}: Pick<CoreDeps, 'db'>): Promise<{ finishedAt: Date; books: BooksComparison } | undefined> {
  const row: { finished_at: Date; result: BooksComparison } | undefined = await db('reconciliation_runs')
    .orderBy('run_id', 'desc')
    .first();
  return row && { finishedAt: row.finished_at, books: row.result };
}

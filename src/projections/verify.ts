/** Compares every row of a projection with the events of its stream, and changes nothing. */
import type { Damage } from '#src/ledger/verify/verification.ts';
import { countStreams, listStreams } from '#src/ledger/read.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { findDifferences, type RowDifference } from './find-differences.ts';
import { findOrphans } from './orphans.ts';
import type { Projection, ProjectionOptions } from './projection.ts';

export type ProjectionDifference = Omit<RowDifference, 'expected'>;

export type ProjectionVerification = {
  streams: number;
  rows: number;
  /** streams with events of a newer release, which are not compared */
  newerStreams: number;
  /** the number of all differences; `differences` are the first of them */
  differenceCount: number;
  differences: ProjectionDifference[];
};

export type VerifyProjectionOptions = ProjectionOptions & {
  /** of the returned differences */
  limit?: number;
};

const DEFAULT_LIMIT = 20;
const BATCH_SIZE = 500;

/** Each batch is one snapshot, in which events and rows agree however busy the writers are. */
export async function verifyProjection(
  db: Database,
  projection: Projection,
  { onProgress, limit = DEFAULT_LIMIT }: VerifyProjectionOptions,
): Promise<ProjectionVerification> {
  const result: ProjectionVerification = {
    streams: 0,
    rows: 0,
    newerStreams: 0,
    differenceCount: 0,
    differences: [],
  };
  const add = (differences: readonly RowDifference[]) => {
    result.differenceCount += differences.length;
    for (const { expected: _, ...difference } of differences.slice(0, limit - result.differences.length))
      result.differences.push(difference);
  };
  for await (const batch of compareBatches(db, projection, onProgress)) {
    result.streams += batch.streams.length;
    result.rows += batch.rowCount;
    result.newerStreams += batch.newerStreams.length;
    add(batch.differences);
  }
  for (const orphans of projection.orphans) for await (const found of findOrphans(db, orphans)) add(found);
  return result;
}

/** Compares all streams in batches of one snapshot each. */
export async function* compareBatches(
  db: Database,
  projection: Projection,
  onProgress: ProjectionOptions['onProgress'],
) {
  const total = onProgress ? await countStreams(db, projection.prefix) : 0;
  let done = 0;
  for (let after = ''; ;) {
    const batch = await readSnapshot(db, async (trx) => {
      const streams = await listStreams(trx, projection.prefix, after, BATCH_SIZE);
      return { streams, ...(await findDifferences(trx, projection, streams)) };
    });
    yield batch;
    done += batch.streams.length;
    // Streams may be added while the run lasts.
    onProgress?.(done, Math.max(done, total));
    if (batch.streams.length < BATCH_SIZE) return;
    after = batch.streams.at(-1)!;
  }
}

const readSnapshot = <Result>(db: Database, read: (trx: Transaction) => Promise<Result>): Promise<Result> =>
  db.transaction(read, { isolationLevel: 'repeatable read', readOnly: true });

/** The difference as damage of the ledger's verification. */
export const toProjectionDamage = ({ stream, reason }: ProjectionDifference): Damage => ({
  kind: 'projection-differs',
  ...(stream ? { stream } : {}),
  reason,
});

/**
 * Replaces every row of a projection that differs from its events, while the site runs. Streams whose rows are right cost a
 * read; the others are locked, folded again and written, a batch per transaction.
 */
import { PROJECTION_REPAIR_LOCK } from '#src/platform/advisory-locks.ts';
import type { Database, Transaction } from '#src/platform/database.ts';
import { findDifferences, type MainKeys, type RowDifference } from './find-differences.ts';
import { deleteOrphans } from './orphans.ts';
import type { ProjectedTable, Projection, ProjectionOptions } from './projection.ts';
import { replaceMainRows, replaceRows } from './replace-rows.ts';
import { compareBatches } from './verify.ts';

/**
 * `checked`: streams whose rows were compared with their events. `repaired`: those of them with a row that was replaced, added
 * or deleted. `newer`: streams with events of a newer release, which keep the rows of that release. `unreadableStreams`: their
 * events cannot be folded, so that their rows are as before. `deletedOrphans`: rows that belonged to no stream.
 */
export type Rebuild = {
  checked: number;
  repaired: number;
  newer: number;
  unreadableStreams: string[];
  deletedOrphans: number;
};

export async function rebuildProjection(
  db: Database,
  projection: Projection,
  { onProgress }: ProjectionOptions,
): Promise<Rebuild> {
  const result: Rebuild = { checked: 0, repaired: 0, newer: 0, unreadableStreams: [], deletedOrphans: 0 };
  for await (const batch of compareBatches(db, projection, onProgress)) {
    const { newerStreams, mainKeys, differences } = batch;
    result.checked += mainKeys.size;
    result.newer += newerStreams.length;
    for (const { kind, stream } of differences)
      if (kind === 'unreadable') result.unreadableStreams.push(stream);
    const different = new Set(differences.map(({ stream }) => stream));
    const toRepair = new Map([...mainKeys].filter(([stream]) => different.has(stream)));
    if (toRepair.size > 0) result.repaired += await repairStreams(db, projection, toRepair);
  }
  for (const orphans of projection.orphans) result.deletedOrphans += await deleteOrphans(db, orphans);
  return result;
}

const MAX_ATTEMPTS = 5;

/**
 * A damaged row may belong to another stream than it should, so that two transactions can lock rows in different orders.
 * @returns the number of repaired streams
 */
async function repairStreams(db: Database, projection: Projection, streams: MainKeys): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((trx) => repairInTransaction(trx, projection, streams));
    } catch (error) {
      if (!isDeadlock(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

const isDeadlock = (error: unknown): boolean => (error as { code?: string }).code === '40P01';

/**
 * The locks keep writers of these streams waiting, so that the events and rows that are read next belong together. A writer
 * that creates a missing main row in the meantime wins: the version of its row is not below the one read here. Of two rebuilds
 * at the same moment, the second waits and finds nothing left to repair.
 * @returns the number of repaired streams
 */
async function repairInTransaction(
  trx: Transaction,
  projection: Projection,
  streams: MainKeys,
): Promise<number> {
  const { mainTable, ownedTables } = projection;
  await trx.raw('select pg_advisory_xact_lock(?)', [PROJECTION_REPAIR_LOCK]);
  const lockedKeys = await lockMainRows(trx, mainTable, [...streams.values()]);
  const { differences } = await findDifferences(trx, projection, [...streams.keys()]);
  const isCreated = ({ kind, table }: RowDifference) => kind === 'missing' && table === mainTable.name;
  const createdStreams = new Set(differences.filter(isCreated).map(({ stream }) => stream));
  const owned = differences.filter(
    ({ kind, stream }) =>
      kind !== 'unreadable' && (createdStreams.has(stream) || lockedKeys.has(streams.get(stream)!)),
  );
  const writtenKeys = await replaceMainRows(trx, projection, owned);
  const remaining = owned.filter(
    ({ stream }) => !createdStreams.has(stream) || writtenKeys.has(streams.get(stream)!),
  );
  for (const table of ownedTables) await replaceRows(trx, table, remaining);
  return new Set(remaining.map(({ stream }) => stream)).size;
}

async function lockMainRows(
  trx: Transaction,
  { name, key }: ProjectedTable,
  keys: string[],
): Promise<Set<string>> {
  const rows = trx(name).whereRaw('?? = any(?)', [key, keys]).orderBy(key).forUpdate();
  return new Set((await rows.pluck(key)) as string[]);
}

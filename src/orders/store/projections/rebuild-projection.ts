/**
 * Replaces every row of a projection that differs from its events, while the site runs. Streams whose rows are right cost a
 * read; the others are locked, folded again and written, a batch per transaction.
 */
import type { Database, Transaction } from '#src/platform/database.ts';
import { findDifferences, type MainKeys, type RowDifference } from './find-differences.ts';
import { deleteOrphans } from './orphans.ts';
import {
  PROJECTED_TABLES,
  TABLE_NAMES,
  type ProjectedTable,
  type Projection,
  type ProjectionOptions,
} from './projection-tables.ts';
import { replaceMainRows, replaceRows } from './replace-rows.ts';
import { compareBatches } from './verify-projection.ts';

/**
 * Numbers of streams. `newer`: with events of a newer release, which keep the rows of that release. `unreadableStreams`: their
 * events cannot be folded, so that their rows are as before.
 */
export type Rebuild = { rebuilt: number; newer: number; unreadableStreams: string[] };

export async function rebuildProjection(
  db: Database,
  projection: Projection,
  { onProgress }: ProjectionOptions,
): Promise<Rebuild> {
  const result: Rebuild = { rebuilt: 0, newer: 0, unreadableStreams: [] };
  for await (const batch of compareBatches(db, projection, onProgress)) {
    const { streams, newerStreams, mainKeys, differences } = batch;
    result.newer += newerStreams.length;
    const unreadable = differences.filter(({ kind }) => kind === 'unreadable');
    result.rebuilt += streams.length - newerStreams.length - unreadable.length;
    result.unreadableStreams.push(...unreadable.map(({ stream }) => stream));
    const different = new Set(differences.map(({ stream }) => stream));
    const toRepair = new Map([...mainKeys].filter(([stream]) => different.has(stream)));
    if (toRepair.size > 0) await repairStreams(db, projection, toRepair);
  }
  for (const orphans of projection.orphans) await deleteOrphans(db, orphans);
  return result;
}

const MAX_ATTEMPTS = 5;

/** A damaged row may belong to another stream than it should, so that two transactions can lock rows in different orders. */
async function repairStreams(db: Database, projection: Projection, streams: MainKeys): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await db.transaction((trx) => repairInTransaction(trx, projection, streams));
      return;
    } catch (error) {
      if (!isDeadlock(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

const isDeadlock = (error: unknown): boolean => (error as { code?: string }).code === '40P01';

/**
 * The locks keep writers of these streams waiting, so that the events and rows that are read next belong together. A writer
 * that creates a missing main row in the meantime wins: the version of its row is not below the one read here.
 */
async function repairInTransaction(
  trx: Transaction,
  projection: Projection,
  streams: MainKeys,
): Promise<void> {
  const { mainTable } = projection;
  const lockedKeys = await lockMainRows(trx, mainTable, [...streams.values()]);
  const { differences } = await findDifferences(trx, projection, [...streams.keys()]);
  const isCreated = ({ kind, table }: RowDifference) => kind === 'missing' && table === mainTable;
  const createdStreams = new Set(differences.filter(isCreated).map(({ stream }) => stream));
  const owned = differences.filter(
    ({ kind, stream }) =>
      kind !== 'unreadable' && (createdStreams.has(stream) || lockedKeys.has(streams.get(stream)!)),
  );
  const writtenKeys = await replaceMainRows(trx, mainTable, owned);
  const remaining = owned.filter(
    ({ stream }) => !createdStreams.has(stream) || writtenKeys.has(streams.get(stream)!),
  );
  for (const table of TABLE_NAMES) if (table !== mainTable) await replaceRows(trx, table, remaining);
}

async function lockMainRows(trx: Transaction, table: ProjectedTable, keys: string[]): Promise<Set<string>> {
  const { key } = PROJECTED_TABLES[table];
  const rows = trx(table).whereRaw('?? = any(?)', [key, keys]).orderBy(key).forUpdate();
  return new Set((await rows.pluck(key)) as string[]);
}

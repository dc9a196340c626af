/** Folds a batch of streams, and finds the rows of the read models that differ. */
import { readStreams } from '#src/ledger/read.ts';
import { NewerReleaseError } from '#src/ledger/newer-release.ts';
import type { Transaction } from '#src/platform/database.ts';
import { listDifferentFields } from './compare-rows.ts';
import {
  PROJECTED_TABLES,
  TABLE_NAMES,
  hasPaymentOwner,
  type ProjectedTable,
  type Projection,
  type Row,
} from './projection-tables.ts';

/**
 * `extra`: no event gives the row. `unreadable`: the events of the stream cannot be folded; `table` and `id` are those of its
 * main row. `expected`: the row that the events give.
 */
export type RowDifference = {
  kind: 'changed' | 'missing' | 'extra' | 'unreadable';
  table: ProjectedTable;
  id: string;
  stream: string;
  /** columns with other values */
  fields: string[];
  /** a sentence for support and auditors */
  reason: string;
  expected?: Row;
};

/** The key of the main row by stream, of the streams that can be folded. */
export type MainKeys = Map<string, string>;

/** `newerStreams`: with events of a newer release, whose rows this release neither compares nor replaces. */
export type BatchComparison = {
  mainKeys: MainKeys;
  rowCount: number;
  differences: RowDifference[];
  newerStreams: string[];
};

/**
 * The transaction must read events and rows of one snapshot, or hold locks on the rows. A stream without events has no
 * expected rows.
 */
export async function findDifferences(
  trx: Transaction,
  projection: Projection,
  streams: readonly string[],
): Promise<BatchComparison> {
  const { expected, unreadable, newerStreams } = await foldStreams(trx, projection, streams);
  const differences = [...unreadable];
  let rowCount = 0;
  for (const table of TABLE_NAMES) {
    const owners = new Map(
      (PROJECTED_TABLES[table].ownerTables ?? []).flatMap((name) => [...expected[name]]),
    );
    if (expected[table].size === 0 && owners.size === 0) continue;
    const storedRows = await readRows(trx, table, [...expected[table].keys()], [...owners.keys()]);
    rowCount += storedRows.size;
    differences.push(...compareTable(table, expected[table], storedRows, owners));
  }
  const mainKeys = new Map([...expected[projection.mainTable]].map(([key, { stream }]) => [stream, key]));
  return {
    mainKeys,
    rowCount,
    differences: await excludeSharedPayments(trx, projection, differences),
    newerStreams,
  };
}

type ExpectedRow = { row: Row; stream: string };
/** by their keys */
type ExpectedRows = Map<string, ExpectedRow>;

function* compareTable(
  table: ProjectedTable,
  expectedRows: ExpectedRows,
  storedRows: Map<string, Row>,
  owners: ExpectedRows,
): Generator<RowDifference> {
  for (const [id, { row, stream }] of expectedRows) {
    const difference = compareRow(table, id, stream, storedRows.get(id), row);
    if (difference) yield difference;
  }
  const { owner } = PROJECTED_TABLES[table];
  if (!owner) return;
  for (const [id, row] of storedRows)
    if (!expectedRows.has(id)) yield createExtra(table, id, owners.get(String(row[owner]))!.stream);
}

async function foldStreams(trx: Transaction, projection: Projection, streams: readonly string[]) {
  const expected = Object.fromEntries(
    TABLE_NAMES.map((table): [ProjectedTable, ExpectedRows] => [table, new Map()]),
  ) as Record<ProjectedTable, ExpectedRows>;
  const unreadable: RowDifference[] = [];
  const newerStreams: string[] = [];
  for (const [stream, events] of await readStreams(trx, streams)) {
    try {
      const rows = projection.fold(events);
      for (const table of TABLE_NAMES)
        for (const row of rows[table] ?? [])
          expected[table].set(String(row[PROJECTED_TABLES[table].key]), { row, stream });
    } catch (error) {
      if (error instanceof NewerReleaseError) newerStreams.push(stream);
      else unreadable.push(createUnreadable(projection, stream, error));
    }
  }
  return { expected, unreadable, newerStreams };
}

/** The rows with the keys, and those that belong to the owners, by their keys. */
async function readRows(
  trx: Transaction,
  table: ProjectedTable,
  keys: string[],
  ownerKeys: string[],
): Promise<Map<string, Row>> {
  const { key, owner } = PROJECTED_TABLES[table];
  const query = trx<Row>(table).whereRaw('?? = any(?)', [key, keys]);
  if (owner) void query.orWhereRaw('?? = any(?)', [owner, ownerKeys]);
  const rows = (await query) as Row[];
  return new Map(rows.map((row) => [String(row[key]), row]));
}

function compareRow(
  table: ProjectedTable,
  id: string,
  stream: string,
  stored: Row | undefined,
  expected: Row,
): RowDifference | undefined {
  if (!stored)
    return {
      kind: 'missing',
      table,
      id,
      stream,
      fields: [],
      reason: `${table} has no row ${id}, which the events of ${stream} give`,
      expected,
    };
  const fields = listDifferentFields(stored, expected);
  if (fields.length === 0) return undefined;
  const reason = describeChange(table, id, stream, stored, expected, fields);
  return { kind: 'changed', table, id, stream, fields, reason, expected };
}

function describeChange(
  table: ProjectedTable,
  id: string,
  stream: string,
  stored: Row,
  expected: Row,
  fields: string[],
): string {
  if (!fields.includes('version'))
    return `row ${id} of ${table} differs from the events of ${stream} in ${fields.join(', ')}`;
  return `row ${id} of ${table} is at version ${String(stored.version)}, and its stream is at version ${String(expected.version)}`;
}

const createExtra = (table: ProjectedTable, id: string, stream: string): RowDifference => ({
  kind: 'extra',
  table,
  id,
  stream,
  fields: [],
  reason: `row ${id} of ${table} belongs to no event of ${stream}`,
});

const createUnreadable = ({ mainTable }: Projection, stream: string, error: unknown): RowDifference => ({
  kind: 'unreadable',
  table: mainTable,
  id: stream,
  stream,
  fields: [],
  reason: `the events of ${stream} cannot be read: ${toFirstLine(error)}`,
});

const toFirstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 200);

/** A payment can be in an order and in a separate stream; rows of the other stream are compared with that stream. */
async function excludeSharedPayments(
  trx: Transaction,
  { mainTable }: Projection,
  differences: RowDifference[],
): Promise<RowDifference[]> {
  const extras = differences.filter(({ kind, table }) => kind === 'extra' && hasPaymentOwner(table));
  if (extras.length === 0) return differences;
  const shared = new Set<RowDifference>();
  const otherTable = mainTable === 'orders' ? 'unmatched_payments' : 'order_payments';
  for (const extra of extras) {
    const { key } = PROJECTED_TABLES[extra.table];
    const other: unknown = await trx(extra.table)
      .where(key, extra.id)
      .whereIn('gateway_payment_id', trx(otherTable).select('gateway_payment_id'))
      .first(key);
    if (other) shared.add(extra);
  }
  return differences.filter((difference) => !shared.has(difference));
}

/** Folds a batch of streams, and finds the rows of the read models that differ. */
import { readStreams } from '#src/ledger/read.ts';
import { NewerReleaseError } from '#src/ledger/newer-release.ts';
import type { Transaction } from '#src/platform/database.ts';
import { listDifferentFields } from './compare-rows.ts';
import type { OwnedTable, ProjectedTable, Projection, Row } from './projection.ts';

/**
 * `extra`: no event gives the row. `unreadable`: the events of the stream cannot be folded; `table` and `id` are those of its
 * main row. `expected`: the row that the events give.
 */
export type RowDifference = {
  kind: 'changed' | 'missing' | 'extra' | 'unreadable';
  table: string;
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
  const { mainTable, ownedTables } = projection;
  const { expected, unreadable, newerStreams } = await foldStreams(trx, projection, streams);
  const getExpected = ({ name }: ProjectedTable): ExpectedRows => expected.get(name)!;
  const mainRows = getExpected(mainTable);
  const storedMainRows = await readRows(trx, mainTable, [...mainRows.keys()]);
  let rowCount = storedMainRows.size;
  const differences = [...unreadable, ...compareExpected(mainTable, mainRows, storedMainRows)];
  for (const table of ownedTables) {
    const owners = expected.get(table.ownerTable)!;
    const storedRows = await readOwnedRows(trx, table, [...getExpected(table).keys()], [...owners.keys()]);
    rowCount += storedRows.size;
    const extras = listExtras(table, getExpected(table), storedRows, owners);
    differences.push(
      ...compareExpected(table, getExpected(table), storedRows),
      ...(await excludeRowsOfOthers(trx, table, extras)),
    );
  }
  const mainKeys = new Map([...mainRows].map(([key, { stream }]) => [stream, key]));
  return { mainKeys, rowCount, differences, newerStreams };
}

type ExpectedRow = { row: Row; stream: string };
/** by their keys */
type ExpectedRows = Map<string, ExpectedRow>;

const compareExpected = (
  table: ProjectedTable,
  expectedRows: ExpectedRows,
  storedRows: Map<string, Row>,
): RowDifference[] =>
  [...expectedRows].flatMap(
    ([id, { row, stream }]) => compareRow(table.name, id, stream, storedRows.get(id), row) ?? [],
  );

const listExtras = (
  { name, owner }: OwnedTable,
  expectedRows: ExpectedRows,
  storedRows: Map<string, Row>,
  owners: ExpectedRows,
): RowDifference[] =>
  [...storedRows]
    .filter(([id]) => !expectedRows.has(id))
    .map(([id, row]) => createExtra(name, id, owners.get(String(row[owner]))!.stream));

async function foldStreams(trx: Transaction, projection: Projection, streams: readonly string[]) {
  const tables = [projection.mainTable, ...projection.ownedTables];
  const expected = new Map(tables.map(({ name }): [string, ExpectedRows] => [name, new Map()]));
  const unreadable: RowDifference[] = [];
  const newerStreams: string[] = [];
  for (const [stream, events] of await readStreams(trx, streams)) {
    try {
      const rows = projection.fold(events);
      for (const { name, key } of tables)
        for (const row of rows[name] ?? []) expected.get(name)!.set(String(row[key]), { row, stream });
    } catch (error) {
      if (error instanceof NewerReleaseError) newerStreams.push(stream);
      else unreadable.push(createUnreadable(projection, stream, error));
    }
  }
  return { expected, unreadable, newerStreams };
}

/** The rows with the keys, by their keys. */
async function readRows(
  trx: Transaction,
  { name, key }: ProjectedTable,
  keys: string[],
): Promise<Map<string, Row>> {
  if (keys.length === 0) return new Map();
  return indexRows((await trx<Row>(name).whereRaw('?? = any(?)', [key, keys])) as Row[], key);
}

/** The rows with the keys, and those that belong to the owners, by their keys. */
async function readOwnedRows(
  trx: Transaction,
  { name, key, owner }: OwnedTable,
  keys: string[],
  ownerKeys: string[],
): Promise<Map<string, Row>> {
  if (keys.length === 0 && ownerKeys.length === 0) return new Map();
  const query = trx<Row>(name)
    .whereRaw('?? = any(?)', [key, keys])
    .orWhereRaw('?? = any(?)', [owner, ownerKeys]);
  return indexRows((await query) as Row[], key);
}

const indexRows = (rows: Row[], key: string): Map<string, Row> =>
  new Map(rows.map((row) => [String(row[key]), row]));

function compareRow(
  table: string,
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
  table: string,
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

const createExtra = (table: string, id: string, stream: string): RowDifference => ({
  kind: 'extra',
  table,
  id,
  stream,
  fields: [],
  reason: `row ${id} of ${table} belongs to no event of ${stream}`,
});

const createUnreadable = ({ mainTable }: Projection, stream: string, error: unknown): RowDifference => ({
  kind: 'unreadable',
  table: mainTable.name,
  id: stream,
  stream,
  fields: [],
  reason: `the events of ${stream} cannot be read: ${toFirstLine(error)}`,
});

const toFirstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 200);

/** Without the rows that belong to a row of another projection, with which they are compared. */
async function excludeRowsOfOthers(
  trx: Transaction,
  { name, key, owner, otherOwners }: OwnedTable,
  extras: readonly RowDifference[],
): Promise<readonly RowDifference[]> {
  if (!otherOwners || extras.length === 0) return extras;
  const rowsOfOthers = trx(name)
    .whereRaw('?? = any(?)', [key, extras.map(({ id }) => id)])
    .whereIn(owner, trx(otherOwners.table).select(otherOwners.key));
  const ids = new Set((await rowsOfOthers.pluck(key)) as string[]);
  return extras.filter(({ id }) => !ids.has(id));
}

/** Writes the rows that differ, many per statement. */
import type { Transaction } from '#src/platform/database.ts';
import type { RowDifference } from './find-differences.ts';
import type { ProjectedTable, Projection, Row } from './projection.ts';

/**
 * Existing rows are deleted first: they are locked, and two of them may have exchanged a unique value. A row that another
 * transaction has inserted since is not replaced, unless it is older.
 * @returns the keys of the written rows
 */
export async function replaceMainRows(
  trx: Transaction,
  { mainTable: table, releaseUniqueValues }: Projection,
  differences: readonly RowDifference[],
): Promise<Set<string>> {
  const rows = listExpectedRows(table, differences);
  if (rows.length > 0) await releaseUniqueValues?.(trx, rows);
  await deleteRows(trx, table, differences);
  return insertRows(trx, table, differences, `where ${table.name}.version <= excluded.version`);
}

/** Replaces and deletes rows of payments, refunds and disputes, whose main row is locked. */
export async function replaceRows(
  trx: Transaction,
  table: ProjectedTable,
  differences: readonly RowDifference[],
): Promise<void> {
  await deleteRows(trx, table, differences);
  await insertRows(trx, table, differences, '');
}

async function deleteRows(
  trx: Transaction,
  { name, key }: ProjectedTable,
  differences: readonly RowDifference[],
): Promise<void> {
  const ids = differences
    .filter((difference) => difference.table === name && difference.kind !== 'missing')
    .map(({ id }) => id);
  if (ids.length > 0) await trx(name).whereRaw('?? = any(?)', [key, ids]).delete();
}

/** One parameter for all rows: a statement with a parameter per value takes several times as long. */
async function insertRows(
  trx: Transaction,
  table: ProjectedTable,
  differences: readonly RowDifference[],
  condition: string,
): Promise<Set<string>> {
  const expectedRows = listExpectedRows(table, differences);
  if (expectedRows.length === 0) return new Set();
  const { name, key } = table;
  const columns = Object.keys(expectedRows[0]!);
  const { rows } = await trx.raw<{ rows: { key: string }[] }>(
    `insert into ${name} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${name}, ?::jsonb)
     on conflict (${key}) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
     ${condition}
     returning ${key} as key`,
    [JSON.stringify(expectedRows.map((row) => parseJsonColumns(table, row)))],
  );
  return new Set(rows.map((row) => row.key));
}

const listExpectedRows = ({ name }: ProjectedTable, differences: readonly RowDifference[]): Row[] =>
  differences
    .filter(({ table }) => table === name)
    .map(({ expected }) => expected)
    .filter((row) => row !== undefined);

function parseJsonColumns({ jsonColumns = [] }: ProjectedTable, row: Row): Row {
  const parsed = jsonColumns.map((column) => [column, JSON.parse((row[column] as string | null) ?? 'null')]);
  return { ...row, ...Object.fromEntries(parsed) };
}

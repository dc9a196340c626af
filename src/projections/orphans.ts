/** Rows of read models that belong to no stream. They are looked for in ranges of the key, so that no statement takes long. */
import type { Database } from '#src/platform/database.ts';
import type { RowDifference } from './find-differences.ts';
import type { OrphanCondition } from './projection.ts';

const ROWS_PER_RANGE = 20_000;

/** Each statement is one snapshot, which has the events of every row that it has. */
export async function* findOrphans(
  db: Database,
  { table: { name: table, key }, condition }: OrphanCondition,
): AsyncGenerator<RowDifference[]> {
  for await (const [after, upTo] of listRanges(db, table, key)) {
    const ids: string[] = await db(table)
      .where(key, '>', after)
      .where(key, '<=', upTo)
      .whereRaw(condition)
      .orderBy(key)
      .pluck(key);
    yield ids.map((id) => ({
      kind: 'extra',
      table,
      id,
      stream: '',
      fields: [],
      reason: `row ${id} of ${table} belongs to no stream`,
    }));
  }
}

/** @returns the number of deleted rows */
export async function deleteOrphans(
  db: Database,
  { table: { name: table, key }, condition }: OrphanCondition,
): Promise<number> {
  let count = 0;
  for await (const [after, upTo] of listRanges(db, table, key))
    count += await db(table).where(key, '>', after).where(key, '<=', upTo).whereRaw(condition).delete();
  return count;
}

async function* listRanges(db: Database, table: string, key: string): AsyncGenerator<[string, string]> {
  for (let after = ''; ;) {
    const range = db(table).where(key, '>', after).orderBy(key).limit(ROWS_PER_RANGE).select(key);
    const [row]: { last: string | null }[] = await db.from(range.as('range')).max({ last: key });
    if (!row!.last) return;
    yield [after, row!.last];
    after = row!.last;
  }
}

import type { Knex } from 'knex';

const PAGE_SIZE = 500;

type Row = { id: string; instant: string };

/**
 * Yields the ids of all orders of a query, the oldest first, a page at a time. Each page begins after the last order of the one
 * before, so that orders that stay in the result do not exclude newer ones.
 * @param createQuery without columns, order and limit; called for each page
 * @param columns qualified names of the order's id and of the instant by which an index sorts the orders
 * @param signal ends the iteration between two orders
 */
export async function* iterateOrderIds(
  createQuery: () => Knex.QueryBuilder,
  columns: { id: string; instant: string },
  signal?: AbortSignal,
): AsyncGenerator<string> {
  let rows: Row[] = [];
  do {
    rows = await readPage(createQuery(), columns, rows.at(-1));
    for (const { id } of rows) {
      if (signal?.aborted) return;
      yield id;
    }
  } while (rows.length === PAGE_SIZE);
}

/** Instants are read as text, because a Date has no microseconds. */
const readPage = (
  query: Knex.QueryBuilder,
  { id, instant }: { id: string; instant: string },
  last: Row | undefined,
): Promise<Row[]> =>
  query
    .modify((page) => {
      if (last) page.whereRaw('(??, ??) > (?::timestamptz, ?)', [instant, id, last.instant, last.id]);
    })
    .orderBy([instant, id])
    .limit(PAGE_SIZE)
    .select({ id })
    .select(query.client.raw('??::text as instant', [instant]));

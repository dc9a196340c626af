/**
 * Reads events as the text that was hashed. It bypasses knex, which would build an object per row: building it takes longer than
 * the hash.
 */
import type { ClientBase } from 'pg';
import { HASHED_TEXT_SQL } from '#src/ledger/hash.ts';
import type { Transaction } from '#src/platform/database.ts';

/** Position (a bigint as text), stream, version, hashed text, and hash in hex. */
export type HashedEventRow = [position: string, stream: string, version: number, text: string, hash: string];

const ROWS_PER_BATCH = 5000;

const SELECT_HASHED_EVENTS = `
  select position, stream, version, ${HASHED_TEXT_SQL}, encode(hash, 'hex')
  from events where position > $1 order by position limit ${ROWS_PER_BATCH}`;

/** Reads all events after a position in batches. The next batch is read while the caller works on the last one. */
export async function* readHashedEvents(trx: Transaction, after = 0): AsyncGenerator<HashedEventRow[]> {
  const connection = await getConnection(trx);
  const readBatch = async (position: string) =>
    (
      await connection.query<HashedEventRow>({
        name: 'ledger_hashed_events',
        text: SELECT_HASHED_EVENTS,
        values: [position],
        rowMode: 'array',
      })
    ).rows;
  let batch = await readBatch(String(after));
  while (batch.length > 0) {
    const next = batch.length === ROWS_PER_BATCH ? readBatch(batch.at(-1)![0]) : undefined;
    // An error of the next batch must not be unhandled while the caller works on this one.
    next?.catch(() => {});
    yield batch;
    batch = (await next) ?? [];
  }
}

/** The pg connection of a knex transaction. */
const getConnection = async (trx: Transaction): Promise<ClientBase> =>
  (await trx.client.acquireConnection()) as ClientBase;

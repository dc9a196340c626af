import type { ClientBase } from 'pg';
import type { Database } from '#src/platform/database.ts';

const ROWS_PER_BATCH = 5000;

/** Reads every column of every event in batches, as `ledger verify` does, and looks at none. @returns the number of events */
export const readAllEvents = (db: Database): Promise<number> =>
  db.transaction(
    async (trx) => {
      const connection = (await trx.client.acquireConnection()) as ClientBase;
      let count = 0;
      for (let position = '0'; ;) {
        const { rows } = await connection.query<[position: string]>({
          name: 'bench_bare_read',
          text: `select position, stream, version, type, data::text, meta::text, recorded_at::text, encode(hash, 'hex')
            from events where position > $1 order by position limit ${ROWS_PER_BATCH}`,
          values: [position],
          rowMode: 'array',
        });
        count += rows.length;
        if (rows.length < ROWS_PER_BATCH) return count;
        [position] = rows.at(-1)!;
      }
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );

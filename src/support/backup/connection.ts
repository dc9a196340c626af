import type { ClientBase } from 'pg';
import type { Database } from '#src/platform/database.ts';

/** Lends one connection of the pool: COPY and a lock of the session need the same one for all statements. */
export async function withConnection<T>(db: Database, run: (client: ClientBase) => Promise<T>): Promise<T> {
  const client = (await db.client.acquireConnection()) as ClientBase;
  try {
    return await run(client);
  } finally {
    await db.client.releaseConnection(client);
  }
}

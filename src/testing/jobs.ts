import type { Database } from '#src/platform/database.ts';

/** Makes every job that waits for its next attempt due now. A worker starts it at its next poll. */
export async function skipRetryDelays(db: Database): Promise<void> {
  await db('pgboss.job').where({ state: 'retry' }).update({ start_after: db.fn.now() });
}

import type { Database } from '#src/platform/database.ts';

/** A batch is one short statement, so that nobody waits for it. */
export const BATCH_SIZE = 500;

/** Repeats until a batch is not full. @returns the sum */
export async function repeatBatches(runBatch: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await runBatch();
    total += count;
    if (count < BATCH_SIZE) return total;
  }
}

type ExpiringTable = { table: string; key: string; time: string };

/** Deletes rows older than a time, oldest first. A row that somebody else changes now is left to the next run. */
export const deleteOlderThan = (
  db: Database,
  { table, key, time }: ExpiringTable,
  before: Date,
): Promise<number> =>
  repeatBatches(() =>
    db(table)
      .whereIn(
        key,
        db(table)
          .where(time, '<', before)
          .orderBy(time)
          .limit(BATCH_SIZE)
          .forUpdate()
          .skipLocked()
          .select(key),
      )
      .delete(),
  );

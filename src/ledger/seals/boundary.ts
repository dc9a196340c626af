/**
 * The position up to which no transaction can add an event any more. Positions are taken in one order and committed in another:
 * a seal that ended at the newest visible position would miss events that commit later.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#src/platform/database.ts';

const POLL_MS = 100;
/** Transactions of the application take milliseconds. One that takes longer delays the seal to the next run of the job. */
const MAX_WAIT_MS = 20_000;

/**
 * Waits, without a lock, until every transaction that could hold a position up to the newest one has ended.
 * @returns that position; undefined when such a transaction is still running after 20 seconds
 */
export async function findSealableBoundary(
  db: Database,
  maxWaitMs = MAX_WAIT_MS,
): Promise<number | undefined> {
  const boundary = await readNewestPosition(db);
  // ledger_append takes the id of the transaction before the position. So every transaction with a position up to the boundary
  // has an id below `laterId`, which is taken after the boundary was read.
  const laterId = await takeId(db);
  for (let waitedMs = 0; (await readOldestRunningId(db)) < laterId; waitedMs += POLL_MS) {
    if (waitedMs >= maxWaitMs) return undefined;
    await delay(POLL_MS);
  }
  return boundary;
}

/** The newest position that any transaction took, committed or not. */
async function readNewestPosition(db: Database): Promise<number> {
  const { rows } = await db.raw<{ rows: { position: string }[] }>(
    'select case when is_called then last_value else 0 end as position from events_position_seq',
  );
  return Number(rows[0]!.position);
}

/** Takes an id. The xmax of a snapshot is not enough: it follows the last id that has ended, and newer ones may be running. */
async function takeId(db: Database): Promise<bigint> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>('select pg_current_xact_id()::text as id');
  return BigInt(rows[0]!.id);
}

/** Also of the next transaction, when none is running. */
async function readOldestRunningId(db: Database): Promise<bigint> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as id',
  );
  return BigInt(rows[0]!.id);
}

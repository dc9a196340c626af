/** Checks that the hash chains are intact, and that every read model equals its events, also after a rebuild of empty tables. */
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { rebuildProjections, verifyProjections } from '#src/payments/all-projections.ts';
import type { Database } from '#src/platform/database.ts';

export async function checkLedger(db: Database): Promise<string[]> {
  const verification = await verifyLedger(db);
  if (!verification.isIntact) return [`the ledger is broken at ${JSON.stringify(verification.damages)}`];
  const errors = await listProjectionErrors(db);
  for (const table of TABLES) await db(table).delete();
  await rebuildProjections(db);
  return [...errors, ...(await listProjectionErrors(db)).map((error) => `after a rebuild: ${error}`)];
}

const TABLES = ['orders', 'order_payments', 'unmatched_payments', 'payment_refunds', 'payment_disputes'];

const listProjectionErrors = async (db: Database): Promise<string[]> =>
  (await verifyProjections(db, { limit: 100 })).differences.map(({ reason }) => reason);

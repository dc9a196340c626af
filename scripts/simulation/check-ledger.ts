/** Checks that the hash chains are intact, and that every read model equals its rebuild from the events. */
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { rebuildOrders } from '#src/orders/store/projection.ts';
import { rebuildUnmatchedPayments } from '#src/payments/unmatched/change-unmatched.ts';
import type { Database } from '#src/platform/database.ts';

export async function checkLedger(db: Database): Promise<string[]> {
  const verification = await verifyLedger(db);
  if (!verification.isIntact) return [`the ledger is broken at ${JSON.stringify(verification.damages)}`];
  const beforeRebuild = await loadReadModels(db);
  await db('order_payments').delete();
  await db('unmatched_payments').delete();
  await db('orders').delete();
  await rebuildOrders(db);
  await rebuildUnmatchedPayments(db);
  const afterRebuild = await loadReadModels(db);
  return Object.keys(beforeRebuild).flatMap((table) =>
    compareRows(table, beforeRebuild[table]!, afterRebuild[table]!),
  );
}

const PRIMARY_KEYS = {
  orders: 'id',
  order_payments: 'gateway_payment_id',
  unmatched_payments: 'gateway_payment_id',
};

/** JSON of each row by its primary key. */
type Rows = Map<string, string>;

async function loadReadModels(db: Database): Promise<Record<string, Rows>> {
  const readTable = async ([table, key]: [string, string]) => {
    const rows: Record<string, string>[] = await db(table).select('*');
    return [table, new Map(rows.map((row) => [row[key]!, JSON.stringify(row)]))] as const;
  };
  return Object.fromEntries(await Promise.all(Object.entries(PRIMARY_KEYS).map(readTable)));
}

function compareRows(table: string, beforeRebuild: Rows, afterRebuild: Rows): string[] {
  const ids = new Set([...beforeRebuild.keys(), ...afterRebuild.keys()]);
  return [...ids]
    .filter((id) => beforeRebuild.get(id) !== afterRebuild.get(id))
    .map(
      (id) => `${table} ${id} differs from its rebuild: ${beforeRebuild.get(id)} and ${afterRebuild.get(id)}`,
    );
}

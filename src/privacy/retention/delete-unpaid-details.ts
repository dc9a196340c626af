import { DAY_MS } from '#src/platform/contract-time.ts';
import type { Database } from '#src/platform/database.ts';
import { BATCH_SIZE } from './batches.ts';

/** An order is marked as expired some time after its last moment to pay. */
const LATE_EXPIRY_DAYS = 7;

type Cursor = { expires_at: string; id: string };

/**
 * Deletes birth details, delivery addresses and tax details of orders that were not paid. Their events keep the ids.
 * @param from orders before it were handled by an earlier run
 * @returns how many rows were deleted
 */
export async function deleteUnpaidDetails(
  db: Database,
  from: Date | undefined,
  before: Date,
): Promise<number> {
  let count = 0;
  let cursor: Cursor = { expires_at: toLowerBound(from), id: '' };
  for (;;) {
    const orders = await listUnpaidOrders(db, cursor, before);
    count += await deleteDetails(db, orders);
    if (orders.length < BATCH_SIZE) return count;
    cursor = orders.at(-1)!;
  }
}

const toLowerBound = (from: Date | undefined): string =>
  from ? new Date(from.getTime() - LATE_EXPIRY_DAYS * DAY_MS).toISOString() : '-infinity';

type UnpaidOrder = Cursor & { birth_id: string | null };

/** Text keeps the microseconds of the cursor. */
const listUnpaidOrders = (
  db: Database,
  { expires_at: expiresAt, id }: Cursor,
  before: Date,
): Promise<UnpaidOrder[]> =>
  db('orders')
    .whereIn('status', ['expired', 'cancelled'])
    .where('expires_at', '<', before)
    .whereRaw('(expires_at, id) > (?::timestamptz, ?)', [expiresAt, id])
    .orderBy(['expires_at', 'id'])
    .limit(BATCH_SIZE)
    .select('id', 'birth_id', db.raw('expires_at::text as expires_at'));

/** A late payment may be recorded at the same moment: its order is not deleted, because its row is locked and not unpaid any more. */
async function deleteDetails(db: Database, orders: readonly UnpaidOrder[]): Promise<number> {
  if (orders.length === 0) return 0;
  return db.transaction(async (trx) => {
    const unpaid: UnpaidOrder[] = await trx('orders')
      .whereIn(
        'id',
        orders.map(({ id }) => id),
      )
      .whereIn('status', ['expired', 'cancelled'])
      .forUpdate()
      .skipLocked()
      .select('id', 'birth_id');
    const ids = unpaid.map(({ id }) => id);
    return (
      (await trx('order_birth_details')
        .whereIn(
          'id',
          unpaid.flatMap(({ birth_id: birthId }) => birthId ?? []),
        )
        .delete()) +
      (await trx('pending_delivery_addresses').whereIn('order_id', ids).delete()) +
      (await trx('order_tax_details').whereIn('order_id', ids).delete())
    );
  });
}

/**
 * Records that the buyer has seen the captured payment: on return from checkout, or in My Reports after closing the tab.
 * Not in the ledger, because it does not change the order.
 */
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';

export async function recordSeenPayment(
  { db, clock }: { db: Database; clock: Clock },
  orderId: string,
): Promise<void> {
  await db('seen_payments')
    .insert({ order_id: orderId, seen_at: clock.now() })
    .onConflict('order_id')
    .ignore();
}

/**
 * Whether a buyer knows that their payment arrived. Who came back from checkout was told there; who closed the tab is
 * told once in My Reports. Not part of the ledger: it is about what was read, not about what happened.
 */
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';

export async function notePaymentTold(
  { db, clock }: { db: Database; clock: Clock },
  orderId: string,
): Promise<void> {
  await db('payment_acknowledgements')
    .insert({ order_id: orderId, acknowledged_at: clock.now() })
    .onConflict('order_id')
    .ignore();
}

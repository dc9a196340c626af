/**
 * Whether the buyer has seen that the payment arrived: on return from checkout, or once in My Reports after closing
 * the tab. Not in the ledger, because it is about the screen and not about the order.
 */
import type { Clock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';

export async function acknowledgePayment(
  { db, clock }: { db: Database; clock: Clock },
  orderId: string,
): Promise<void> {
  await db('payment_acknowledgements')
    .insert({ order_id: orderId, acknowledged_at: clock.now() })
    .onConflict('order_id')
    .ignore();
}

import type { Database } from '#src/platform/database.ts';
import { notFound } from '#src/platform/http/errors.ts';
import { OPEN_DAYS } from '#src/orders/decide.ts';
import type { OrderRow } from '#src/orders/read-model.ts';

/**
 * The member's own order with a price, by our number or the gateway's; without either the newest of the last three days.
 * @throws Refused 404, for somebody else's order and for a free one as well
 */
export async function ownPricedOrder(
  db: Database,
  memberId: string,
  named: string | undefined,
  now: Date,
): Promise<OrderRow> {
  const query = db('orders').where({ member_id: memberId }).whereNot({ status: 'free' });
  if (named) void query.where((either) => either.where({ id: named }).orWhere({ gateway_order_id: named }));
  else
    void query
      .where('placed_at', '>', new Date(now.getTime() - OPEN_DAYS * 86_400_000))
      .orderBy('placed_at', 'desc');
  const row: OrderRow | undefined = await query.first();
  if (!row) throw notFound('order-not-found', 'We could not find that order.');
  return row;
}

import type { Database } from '#src/platform/database.ts';
import { notFound } from '#src/platform/http/errors.ts';
import { PAYMENT_WINDOW_DAYS } from '#src/orders/domain/decide.ts';
import type { OrderRow } from '#src/orders/store/projection.ts';

/** @throws Refused 404, for somebody else's order and for a free one as well */
export async function ownPricedOrder(...which: Parameters<typeof findPricedOrder>): Promise<OrderRow> {
  const row = await findPricedOrder(...which);
  if (!row) throw notFound('order-not-found', 'We could not find that order.');
  return row;
}

/** The member's own order with a price, by our number or the gateway's; without either the newest of the last three days. */
export async function findPricedOrder(
  db: Database,
  memberId: string,
  named: string | undefined,
  now: Date,
): Promise<OrderRow | undefined> {
  const query = db('orders').where({ member_id: memberId }).whereNot({ status: 'free' });
  if (named) void query.where((either) => either.where({ id: named }).orWhere({ gateway_order_id: named }));
  else
    void query
      .where('placed_at', '>', new Date(now.getTime() - PAYMENT_WINDOW_DAYS * 86_400_000))
      .orderBy('placed_at', 'desc');
  return query.first();
}

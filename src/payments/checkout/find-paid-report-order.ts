import { DAY_MS } from '#src/platform/contract-time.ts';
import type { Database } from '#src/platform/database.ts';
import { createNotFoundError } from '#src/platform/http/errors.ts';
import { PAYMENT_WINDOW_DAYS } from '#src/orders/domain/payment-commands.ts';
import type { OrderRow } from '#src/orders/store/projection.ts';

/** @throws HttpError 404, also for another member's order and for a free one */
export async function requirePaidReportOrder(
  ...query: Parameters<typeof findPaidReportOrder>
): Promise<OrderRow> {
  const row = await findPaidReportOrder(...query);
  if (!row) throw createNotFoundError('order-not-found', 'We could not find that order.');
  return row;
}

/**
 * The member's own order of a report that has a price, paid or not, by order number or gateway order id. Without an id: the newest
 * of the last three days.
 */
export async function findPaidReportOrder(
  db: Database,
  memberId: string,
  id: string | undefined,
  now: Date,
): Promise<OrderRow | undefined> {
  const query = db('orders').where({ member_id: memberId }).whereNot({ status: 'free' });
  if (id) void query.where((either) => either.where({ id }).orWhere({ gateway_order_id: id }));
  else
    void query
      .where('placed_at', '>', new Date(now.getTime() - PAYMENT_WINDOW_DAYS * DAY_MS))
      .orderBy('placed_at', 'desc');
  return query.first();
}

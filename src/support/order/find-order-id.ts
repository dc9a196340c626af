import type { Database } from '#src/platform/database.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { findOrderIdOfPayment } from '#src/orders/store/find-order-id-of-payment.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import { CommandError } from '#src/support/command.ts';

/** @param id order number, gateway order id, or id of any payment of the order, also of a duplicate */
export async function findOrderId(db: Database, id: string): Promise<string | undefined> {
  const row: { id: string } | undefined = await db('orders')
    .where({ id: id.toUpperCase() })
    .orWhere({ gateway_order_id: id })
    .orWhere({ gateway_payment_id: id })
    .first('id');
  return row?.id ?? findOrderIdOfPayment(db, id);
}

export const createNotFoundMessage = (id: string) =>
  `No order, gateway order or gateway payment ${id} found. “lagna find ${id}” searches everything.`;

/** Loads an order by any of its ids. @throws CommandError when there is none */
export async function loadOrderById(db: Database, id: string): Promise<Order> {
  const orderId = await findOrderId(db, id);
  const order = orderId && (await loadOrder(db, orderId))?.order;
  if (!order) throw new CommandError(createNotFoundMessage(id));
  return order;
}

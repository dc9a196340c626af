import { useEffect, useEffectEvent } from 'react';
import { MAX_FOLLOWED_ORDERS, type OrderView } from '#src/orders/contract.ts';
import { foundOver, useToken } from '#web/lib/session/session-expiry.ts';
import { followOrders } from './follow-orders.ts';
import { isAtRest } from '#web/lib/orders/order-activity.ts';

/** Calls `onOrder` with every change of the orders that move, the newest first should there be very many. */
export function useFollowed(orders: OrderView[], onOrder: (order: OrderView) => void): void {
  const arrived = useEffectEvent(onOrder);
  const moving = orders
    .filter((order) => !isAtRest(order))
    .slice(0, MAX_FOLLOWED_ORDERS)
    .map(({ id }) => id)
    .join(' ');
  const token = useToken();
  useEffect(() => {
    if (moving && token) return followOrders(moving.split(' '), (order) => arrived(order), foundOver);
    return undefined;
  }, [moving, token]);
}

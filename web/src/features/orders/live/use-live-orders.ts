import { useEffect, useEffectEvent } from 'react';
import { MAX_FOLLOWED_ORDERS, type OrderView } from '#src/orders/contract.ts';
import { handleSessionExpiry, useSessionToken } from '#web/lib/session/session-expiry.ts';
import { followOrders } from './follow-orders.ts';
import { isIdle } from '#web/lib/orders/order-activity.ts';

/** Calls `onOrder` with every change of the orders that move, the newest first should there be very many. */
export function useFollowed(orders: OrderView[], onOrder: (order: OrderView) => void): void {
  const arrived = useEffectEvent(onOrder);
  const moving = orders
    .filter((order) => !isIdle(order))
    .slice(0, MAX_FOLLOWED_ORDERS)
    .map(({ id }) => id)
    .join(' ');
  const token = useSessionToken();
  useEffect(() => {
    if (moving && token)
      return followOrders(moving.split(' '), (order) => arrived(order), handleSessionExpiry);
    return undefined;
  }, [moving, token]);
}

import { useEffect, useEffectEvent } from 'react';
import { MAX_FOLLOWED_ORDERS, type OrderView } from '#src/orders/contract.ts';
import { handleSessionExpiry, useSessionToken } from '#web/lib/session/session-expiry.ts';
import { followOrders } from './follow-orders.ts';
import { isIdle } from '#web/lib/orders/order-activity.ts';

/** Calls `onOrder` with every change of the orders that are not idle; of the newest MAX_FOLLOWED_ORDERS, if there are more. */
export function useLiveOrders(orders: OrderView[], onOrder: (order: OrderView) => void): void {
  const handleOrder = useEffectEvent(onOrder);
  // one string, because effect dependencies are compared by value
  const joinedIds = orders
    .filter((order) => !isIdle(order))
    .slice(0, MAX_FOLLOWED_ORDERS)
    .map(({ id }) => id)
    .join(' ');
  const token = useSessionToken();
  useEffect(() => {
    if (joinedIds && token)
      return followOrders(joinedIds.split(' '), (order) => handleOrder(order), handleSessionExpiry);
    return undefined;
  }, [joinedIds, token]);
}

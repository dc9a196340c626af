import { useEffect, useEffectEvent } from 'react';
import type { OrderView } from '#src/orders/contract.ts';
import { followOrder, isAtRest } from './follow-order.ts';

/** Calls `onOrder` with every change of an order that moves. */
export function useFollowed(order: OrderView, onOrder: (order: OrderView) => void): void {
  const { id } = order;
  const moving = !isAtRest(order);
  const arrived = useEffectEvent(onOrder);
  useEffect(() => (moving ? followOrder(id, (news) => arrived(news)) : undefined), [id, moving]);
}

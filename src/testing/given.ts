/** Given these events, when this is decided, then those events (or that refusal). */
import { expect } from 'vitest';
import type { OrderEvent } from '#src/orders/events.ts';
import { fold, type Order } from '#src/orders/order.ts';

export function given(...events: OrderEvent[]) {
  const order = fold(events)!;
  return {
    when: (decide: (order: Order) => OrderEvent[]) => ({
      then: (...expected: OrderEvent[]) => expect(decide(order)).toEqual(expected),
      thenNothing: () => expect(decide(order)).toEqual([]),
      thenRefused: (code: string) => expect(() => decide(order)).toThrow(expect.objectContaining({ code })),
    }),
  };
}

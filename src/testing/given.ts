/** Given these events, when this is decided, then those events (or that refusal). */
import { expect } from 'vitest';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import type { Order } from '#src/orders/domain/order-state.ts';

export function given(...events: OrderEvent[]) {
  const order = foldOrder(events)!;
  return {
    when: (decide: (order: Order) => OrderEvent[]) => ({
      then: (...expected: OrderEvent[]) => expect(decide(order)).toEqual(expected),
      thenNothing: () => expect(decide(order)).toEqual([]),
      thenRefused: (code: string) => expect(() => decide(order)).toThrow(expect.objectContaining({ code })),
    }),
  };
}

/** Given-when-then tests of the decider: given events, when a command is decided, then new events or an error code. */
import { expect } from 'vitest';
import type { OrderEvent } from './events.ts';
import { foldOrder } from './evolve.ts';
import type { Order } from './order-state.ts';

export function given(...events: OrderEvent[]) {
  const order = foldOrder(events)!;
  return {
    when: (decide: (order: Order) => OrderEvent[]) => ({
      then: (...expected: OrderEvent[]) => expect(decide(order)).toEqual(expected),
      thenNothing: () => expect(decide(order)).toEqual([]),
      thenRejected: (code: string) => expect(() => decide(order)).toThrow(expect.objectContaining({ code })),
    }),
  };
}

/** Reads an order from its events. Apart from `changeOrder`, whose imports a command that only reads does not need. */
import type { Database } from '#src/platform/database.ts';
import { readStream } from '#src/ledger/read.ts';
import { parseOrderEvent } from '#src/orders/domain/events.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import type { Order } from '#src/orders/domain/order-state.ts';

/** @returns undefined when no event has this order number. @throws ZodError for an event that does not fit its schema */
export async function loadOrder(
  db: Database,
  id: string,
): Promise<{ order: Order; version: number } | undefined> {
  const events = await loadOrderEvents(db, id);
  const order = foldOrder(events);
  return order && { order, version: events.length };
}

export const loadOrderEvents = async (db: Database, id: string) =>
  (await readStream(db, id)).map((event) => parseOrderEvent(event));

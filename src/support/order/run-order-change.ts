import type { EventMeta } from '#src/ledger/event.ts';
import type { Order } from '#src/orders/domain/order-state.ts';
import type { Database } from '#src/platform/database.ts';
import { runChange, type Change, type ChangeOptions } from '#src/support/change.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { loadOrderById } from './find-order-id.ts';

export type OrderToChange = { db: Database; order: Order; meta: EventMeta };

/** Prepares and applies a change of one order. @param id order number, or any id that leads to an order */
export const runOrderChange = (
  context: CommandContext,
  id: string,
  options: ChangeOptions,
  prepare: (found: OrderToChange) => Change | Promise<Change>,
): Promise<CommandResult> =>
  runChange(context, options, async (meta) => {
    const db = await context.openDatabase();
    return prepare({ db, order: await loadOrderById(db, id), meta });
  });

import { rebuildOrders } from '#src/orders/store/projection.ts';
import type { Command } from './command.ts';

export const rebuildProjection = (): Command => async (db, print) => {
  print(`${await rebuildOrders(db)} orders rebuilt from the ledger.`);
  return true;
};

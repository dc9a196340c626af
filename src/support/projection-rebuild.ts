import { rebuildOrders } from '#src/orders/store/projection.ts';
import type { Act } from './cli.ts';

export const ordersRebuild = (): Act => async (db, print) => {
  print(`${await rebuildOrders(db)} orders rebuilt from the ledger.`);
  return true;
};

import { rebuildOrders } from '#src/orders/store/projection.ts';
import { rebuildUnmatchedPayments } from '#src/payments/unmatched/change-unmatched.ts';
import type { Command } from './command.ts';

export const rebuildProjection = (): Command => async (db, print) => {
  print(`${await rebuildOrders(db)} orders rebuilt from the ledger.`);
  print(`${await rebuildUnmatchedPayments(db)} payments that fit no order rebuilt from the ledger.`);
  return true;
};

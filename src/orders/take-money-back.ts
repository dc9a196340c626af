import type { Meta } from '#src/ledger/event.ts';
import { changeOrder, type Change, type OrderDeps } from './change.ts';
import { requestRefund } from './refund.ts';

/** The member's own press, while the promise is broken and there is no report; a second press changes nothing. @throws OrderRule */
export const takeMoneyBack = (deps: OrderDeps, orderId: string, meta: Meta): Promise<Change> =>
  changeOrder(deps, orderId, meta, (order) => requestRefund(order, 'member', meta.at));

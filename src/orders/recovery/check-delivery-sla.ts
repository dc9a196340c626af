import type { Core } from '#src/platform/core.ts';
import { checkSla } from '#src/orders/domain/delivery-sla.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder, type OrderDeps } from '#src/orders/store/change-order.ts';

/** Numbers of checked orders and of recorded events. */
export type SlaCheckResult = { checked: number; recorded: number };

/** Number of orders per run; the next run continues with the others. */
const BATCH_SIZE = 500;

/** Records delays and SLA breaches, and requests automatic refunds. An error on one order does not stop the run. */
export async function checkDeliverySlas(deps: OrderDeps & Core): Promise<SlaCheckResult> {
  const meta = createJobMeta(deps, 'check-delivery-sla', 'schedule');
  const result: SlaCheckResult = { checked: 0, recorded: 0 };
  for (const id of await findDueOrders(deps, meta.at)) {
    result.checked += 1;
    try {
      const { events } = await changeOrder(deps, id, meta, (order) => checkSla(order, meta.at));
      result.recorded += events.length;
    } catch (error) {
      deps.log.error({ event: 'sla.check_failed', err: error, orderId: id }, 'SLA check of an order failed');
    }
  }
  return result;
}

async function findDueOrders({ db }: OrderDeps, at: string): Promise<string[]> {
  const rows: { id: string }[] = await db('orders')
    .where('next_sla_check_at', '<=', at)
    .orderBy('next_sla_check_at')
    .limit(BATCH_SIZE)
    .select('id');
  return rows.map(({ id }) => id);
}

/** Restarts reports that failed because the report store or Chromium did not work for longer than their job was retried. */
import type { CoreDeps } from '#src/platform/core-deps.ts';
import { restartAfterOutage } from '#src/orders/domain/decide.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder, type OrderDeps } from '#src/orders/store/change-order.ts';
import { iterateOrderIds } from './iterate-order-ids.ts';

/** An error on one order does not stop the run. @returns number of restarted reports */
export async function restartReportsAfterOutage(deps: OrderDeps & CoreDeps): Promise<number> {
  const meta = createJobMeta(deps, 'outage-watch', 'outage over');
  let restartedCount = 0;
  for await (const id of listOrdersWithFailedReport(deps))
    try {
      const { events } = await changeOrder(deps, id, meta, (order) => restartAfterOutage(order, meta.at));
      if (events.length > 0) restartedCount += 1;
    } catch (error) {
      deps.log.error(
        { event: 'reports.recovery_failed', orderId: id, err: error },
        'A report that failed in an outage could not be restarted',
      );
    }
  return restartedCount;
}

const listOrdersWithFailedReport = ({ db }: OrderDeps): AsyncGenerator<string> =>
  iterateOrderIds(() => db('orders').where({ report_status: 'failed' }).whereIn('status', ['paid', 'free']), {
    id: 'id',
    instant: 'placed_at',
  });

/** Restarts reports that failed because the report store or Chromium did not work for longer than their job was retried. */
import type { CoreDeps } from '#src/platform/core-deps.ts';
import { restartAfterOutage, type OutageStep } from '#src/orders/domain/decide.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder, type OrderDeps } from '#src/orders/store/change-order.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { iterateOrderIds } from './iterate-order-ids.ts';
import { createNewerReleaseSkipper } from './newer-release-skipper.ts';

/**
 * Restarts the reports that failed in this step. An error on one order does not stop the run.
 * @param signal ends the run between two orders
 * @returns number of restarted reports
 */
export async function restartReportsAfterOutage(
  deps: OrderDeps & CoreDeps,
  step: OutageStep,
  signal?: AbortSignal,
): Promise<number> {
  const meta = createJobMeta(deps, 'outage-watch', 'outage over');
  const skipper = createNewerReleaseSkipper(deps, 'restart-reports-after-outage');
  let restartedCount = 0;
  for await (const id of listOrdersWithFailedReport(deps, signal))
    try {
      const loaded = await loadOrder(deps.db, id);
      if (!loaded || skipper.skipIfNewer(loaded.order)) continue;
      const { events } = await changeOrder(deps, id, meta, (order) =>
        restartAfterOutage(order, step, meta.at),
      );
      if (events.length > 0) restartedCount += 1;
    } catch (error) {
      deps.log.error(
        { event: 'reports.recovery_failed', orderId: id, err: error },
        'A report that failed in an outage could not be restarted',
      );
    }
  skipper.logSkipped();
  return restartedCount;
}

const listOrdersWithFailedReport = (
  { db }: OrderDeps,
  signal: AbortSignal | undefined,
): AsyncGenerator<string> =>
  iterateOrderIds(
    () => db('orders').where({ report_status: 'failed' }).whereIn('status', ['paid', 'free']),
    { id: 'id', instant: 'placed_at' },
    signal,
  );

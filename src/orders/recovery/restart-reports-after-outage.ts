/** Restarts reports that failed because the report store or Chromium did not work for longer than their job was retried. */
import type { CoreDeps } from '#src/platform/core-deps.ts';
import { restartAfterOutage, type OutageStep } from '#src/orders/domain/decide.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder, type OrderDeps } from '#src/orders/store/change-order.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { iterateOrderIds } from './iterate-order-ids.ts';
import { createNewerReleaseSkipper } from './newer-release-skipper.ts';

/**
 * Restarts the reports that failed in this step. An error on one order does not stop the run, and is thrown at its end.
 * @param signal ends the run between two orders
 * @returns number of restarted reports
 * @throws when a report could not be restarted
 */
export async function restartReportsAfterOutage(
  deps: OrderDeps & CoreDeps,
  step: OutageStep,
  signal?: AbortSignal,
): Promise<number> {
  const meta = createJobMeta(deps, 'outage-watch', 'outage over');
  const skipper = createNewerReleaseSkipper(deps, 'restart-reports-after-outage');
  let restartedCount = 0;
  let failedCount = 0;
  for await (const id of listOrdersWithFailedReport(deps, signal))
    try {
      const loaded = await loadOrder(deps.db, id);
      if (!loaded || skipper.skipIfNewer(loaded.order)) continue;
      const { events } = await changeOrder(deps, id, meta, (order) =>
        restartAfterOutage(order, step, meta.at),
      );
      if (events.length > 0) restartedCount += 1;
    } catch (error) {
      failedCount += 1;
      deps.log.error(
        { event: 'reports.recovery_failed', orderId: id, err: error },
        'A report that failed in an outage could not be restarted',
      );
    }
  skipper.logSkipped();
  if (failedCount > 0) throw new Error(`${failedCount} reports could not be restarted.`);
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

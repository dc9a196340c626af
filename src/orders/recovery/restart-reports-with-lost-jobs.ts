/** Restarts reports whose job is lost, because its worker was killed in every attempt or its row was deleted. */
import type { CoreDeps } from '#src/platform/core-deps.ts';
import { IN_PROGRESS_STATUSES, recoverLostJob } from '#src/orders/domain/decide.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder, isReportJobUnfinished, type OrderDeps } from '#src/orders/store/change-order.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { iterateOrderIds } from './iterate-order-ids.ts';
import { createNewerReleaseSkipper, type NewerReleaseSkipper } from './newer-release-skipper.ts';

/** Numbers of reports. */
export type RestartResult = { checked: number; restarted: number; failed: number };

/** @param signal ends the run between two orders */
export async function restartReportsWithLostJobs(
  deps: OrderDeps & CoreDeps,
  signal?: AbortSignal,
): Promise<RestartResult> {
  const result: RestartResult = { checked: 0, restarted: 0, failed: 0 };
  const skipper = createNewerReleaseSkipper(deps, 'restart-reports');
  for await (const id of listOrdersInProgress(deps, signal)) {
    result.checked += 1;
    const outcome = await tryRestart(deps, id, skipper);
    if (outcome) result[outcome] += 1;
  }
  skipper.logSkipped();
  return result;
}

/** An error on one order does not stop the run. */
async function tryRestart(
  deps: OrderDeps & CoreDeps,
  id: string,
  skipper: NewerReleaseSkipper,
): Promise<'restarted' | 'failed' | undefined> {
  try {
    return await restartIfJobIsLost(deps, id, skipper);
  } catch (error) {
    deps.log.error(
      { event: 'reports.recovery_failed', orderId: id, err: error },
      'A report with a lost job could not be restarted',
    );
    return undefined;
  }
}

const listOrdersInProgress = ({ db }: OrderDeps, signal?: AbortSignal): AsyncGenerator<string> =>
  iterateOrderIds(
    () => db('orders').whereIn('report_status', IN_PROGRESS_STATUSES).whereIn('status', ['paid', 'free']),
    { id: 'id', instant: 'placed_at' },
    signal,
  );

async function restartIfJobIsLost(
  deps: OrderDeps & CoreDeps,
  id: string,
  skipper: NewerReleaseSkipper,
): Promise<'restarted' | 'failed' | undefined> {
  const loaded = await loadOrder(deps.db, id);
  if (!loaded || skipper.skipIfNewer(loaded.order) || (await isReportJobUnfinished(deps.jobs, loaded.order)))
    return undefined;
  const { attempt } = loaded.order.report;
  const meta = createJobMeta(deps, 'recover-lost-jobs', 'job lost');
  const { events } = await changeOrder(deps, id, meta, (order) => recoverLostJob(order, attempt, meta.at));
  if (events.length === 0) return undefined;
  const outcome = events[0]!.type === 'GenerationFailed' ? 'failed' : 'restarted';
  deps.log.warn({ event: 'reports.job_lost', orderId: id, attempt, outcome }, 'Job of a report was lost');
  return outcome;
}

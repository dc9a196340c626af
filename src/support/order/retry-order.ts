import { retryGeneration } from '#src/orders/domain/decide.ts';
import { changeOrder, isReportJobUnfinished } from '#src/orders/store/change-order.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { withJobs } from '#src/support/with-jobs.ts';
import { describeEvent } from './event-descriptions.ts';
import { loadOrderById } from './find-order-id.ts';

/** Restarts a report that failed or whose job is lost. @param id order number, or any id that leads to an order */
export const retryOrder = (
  context: CommandContext,
  id: string,
  options: ChangeOptions,
): Promise<CommandResult> =>
  runChange(context, options, async (meta) => {
    const db = await context.openDatabase();
    const { id: orderId } = await loadOrderById(db, id);
    return {
      plan: [
        `Would restart the report of ${orderId} at the step that failed, if it failed or its job is lost.`,
      ],
      async apply() {
        return withJobs(db, async (jobs) => {
          const loadedOrder = await loadOrder(db, orderId);
          const isJobLost =
            loadedOrder !== undefined && !(await isReportJobUnfinished(jobs, loadedOrder.order));
          const { events } = await changeOrder({ db, jobs }, orderId, meta, (order) =>
            // An attempt that started after the lookup has a job.
            retryGeneration(order, meta.at, {
              isJobLost: isJobLost && order.report.attempt === loadedOrder.order.report.attempt,
            }),
          );
          return { json: events, lines: events.map(describeEvent) };
        });
      },
    };
  });

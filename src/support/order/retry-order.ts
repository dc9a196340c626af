import { retryGeneration } from '#src/orders/domain/decide.ts';
import { changeOrder, isReportJobUnfinished, loadOrder } from '#src/orders/store/change-order.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { withJobs } from '#src/support/with-jobs.ts';
import { describeEvent } from './event-descriptions.ts';

/** Restarts a report that failed or whose job is lost. @param id order number */
export const retryOrder = (
  context: CommandContext,
  id: string,
  options: ChangeOptions,
): Promise<CommandResult> =>
  runChange(context, options, async (meta) => ({
    plan: [`Would restart the report of ${id} at the step that failed, if it failed or its job is lost.`],
    async apply() {
      const db = await context.openDatabase();
      return withJobs(db, async (jobs) => {
        const loadedOrder = await loadOrder(db, id);
        const isJobLost =
          loadedOrder !== undefined && !(await isReportJobUnfinished(jobs, loadedOrder.order));
        const { events } = await changeOrder({ db, jobs }, id, meta, (order) =>
          // An attempt that started after the lookup has a job.
          retryGeneration(order, meta.at, {
            isJobLost: isJobLost && order.report.attempt === loadedOrder.order.report.attempt,
          }),
        );
        return { json: events, lines: events.map(describeEvent) };
      });
    },
  }));

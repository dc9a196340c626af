import { retryGeneration } from '#src/orders/domain/decide.ts';
import { changeOrder, isReportJobUnfinished } from '#src/orders/store/change-order.ts';
import type { ChangeOptions } from '#src/support/change.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { withJobs } from '#src/support/with-jobs.ts';
import { describeEvent } from './event-descriptions.ts';
import { runOrderChange } from './run-order-change.ts';

/** Restarts a report that failed or whose job is lost. @param id order number, or any id that leads to an order */
export const retryOrder = (
  context: CommandContext,
  id: string,
  options: ChangeOptions,
): Promise<CommandResult> =>
  runOrderChange(context, id, options, ({ db, order, meta }) => {
    // Also with --dry-run: rejects a report that is neither failed nor in production. Whether a job is lost is known when it is
    // applied.
    retryGeneration(order, meta.at, { isJobLost: true });
    return {
      plan: [
        `Would restart the report of ${order.id} at the step that failed, if it failed or its job is lost.`,
      ],
      apply: () =>
        withJobs(db, async (jobs) => {
          const isJobLost = !(await isReportJobUnfinished(jobs, order));
          const { events } = await changeOrder({ db, jobs }, order.id, meta, (current) =>
            // An attempt that started after the lookup has a job.
            retryGeneration(current, meta.at, {
              isJobLost: isJobLost && current.report.attempt === order.report.attempt,
            }),
          );
          return { json: events, lines: events.map(describeEvent) };
        }),
    };
  });

import { isPrinted, regenerateBySupport } from '#src/orders/domain/support-commands.ts';
import { changeOrder, isReportJobUnfinished } from '#src/orders/store/change-order.ts';
import type { ChangeOptions } from '#src/support/change.ts';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { withJobs } from '#src/support/with-jobs.ts';
import { describeEvent } from './event-descriptions.ts';
import { runOrderChange } from './run-order-change.ts';

/**
 * Makes the report again, also if it is delivered: after a fault in its texts or its print. A printed report gets the next
 * edition; one that failed or lost its job keeps its edition.
 */
export const regenerateOrder = (
  context: CommandContext,
  id: string,
  options: ChangeOptions,
): Promise<CommandResult> =>
  runOrderChange(context, id, options, ({ db, order, meta }) => {
    const { edition, attempt } = order.report;
    // Rejects what cannot be made again before anything is asked. Whether a job is lost is known when it is applied.
    regenerateBySupport(order, meta.at, { isJobLost: true });
    return {
      ...(isPrinted(order)
        ? {
            plan: [
              `Would print edition ${edition + 1} of ${order.id} from the same birth details and e-mail it to the member.`,
              `Edition ${edition} stays in My Reports as replaced.`,
            ],
            confirmation: { question: `Print edition ${edition + 1} of ${order.id}?`, expected: order.id },
          }
        : {
            plan: [`Would restart edition ${edition} of ${order.id}, if it failed or its job is lost.`],
          }),
      apply: () =>
        withJobs(db, async (jobs) => {
          const isJobLost = !(await isReportJobUnfinished(jobs, order));
          const { events } = await changeOrder({ db, jobs }, order.id, meta, (current) =>
            // An edition or attempt that started after the lookup has a job.
            regenerateBySupport(current, meta.at, {
              isJobLost:
                isJobLost && current.report.edition === edition && current.report.attempt === attempt,
            }),
          );
          return { json: events, lines: events.map(describeEvent) };
        }),
    };
  });

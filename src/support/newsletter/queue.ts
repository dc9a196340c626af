/** `lagna newsletter queue`: queues what the schedule missed, and deliveries that failed after all attempts. */
import { getMonth, isMonth } from '#src/newsletter/compose/month.ts';
import { queueNewsletters } from '#src/newsletter/send/queue-newsletters.ts';
import { systemClock } from '#src/platform/clock.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import { UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { withJobs } from '#src/support/with-jobs.ts';

/** `month`: YYYY-MM; default: the current month in India */
type QueueOptions = ChangeOptions & { month?: string };

export function queueMissingNewsletters(
  context: CommandContext,
  options: QueueOptions,
): Promise<CommandResult> {
  const { month = getMonth(systemClock.now()) } = options;
  if (!isMonth(month)) throw new UsageError('--month expects YYYY-MM, for example 2026-12.');
  return runChange(context, options, async () => ({
    plan: [`Would queue the newsletter of ${month} for confirmed subscribers who have not got it.`],
    async apply() {
      const db = await context.openDatabase();
      const { queued, requeued } = await withJobs(db, (jobs) =>
        queueNewsletters({ db, jobs, clock: systemClock }, month),
      );
      return {
        json: { month, queued, requeued },
        lines: [`${month}: ${queued} newsletters queued, ${requeued} failed ones queued again.`],
      };
    },
  }));
}

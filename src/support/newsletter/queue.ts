/** `lagna newsletter queue`: queues what the schedule missed, and deliveries that failed after all attempts. */
import { getMonth, isMonth } from '#src/newsletter/compose/month.ts';
import { countMissingNewsletters, queueNewsletters } from '#src/newsletter/send/queue-newsletters.ts';
import { systemClock } from '#src/platform/clock.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import { UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { appendSupportEvents, lockSupportStream, NEWSLETTER_STREAM } from '#src/support/support-events.ts';
import { withJobs } from '#src/support/with-jobs.ts';

/** `month`: YYYY-MM, the current month in India, which is also the default */
type QueueOptions = ChangeOptions & { month?: string };

export function queueMissingNewsletters(
  context: CommandContext,
  options: QueueOptions,
): Promise<CommandResult> {
  const currentMonth = getMonth(systemClock.now());
  const { month = currentMonth } = options;
  if (!isMonth(month)) throw new UsageError('--month expects YYYY-MM, for example 2026-12.');
  // An e-mail cannot be taken back: a mistyped month must not reach every subscriber.
  if (month !== currentMonth)
    throw new UsageError(
      `${month} is over or has not begun: only the newsletter of ${currentMonth} is queued.`,
    );
  return runChange(context, options, async (meta) => {
    const db = await context.openDatabase();
    const count = await countMissingNewsletters(db, month);
    return {
      plan: [
        `Would queue the newsletter of ${month} for ${count} confirmed subscribers who have not got it.`,
      ],
      async apply() {
        if (count === 0)
          return {
            json: { month, queued: 0, requeued: 0 },
            lines: [`${month}: every confirmed subscriber has the newsletter. Nothing was changed.`],
          };
        // Recorded first: no newsletter is queued by support without an event.
        await db.transaction(async (trx) => {
          await lockSupportStream(trx, NEWSLETTER_STREAM);
          const event = { type: 'NewsletterQueuedBySupport', data: { month } } as const;
          await appendSupportEvents(trx, NEWSLETTER_STREAM, [event], meta);
        });
        const { queued, requeued } = await withJobs(db, (jobs) =>
          queueNewsletters({ db, jobs, clock: systemClock }, month),
        );
        return {
          json: { month, queued, requeued },
          lines: [`${month}: ${queued} newsletters queued, ${requeued} failed ones queued again.`],
        };
      },
    };
  });
}

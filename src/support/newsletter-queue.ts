/** `admin newsletter queue`: queues what the schedule missed, and deliveries that failed after all attempts. */
import { getMonth, isMonth } from '#src/newsletter/compose/month.ts';
import { queueNewsletters } from '#src/newsletter/send/queue-newsletters.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { Command } from './command.ts';
import { withJobs } from './with-jobs.ts';

/** @param month YYYY-MM; default: the current month in India */
export const queueMissingNewsletters =
  ({ month = getMonth(systemClock.now()) }: { month?: string }): Command =>
  async (db, print) => {
    if (!isMonth(month)) throw new Error('--month expects YYYY-MM, for example 2026-12.');
    const { queued, requeued } = await withJobs(db, (jobs) =>
      queueNewsletters({ db, jobs, clock: systemClock }, month),
    );
    print(`${month}: ${queued} newsletters queued, ${requeued} failed ones queued again.`);
    return true;
  };

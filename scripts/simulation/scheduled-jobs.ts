/** Moves jobs with the simulated clock: pg-boss uses the clock of the database, which a simulation cannot move. */
import { v4 as uuid } from 'uuid';
import { jobs } from '#jobs/index.ts';
import type { Database } from '#src/platform/database.ts';
import type { Environment } from './environment.ts';

type Support = Environment['supportDeps'];

/** Shortens the delays of waiting jobs. */
export async function shortenJobDelays(db: Database, hours: number): Promise<void> {
  await db.raw(
    `update pgboss.job set start_after = start_after - make_interval(secs => ?)
      where state in ('created', 'retry') and start_after > now()`,
    [hours * 3600],
  );
}

/** Makes pg-boss treat jobs that a killed worker was running as expired: two hours exceed every timeout of a job. */
export async function expireJobsStartedBefore(db: Database, instant: Date): Promise<void> {
  await db.raw(
    `update pgboss.job set started_on = started_on - interval '2 hours',
            heartbeat_on = heartbeat_on - interval '2 hours'
      where state = 'active' and started_on < ?`,
    [instant],
  );
}

/** A new day of the panchang changes no order, and each web process renders 200 pages for it. */
const PANCHANG = 'renew-panchang-pages';
const SCHEDULED_QUEUES = jobs
  .filter(({ schedule, queue }) => schedule && queue.name !== PANCHANG)
  .map(({ queue }) => queue.name);
/** The comparison of ten days of books takes longer than all other jobs: only long jumps of the clock run it. */
const COMPARE_BOOKS = 'compare-books';

/** A jump of the clock over a night runs the nightly comparison of the books. */
export const COMPARE_BOOKS_AFTER_HOURS = 12;

/** Enqueues every scheduled job that is not waiting or running already. */
export async function runScheduledJobs(
  { boss, db }: Support,
  { withBooks }: { withBooks: boolean },
): Promise<void> {
  const queuedNames: string[] = await db('pgboss.job')
    .whereIn('name', SCHEDULED_QUEUES)
    .whereIn('state', ['created', 'active'])
    .pluck('name');
  for (const name of SCHEDULED_QUEUES)
    if (!queuedNames.includes(name) && (withBooks || name !== COMPARE_BOOKS))
      await boss.send(name, {}, { id: uuid() });
}

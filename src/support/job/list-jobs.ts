import type { Database } from '#src/platform/database.ts';
import { UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { readCount } from '#src/support/period.ts';
import { formatAge } from '#src/support/terminal/format.ts';
import { formatTable } from '#src/support/terminal/table.ts';
import { getJobError, JOB_STATES, selectJobs, toJobJson, type JobRow, type JobState } from './job-rows.ts';

export type ListJobsOptions = { queue?: string; state?: string; limit?: string };

const DEFAULT_LIMIT = 50;

const OPEN_STATES: readonly JobState[] = ['created', 'retry', 'active', 'failed'];

/** Lists the newest jobs of a state; without a state those that are not finished, failed ones included. @throws UsageError */
export async function listJobs(
  { openDatabase, terminal }: CommandContext,
  { queue, state, limit }: ListJobsOptions,
): Promise<CommandResult> {
  if (state !== undefined && !JOB_STATES.includes(state as JobState))
    throw new UsageError(`--state expects ${JOB_STATES.join(', ')}.`);
  const count = readCount('--limit', limit, DEFAULT_LIMIT);
  const states = state === undefined ? OPEN_STATES : [state as JobState];
  const db = await openDatabase();
  await checkQueue(db, queue);
  const rows = await loadNewestJobs(db, { queue, states, count });
  if (rows.length === 0) terminal.printMessage('No jobs.');
  return {
    json: rows.map(toJobJson),
    lines: formatTable(
      rows.map((row) => [
        row.id,
        row.state === 'failed' ? terminal.styles.red(row.state) : row.state,
        row.name,
        { right: formatAge(Date.now() - row.created_on.getTime()) },
        JSON.stringify(row.data),
      ]),
      terminal,
    ),
  };
}

/** The newest of each state come from the index of states, however many jobs are completed. */
const loadNewestJobs = (
  db: Database,
  { queue, states, count }: { queue: string | undefined; states: readonly JobState[]; count: number },
): Promise<JobRow[]> => {
  const newestOfStates = states.map((state) =>
    selectJobs(db)
      .where({ state, ...(queue === undefined ? {} : { name: queue }) })
      .orderBy('created_on', 'desc')
      .limit(count),
  );
  return db
    .from(db.unionAll(newestOfStates, true).as('newest'))
    .select('*')
    .orderBy('created_on', 'desc')
    .limit(count);
};

/** Lists the jobs that failed at their last attempt, oldest first: queue, error and age. @throws UsageError */
export async function listDeadJobs(
  { openDatabase, terminal }: CommandContext,
  { queue, limit }: Pick<ListJobsOptions, 'queue' | 'limit'>,
): Promise<CommandResult> {
  const count = readCount('--limit', limit, DEFAULT_LIMIT);
  const db = await openDatabase();
  await checkQueue(db, queue);
  const query = selectJobs(db).where({ state: 'failed' }).orderBy('completed_on').limit(count);
  if (queue) void query.where({ name: queue });
  const rows: JobRow[] = await query;
  if (rows.length === 0) terminal.printMessage('No job has failed for good.');
  return {
    json: rows.map(toJobJson),
    lines: formatTable(
      rows.map((row) => [
        row.id,
        row.name,
        { right: row.completed_on ? formatAge(Date.now() - row.completed_on.getTime()) : '' },
        `${row.retry_count + 1} attempts`,
        getJobError(row) ?? 'no error recorded',
      ]),
      terminal,
    ),
  };
}

/** The queues of the database: the jobs that declare them would load the whole site. @throws UsageError */
export async function checkQueue(db: Database, queue: string | undefined): Promise<void> {
  if (queue === undefined) return;
  const names = await listQueues(db);
  if (!names.includes(queue)) throw new UsageError(`No queue ${queue}. Queues: ${names.join(', ')}.`);
}

export const listQueues = (db: Database): Promise<string[]> =>
  db('pgboss.queue').orderBy('name').pluck('name');

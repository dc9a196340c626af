import type { Database } from '#src/platform/database.ts';
import { UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { readCount } from '#src/support/period.ts';
import { formatAge } from '#src/support/terminal/format.ts';
import { cutToWidth, formatTable } from '#src/support/terminal/table.ts';
import type { Terminal } from '#src/support/terminal/terminal.ts';
import { wrapText } from '#src/support/terminal/wrap.ts';
import {
  describePayload,
  getJobError,
  JOB_STATES,
  selectJobs,
  toJobJson,
  type JobRow,
  type JobState,
} from './job-rows.ts';
import { getNextCommand } from './next-command.ts';

export type ListJobsOptions = { queue?: string; state?: string; limit?: string };

const DEFAULT_LIMIT = 50;
const INDENT = '  ';

const STATE_TEXTS: Record<JobState, string> = {
  created: 'waits',
  retry: 'retries',
  active: 'runs',
  completed: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
};

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
  if (rows.some((row) => row.state === 'failed'))
    terminal.printMessage('Errors of failed jobs, and the next command: lagna job dead');
  return {
    json: rows.map(toJobJson),
    lines: formatTable(
      rows.map((row) => [
        row.state === 'failed' ? terminal.styles.red(STATE_TEXTS.failed) : STATE_TEXTS[row.state],
        row.name,
        { right: formatAge(Date.now() - row.created_on.getTime()) },
        describePayload(row),
        row.id,
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
    lines: rows.flatMap((row) => describeDeadJob(row, terminal)),
  };
}

/** The error and the next command have their own lines: they are what support needs, and too long for a column. */
function describeDeadJob(row: JobRow, { columns }: Pick<Terminal, 'columns'>): string[] {
  const age = row.completed_on
    ? `failed ${formatAge(Date.now() - row.completed_on.getTime())} ago`
    : 'failed';
  const count = row.retry_count + 1;
  const attempts = count === 1 ? '1 attempt' : `${count} attempts`;
  const width = columns === undefined ? undefined : columns - INDENT.length;
  return [
    cutToWidth([row.name, `${age}, ${attempts}`, describePayload(row)].join(INDENT).trimEnd(), columns),
    ...wrapText(getJobError(row) ?? 'no error recorded', width).map((line) => INDENT + line),
    `${INDENT}Next: ${getNextCommand(row)}`,
  ];
}

/** The queues of the database: the jobs that declare them would load the whole site. @throws UsageError */
export async function checkQueue(db: Database, queue: string | undefined): Promise<void> {
  if (queue === undefined) return;
  const names = await listQueues(db);
  if (!names.includes(queue)) throw new UsageError(`No queue ${queue}. Queues: ${names.join(', ')}.`);
}

export const listQueues = (db: Database): Promise<string[]> =>
  db('pgboss.queue').whereNot('name', 'like', '\\_\\_pgboss\\_\\_%').orderBy('name').pluck('name');

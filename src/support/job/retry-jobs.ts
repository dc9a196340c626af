import { fromKnex } from 'pg-boss';
import { jobs } from '#jobs/index.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import type { Database } from '#src/platform/database.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import { CommandError, UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import {
  appendSupportEvents,
  JOB_STREAM,
  lockSupportStream,
  type SupportEvent,
} from '#src/support/support-events.ts';
import { withBoss } from '#src/support/with-jobs.ts';
import { UNIQUE_VIOLATION } from '#src/platform/sql-states.ts';
import { findJobRow, selectJobs, type JobRow } from './job-rows.ts';
import { checkQueue, listQueues } from './list-jobs.ts';
import { OTHER_COMMANDS } from './next-command.ts';

export type RetryJobsOptions = ChangeOptions & { queue?: string };

/** One transaction; the command can be repeated for the others. */
const MAX_JOBS = 500;
const JOB_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Runs a job that failed at its last attempt once more, or all of a queue. @throws UsageError, CommandError */
export function retryJobs(
  context: CommandContext,
  jobId: string | undefined,
  options: RetryJobsOptions,
): Promise<CommandResult> {
  const { queue } = options;
  if ((jobId === undefined) === (queue === undefined)) throw new UsageError('Give a job id or --queue.');
  if (jobId !== undefined && !JOB_ID.test(jobId))
    throw new UsageError(`${jobId} is no job id; “lagna job dead” shows them.`);
  return runChange(context, options, async (meta) => {
    const db = await context.openDatabase();
    await checkQueue(db, queue);
    const rows = jobId === undefined ? await listFailedJobs(db, queue!) : [await loadFailedJob(db, jobId)];
    return {
      plan:
        rows.length === 0
          ? [`No job of ${queue} has failed for good.`]
          : rows.map(({ id, name }) => `Would start job ${id} of ${name} again.`),
      async apply() {
        if (rows.length > 0) await retry(db, rows, meta);
        return {
          json: rows.map(({ id, name }) => ({ id, queue: name })),
          lines:
            rows.length === 0
              ? [`No job of ${queue} has failed for good.`]
              : rows.map(({ id, name }) => `Job ${id} of ${name} is started again.`),
        };
      },
    };
  });
}

async function loadFailedJob(db: Database, id: string): Promise<JobRow> {
  const row = await findJobRow(db, await listQueues(db), id);
  if (!row) throw new CommandError(`No job ${id} found. “lagna job dead” lists those that failed for good.`);
  rejectOtherCommand(row.name);
  if (row.state !== 'failed')
    throw new CommandError(`Job ${id} of ${row.name} has not failed for good: its state is ${row.state}.`);
  return row;
}

async function listFailedJobs(db: Database, queue: string): Promise<JobRow[]> {
  rejectOtherCommand(queue);
  const failedJobs = selectJobs(db).where({ name: queue, state: 'failed' });
  // Of a schedule only one job may wait, and the newest run does the work of those before it.
  return isExclusive(queue)
    ? failedJobs.orderBy('completed_on', 'desc').limit(1)
    : failedJobs.orderBy('completed_on').limit(MAX_JOBS);
}

const isUniqueViolation = (error: unknown): boolean => (error as { code?: string }).code === UNIQUE_VIOLATION;

const isExclusive = (name: string): boolean =>
  jobs.some(({ queue, policy }) => queue.name === name && policy.policy === 'exclusive');

/** @throws CommandError */
function rejectOtherCommand(queue: string): void {
  const command = OTHER_COMMANDS[queue];
  if (command)
    throw new CommandError(`Jobs of ${queue} are not started again by hand: use “lagna ${command}”.`);
}

/** Each job gets one more attempt, at once. @throws CommandError when a job was started again by another command */
const retry = (db: Database, rows: readonly JobRow[], meta: EventMeta): Promise<void> =>
  withBoss(db, (boss) =>
    db.transaction(async (trx) => {
      const { name } = rows[0]!;
      const ids = rows.map(({ id }) => id);
      const stillFailed = await selectJobs(trx)
        .where({ name, state: 'failed' })
        .whereIn('id', ids)
        .forUpdate();
      if (stillFailed.length !== ids.length)
        throw new CommandError(
          'Another command started a job again. Nothing was changed; repeat this command.',
        );
      await boss.retry(name, ids, { db: fromKnex(trx) }).catch((error: unknown) => {
        throw isExclusive(name) && isUniqueViolation(error)
          ? new CommandError(`A job of ${name} waits or runs already. Nothing was changed.`)
          : error;
      });
      const events = ids.map((jobId): SupportEvent => ({
        type: 'JobRetriedBySupport',
        data: { queue: name, jobId },
      }));
      await lockSupportStream(trx, JOB_STREAM);
      await appendSupportEvents(trx, JOB_STREAM, events, meta);
    }),
  );

/** Rows of the job queue, read for support. Changes go through pg-boss. */
import type { Database } from '#src/platform/database.ts';
import { JOB_ORIGIN_FIELD } from '#src/platform/job-origin.ts';

export const JOB_STATES = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

export type JobRow = {
  id: string;
  name: string;
  state: JobState;
  /** ids only */
  data: unknown;
  retry_count: number;
  retry_limit: number;
  created_on: Date;
  start_after: Date;
  completed_on: Date | null;
  /** of the last attempt */
  output: unknown;
};

const COLUMNS = [
  'id',
  'name',
  'state',
  'data',
  'retry_count',
  'retry_limit',
  'created_on',
  'start_after',
  'completed_on',
  'output',
] as const;

export const selectJobs = (db: Database) => db('pgboss.job').select(COLUMNS);

/** @param queues the queues to search, because the key of the table starts with the name of the queue */
export const findJobRow = (
  db: Database,
  queues: readonly string[],
  id: string,
): Promise<JobRow | undefined> => selectJobs(db).whereIn('name', queues).where({ id }).first();

/** The first line of the error of the last attempt. pg-boss stores an error as an object, and other values as {value}. */
export function getJobError({ output }: Pick<JobRow, 'output'>): string | undefined {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: unknown };
  const text = typeof message === 'string' ? message : typeof value === 'string' ? value : undefined;
  return text?.split('\n')[0];
}

/** "LG-2611-7K3QX9, edition 1": what a job is about. */
export const describePayload = ({ data }: Pick<JobRow, 'data'>): string =>
  Object.entries(data ?? {})
    .filter(([name]) => name !== JOB_ORIGIN_FIELD)
    .toSorted(([a], [b]) => Number(b === 'orderId') - Number(a === 'orderId'))
    .map(([name, value]) => (name === 'orderId' ? String(value) : `${name} ${toText(value)}`))
    .join(', ');

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

export const toJobJson = (row: JobRow) => ({
  id: row.id,
  queue: row.name,
  state: row.state,
  data: row.data,
  attempts: row.retry_count + 1,
  createdAt: row.created_on,
  startAfter: row.start_after,
  completedAt: row.completed_on,
  error: getJobError(row) ?? null,
});

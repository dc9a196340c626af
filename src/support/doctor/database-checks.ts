import fs from 'node:fs/promises';
import { HOUR_MS, MINUTE_MS } from '#src/platform/contract-time.ts';
import type { Database } from '#src/platform/database.ts';
import { createError, createOk, createWarning, type Check, type Finding } from './check.ts';

const MIGRATIONS = new URL('../../../migrations', import.meta.url);

/** Server version, migrations, and what the role of the application may do with the ledger. */
export const checkDatabase: Check = async ({ openDatabase }) => {
  const db = await openDatabase();
  const { rows } = await db.raw<{ rows: [{ version: string; can_change: boolean; is_superuser: string }] }>(`
    select current_setting('server_version') as version, current_setting('is_superuser') as is_superuser,
      has_table_privilege('events', 'insert, update, delete, truncate') as can_change`);
  const [{ version, can_change: canChange, is_superuser: isSuperuser }] = rows;
  return [
    createOk(`PostgreSQL ${version.split(' ')[0]}`),
    await checkMigrations(db),
    canChange || isSuperuser === 'on'
      ? createError('the role of the application may change events: use the role lagna_app of the runbook')
      : createOk('the role of the application may only append to the ledger'),
  ];
};

async function checkMigrations(db: Database): Promise<Finding> {
  const names = (await fs.readdir(MIGRATIONS)).filter((name) => name.endsWith('.ts'));
  const applied = new Set<string>(await db('knex_migrations').pluck('name'));
  const missing = names.filter((name) => !applied.has(name));
  return missing.length === 0
    ? createOk(`${names.length} of ${names.length} migrations applied`)
    : createError(
        `${missing.length} migrations are missing, the first is ${missing[0]}: run node src/migrate.ts`,
      );
}

const MAX_SKEW_MS = 2000;

/** Tokens, deadlines and webhooks are compared by both clocks. */
export const checkClock: Check = async ({ openDatabase }) => {
  const db = await openDatabase();
  const sentAt = Date.now();
  const { rows } = await db.raw<{ rows: [{ now: Date }] }>('select clock_timestamp() as now');
  const answeredAt = Date.now();
  const skewMs = Math.abs(rows[0].now.getTime() - (sentAt + answeredAt) / 2);
  // PostgreSQL read its clock at an unknown time between question and answer, which a slow answer makes longer.
  const leastSkewMs = skewMs - (answeredAt - sentAt) / 2;
  const text = `the clocks of this machine and of PostgreSQL differ by ${(skewMs / 1000).toFixed(1)} s`;
  return [leastSkewMs > MAX_SKEW_MS ? createError(text) : createOk(text)];
};

const MAX_UNSEALED_MINUTES = 15;

/** The job seals every five minutes. */
export const checkSeals: Check = async ({ openDatabase }) => {
  const db = await openDatabase();
  const last: { number: number; last_position: string } | undefined = await db('ledger_seals')
    .orderBy('number', 'desc')
    .first('number', 'last_position');
  const oldest: { recorded_at: Date } | undefined = await db('events')
    .where('position', '>', last?.last_position ?? 0)
    .orderBy('position')
    .first('recorded_at');
  if (!oldest)
    return [createOk(last ? `all events are sealed, newest seal ${last.number}` : 'the ledger is empty')];
  const minutes = Math.round((Date.now() - oldest.recorded_at.getTime()) / MINUTE_MS);
  const text = `the oldest event without a seal is ${minutes} min old`;
  return [
    minutes > MAX_UNSEALED_MINUTES
      ? createError(`${text}: the job “seal-ledger” does not run`)
      : createOk(text),
  ];
};

const MAX_QUEUE_MINUTES = 10;

/** Jobs that wait while no worker takes them. */
export const checkJobs: Check = async ({ openDatabase }) => {
  const db = await openDatabase();
  const oldest: { name: string; start_after: Date } | undefined = await db('pgboss.job')
    .where({ state: 'created' })
    .where('start_after', '<', db.raw('now()'))
    .orderBy('start_after')
    .first('name', 'start_after');
  if (!oldest) return [createOk('no job waits')];
  const minutes = Math.round((Date.now() - oldest.start_after.getTime()) / MINUTE_MS);
  return [
    minutes > MAX_QUEUE_MINUTES
      ? createError(`a job of “${oldest.name}” has been waiting for ${minutes} min: does a worker run?`)
      : createOk(`the oldest waiting job has been due for ${minutes} min`),
  ];
};

const MAX_COMPARISON_HOURS = 26;

export const checkBooks: Check = async ({ openDatabase }) => {
  const db = await openDatabase();
  const run: { finished_at: Date } | undefined = await db('reconciliation_runs')
    .orderBy('run_id', 'desc')
    .first('finished_at');
  if (!run) return [createWarning('our books have not been compared with those of the gateway yet')];
  const hours = Math.round((Date.now() - run.finished_at.getTime()) / HOUR_MS);
  return [
    hours > MAX_COMPARISON_HOURS
      ? createError(
          `the last comparison with the gateway is ${hours} h old: the job “compare-books” does not run`,
        )
      : createOk(`our books were compared with those of the gateway ${hours} h ago`),
  ];
};

const MAX_RETENTION_HOURS = 26;

/** The job deletes expired personal data once a day. */
export const checkRetention: Check = async ({ openDatabase }) => {
  const db = await openDatabase();
  const run: { finished_at: Date; deleted: Record<string, number> } | undefined = await db('retention_runs')
    .orderBy('run_id', 'desc')
    .first('finished_at', 'deleted');
  if (!run) return [createWarning('expired data has not been deleted yet')];
  const hours = Math.round((Date.now() - run.finished_at.getTime()) / HOUR_MS);
  const counts = Object.entries(run.deleted).filter(([, count]) => count > 0);
  const text = `expired data was deleted ${hours} h ago: ${counts.map(([name, count]) => `${count} ${name.replaceAll('_', ' ')}`).join(', ') || 'nothing'}`;
  return [
    hours > MAX_RETENTION_HOURS
      ? createError(`${text}. The job “delete-expired-data” does not run`)
      : createOk(text),
  ];
};

/** Migrates a database: tables, job queues and grants. Run it as the owner before the application starts. */
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { PgBoss } from 'pg-boss';
import { MIGRATION_LOCK } from '#src/platform/advisory-locks.ts';
import { connect, MAINTENANCE_LIMITS, type Database, type Limits } from '#src/platform/database.ts';
import { createBossConnection } from '#src/platform/jobs.ts';
import { LOCK_NOT_AVAILABLE } from '#src/platform/sql-states.ts';
import { AUDITOR_ROLE } from '#src/platform/embedded/roles.ts';
import { ConfigError, readConfig, requireOwner } from '#src/config.ts';
import { updateMeasurements } from '#src/catalogue/measurements.ts';
import { seedCatalogue } from '#src/catalogue/seed.ts';
import { loadEnvFile } from '#src/platform/env-file.ts';
import { migrationSource } from '#src/migration-source.ts';
import { jobs } from '#jobs/index.ts';
import type { Job } from '#jobs/job.ts';

export type MigrationReport = { applied: string[] };

/** For the restore of a backup. */
type MigrateOptions = {
  /** names of the only migrations to apply, in order */
  only?: readonly string[];
  /** names of queues that the backup has, some of them perhaps of former jobs */
  queues?: readonly string[];
};

/** Statements may take long. Each migration limits how long it waits for a lock (migration-source.ts); CREATE INDEX CONCURRENTLY does not. */
const MIGRATION_LIMITS: Limits = {
  idle_in_transaction_session_timeout: MAINTENANCE_LIMITS.idle_in_transaction_session_timeout,
};

/** `appRole` is the role that DATABASE_URL connects as; it must exist. */
export async function migrate(
  ownerUrl: string,
  appRole: string,
  { only, queues = [] }: MigrateOptions = {},
): Promise<MigrationReport> {
  const db = connect(ownerUrl, { max: 3, name: 'lagna-migrate', limits: MIGRATION_LIMITS });
  try {
    const connection = await db.client.acquireConnection();
    try {
      await lockMigrations(connection);
      const applied = await migrateSchema(db, appRole, only);
      await declareQueues(db, ownerUrl, appRole, queues);
      await indexJobs(db);
      await grantLedgerToAuditor(db);
      return { applied };
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await db.client.releaseConnection(connection);
    }
  } finally {
    await db.destroy();
  }
}

const LOCK_POLL_MS = 200;

/**
 * Another migration may hold the lock. It is polled: CREATE INDEX CONCURRENTLY waits for every running statement, and would wait
 * forever for one that waits for the lock.
 */
async function lockMigrations(connection: Pick<ClientBase, 'query'>): Promise<void> {
  for (;;) {
    const { rows } = await connection.query<{ isLocked: boolean }>(
      'select pg_try_advisory_lock($1) as "isLocked"',
      [MIGRATION_LOCK],
    );
    if (rows[0]!.isLocked) return;
    await delay(LOCK_POLL_MS);
  }
}

const SETTINGS = { migrationSource };

async function migrateSchema(
  db: Database,
  appRole: string,
  only: readonly string[] | undefined,
): Promise<string[]> {
  db.userParams = { appRole };
  // With the advisory lock held, a lock row of knex can only come from a migration that was killed.
  await db.migrate.forceFreeMigrationsLock(SETTINGS).catch(() => undefined);
  const applied: string[] = [];
  for (const name of only ?? []) {
    const [, names] = (await db.migrate.up({ ...SETTINGS, name })) as [number, string[]];
    applied.push(...names);
  }
  if (!only) applied.push(...(await migrateToLatest(db)));
  // `lagna doctor` compares them with the files.
  await db.raw('grant select on knex_migrations to ??', [appRole]);
  return applied;
}

/** How long migrations wait for transactions that hold their tables, such as a backup. */
const LOCK_WAIT = { pauseMs: 3000, maxMs: 10 * 60_000 };

/** In the pauses the statements run that waited behind the migration. */
async function migrateToLatest(db: Database): Promise<string[]> {
  for (const startedAt = Date.now(); ;) {
    try {
      const [, names] = (await db.migrate.latest(SETTINGS)) as [number, string[]];
      return names;
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      if (Date.now() - startedAt > LOCK_WAIT.maxMs) throw error;
      console.error(
        'A table is in use by a long transaction, such as a backup. The migration is tried again until it ends.',
      );
      await delay(LOCK_WAIT.pauseMs);
    }
  }
}

/** An auditor reads what `ledger verify`, `ledger proof` and `ledger export` need. The role exists when a superuser created it. */
async function grantLedgerToAuditor(db: Database): Promise<void> {
  // PostgreSQL lets every role create temporary tables, an auditor included. The application needs none.
  const { rows } = await db.raw<{ rows: { name: string }[] }>('select current_database() as name');
  await db.raw('revoke temporary on database ?? from public', [rows[0]!.name]);
  if (!(await db('pg_roles').where({ rolname: AUDITOR_ROLE }).first())) return;
  await db.raw('grant usage on schema public to ??', [AUDITOR_ROLE]);
  await db.raw('grant select on events, ledger_seals, ledger_seal_streams to ??', [AUDITOR_ROLE]);
}

async function declareQueues(
  db: Database,
  ownerUrl: string,
  appRole: string,
  otherNames: readonly string[],
): Promise<void> {
  const connection = createBossConnection(ownerUrl, MAINTENANCE_LIMITS, 'lagna-migrate-jobs');
  const boss = new PgBoss({ ...connection, supervise: false, schedule: false, max: 2 });
  const errors: Error[] = [];
  boss.on('error', (error) => errors.push(error));
  await boss.start();
  for (const job of jobs) await declareQueue(boss, db, job);
  for (const name of otherNames) if (!(await boss.getQueue(name))) await boss.createQueue(name);
  await boss.stop({ graceful: false, close: true });
  if (errors[0]) throw errors[0];
  await db.raw('grant usage on schema pgboss to ??', [appRole]);
  await db.raw('grant select, insert, update, delete on all tables in schema pgboss to ??', [appRole]);
  await db.raw('grant usage, select on all sequences in schema pgboss to ??', [appRole]);
  await db.raw('grant execute on all functions in schema pgboss to ??', [appRole]);
}

/** Indexes of the job table of pg-boss, which exists after its queues are declared. */
const JOB_INDEXES = {
  // The erasure of an account and `order timeline` find jobs by the ids in their payload.
  job_common_payload: 'using gin (data jsonb_path_ops)',
  // `job list`, `job dead` and `doctor` find the few jobs that are not completed, and the newest that are.
  job_common_state: '(state, created_on)',
};

async function indexJobs(db: Database): Promise<void> {
  for (const [name, definition] of Object.entries(JOB_INDEXES)) {
    const { rows } = await db.raw<{ rows: { isValid: boolean }[] }>(
      `select indisvalid as "isValid" from pg_index where indexrelid = to_regclass(?)`,
      [`pgboss.${name}`],
    );
    if (rows[0]?.isValid) continue;
    // What an interrupted creation has left is not used.
    await db.raw('drop index concurrently if exists pgboss.??', [name]);
    await db.raw(`create index concurrently ?? on pgboss.job_common ${definition}`, [name]);
  }
}

async function declareQueue(boss: PgBoss, db: Database, { queue: { name }, policy }: Job): Promise<void> {
  const existing = await boss.getQueue(name);
  if (!existing) return boss.createQueue(name, policy);
  const { policy: queuePolicy = 'standard', ...options } = policy;
  // Earlier releases let pg-boss notify the workers in the transaction (src/platform/jobs.ts).
  await boss.updateQueue(name, { ...options, notify: false });
  // pg-boss does not change the policy of a queue. Jobs copy it when they are sent, so those in the queue keep the former one.
  if (existing.policy !== queuePolicy)
    await db('pgboss.queue').where({ name }).update({ policy: queuePolicy });
}

if (import.meta.main) {
  loadEnvFile();
  const { database } = readConfig(process.env);
  if (!database)
    throw new ConfigError(['DATABASE_URL and DATABASE_OWNER_URL define the database to migrate']);
  const { url, ownerUrl } = requireOwner(database);
  const { applied } = await migrate(ownerUrl, new URL(url).username);
  const owner = connect(ownerUrl, { max: 1, limits: MAINTENANCE_LIMITS });
  const addedReportCount = await seedCatalogue(owner);
  await updateMeasurements(owner, new URL('../build/samples/measured.json', import.meta.url).pathname);
  await owner.destroy();
  console.log(`${applied.length} migrations applied, ${addedReportCount} reports added to the catalogue.`);
}

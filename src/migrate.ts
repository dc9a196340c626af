/** Migrates a database: tables, job queues and grants. Run it as the owner before the application starts. */
import { PgBoss } from 'pg-boss';
import { connect, type Database } from '#src/platform/database.ts';
import { AUDITOR_ROLE } from '#src/platform/embedded/roles.ts';
import { ConfigError, readConfig } from '#src/config.ts';
import { updateMeasurements } from '#src/catalogue/measurements.ts';
import { seedCatalogue } from '#src/catalogue/seed.ts';
import { loadEnvFile } from '#src/platform/env-file.ts';
import { jobs } from '#jobs/index.ts';

/** An arbitrary number, the same in every process: concurrent migrations run one after the other. */
const MIGRATION_LOCK = 701_996;

export type MigrationReport = { applied: string[] };

/** `appRole` is the role that DATABASE_URL connects as; it must exist. */
export async function migrate(ownerUrl: string, appRole: string): Promise<MigrationReport> {
  const db = connect(ownerUrl, { max: 3, name: 'lagna-migrate', withoutTimeouts: true });
  try {
    const connection = await db.client.acquireConnection();
    try {
      await connection.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const applied = await migrateSchema(db, appRole);
      await declareQueues(db, ownerUrl, appRole);
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

async function migrateSchema(db: Database, appRole: string): Promise<string[]> {
  db.userParams = { appRole };
  const settings = { directory: new URL('../migrations', import.meta.url).pathname, loadExtensions: ['.ts'] };
  // With the advisory lock held, a lock row of knex can only come from a migration that was killed.
  await db.migrate.forceFreeMigrationsLock(settings).catch(() => undefined);
  const [, applied] = (await db.migrate.latest(settings)) as [number, string[]];
  // `lagna doctor` compares them with the files.
  await db.raw('grant select on knex_migrations to ??', [appRole]);
  return applied;
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

async function declareQueues(db: Database, ownerUrl: string, appRole: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false, max: 2 });
  const errors: Error[] = [];
  boss.on('error', (error) => errors.push(error));
  await boss.start();
  for (const job of jobs) await declareQueue(boss, job.queue.name, job.policy);
  await boss.stop({ graceful: false, close: true });
  if (errors[0]) throw errors[0];
  await db.raw('grant usage on schema pgboss to ??', [appRole]);
  await db.raw('grant select, insert, update, delete on all tables in schema pgboss to ??', [appRole]);
  await db.raw('grant usage, select on all sequences in schema pgboss to ??', [appRole]);
  await db.raw('grant execute on all functions in schema pgboss to ??', [appRole]);
}

async function declareQueue(
  boss: PgBoss,
  name: string,
  policy: (typeof jobs)[number]['policy'],
): Promise<void> {
  const existing = await boss.getQueue(name);
  await (existing ? boss.updateQueue(name, policy) : boss.createQueue(name, policy));
}

if (import.meta.main) {
  loadEnvFile();
  const { database } = readConfig(process.env);
  if (!database)
    throw new ConfigError([
      'DATABASE_URL and DATABASE_OWNER_URL are missing: they define the database to migrate',
    ]);
  const { applied } = await migrate(database.ownerUrl, new URL(database.url).username);
  const owner = connect(database.ownerUrl, { max: 1, withoutTimeouts: true });
  const addedReportCount = await seedCatalogue(owner);
  await updateMeasurements(owner, new URL('../build/samples/measured.json', import.meta.url).pathname);
  await owner.destroy();
  console.log(`${applied.length} migrations applied, ${addedReportCount} reports added to the catalogue.`);
}

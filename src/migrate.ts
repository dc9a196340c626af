/** Brings a database to the present schema: tables, job queues, grants. Run as the owner, before the application starts. */
import { PgBoss } from 'pg-boss';
import { connect, type Database } from '#src/platform/database.ts';
import { readConfig } from '#src/config.ts';
import { updateMeasurements } from './catalogue/measurements.ts';
import { seedCatalogue } from '#src/catalogue/seed.ts';
import { loadEnvFile } from '#src/platform/env-file.ts';
import { jobs } from '#jobs/index.ts';

/** Any number; the same in every process, so that two migrators take turns. */
const MIGRATION_LOCK = 701_996;

export type MigrationReport = { applied: string[] };

/** `appRole` is the role that DATABASE_URL connects as; it must exist. */
export async function migrate(ownerUrl: string, appRole: string): Promise<MigrationReport> {
  const db = connect(ownerUrl, { max: 3, name: 'lagna-migrate' });
  try {
    const holder = await db.client.acquireConnection();
    try {
      await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      const applied = await schema(db, appRole);
      await queues(db, ownerUrl, appRole);
      return { applied };
    } finally {
      await holder.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await db.client.releaseConnection(holder);
    }
  } finally {
    await db.destroy();
  }
}

async function schema(db: Database, appRole: string): Promise<string[]> {
  db.userParams = { appRole };
  const settings = { directory: new URL('../migrations', import.meta.url).pathname, loadExtensions: ['.ts'] };
  // We hold the advisory lock: a lock row can only be left over from a migrator that was killed.
  await db.migrate.forceFreeMigrationsLock(settings).catch(() => undefined);
  const [, applied] = (await db.migrate.latest(settings)) as [number, string[]];
  return applied;
}

async function queues(db: Database, ownerUrl: string, appRole: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, supervise: false, schedule: false, max: 2 });
  const problems: Error[] = [];
  boss.on('error', (error) => problems.push(error));
  await boss.start();
  for (const job of jobs) await declare(boss, job.queue.name, job.policy);
  await boss.stop({ graceful: false, close: true });
  if (problems[0]) throw problems[0];
  await db.raw('grant usage on schema pgboss to ??', [appRole]);
  await db.raw('grant select, insert, update, delete on all tables in schema pgboss to ??', [appRole]);
  await db.raw('grant usage, select on all sequences in schema pgboss to ??', [appRole]);
  await db.raw('grant execute on all functions in schema pgboss to ??', [appRole]);
}

async function declare(boss: PgBoss, name: string, policy: (typeof jobs)[number]['policy']): Promise<void> {
  const existing = await boss.getQueue(name);
  if (!existing) return boss.createQueue(name, policy);
  const {
    policy: _kind,
    partition: _partition,
    deadLetter: _dead,
    ...changeable
  } = policy as Record<string, unknown>;
  await boss.updateQueue(name, changeable);
}

if (import.meta.main) {
  loadEnvFile();
  const { database } = readConfig(process.env);
  if (!database) throw new Error('DATABASE_URL and DATABASE_OWNER_URL say what to migrate.');
  const { applied } = await migrate(database.ownerUrl, new URL(database.url).username);
  const owner = connect(database.ownerUrl, { max: 1 });
  const added = await seedCatalogue(owner);
  await updateMeasurements(owner, new URL('../build/samples/measured.json', import.meta.url).pathname);
  await owner.destroy();
  console.log(`${applied.length} migrations applied, ${added} reports added to the catalogue.`);
}

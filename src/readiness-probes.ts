/** What a process needs to be ready, by its role. */
import type { AppDeps } from '#src/deps.ts';
import { produceReportQueue } from '#src/orders/queues.ts';
import type { Database } from '#src/platform/database.ts';
import { listMigrations } from '#src/migration-source.ts';
import { NotReadyError, type Probes } from '#src/platform/http/health.ts';
import type { ServerMailer } from '#src/platform/mailer.ts';

/** A request to somebody else's server: a provider may block a client that logs in every few seconds. */
const REMOTE_CACHE_MS = 60_000;
/** Each check is a request that a provider charges for. */
const BUCKET_CACHE_MS = 15_000;
const CHROMIUM_CACHE_MS = 10_000;

/**
 * The gateway is a warning: while it is down, reports, receipts and all pages work. In a process that serves the site so is the
 * report store: without it one route fails, and no other process would do better.
 */
export const listProbes = ({ db, boss, store, gateway, config }: ProbedDeps): Probes => ({
  database: { check: () => db.raw('select 1'), reason: 'PostgreSQL does not answer' },
  migrations: { check: () => assertMigrated(db), reason: 'the migrations could not be read' },
  ledger: {
    check: () => db('events').select('position').limit(1),
    reason: 'the events of the ledger could not be read',
  },
  queue: {
    check: () => boss.getQueue(produceReportQueue.name),
    reason: 'the job queue could not be read',
  },
  store: {
    check: () => store.assertWritable(),
    reason: 'the report store is not writable',
    isWarning: config.role !== 'worker',
    ...(config.reportStore.kind === 's3' ? { cacheMs: BUCKET_CACHE_MS } : {}),
  },
  gateway: {
    check: () => gateway.fetchDowntimes(),
    reason: 'the payment gateway does not answer, or rejects our keys',
    isWarning: true,
    cacheMs: REMOTE_CACHE_MS,
  },
});

type ProbedDeps = Pick<AppDeps, 'db' | 'boss' | 'store' | 'gateway' | 'config'>;

/** Lists the probes of a process that runs jobs. E-mails are retried for hours, and the site does not need Chromium, so both are warnings. */
export const listWorkerProbes = (
  { browser, config }: Pick<AppDeps, 'browser' | 'config'>,
  mailer: ServerMailer,
): Probes => ({
  chromium: {
    check: () => browser.getVersion(),
    reason: 'Chromium does not start',
    isWarning: config.role !== 'worker',
    cacheMs: CHROMIUM_CACHE_MS,
  },
  mail: {
    check: () => mailer.verify(),
    reason: 'the mail server does not answer, or rejects our login',
    isWarning: true,
    cacheMs: REMOTE_CACHE_MS,
  },
});

let migrationNames: Promise<string[]> | undefined;

/** A database that has more migrations is fine: a newer release has started to replace this one. @throws NotReadyError */
async function assertMigrated(db: Database): Promise<void> {
  migrationNames ??= listMigrations();
  const applied = new Set<string>(await db('knex_migrations').pluck('name'));
  const missing = (await migrationNames).filter((name) => !applied.has(name));
  if (missing.length > 0)
    throw new NotReadyError(`${missing.length} migrations are missing: run node src/migrate.ts`);
}

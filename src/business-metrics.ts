/** Gauges that are read from the database: queues, undelivered reports, seals, comparisons. Only processes that run jobs have them. */
import { Registry } from 'prom-client';
import type { AppDeps } from '#src/deps.ts';
import { DELIVERY_SLA_HOURS } from '#src/orders/domain/order-state.ts';
import type { BooksComparison } from '#src/payments/reconciliation/compare-books.ts';
import { HOUR_MS } from '#src/platform/contract-time.ts';
import { createGauge } from '#src/platform/metrics/registry.ts';

type Deps = Pick<AppDeps, 'db' | 'clock' | 'log'>;

/** Sets the gauges of one query. */
type Reader = (deps: Deps) => Promise<void>;

/** Milliseconds between two runs of the queries, however many servers scrape. */
const CACHE_MS = 10_000;

/** While the database does not answer, the gauges have no values, and lagna_business_metrics_up is 0. */
export function addBusinessMetrics(registry: Registry, deps: Deps, cacheMs = CACHE_MS): () => Promise<void> {
  const business = new Registry();
  const readers = [
    createQueueReader(business),
    createDeliveryReader(business),
    createSealReader(business),
    createBooksReader(business),
    createRetentionReader(business),
    createWebhookReader(business),
  ];
  for (const metric of business.getMetricsAsArray()) registry.registerMetric(metric as never);
  const up = createGauge(
    registry,
    'lagna_business_metrics_up',
    '1 when the gauges of the database could be read.',
  );
  const read = async () => {
    business.resetMetrics();
    try {
      await Promise.all(readers.map((reader) => reader(deps)));
      up.set(1);
    } catch (error) {
      business.resetMetrics();
      up.set(0);
      deps.log.warn(
        { event: 'metrics.database_failed', err: error },
        'Metrics could not be read from the database',
      );
    }
  };
  return createCachedRead(read, cacheMs);
}

function createCachedRead(read: () => Promise<void>, cacheMs: number): () => Promise<void> {
  let running: Promise<void> | undefined;
  let readAt = -Infinity;
  return () => {
    if (performance.now() - readAt < cacheMs) return Promise.resolve();
    running ??= read().finally(() => {
      readAt = performance.now();
      running = undefined;
    });
    return running;
  };
}

type QueueRow = { name: string; kind: string; count: string; age: number };

/**
 * By the index that pg-boss fetches jobs with. Those that start later, such as retries and e-mails that are spread over time, are
 * scheduled: they have no age.
 */
const UNFINISHED_JOBS = `
  select name, kind, count(*) as count, max(age)::float as age
  from (
    select name, 'waiting' as kind, extract(epoch from now() - start_after) as age
      from pgboss.job where state < 'active' and not blocked and start_after <= now()
    union all
    select name, 'scheduled', 0 from pgboss.job where state < 'active' and not blocked and start_after > now()
  ) as job
  group by name, kind`;

function createQueueReader(registry: Registry): Reader {
  const jobs = createGauge(registry, 'lagna_queue_jobs', 'Unfinished jobs by queue and state.', [
    'queue',
    'state',
  ]);
  const age = createGauge(
    registry,
    'lagna_queue_oldest_job_age_seconds',
    'Time for which the oldest waiting job of a queue has been due.',
    ['queue'],
  );
  return async ({ db }) => {
    const queues: { name: string; active_count: number }[] = await db('pgboss.queue').select(
      'name',
      'active_count',
    );
    for (const { name: queue, active_count: active } of queues) {
      // Counted by pg-boss every 15 seconds: no index lists the active jobs.
      jobs.set({ queue, state: 'active' }, active);
      jobs.set({ queue, state: 'waiting' }, 0);
      age.set({ queue }, 0);
    }
    const { rows } = await db.raw<{ rows: QueueRow[] }>(UNFINISHED_JOBS);
    for (const { name: queue, kind: state, count, age: seconds } of rows) {
      jobs.set({ queue, state }, Number(count));
      if (state === 'waiting') age.set({ queue }, Math.max(0, seconds));
    }
  };
}

type DeliveryRow = { waiting: string; breached: string; oldest_due_at: Date | null };

function createDeliveryReader(registry: Registry): Reader {
  const reports = createGauge(registry, 'lagna_undelivered_reports', 'Paid reports that are not ready.', [
    'state',
  ]);
  const age = createGauge(
    registry,
    'lagna_oldest_undelivered_report_age_seconds',
    `Time since the oldest paid report that is not ready was requested. The delivery SLA is ${DELIVERY_SLA_HOURS} hours.`,
  );
  const attention = createGauge(
    registry,
    'lagna_orders_needing_attention',
    'Orders on the list of support, by reason.',
    ['reason'],
  );
  return async ({ db, clock }) => {
    const now = clock.now();
    const row: DeliveryRow = await db('orders')
      .whereRaw(`delivery_due_at is not null and rendered_at is null and status = 'paid'`)
      .first(
        db.raw('count(*) as waiting'),
        db.raw('count(*) filter (where delivery_due_at <= ?) as breached', [now]),
        db.raw('min(delivery_due_at) as oldest_due_at'),
      );
    reports.set({ state: 'in_time' }, Number(row.waiting) - Number(row.breached));
    reports.set({ state: 'sla_breached' }, Number(row.breached));
    const requestedAt = row.oldest_due_at && row.oldest_due_at.getTime() - DELIVERY_SLA_HOURS * HOUR_MS;
    age.set(requestedAt === null ? 0 : (now.getTime() - requestedAt) / 1000);
    const reasons: { reason: string; count: string }[] = await db('orders')
      .whereNotNull('attention_reason')
      .groupBy('attention_reason')
      .select('attention_reason as reason', db.raw('count(*) as count'));
    for (const { reason, count } of reasons) attention.set({ reason }, Number(count));
  };
}

function createSealReader(registry: Registry): Reader {
  const unsealed = createGauge(
    registry,
    'lagna_ledger_oldest_unsealed_event_age_seconds',
    'Age of the oldest event without a seal; 0 when all are sealed.',
  );
  const lastSeal = createGauge(
    registry,
    'lagna_ledger_last_seal_timestamp_seconds',
    'Unix time of the newest seal of the ledger.',
  );
  return async ({ db }) => {
    const seal: { last_position: string; sealed_at: Date } | undefined = await db('ledger_seals')
      .orderBy('number', 'desc')
      .first('last_position', 'sealed_at');
    const event: { age: number } | undefined = await db('events')
      .where('position', '>', seal?.last_position ?? 0)
      .orderBy('position')
      .first(db.raw('extract(epoch from clock_timestamp() - recorded_at)::float as age'));
    unsealed.set(event?.age ?? 0);
    if (seal) lastSeal.set(toSeconds(seal.sealed_at));
  };
}

const LISTS = ['payments', 'refunds', 'disputes'] as const;
const KINDS = ['onlyInOurBooks', 'onlyAtGateway', 'differing'] as const;
const KIND_LABELS = {
  onlyInOurBooks: 'only_ours',
  onlyAtGateway: 'only_at_gateway',
  differing: 'differing',
} as const;

function createBooksReader(registry: Registry): Reader {
  const differences = createGauge(
    registry,
    'lagna_reconciliation_differences',
    'Differences between our books and those of the gateway in the last comparison.',
    ['list', 'kind'],
  );
  const failedParts = createGauge(
    registry,
    'lagna_reconciliation_failed_parts',
    'Parts of the books that the last comparison could not read.',
  );
  const lastRun = createGauge(
    registry,
    'lagna_reconciliation_last_run_timestamp_seconds',
    'Unix time of the last comparison with the gateway.',
  );
  return async ({ db }) => {
    const run: { finished_at: Date; result: BooksComparison } | undefined = await db('reconciliation_runs')
      .orderBy('run_id', 'desc')
      .first('finished_at', 'result');
    if (!run) return;
    const { result } = run;
    for (const list of LISTS)
      for (const kind of KINDS) {
        const compared = list === 'payments' ? result : result[list];
        differences.set({ list, kind: KIND_LABELS[kind] }, compared[kind].length);
      }
    failedParts.set(result.failedParts.length);
    lastRun.set(toSeconds(run.finished_at));
  };
}

function createRetentionReader(registry: Registry): Reader {
  const lastRun = createGauge(
    registry,
    'lagna_retention_last_run_timestamp_seconds',
    'Unix time of the last deletion of expired personal data.',
  );
  const deleted = createGauge(
    registry,
    'lagna_retention_last_run_deleted',
    'Rows and files that the last run deleted, by step.',
    ['step'],
  );
  return async ({ db }) => {
    const run: { finished_at: Date; deleted: Record<string, number> } | undefined = await db('retention_runs')
      .orderBy('run_id', 'desc')
      .first('finished_at', 'deleted');
    if (!run) return;
    lastRun.set(toSeconds(run.finished_at));
    for (const [step, count] of Object.entries(run.deleted)) deleted.set({ step }, count);
  };
}

function createWebhookReader(registry: Registry): Reader {
  const age = createGauge(
    registry,
    'lagna_oldest_unhandled_webhook_age_seconds',
    'Age of the oldest webhook that waits for its job; 0 when none waits.',
  );
  return async ({ db, clock }) => {
    const oldest: { received_at: Date } | undefined = await db('webhook_inbox')
      .whereNull('handled_at')
      .orderBy('received_at')
      .first('received_at');
    age.set(oldest ? Math.max(0, toSeconds(clock.now()) - toSeconds(oldest.received_at)) : 0);
  };
}

const toSeconds = (date: Date): number => date.getTime() / 1000;

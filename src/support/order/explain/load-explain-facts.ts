import { resolveGatewayUrls } from '#src/compose-sandbox.ts';
import { readConfig } from '#src/config.ts';
import { createGateway } from '#src/payments/gateway/gateway.ts';
import type { Database } from '#src/platform/database.ts';
import type { Environment } from '#src/support/command.ts';
import { getJobError, type JobRow } from '#src/support/job/job-rows.ts';
import { listOrderJobs } from '#src/support/order/order-jobs.ts';
import type { OrderFacts } from '#src/support/order/order-facts.ts';
import { checkFiles } from './check-files.ts';
import type { GatewayAnswer } from './compare-gateway.ts';
import type { ExplainFacts, JobFact } from './finding.ts';

const REPORT_QUEUE = 'produce-report';
const GATEWAY_TIMEOUT_MS = 5000;

export async function loadExplainFacts(
  db: Database,
  { order, events, member }: OrderFacts,
  environment: Environment,
): Promise<ExplainFacts> {
  const [jobs, queue, gateway, files] = await Promise.all([
    listOrderJobs(db, order.id, events),
    loadQueue(db),
    askGateway(db, environment, order.gatewayOrderId),
    checkFiles(order, environment),
  ]);
  return {
    order,
    events,
    now: new Date().toISOString(),
    isMemberDeleted: member === undefined,
    jobs: jobs.map(toJobFact),
    workerSeenAt: queue?.seen_at?.toISOString(),
    waitingReports: queue?.queued_count ?? 0,
    gateway,
    files,
  };
}

const toJobFact = (row: JobRow): JobFact => ({
  queue: row.name,
  state: row.state,
  createdAt: row.created_on.toISOString(),
  startAfter: row.start_after.toISOString(),
  retryCount: row.retry_count,
  retryLimit: row.retry_limit,
  lastError: getJobError(row),
});

/** Workers write these times every 15 seconds, whether or not there are jobs. */
const loadQueue = (db: Database): Promise<{ seen_at: Date | null; queued_count: number } | undefined> =>
  db('pgboss.queue')
    .where({ name: REPORT_QUEUE })
    .first(db.raw('greatest(monitor_on, monitor_claim_on) as seen_at'), 'queued_count');

/** One request. Without an answer the explanation is made without the gateway, and says so. */
async function askGateway(
  db: Database,
  environment: Environment,
  gatewayOrderId: string | undefined,
): Promise<GatewayAnswer> {
  if (!gatewayOrderId) return { kind: 'not-asked' };
  const startedAt = Date.now();
  try {
    const config = readConfig(environment);
    const { keyId, keySecret } = config.gateway;
    const { apiUrl } = await resolveGatewayUrls(config, `http://127.0.0.1:${config.port}`);
    const gateway = createGateway({ apiUrl, keyId, keySecret, timeoutMs: GATEWAY_TIMEOUT_MS });
    const payments = await gateway.fetchPaymentsOfOrder(gatewayOrderId);
    const milliseconds = Date.now() - startedAt;
    const unmatchedIds = await listUnmatchedIds(
      db,
      payments.map(({ id }) => id),
    );
    return {
      kind: 'answered',
      payments: payments.map(({ id, status, amount, amount_refunded: refunded }) => ({
        id,
        status,
        amount,
        refunded: refunded ?? 0,
        isUnmatched: unmatchedIds.includes(id),
      })),
      milliseconds,
    };
  } catch (error) {
    return { kind: 'no-answer', message: (error as Error).message };
  }
}

const listUnmatchedIds = (db: Database, ids: string[]): Promise<string[]> =>
  db('unmatched_payments').whereIn('gateway_payment_id', ids).pluck('gateway_payment_id');

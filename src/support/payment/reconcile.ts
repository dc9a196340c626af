import { readFile } from 'node:fs/promises';
import { GAZETTEER_FILE } from '#src/compose.ts';
import { resolveGatewayUrls } from '#src/compose-sandbox.ts';
import { readConfig } from '#src/config.ts';
import { createCaptureQueue } from '#src/payments/capture/capture-queue.ts';
import { createGateway } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import {
  compareBooks,
  findLastComparison,
  hasDifferences,
} from '#src/payments/reconciliation/compare-books.ts';
import {
  compareSettlementFile,
  hasFileDifferences,
  parseSettlementFile,
  type FileRow,
} from '#src/payments/reconciliation/settlement-file.ts';
import { loadGazetteer } from '#src/places/gazetteer.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import { HOUR_MS } from '#src/platform/contract-time.ts';
import { createLog } from '#src/platform/log.ts';
import {
  CommandError,
  UsageError,
  type CommandContext,
  type CommandResult,
  type Environment,
} from '#src/support/command.ts';
import { CLI_POOL_SIZE } from '#src/support/execute-command.ts';
import { readPeriod } from '#src/support/period.ts';
import { formatIstMinute } from '#src/support/terminal/format.ts';
import { withJobs } from '#src/support/with-jobs.ts';
import { describeBooks } from './describe-books.ts';

export type ReconcileOptions = {
  from?: string;
  to?: string;
  settlements?: string;
  last?: boolean;
};

/** Compares our books with the gateway's, and records the facts that are missing in ours. @throws UsageError */
export async function reconcileBooks(
  context: CommandContext,
  { from, to, settlements, last = false }: ReconcileOptions,
): Promise<CommandResult> {
  if (last) return showLastRun(context);
  const period = readPeriod({ from, to });
  const rows =
    settlements === undefined ? undefined : await readSettlementFile(context.resolveFile(settlements));
  const db = await context.openDatabase();
  return withJobs(db, async (jobs) => {
    const deps = await composePaymentDeps(db, jobs, context.environment);
    const progress = context.terminal.startProgress('Comparing with the gateway');
    const comparison = await compareBooks(deps, period, progress.update).finally(progress.stop);
    const fileComparison = rows && (await compareSettlementFile(db, rows));
    return {
      json: { ...comparison, ...(fileComparison ? { settlementFile: fileComparison } : {}) },
      lines: describeBooks(comparison, fileComparison),
      succeeded: !hasDifferences(comparison) && !(fileComparison && hasFileDifferences(fileComparison)),
    };
  });
}

/** The comparison runs every night; two hours are allowed for a slow run. */
const MAX_RUN_AGE_MS = 26 * HOUR_MS;

async function showLastRun({ openDatabase, terminal }: CommandContext): Promise<CommandResult> {
  const run = await findLastComparison({ db: await openDatabase() });
  if (!run) throw new CommandError('The nightly comparison has not run yet.');
  const isOld = run.finishedAt.getTime() < Date.now() - MAX_RUN_AGE_MS;
  if (isOld)
    terminal.printMessage('The last comparison is older than a day: the job “compare-books” has not run.');
  return {
    json: run.books,
    lines: [`Finished ${formatIstMinute(run.finishedAt.toISOString())}`, ...describeBooks(run.books)],
    succeeded: !isOld && !hasDifferences(run.books),
  };
}

async function readSettlementFile(path: string): Promise<FileRow[]> {
  try {
    return parseSettlementFile(await readFile(path, 'utf8'));
  } catch (error) {
    throw new UsageError(`--settlements: ${(error as Error).message}`);
  }
}

async function composePaymentDeps(db: Database, jobs: Jobs, environment: Environment): Promise<PaymentDeps> {
  const config = readConfig(environment);
  const { keyId, keySecret, webhookSecrets } = config.gateway;
  // The sandbox is part of the running site.
  const urls = await resolveGatewayUrls(config, `http://127.0.0.1:${config.port}`);
  return {
    db,
    jobs,
    clock: systemClock,
    log: createLog(config.logLevel, process.stderr),
    gazetteer: loadGazetteer(GAZETTEER_FILE),
    seller: config.seller,
    captureQueue: createCaptureQueue(CLI_POOL_SIZE),
    gateway: createGateway({ apiUrl: urls.apiUrl, keyId, keySecret }),
    gatewayKeys: { keyId, keySecret, webhookSecrets, checkoutUrl: urls.checkoutUrl },
  };
}

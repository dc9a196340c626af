import { readFile } from 'node:fs/promises';
import { GAZETTEER_FILE } from '#src/compose.ts';
import { resolveGatewayUrls } from '#src/compose-sandbox.ts';
import { readConfig } from '#src/config.ts';
import { createGateway } from '#src/payments/gateway/gateway.ts';
import type { PaymentDeps } from '#src/payments/payment-deps.ts';
import {
  compareBooks,
  findLastComparison,
  hasDifferences,
  type BooksComparison,
} from '#src/payments/reconciliation/compare-books.ts';
import type { Difference, ListComparison, Period } from '#src/payments/reconciliation/comparison.ts';
import {
  compareSettlementFile,
  hasFileDifferences,
  parseSettlementFile,
  type FileComparison,
  type FileRow,
} from '#src/payments/reconciliation/settlement-file.ts';
import { loadGazetteer } from '#src/places/gazetteer.ts';
import { systemClock } from '#src/platform/clock.ts';
import type { Database } from '#src/platform/database.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import { HOUR_MS } from '#src/platform/contract-time.ts';
import { createLog } from '#src/platform/log.ts';
import { formatPaise } from '#src/platform/contract-money.ts';
import {
  CommandError,
  UsageError,
  type CommandContext,
  type CommandResult,
  type Environment,
} from '#src/support/command.ts';
import { formatIstTime } from '#src/support/terminal/format.ts';
import { withJobs } from '#src/support/with-jobs.ts';

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
  const period = readPeriod(from, to);
  const rows =
    settlements === undefined ? undefined : await readSettlementFile(context.resolveFile(settlements));
  const db = await context.openDatabase();
  return withJobs(db, async (jobs) => {
    const comparison = await compareBooks(await composePaymentDeps(db, jobs, context.environment), period);
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
    lines: [`Finished ${formatIstTime(run.finishedAt.toISOString())}`, ...describeBooks(run.books)],
    succeeded: !isOld && !hasDifferences(run.books),
  };
}

/** The period from the first to the last day, both inclusive, in Indian time. @throws UsageError */
function readPeriod(from?: string, to?: string): Period {
  const period = {
    from: readDay('--from', from, 'T00:00:00.000+05:30'),
    to: readDay('--to', to, 'T23:59:59.999+05:30'),
  };
  if (period.from > period.to) throw new UsageError('--from must not be after --to.');
  return period;
}

function readDay(option: string, day: string | undefined, time: string): Date {
  if (day === undefined || !isCalendarDay(day))
    throw new UsageError(`${option} expects a day as YYYY-MM-DD.`);
  return new Date(day + time);
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
    gateway: createGateway({ apiUrl: urls.apiUrl, keyId, keySecret }),
    gatewayKeys: { keyId, keySecret, webhookSecrets, checkoutUrl: urls.checkoutUrl },
  };
}

function describeBooks(comparison: BooksComparison, fileComparison?: FileComparison): string[] {
  const { from, to, refunds, disputes, settlements, unreadSettlements, failedParts } = comparison;
  return [
    `From ${formatIstTime(from)} to ${formatIstTime(to)}`,
    ...describeList('Payments', comparison),
    ...describeList('Refunds', refunds),
    ...describeList('Disputes', disputes),
    ...(disputes.lostAmount > 0 ? [`  lost to the bank: ${formatPaise(disputes.lostAmount)}`] : []),
    `Settlements: ${settlements.length} recorded now`,
    ...labelIds('without complete rows', unreadSettlements),
    ...(failedParts.length > 0 ? [`Not compared: ${failedParts.join(', ')}`] : []),
    ...(fileComparison ? describeFile(fileComparison) : []),
  ];
}

function describeFile({ matched, onlyInFile, onlyInOurBooks, differing }: FileComparison): string[] {
  const rowCount = matched + onlyInFile.length + new Set(differing.map(({ id }) => id)).size;
  return [
    `Settlement file: ${rowCount} rows, ${matched} matched`,
    ...labelIds('only in the file', onlyInFile),
    ...labelIds('not in the file', onlyInOurBooks),
    ...differing.map(describeDifference),
  ];
}

const describeList = (title: string, list: ListComparison): string[] => [
  `${title}: ${list.matched} matched, ${list.newlyRecorded.length} recorded now`,
  ...labelIds('recorded now', list.newlyRecorded),
  ...labelIds('only in our books', list.onlyInOurBooks),
  ...labelIds('only at the gateway', list.onlyAtGateway),
  ...list.differing.map(describeDifference),
];

const labelIds = (label: string, ids: readonly string[]): string[] => ids.map((id) => `  ${label}: ${id}`);

const describeDifference = ({ id, field, ours, gateway }: Difference): string =>
  `  differing: ${id} ${field}, ours ${ours ?? 'unknown'}, gateway ${gateway ?? 'unknown'}`;

/** Rejects 30 February, which `Date` would turn into a day of March. */
function isCalendarDay(day: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toJSON().startsWith(day);
}

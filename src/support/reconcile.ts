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
import type { Command, Environment, Print } from './command.ts';
import { formatIstTime } from './format.ts';
import { toTerminalJson } from './terminal-text.ts';
import { withJobs } from './with-jobs.ts';

/** A wrong date or file: exit status 2. */
export class UsageError extends Error {}

export type ReconcileOptions = {
  from?: string;
  to?: string;
  settlements?: string;
  last?: boolean;
  json?: boolean;
};

/** Compares our books with the gateway's, and records the facts that are missing in ours. @throws UsageError */
export async function reconcileBooks(
  { from, to, settlements, last = false, json = false }: ReconcileOptions,
  environment: Environment,
): Promise<Command> {
  if (last) return printLastRun(json);
  const period = readPeriod(from, to);
  const rows = settlements === undefined ? undefined : await readSettlementFile(settlements);
  return (db, print) =>
    withJobs(db, async (jobs) => {
      const comparison = await compareBooks(await composePaymentDeps(db, jobs, environment), period);
      const fileComparison = rows && (await compareSettlementFile(db, rows));
      printBooks(print, json, comparison, fileComparison);
      return !hasDifferences(comparison) && !(fileComparison && hasFileDifferences(fileComparison));
    });
}

/** The comparison runs every night; two hours are allowed for a slow run. */
const MAX_RUN_AGE_MS = 26 * HOUR_MS;

const printLastRun =
  (json: boolean): Command =>
  async (db, print) => {
    const run = await findLastComparison({ db });
    if (!run) {
      console.error('The nightly comparison has not run yet.');
      return false;
    }
    if (!json) print(`Finished ${formatIstTime(run.finishedAt.toISOString())}`);
    printBooks(print, json, run.books);
    const isOld = run.finishedAt.getTime() < Date.now() - MAX_RUN_AGE_MS;
    if (isOld) console.error('The last comparison is older than a day: the job “compare-books” has not run.');
    return !isOld && !hasDifferences(run.books);
  };

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

function printBooks(
  print: Print,
  json: boolean,
  comparison: BooksComparison,
  fileComparison?: FileComparison,
): void {
  if (json) {
    print(
      toTerminalJson({ ...comparison, ...(fileComparison ? { settlementFile: fileComparison } : {}) }, 2),
    );
    return;
  }
  print(`From ${formatIstTime(comparison.from)} to ${formatIstTime(comparison.to)}`);
  printList(print, 'Payments', comparison);
  printList(print, 'Refunds', comparison.refunds);
  printList(print, 'Disputes', comparison.disputes);
  if (comparison.disputes.lostAmount > 0)
    print(`  lost to the bank: ${formatPaise(comparison.disputes.lostAmount)}`);
  print(`Settlements: ${comparison.settlements.length} recorded now`);
  printIds(print, 'without complete rows', comparison.unreadSettlements);
  if (comparison.failedParts.length > 0) print(`Not compared: ${comparison.failedParts.join(', ')}`);
  if (!fileComparison) return;
  const rowCount =
    fileComparison.matched +
    fileComparison.onlyInFile.length +
    new Set(fileComparison.differing.map(({ id }) => id)).size;
  print(`Settlement file: ${rowCount} rows, ${fileComparison.matched} matched`);
  printIds(print, 'only in the file', fileComparison.onlyInFile);
  printIds(print, 'not in the file', fileComparison.onlyInOurBooks);
  printDifferences(print, fileComparison.differing);
}

function printList(print: Print, title: string, list: ListComparison): void {
  print(`${title}: ${list.matched} matched, ${list.newlyRecorded.length} recorded now`);
  printIds(print, 'recorded now', list.newlyRecorded);
  printIds(print, 'only in our books', list.onlyInOurBooks);
  printIds(print, 'only at the gateway', list.onlyAtGateway);
  printDifferences(print, list.differing);
}

const printIds = (print: Print, label: string, ids: readonly string[]): void =>
  ids.forEach((id) => print(`  ${label}: ${id}`));

const printDifferences = (print: Print, differing: readonly Difference[]): void =>
  differing.forEach(({ id, field, ours, gateway }) =>
    print(`  differing: ${id} ${field}, ours ${ours ?? 'unknown'}, gateway ${gateway ?? 'unknown'}`),
  );

/** Rejects 30 February, which `Date` would turn into a day of March. */
function isCalendarDay(day: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(day)) return false;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toJSON().startsWith(day);
}

/**
 * `npm run load`: pages and purchases at the same time on web and worker processes, the gateway sandbox, a mail server and
 * PostgreSQL with fsync, all on this machine; then webhooks. It fails when a request fails for another reason than a rate limit,
 * when an order is lost or doubled, when the ledger is damaged, or when the memory of a process grows. Latencies are printed; they
 * depend on the machine. `--seconds 10 --pages 20 --purchases 2 --webhooks 0` is a short run.
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { checkProcessLogs } from '#scripts/simulation/check-logs.ts';
import { startEnvironment, type Environment } from '#scripts/simulation/environment.ts';
import { createBirthDetails } from './load/birth-details.ts';
import { checkOrders } from './load/check-orders.ts';
import { divideProcessor, type ProcessorDivision } from './load/divide-processor.ts';
import { findGrowing, formatMemory } from './load/memory.ts';
import { CHROMIUM_PREFIX, startObserving } from './load/observe-processes.ts';
import { formatPercentiles } from './load/open-loop.ts';
import { visitPagesInProcess } from './load/page-process.ts';
import type { PageResult } from './load/pages.ts';
import { registerBuyers, runPurchases, type PurchaseResult } from './load/purchases.ts';
import { startProcessorTime } from './load/processor-time.ts';
import { sendWebhooks } from './load/webhooks.ts';
import { reportResult, type Figure } from './results/result.ts';
import { computePercentile } from './statistics/percentile.ts';

/** Purchases before the measurement, because the first requests load code and the place names, and open connections. */
const WARM_UP_PURCHASE_COUNT = 40;
/** Pages a second before the load: few enough that no page waits for another. */
const IDLE_PAGES_PER_SECOND = 10;
const MAX_IDLE_SECONDS = 20;
const WEBHOOK_SECONDS = 20;
/** Every webhook reports one of this many payments. */
const WEBHOOK_PAYMENT_COUNT = 100;
/** Later than the first check of every open order. */
const RECONCILED_AFTER_HOURS = 1;
const NUMBER = { type: 'string' } as const;

const { values } = parseArgs({
  options: {
    seconds: { ...NUMBER, default: '120' },
    pages: { ...NUMBER, default: '200' },
    purchases: { ...NUMBER, default: '20' },
    webhooks: { ...NUMBER, default: '500' },
    webs: { ...NUMBER, default: '2' },
    workers: { ...NUMBER, default: '2' },
  },
});
const seconds = Number(values.seconds);
const [pagesPerSecond, purchasesPerSecond] = [Number(values.pages), Number(values.purchases)];

const failures: string[] = [];
const figures: Figure[] = [];
const environment = await startEnvironment({
  webCount: Number(values.webs),
  workerCount: Number(values.workers),
  isDurable: true,
  onUnexpectedExit: (message) => failures.push(message),
});
let division: ProcessorDivision | undefined;
try {
  division = await divideProcessor(environment);
  environment.mailbox.setFaults(false);
  const orderIds = await runLoad(environment, division);
  await environment.stopApplication();
  await completeUnansweredPayments(environment);
  await check(environment, orderIds);
} finally {
  await environment.stop().finally(() => division?.end());
}
fs.rmSync(environment.directory, { recursive: true, force: true });
reportResult(
  'load',
  figures,
  `${seconds} s of ${pagesPerSecond} pages and ${purchasesPerSecond} purchases a second`,
);
for (const [failure, count] of countEqual(failures)) console.log(`FAILED ${count} times: ${failure}`);
console.log(
  failures.length === 0
    ? 'every check passed; the goals of times are in the table'
    : `${failures.length} checks failed`,
);
if (failures.length > 0) process.exitCode = 1;

/** @returns the orders that were paid */
async function runLoad(site: Environment, { means, giveIdleTime }: ProcessorDivision): Promise<string[]> {
  const warmUpCount = Math.min(WARM_UP_PURCHASE_COUNT, 10 * purchasesPerSecond);
  const buyers = await registerBuyers(site, purchasesPerSecond * seconds + warmUpCount);
  const createFields = await createBirthDetails(site);
  const warmUp = await runPurchases(site, buyers.splice(0, warmUpCount), {
    perSecond: purchasesPerSecond,
    createFields,
  });
  const idlePages = await visitIdlePages(site);
  const stopObserving = startObserving(site, ({ pid }) => giveIdleTime(pid));
  const readSeconds = await startProcessorTime(site);
  const [pages, purchases] = await Promise.all([
    visitPagesInProcess({
      urls: site.webUrls,
      perSecond: pagesPerSecond,
      callCount: pagesPerSecond * seconds,
    }),
    runPurchases(site, buyers, { perSecond: purchasesPerSecond, createFields }),
  ]);
  const processorSeconds = readSeconds();
  const observations = await stopObserving();
  failures.push(...warmUp.failures, ...idlePages.failures, ...pages.failures, ...purchases.failures);
  // Chromium prints only a few reports here, so its memory is that of the page in progress: `npm run soak` checks it.
  const nodeMemory = [...observations.memory].filter(([name]) => !name.startsWith(CHROMIUM_PREFIX));
  failures.push(...findGrowing(new Map(nodeMemory)));
  reportPages(idlePages, pages);
  reportPurchases(purchases, buyers.length);
  reportProcessorTime(processorSeconds);
  console.log(`the processor is divided by ${means}`);
  console.log(`  refused by rate limits: ${pages.refusedCount + purchases.refusedCount}`);
  console.log(`database connections: at most ${observations.maxConnections}`);
  for (const line of formatMemory(observations.memory)) console.log(`  ${line}`);
  figures.push({ subject: 'database connections, at most', value: observations.maxConnections, unit: '' });
  const paid = [...warmUp.purchases, ...purchases.purchases];
  if (Number(values.webhooks) > 0)
    await measureWebhooks(
      site,
      paid.map(({ gatewayPaymentId }) => gatewayPaymentId),
    );
  return paid.map(({ orderId }) => orderId);
}

function visitIdlePages({ webUrls }: Environment) {
  const idleSeconds = Math.min(MAX_IDLE_SECONDS, Math.ceil(seconds / 3));
  return visitPagesInProcess({
    urls: webUrls,
    perSecond: IDLE_PAGES_PER_SECOND,
    callCount: IDLE_PAGES_PER_SECOND * idleSeconds,
  });
}

function reportPages(idle: PageResult, loaded: PageResult): void {
  const idleMedian = computePercentile(idle.latencies, 0.5);
  const ratio = (share: number) => computePercentile(loaded.latencies, share) / idleMedian;
  console.log(`pages without load:  ${formatPercentiles(idle.latencies)}`);
  console.log(
    `${loaded.latencies.length} pages at ${pagesPerSecond} a second: ${formatPercentiles(loaded.latencies)}`,
  );
  console.log(
    `  p99 is ${ratio(0.99).toFixed(1)} times the p50 without load (goal: at most 10), p50 ${ratio(0.5).toFixed(1)} times`,
  );
  console.log(`  requested late by ${formatPercentiles(loaded.delays)}, which is a part of these times`);
  const baseline = 'p50 of pages without load';
  const lateness = computePercentile(loaded.delays, 0.99);
  figures.push(
    { subject: 'pages under load, p50', value: ratio(0.5), unit: 'times', baseline },
    { subject: 'pages under load, p99', value: ratio(0.99), unit: 'times', baseline, goal: { max: 10 } },
    { subject: 'of it, pages requested late, p99', value: lateness / idleMedian, unit: 'times', baseline },
    { subject: 'pages without load, p50', value: idleMedian, unit: 'ms' },
  );
}

function reportPurchases({ latencies, delays }: PurchaseResult, buyerCount: number): void {
  console.log(`${buyerCount} purchases at ${purchasesPerSecond} a second`);
  console.log(`  requested late by ${formatPercentiles(delays)}, which is a part of create-order`);
  for (const [step, milliseconds] of latencies) {
    console.log(`  ${step.padEnd(16)} ${formatPercentiles(milliseconds)} (goal: p99 below 1000 ms)`);
    const value = computePercentile(milliseconds, 0.99);
    figures.push({ subject: `${step}, p99`, value, unit: 'ms', goal: { max: 1000 } });
  }
}

function reportProcessorTime(processorSeconds: Record<string, number>): void {
  for (const [kind, used] of Object.entries(processorSeconds))
    figures.push({ subject: `processor time of ${kind}`, value: used / seconds, unit: 'cores' });
}

async function measureWebhooks(site: Environment, paymentIds: string[]): Promise<void> {
  const perSecond = Number(values.webhooks);
  const callCount = perSecond * WEBHOOK_SECONDS;
  const result = await sendWebhooks(site, paymentIds.slice(0, WEBHOOK_PAYMENT_COUNT), {
    perSecond,
    callCount,
  });
  console.log(`${callCount} webhooks at ${perSecond} a second, ${result.storedCount} stored`);
  console.log(`  acknowledged     ${formatPercentiles(result.latencies)} (goal: p50 below 50 ms)`);
  console.log(`  sent late by     ${formatPercentiles(result.delays)}, which is a part of these times`);
  console.log(`  all handled      ${Math.round(result.drainSeconds)} s after the last one`);
  failures.push(...result.failures);
  if (result.storedCount !== callCount)
    failures.push(`${callCount - result.storedCount} webhooks are not stored`);
  figures.push({
    subject: `webhook at ${perSecond} a second, p50`,
    value: computePercentile(result.latencies, 0.5),
    unit: 'ms',
    goal: { max: 50 },
  });
}

/**
 * A payment whose buyer and webhook got no answer is found by the next reconciliation, as the schedule runs it. Without an overload
 * there is none.
 */
async function completeUnansweredPayments({ clock, supportDeps }: Environment): Promise<void> {
  clock.advance(RECONCILED_AFTER_HOURS);
  let { checked } = await reconcilePayments(supportDeps);
  while (checked > 0) ({ checked } = await reconcilePayments(supportDeps));
  const found = await supportDeps.db('events').where({ type: 'PaymentCapturedByReconciliation' });
  console.log(`payments that only reconciliation found: ${found.length}`);
}

async function check({ supportDeps, gatewayDb, directory }: Environment, orderIds: string[]): Promise<void> {
  const { errors, counts } = await checkOrders(supportDeps.db, gatewayDb, orderIds);
  const { isIntact, events } = await verifyLedger(supportDeps.db);
  console.log(
    `${orderIds.length} orders paid: ${Object.entries(counts)
      .map((entry) => entry.join(' '))
      .join(', ')}`,
  );
  console.log(`ledger: ${events} events, ${isIntact ? 'intact' : 'damaged'}`);
  failures.push(...errors, ...(isIntact ? [] : ['the ledger is damaged']), ...checkProcessLogs(directory));
}

function countEqual(lines: readonly string[]): [string, number][] {
  return [...Map.groupBy(lines, (line) => line)].map(([line, group]) => [line, group.length]);
}

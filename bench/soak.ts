/**
 * `npm run soak -- --reports 2000`: one web and one worker process print 2,000 paid reports. It fails when a report is not delivered,
 * when the memory of a process grows, or when a process of Chromium or a temporary file is left after the end. Duration depends on the
 * machine: about 1.4 s of a core for each report.
 */
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkProcessLogs } from '#scripts/simulation/check-logs.ts';
import { startEnvironment, type Environment } from '#scripts/simulation/environment.ts';
import { createBirthDetails } from './load/birth-details.ts';
import { checkOrders } from './load/check-orders.ts';
import { findGrowing, formatMemory } from './load/memory.ts';
import { startObserving, type Observations } from './load/observe-processes.ts';
import { registerBuyers, runPurchases } from './load/purchases.ts';
import { isRunning } from './processes/proc.ts';
import { reportResult } from './results/result.ts';
import { computeGrowth } from './statistics/growth.ts';

/** Buyers come faster than the worker prints, so that it never waits. */
const PURCHASES_PER_SECOND = 5;
/** A worker that prints nothing for so long has stopped. */
const MAX_PAUSE_SECONDS = 180;
const POLL_MS = 1000;

const { values } = parseArgs({ options: { reports: { type: 'string', default: '2000' } } });
const reportCount = Number(values.reports);
const failures: string[] = [];
const environment = await startEnvironment({
  webCount: 1,
  workerCount: 1,
  onUnexpectedExit: (message) => failures.push(message),
});
try {
  environment.mailbox.setFaults(false);
  const buyers = await registerBuyers(environment, reportCount);
  const stopObserving = startObserving(environment);
  const startedAt = performance.now();
  const createFields = await createBirthDetails(environment);
  const purchases = await runPurchases(environment, buyers, {
    perSecond: PURCHASES_PER_SECOND,
    createFields,
  });
  failures.push(...purchases.failures);
  await waitUntilDelivered(environment, purchases.purchases.length);
  const seconds = (performance.now() - startedAt) / 1000;
  const observations = await stopObserving();
  await environment.stopApplication();
  await check(
    environment,
    observations,
    purchases.purchases.map(({ orderId }) => orderId),
  );
  for (const line of formatMemory(observations.memory)) console.log(`  ${line}`);
  report(observations, seconds);
} finally {
  await environment.stop();
}
fs.rmSync(environment.directory, { recursive: true, force: true });
for (const failure of new Set(failures)) console.log(`FAILED: ${failure}`);
if (failures.length > 0) process.exitCode = 1;
else console.log('every check passed');

async function waitUntilDelivered({ supportDeps }: Environment, count: number): Promise<void> {
  let [delivered, lastChange] = [0, performance.now()];
  while (delivered < count) {
    await wait(POLL_MS);
    const rows = await supportDeps
      .db('orders')
      .where('report_status', 'delivered')
      .count<{ count: string }[]>();
    if (Number(rows[0]!.count) > delivered) lastChange = performance.now();
    delivered = Number(rows[0]!.count);
    if (performance.now() - lastChange > MAX_PAUSE_SECONDS * 1000)
      throw new Error(
        `Only ${delivered} of ${count} reports are delivered; none in the last ${MAX_PAUSE_SECONDS} s.`,
      );
  }
}

async function check(
  { supportDeps, gatewayDb, directory, temporaryDirectory }: Environment,
  { memory, children }: Observations,
  orderIds: string[],
): Promise<void> {
  const { errors, counts } = await checkOrders(supportDeps.db, gatewayDb, orderIds);
  failures.push(...errors, ...findGrowing(memory), ...checkProcessLogs(directory));
  if (counts.delivered !== reportCount)
    failures.push(`${counts.delivered ?? 0} of ${reportCount} reports are delivered`);
  const remainingProcesses = children.filter(isRunning);
  if (remainingProcesses.length > 0)
    failures.push(`${remainingProcesses.length} processes of Chromium are left`);
  const files = fs.readdirSync(temporaryDirectory);
  if (files.length > 0) failures.push(`temporary files are left: ${files.slice(0, 5).join(', ')}`);
}

function report({ memory, children }: Observations, seconds: number): void {
  const growthOf = (name: string) => computeGrowth(memory.get(name) ?? []) * 100;
  reportResult(
    'soak',
    [
      { subject: 'reports', value: reportCount, unit: '' },
      { subject: 'seconds for each report, by the clock', value: seconds / reportCount, unit: 's' },
      ...['worker-0', 'chromium of worker-0', 'web-0'].map((name) => ({
        subject: `growth of the memory of ${name} in the second half`,
        value: growthOf(name),
        unit: '%',
        goal: { max: 10 },
      })),
      { subject: 'processes of Chromium that were started', value: children.length, unit: '' },
      {
        subject: 'processes of Chromium at the end',
        value: children.filter(isRunning).length,
        unit: '',
        goal: { max: 0 },
      },
    ],
    `${reportCount} reports in ${Math.round(seconds)} s`,
  );
}

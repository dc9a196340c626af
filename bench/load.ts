/**
 * `npm run bench:load`: 20 purchases a second for a minute and 500 webhooks a second for 20 seconds, on one web process,
 * one worker, the gateway sandbox and PostgreSQL with fsync, all on this machine. It fails when a response is missing or
 * a webhook is lost; latencies are printed and depend on the machine.
 */
import { startEnvironment } from '#scripts/simulation/environment.ts';
import { formatPercentiles } from './load/open-loop.ts';
import { registerBuyers, runPurchases } from './load/purchases.ts';
import { sendWebhooks } from './load/webhooks.ts';

const PURCHASES_PER_SECOND = 20;
const PURCHASE_SECONDS = 60;
const WEBHOOKS_PER_SECOND = 500;
const WEBHOOK_SECONDS = 20;
/** Not measured: the first requests load code and open connections. */
const WARM_UP_PURCHASES = 40;
/** Number of payments that the webhooks are about. */
const WEBHOOK_PAYMENTS = 100;

const environment = await startEnvironment({
  webs: 1,
  workers: 1,
  isDurable: true,
  onUnexpectedExit: (message) => {
    console.log(message);
    process.exitCode = 1;
  },
});
try {
  const buyers = await registerBuyers(
    environment,
    PURCHASES_PER_SECOND * PURCHASE_SECONDS + WARM_UP_PURCHASES,
  );
  await runPurchases(environment, buyers.splice(0, WARM_UP_PURCHASES), PURCHASES_PER_SECOND);
  const purchases = await runPurchases(environment, buyers, PURCHASES_PER_SECOND);
  console.log(`${buyers.length} purchases at ${PURCHASES_PER_SECOND} a second`);
  for (const [step, latencies] of purchases.latencies)
    console.log(`  ${step.padEnd(16)} ${formatPercentiles(latencies)} (target: p99 below 1000 ms)`);
  const count = WEBHOOKS_PER_SECOND * WEBHOOK_SECONDS;
  const rate = { perSecond: WEBHOOKS_PER_SECOND, count };
  const webhooks = await sendWebhooks(environment, purchases.paymentIds.slice(0, WEBHOOK_PAYMENTS), rate);
  console.log(`${count} webhooks at ${WEBHOOKS_PER_SECOND} a second, ${webhooks.storedCount} stored`);
  console.log(`  acknowledged     ${formatPercentiles(webhooks.latencies)} (target: below 50 ms)`);
  console.log(`  all handled      ${Math.round(webhooks.drainSeconds)} s after the last one`);
  const failures = [...purchases.failures, ...webhooks.failures];
  if (failures.length > 0 || webhooks.storedCount !== count) {
    console.log(`${failures.length} calls failed: ${[...new Set(failures)].join('; ')}`);
    process.exitCode = 1;
  }
} finally {
  await environment.stop();
}

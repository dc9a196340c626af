/**
 * `npm run bench:load`: 20 purchases a second for a minute and 500 webhooks a second for 20 seconds, on one web process,
 * one worker, the gateway sandbox and PostgreSQL with fsync, all on this machine. It fails when a measured call gets no
 * response with status 200, or a webhook is not stored. Latencies are printed; they depend on the machine.
 */
import { startEnvironment } from '#scripts/simulation/environment.ts';
import { formatPercentiles } from './load/open-loop.ts';
import { registerBuyers, runPurchases } from './load/purchases.ts';
import { sendWebhooks } from './load/webhooks.ts';

const PURCHASES_PER_SECOND = 20;
const PURCHASE_SECONDS = 60;
const WEBHOOKS_PER_SECOND = 500;
const WEBHOOK_SECONDS = 20;
/** Purchases before the measurement, because the first requests load code and open connections. */
const WARM_UP_PURCHASE_COUNT = 40;
/** Every webhook reports one of this many payments. */
const WEBHOOK_PAYMENT_COUNT = 100;

const environment = await startEnvironment({
  webCount: 1,
  workerCount: 1,
  isDurable: true,
  onUnexpectedExit: (message) => {
    console.log(message);
    process.exitCode = 1;
  },
});
try {
  const buyers = await registerBuyers(
    environment,
    PURCHASES_PER_SECOND * PURCHASE_SECONDS + WARM_UP_PURCHASE_COUNT,
  );
  await runPurchases(environment, buyers.splice(0, WARM_UP_PURCHASE_COUNT), PURCHASES_PER_SECOND);
  const purchases = await runPurchases(environment, buyers, PURCHASES_PER_SECOND);
  console.log(`${buyers.length} purchases at ${PURCHASES_PER_SECOND} a second`);
  for (const [step, latencies] of purchases.latencies)
    console.log(`  ${step.padEnd(16)} ${formatPercentiles(latencies)} (target: p99 below 1000 ms)`);
  const webhookCount = WEBHOOKS_PER_SECOND * WEBHOOK_SECONDS;
  const rate = { perSecond: WEBHOOKS_PER_SECOND, callCount: webhookCount };
  const webhooks = await sendWebhooks(
    environment,
    purchases.paymentIds.slice(0, WEBHOOK_PAYMENT_COUNT),
    rate,
  );
  console.log(`${webhookCount} webhooks at ${WEBHOOKS_PER_SECOND} a second, ${webhooks.storedCount} stored`);
  console.log(`  acknowledged     ${formatPercentiles(webhooks.latencies)} (target: below 50 ms)`);
  console.log(`  all handled      ${Math.round(webhooks.drainSeconds)} s after the last one`);
  const failures = [...purchases.failures, ...webhooks.failures];
  if (failures.length > 0 || webhooks.storedCount !== webhookCount) {
    console.log(`${failures.length} calls failed: ${[...new Set(failures)].join('; ')}`);
    process.exitCode = 1;
  }
} finally {
  await environment.stop();
}

/** Kills workers between the steps of a webhook, a refund and a reconciliation: each payment is recorded once, and refunded once. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerUser } from '#src/accounts/testing.ts';
import type { ComposedApp } from '#src/compose.ts';
import { readConfig } from '#src/config.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { requestRefund } from '#src/orders/domain/refund-commands.ts';
import { createJobMeta } from '#src/orders/event-meta.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { verifyProjections } from '#src/payments/all-projections.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { startServer } from '#src/server.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { skipRetryDelays } from '#src/testing/jobs.ts';
import { createSandboxClient, type PaymentProof } from '#src/testing/sandbox-client.ts';
import { composeForJobs } from '#src/testing/app-with-buyers.ts';

const CRASHING_PROCESS = new URL('../testing/crashing-process.ts', import.meta.url).pathname;
const REFUND_CRASH_POINTS = ['before refund', 'after refund', 'PaymentRefunded'];

let app: TestApp;
let composed: ComposedApp;
const children: ChildProcess[] = [];
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  composed = await composeForJobs({ app });
});
afterAll(async () => {
  children.forEach((child) => child.kill('SIGKILL'));
  await composed.close();
  await app.close();
});

/** Starts a worker that waits for an order number. */
function prepareCrashingWorker(crashAt: string): ChildProcess {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    ROLE: 'worker',
    VAR_DIR: app.varDir,
    LOG_LEVEL: 'silent',
    DATABASE_URL: app.databaseUrl,
    DATABASE_OWNER_URL: app.ownerUrl,
    LOCAL_URL: app.url,
    CRASH_AT: crashAt,
  };
  const child = spawn(process.execPath, [CRASHING_PROCESS], { env, stdio: ['pipe', 'ignore', 'inherit'] });
  children.push(child);
  return child;
}

async function expectCrash(child: ChildProcess, orderId: string): Promise<void> {
  const exited = once(child, 'exit');
  child.stdin!.write(`${orderId}\n`);
  expect(await exited).toEqual([null, 'SIGKILL']);
}

type PaidOrder = { orderId: string; proof: PaymentProof; confirm: () => Promise<unknown> };

/** Pays as a new member, whose browser has not returned to the site yet. */
async function pay(email: string): Promise<PaidOrder> {
  const buyer = await registerUser(app.url, 'asha', { email });
  const { body: quote } = await buyer.get('/api/payment/quote?reportKey=janam-kundli').expect(200);
  const birthDetails = await buildBirthDetails(app.url);
  const input = { amount: quote.pricePaise / 100, reportKey: 'janam-kundli', birthDetails };
  const { body } = await buyer.post('/api/payment/create-order', input).expect(200);
  const { body: proof } = await createSandboxClient(app.url).pay(body.orderId).expect(200);
  const confirm = () =>
    buyer.post('/api/payment/verify-payment', { ...proof, reportKey: 'janam-kundli' }).expect(200);
  return { orderId: body.order, proof, confirm };
}

it('a webhook and a refund whose workers are killed at every step are completed once', async () => {
  const webhookWorker = prepareCrashingWorker('PaymentCapturedByWebhook');
  const refundWorkers = REFUND_CRASH_POINTS.map(prepareCrashingWorker);
  const reported = await pay('webhook@example.in');
  await expectCrash(webhookWorker, reported.orderId);

  const refunded: PaidOrder[] = [];
  for (const [index, worker] of refundWorkers.entries()) {
    const order = await pay(`refund-${index}@example.in`);
    await order.confirm();
    const meta = createJobMeta(composed.deps, 'test', 'a refund');
    await changeOrder(composed.deps, order.orderId, meta, (current) =>
      requestRefund(current, 'support', meta.at),
    );
    refunded.push(order);
    await expectCrash(worker, order.orderId);
  }

  await endRunsOfKilledWorkers();
  const env = {
    NODE_ENV: 'test',
    ROLE: 'worker',
    VAR_DIR: app.varDir,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: app.url,
  };
  const urls = { url: app.databaseUrl, ownerUrl: app.ownerUrl };
  const worker = await startServer(readConfig(env), urls, { monitorSeconds: 1 });
  await expect.poll(listUnfinishedJobs, { timeout: 60_000 }).toEqual([]);
  await worker.stop();

  await expectEventCounts(reported.orderId, {
    'PaymentCaptured.*': 1,
    GenerationRequested: 1,
    ReportEmailSent: 1,
  });
  for (const { orderId, proof } of refunded) {
    await expectEventCounts(orderId, { 'PaymentCaptured.*': 1, RefundRequested: 1, PaymentRefunded: 1 });
    expect(await createSandboxClient(app.url).listRefundsOf(proof.razorpay_payment_id)).toHaveLength(1);
  }
  expect(await verifyLedger(app.db)).toMatchObject({ isIntact: true });
  expect(await verifyProjections(app.db)).toMatchObject({ differences: [] });
}, 150_000);

it('a payment whose reconciliation is killed after the answer of the gateway is recorded once by a later run', async () => {
  const sandbox = createSandboxClient(app.url);
  // The orders of the other test are not due.
  await app.db('gateway_status_checks').update({ next_check_at: null });
  const reconcilingWorker = prepareCrashingWorker('after payments');
  await sandbox.setFaults({ webhooks: 'lost' });
  const { orderId } = await pay('reconciled@example.in');
  await app
    .db('gateway_status_checks')
    .where({ order_id: orderId })
    .update({ next_check_at: composed.deps.clock.now() });
  await composed.deps.boss.send('reconcile-payments', {});
  await expectCrash(reconcilingWorker, orderId);
  await expectEventCounts(orderId, { 'PaymentCaptured.*': 0, PaymentRequested: 1 });

  expect(await reconcilePayments(composed.deps)).toMatchObject({ checked: 0 });
  const minutesOfClaim = 11;
  app.clock.advanceMinutes(minutesOfClaim);
  expect(await reconcilePayments(composed.deps)).toMatchObject({ checked: 1, captured: 1 });
  app.clock.advanceMinutes(minutesOfClaim);
  expect(await reconcilePayments(composed.deps)).toMatchObject({ checked: 0, captured: 0 });
  await expectEventCounts(orderId, { PaymentCapturedByReconciliation: 1, GenerationRequested: 1 });
  const reportJobs = await app
    .db('pgboss.job')
    .where({ name: 'produce-report' })
    .whereRaw(`data->>'orderId' = ?`, orderId);
  expect(reportJobs).toHaveLength(1);
  expect(await verifyLedger(app.db)).toMatchObject({ isIntact: true });
  expect(await verifyProjections(app.db)).toMatchObject({ differences: [] });
}, 150_000);

/** Makes the jobs of killed workers count as dead at once, instead of after their heartbeat or time limit. */
async function endRunsOfKilledWorkers(): Promise<void> {
  const anHourAgo = app.db.raw(`now() - interval '1 hour'`);
  await app
    .db('pgboss.job')
    .where({ state: 'active' })
    .update({ started_on: anHourAgo, heartbeat_on: anHourAgo });
}

async function listUnfinishedJobs(): Promise<string[]> {
  await skipRetryDelays(app.db);
  return app
    .db('pgboss.job')
    .whereIn('name', ['process-webhook', 'refund-order', 'produce-report', 'send-report-email'])
    .whereIn('state', ['created', 'retry', 'active'])
    .pluck('name');
}

async function expectEventCounts(orderId: string, counts: Record<string, number>): Promise<void> {
  const types: string[] = await app.db('events').where({ stream: orderId }).pluck('type');
  for (const [pattern, count] of Object.entries(counts))
    expect(
      types.filter((type) => new RegExp(`^${pattern}$`).test(type)),
      `${orderId} ${pattern}`,
    ).toHaveLength(count);
}

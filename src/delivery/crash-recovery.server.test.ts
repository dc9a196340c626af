/**
 * Kills processes between any two steps of a report: after a restart every order completes, with one PDF and one payment. An
 * e-mail whose worker was killed before its delivery was recorded is sent once more.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import path from 'node:path';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { startServer } from '#src/server.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { skipRetryDelays } from '#src/testing/jobs.ts';
import { registerUser, type TestUser } from '#src/accounts/testing.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { createSandboxClient, type PaymentProof } from '#src/testing/sandbox-client.ts';

const CRASHING_PROCESS = new URL('../testing/crashing-process.ts', import.meta.url).pathname;

/** The shortest paid report: it is printed for every step, and again after most crashes. */
const REPORT_KEY = 'numerology-profile';

/** Steps of a report at which a worker is killed, in their order. */
const CRASH_POINTS = [
  'ChartComputed',
  'ReportWritten',
  'before store',
  'after store',
  'ReportRendered',
  'before commit of ReportEmailSent',
  'after receipt e-mail',
  'after report e-mail',
];

let app: TestApp;
let asha: TestUser;
let smtpServer: TestSmtpServer;
beforeAll(async () => {
  smtpServer = await startSmtpServer();
  app = await startApp({ role: 'web' });
  asha = await registerUser(app.url, 'asha');
});
afterAll(async () => {
  await app.close();
  await smtpServer.close();
});

const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

/** Starts a process that composes the application and waits for an order number. All are started at once, because that is slow. */
function prepareCrashingProcess(role: 'web' | 'worker', crashAt: string): ChildProcess {
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    ROLE: role,
    PORT: '0',
    VAR_DIR: app.varDir,
    LOG_LEVEL: 'silent',
    DATABASE_URL: app.databaseUrl,
    DATABASE_OWNER_URL: app.ownerUrl,
    LOCAL_URL: app.url,
    SMTP_URL: smtpServer.url,
    CRASH_AT: crashAt,
  };
  const child = spawn(process.execPath, [CRASHING_PROCESS], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

/** Lets a prepared process run until it crashes while it handles this order. */
function crashOn(order: string, child: ChildProcess): ChildProcess {
  child.stdin!.write(`${order}\n`);
  return child;
}

/** @returns `order`: our order number; `orderId`: the order id of the gateway */
async function placeOrder(name: string): Promise<{ order: string; orderId: string }> {
  const quote = (await asha.get(`/api/payment/quote?reportKey=${REPORT_KEY}`).expect(200)).body;
  const birthDetails = await buildBirthDetails(app.url, { name });
  return (
    await asha
      .post('/api/payment/create-order', {
        amount: quote.pricePaise / 100,
        reportKey: REPORT_KEY,
        birthDetails,
      })
      .expect(200)
  ).body;
}

const pay = async (orderId: string) =>
  (await createSandboxClient(app.url).pay(orderId).expect(200)).body as PaymentProof;

it(
  'every order completes after crashes, with one PDF and one payment each',
  { timeout: 480_000 },
  async () => {
    const placedOrders: { order: string; orderId: string }[] = [];
    const web = prepareCrashingProcess('web', 'PaymentCapturedByCheckout');
    const workers = CRASH_POINTS.map((crashPoint) => prepareCrashingProcess('worker', crashPoint));

    // The web process is killed after the capture is recorded and before it answers the browser.
    const unansweredOrder = await placeOrder('Killed after capture');
    placedOrders.push(unansweredOrder);
    const proof = { ...(await payWithoutWebhook(unansweredOrder.orderId)), reportKey: REPORT_KEY };
    const webUrl = await readFirstLine(crashOn(unansweredOrder.order, web));
    const { token } = (
      await supertest(webUrl)
        .post('/api/auth/login')
        .send({ email: 'asha@example.in', password: 'jantar-mantar' })
        .expect(200)
    ).body;
    await expect(
      supertest(webUrl)
        .post('/api/payment/verify-payment')
        .set('Authorization', `Bearer ${token}`)
        .send(proof),
    ).rejects.toThrow();
    expect(await getExitSignal(web)).toBe('SIGKILL');

    for (const [index, crashPoint] of CRASH_POINTS.entries()) {
      const placedOrder = await placeOrder(`Killed at ${crashPoint}`);
      placedOrders.push(placedOrder);
      await asha
        .post('/api/payment/verify-payment', {
          ...(await pay(placedOrder.orderId)),
          reportKey: REPORT_KEY,
        })
        .expect(200);
      expect(await getExitSignal(crashOn(placedOrder.order, workers[index]!)), crashPoint).toBe('SIGKILL');
    }

    const config = readConfig({
      NODE_ENV: 'test',
      ROLE: 'worker',
      VAR_DIR: app.varDir,
      LOG_LEVEL: 'silent',
      PUBLIC_URL: app.url,
      SMTP_URL: smtpServer.url,
    });
    await expireHeartbeats();
    const worker = await startServer(
      config,
      { url: app.databaseUrl, ownerUrl: app.ownerUrl },
      { monitorSeconds: 1 },
    );
    await expect
      .poll(
        async () => {
          await skipRetryDelays(app.db);
          return app.db('orders').whereNot({ report_status: 'delivered' }).pluck('id');
        },
        { timeout: 300_000, interval: 200 },
      )
      .toEqual([]);
    await worker.stop();

    for (const placedOrder of placedOrders) await expectNoDuplicates(placedOrder);
    expectEmails(placedOrders.map(({ order }) => order));
    const files = (await fs.readdir(path.join(app.varDir, 'reports'), { recursive: true })).filter((name) =>
      name.endsWith('.pdf'),
    );
    expect(files).toHaveLength(placedOrders.length);
    expect(await verifyLedger(app.db)).toMatchObject({ isIntact: true });
  },
);

/** Makes killed workers count as dead at once, instead of after ten seconds without a heartbeat. */
async function expireHeartbeats(): Promise<void> {
  const oneMinuteAgo = app.db.raw(`now() - interval '1 minute'`);
  await app.db('pgboss.job').where({ state: 'active' }).update({ heartbeat_on: oneMinuteAgo });
}

/** Without a webhook, which could record the capture first. */
async function payWithoutWebhook(orderId: string) {
  const sandbox = createSandboxClient(app.url);
  await sandbox.setFaults({ webhooks: 'lost' });
  const proof = await pay(orderId);
  await sandbox.setFaults({});
  return proof;
}

async function expectNoDuplicates({ order: id, orderId }: { order: string; orderId: string }): Promise<void> {
  const types: string[] = await app.db('events').where({ stream: id }).pluck('type');
  const count = (test: RegExp) => types.filter((type) => test.test(type)).length;
  expect(count(/^PaymentCaptured/), id).toBe(1);
  for (const type of [
    'GenerationRequested',
    'ChartComputed',
    'ReportWritten',
    'ReportRendered',
    'ReportEmailSent',
  ])
    expect(count(new RegExp(`^${type}$`)), `${id} ${type}`).toBe(1);
  const payments = await createSandboxClient(app.url).get(`/orders/${orderId}/payments`).expect(200);
  expect(payments.body.items.filter(({ status }: { status: string }) => status === 'captured')).toHaveLength(
    1,
  );
}

/** Every order has one Message-ID for its receipt and one for its report. */
function expectEmails(orders: string[]): void {
  const counts = new Map<string, number>();
  for (const { messageId } of smtpServer.received) {
    const id = messageId!.split('@')[0]!;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  expect([...counts.keys()]).toEqual(
    expect.arrayContaining(orders.flatMap((order) => [`${order}.receipt`, `${order}.report.v1`])),
  );
  expect(Math.max(...counts.values())).toBe(2);
  const getOrder = (crashPoint: string) => orders[1 + CRASH_POINTS.indexOf(crashPoint)];
  expect(counts.get(`${getOrder('after receipt e-mail')}.receipt`)).toBe(2);
  expect(counts.get(`${getOrder('after report e-mail')}.report.v1`)).toBe(2);
  expect(counts.get(`${getOrder('before commit of ReportEmailSent')}.report.v1`)).toBe(1);
}

async function readFirstLine(child: ChildProcess): Promise<string> {
  const [chunk] = (await once(child.stdout!, 'data')) as [Buffer];
  return chunk.toString().trim();
}

async function getExitSignal(child: ChildProcess): Promise<string | null> {
  if (child.signalCode || child.exitCode !== null) return child.signalCode;
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal;
}

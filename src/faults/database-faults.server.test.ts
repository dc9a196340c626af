/**
 * Faults of PostgreSQL while buyers purchase: every request is answered or gets 503, nothing is lost or doubled, and the site
 * recovers by itself. The simulation (npm run simulate) stops the database many more times, between random other faults.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import supertest, { type Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerUser, type TestUser } from '#src/accounts/testing.ts';
import { readConfig } from '#src/config.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { verifyProjections } from '#src/payments/all-projections.ts';
import type { BirthDetails } from '#src/places/contract-birth.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { connect, type Database } from '#src/platform/database.ts';
import { startServer, type RunningServer } from '#src/server.ts';
import { createSandboxClient } from '#src/testing/sandbox-client.ts';
import { startSmtpServer, type TestSmtpServer } from '#src/testing/smtp-server.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { startFaultyPostgres, type FaultyPostgres } from './faulty-postgres-fixture.ts';

/** The shortest paid report: it is printed fifteen times. */
const REPORT_KEY = 'numerology-profile';
/** What the site promises after the cause is gone. */
const RECOVERY_MS = 30_000;
const RETRY_MS = 200;
/** The time of the same purchases without a fault, which is long beside other tests: a recovery includes them. */
let usualMs = RECOVERY_MS;
let buyerCount = 0;

let postgres: FaultyPostgres;
let gatewayDatabase: TestDatabase;
let smtpServer: TestSmtpServer;
let server: RunningServer;
let asha: TestUser;
let varDir: string;
let birthDetails: BirthDetails;
beforeAll(async () => {
  [postgres, gatewayDatabase, smtpServer, varDir] = await Promise.all([
    startFaultyPostgres(),
    createTestDatabase(),
    startSmtpServer(),
    fs.mkdtemp(path.join(os.tmpdir(), 'lagna-faults-var-')),
  ]);
  const env = { NODE_ENV: 'test', PORT: '0', VAR_DIR: varDir, SMTP_URL: smtpServer.url };
  const log = pino({ level: 'silent' });
  // The gateway is another company: its database has no fault.
  const urls = { url: postgres.url, ownerUrl: gatewayDatabase.ownerUrl };
  server = await startServer(readConfig(env), urls, { log, monitorSeconds: 2 });
  asha = await registerUser(server.url, 'asha');
  birthDetails = await buildBirthDetails(server.url);
}, 120_000);
afterAll(async () => {
  await server.stop();
  await Promise.all([postgres.close(), gatewayDatabase.close(), smtpServer.close()]);
  await fs.rm(varDir, { recursive: true, force: true });
  // Jobs end, and three servers stop, on a machine that is busy with other tests.
}, 300_000);

/** Repeats a request until it succeeds. Any answer but success and "later" is an error of the site. */
async function sendUntilAccepted(send: () => Promise<Response>, statuses: number[] = []): Promise<Response> {
  for (const deadline = Date.now() + 2 * RECOVERY_MS; Date.now() < deadline; await delay(RETRY_MS)) {
    const response = await send();
    statuses.push(response.status);
    if (response.ok) return response;
    expect([502, 503], JSON.stringify(response.body)).toContain(response.status);
  }
  throw new Error(`No success: ${[...new Set(statuses)].join()}`);
}

/** A purchase by a buyer who tries every step until it succeeds. @returns the number of the order */
async function buy(buyer: TestUser, onOrder: () => void): Promise<string> {
  const { body: quote } = await sendUntilAccepted(() =>
    buyer.get(`/api/payment/quote?reportKey=${REPORT_KEY}`),
  );
  const order = { amount: quote.pricePaise / 100, reportKey: REPORT_KEY, birthDetails };
  const { body } = await sendUntilAccepted(() => buyer.post('/api/payment/create-order', order));
  onOrder();
  const sandbox = createSandboxClient(server.url);
  const { body: proof } = await sendUntilAccepted(() => sandbox.pay(body.orderId));
  await sendUntilAccepted(() =>
    buyer.post('/api/payment/verify-payment', { ...proof, reportKey: REPORT_KEY }),
  );
  return body.order as string;
}

/**
 * Runs `causeAndCure` as soon as one of three new members has an order.
 * @returns milliseconds from the cure until all three reports are delivered
 */
async function buyDuring(fault: string, causeAndCure: () => Promise<void>): Promise<number> {
  const emails = [1, 2, 3].map(() => `${fault}-${(buyerCount += 1)}@example.in`);
  const buyers = await Promise.all(emails.map((email) => registerUser(server.url, 'asha', { email })));
  const firstOrder = Promise.withResolvers<void>();
  const purchases = Promise.all(buyers.map((buyer) => buy(buyer, firstOrder.resolve)));
  await Promise.race([firstOrder.promise, purchases]);
  await causeAndCure();
  const curedAt = Date.now();
  const orders = await purchases;
  const db = connect(postgres.getDirectUrl(), { max: 1 });
  try {
    await expectDelivered(db, orders);
    const recoveryMs = Date.now() - curedAt;
    expect(recoveryMs).toBeLessThan(RECOVERY_MS + usualMs);
    await expectNothingLostOrDoubled(db, orders);
    return recoveryMs;
  } finally {
    await db.destroy();
  }
}

const expectDelivered = (db: Database, orders: string[]) =>
  expect
    .poll(() => db('orders').whereIn('id', orders).pluck('report_status'), {
      timeout: RECOVERY_MS + usualMs,
    })
    .toEqual(orders.map(() => 'delivered'));

async function expectNothingLostOrDoubled(db: Database, orders: string[]): Promise<void> {
  for (const id of orders) {
    const types: string[] = await db('events').where({ stream: id }).pluck('type');
    for (const type of [/^OrderPlaced$/, /^PaymentCaptured/, /^ReportRendered$/, /^ReportEmailSent$/])
      expect(
        types.filter((name) => type.test(name)),
        `${id} ${type}`,
      ).toHaveLength(1);
  }
  const payments = await createSandboxClient(server.url).listPayments();
  const { length: orderCount } = await db('orders').select('id');
  expect(payments).toHaveLength(orderCount);
  expect(await verifyLedger(db)).toMatchObject({ isIntact: true });
  expect(await verifyProjections(db)).toMatchObject({ differences: [] });
}

describe('purchases complete once', { timeout: 120_000 }, () => {
  it('without a fault, in a time that the limits of the others add', async () => {
    usualMs = await buyDuring('no-fault', async () => {});
  });

  it('when PostgreSQL crashes and starts again', async () => {
    await buyDuring('crash', async () => {
      await postgres.crash();
      const { status, body } = await asha.get('/api/orders');
      expect([status, body.code]).toEqual([503, 'database-unavailable']);
      await supertest(server.url).get('/').expect(200);
      await postgres.start();
    });
  });

  it('when all connections are cut again and again', async () => {
    await buyDuring('cut', async () => {
      for (let round = 0; round < 5; round += 1) {
        await postgres.cutConnections();
        await sendUntilAccepted(() => asha.get('/api/orders'));
      }
    });
  });

  it('when another server takes over', async () => {
    await buyDuring('failover', () => postgres.failOver());
  });

  it('when the machine of PostgreSQL disappears without closing its connections, and another server takes over', async () => {
    await buyDuring('silence', () => postgres.failOver({ isSilent: true }));
  });

  it('when the disk of PostgreSQL is full', async (test) => {
    const { disk } = postgres;
    if (!disk) return test.skip('only root may mount a small disk');
    await buyDuring('full-disk', async () => {
      await disk.fill();
      const { status, body } = await sendMessage();
      expect([status, body.code]).toEqual([503, 'database-unavailable']);
      await asha.get('/api/orders').expect(200);
      await disk.clear();
      await sendUntilAccepted(sendMessage);
    });
  });
});

/** The first message needs a new page of its table. */
const sendMessage = () =>
  supertest(server.url).post('/api/auth/send-contact').send({
    name: 'Ravi Menon',
    email: 'ravi@example.in',
    phone: '9876543210',
    subject: 'consultation',
    message: 'Is the disk full?',
  });

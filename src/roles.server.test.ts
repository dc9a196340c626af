/** Two web processes without Chromium and two workers on one database and one bucket. */
import fs from 'node:fs/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { readConfig } from '#src/config.ts';
import { hashSha256 } from '#src/platform/crypto.ts';
import { startServer, type RunningServer } from '#src/server.ts';
import { startS3Server, type S3Server } from '#src/testing/s3-server.ts';
import { startAppWithBuyers, type PlacedOrder, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

const log = pino({ level: 'silent' });

let bucket: S3Server;
let setup: AppWithBuyers;
let otherWeb: RunningServer;
let workers: RunningServer[];
/** signed in to the other web process */
let ashaElsewhere: TestUser;
beforeAll(async () => {
  bucket = await startS3Server();
  const environment = { ...bucket.environment, DATABASE_POOL_SIZE: '4', REPORT_CONCURRENCY: '1' };
  setup = await startAppWithBuyers({
    role: 'web',
    env: { ...environment, CHROMIUM_PATH: '/nowhere/chromium' },
    runsJobs: false,
  });
  const startRole = (role: string, env = {}) => {
    const config = readConfig({
      NODE_ENV: 'test',
      PORT: '0',
      ROLE: role,
      VAR_DIR: setup.app.varDir,
      ...environment,
      ...env,
    });
    const { databaseUrl: url, ownerUrl, clock, localUrl: publicUrl } = setup.app;
    return startServer(config, { url, ownerUrl }, { clock, log, publicUrl, localUrl: publicUrl });
  };
  otherWeb = await startRole('web', { CHROMIUM_PATH: '/nowhere/chromium' });
  workers = await Promise.all([startRole('worker'), startRole('worker')]);
  ashaElsewhere = await logInRemembered(otherWeb.url, 'asha');
}, 120_000);
afterAll(async () => {
  await Promise.all([otherWeb.stop(), ...workers.map((worker) => worker.stop())]);
  await setup.close();
  await bucket.close();
});

async function buy(): Promise<PlacedOrder> {
  const order = await setup.placeOrder(setup.asha);
  await setup.verifyPayment(setup.asha, await setup.payAtGateway(order.gatewayOrderId)).expect(200);
  return order;
}

describe('web processes without Chromium, beside workers', () => {
  let orderId: string;

  it('a report that a worker stored in the bucket is downloaded from each web process', async () => {
    ({ orderId } = await buy());
    await setup.waitUntilDelivered(setup.asha, orderId);
    const { sha256 } = (await setup.findOrderRow(orderId)) as { sha256: string };
    for (const member of [setup.asha, ashaElsewhere]) {
      const { body } = await member.get(`/api/orders/${orderId}/report.pdf`).buffer(true).expect(200);
      expect(hashSha256(body as Buffer)).toBe(sha256);
    }
  });

  it('a receipt is printed by a worker, and its file does not stay in the bucket', async () => {
    const listFiles = async () =>
      (await fs.readdir(bucket.folder, { recursive: true })).filter((name) =>
        name.endsWith('.pdf._S3rver_object'),
      );
    const before = await listFiles();
    for (const member of [setup.asha, ashaElsewhere]) {
      const { body } = await member.get(`/api/orders/${orderId}/receipt.pdf`).buffer(true).expect(200);
      expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    }
    await ashaElsewhere.get(`/api/orders/${orderId}/receipt`).expect(200);
    expect(await listFiles()).toEqual(before);
  });

  it('a free order has no receipt, and no job is sent for it', async () => {
    const freeOrder = await setup.placeFreeOrder(setup.ravi);
    await setup.ravi.get(`/api/orders/${freeOrder}/receipt.pdf`).expect(409);
    expect(await setup.app.db('pgboss.job').where({ name: 'print-receipt' }).pluck('data')).toMatchObject([
      { orderId },
      { orderId },
    ]);
  });

  it('the data export contains the report, and every web process is ready', async () => {
    await ashaElsewhere.get('/api/account/export').expect('content-type', /zip/).expect(200);
    for (const url of [setup.app.url, otherWeb.url]) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('no web process has started Chromium', async () => {
    const { body } = await ashaElsewhere.get('/api/orders').expect(200);
    expect(JSON.stringify(body)).toContain(orderId);
    const readiness = (await (await fetch(`${otherWeb.url}/readyz`)).json()) as { checks?: object };
    expect(JSON.stringify(readiness)).not.toContain('chromium');
  });

  it('an unreachable bucket is answered with 503, and the report counts as safe', async () => {
    await bucket.close();
    const { body } = await setup.asha.get(`/api/orders/${orderId}/report.pdf`).expect(503);
    expect(body).toMatchObject({ code: 'store-unavailable' });
    expect(await setup.listEventTypes(orderId)).not.toContain('ReportReprinted');
  });
});

/** Two web processes without Chromium and two workers on one database and one bucket. */
import fs from 'node:fs/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { readConfig } from '#src/config.ts';
import { hashSha256 } from '#src/platform/crypto.ts';
import { startServer, type RunningServer } from '#src/server.ts';
import { startS3Server, type S3Server } from '#src/testing/s3-server.ts';
import { startShop, type PlacedOrder, type Shop } from '#src/testing/test-shop.ts';

const log = pino({ level: 'silent' });

let bucket: S3Server;
let shop: Shop;
let otherWeb: RunningServer;
let workers: RunningServer[];
/** signed in to the other web process */
let ashaElsewhere: TestUser;
beforeAll(async () => {
  bucket = await startS3Server();
  const environment = { ...bucket.environment, DATABASE_POOL_SIZE: '4', REPORT_CONCURRENCY: '1' };
  shop = await startShop({
    role: 'web',
    env: { ...environment, CHROMIUM_PATH: '/nowhere/chromium' },
    runsJobs: false,
  });
  const startRole = (role: string, env = {}) => {
    const config = readConfig({
      NODE_ENV: 'test',
      PORT: '0',
      ROLE: role,
      VAR_DIR: shop.app.varDir,
      ...environment,
      ...env,
    });
    const { databaseUrl: url, ownerUrl, clock, localUrl: publicUrl } = shop.app;
    return startServer(config, { url, ownerUrl }, { clock, log, publicUrl, localUrl: publicUrl });
  };
  otherWeb = await startRole('web', { CHROMIUM_PATH: '/nowhere/chromium' });
  workers = await Promise.all([startRole('worker'), startRole('worker')]);
  ashaElsewhere = await logInRemembered(otherWeb.url, 'asha');
}, 120_000);
afterAll(async () => {
  await Promise.all([otherWeb.stop(), ...workers.map((worker) => worker.stop())]);
  await shop.close();
  await bucket.close();
});

async function buy(): Promise<PlacedOrder> {
  const order = await shop.placeOrder(shop.asha);
  await shop.verifyPayment(shop.asha, await shop.payAtGateway(order.gatewayOrderId)).expect(200);
  return order;
}

describe('web processes without Chromium, beside workers', () => {
  let orderId: string;

  it('a report that a worker stored in the bucket is downloaded from each web process', async () => {
    ({ orderId } = await buy());
    await shop.waitUntilDelivered(shop.asha, orderId);
    const { sha256 } = (await shop.findOrderRow(orderId)) as { sha256: string };
    for (const member of [shop.asha, ashaElsewhere]) {
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
    for (const member of [shop.asha, ashaElsewhere]) {
      const { body } = await member.get(`/api/orders/${orderId}/receipt.pdf`).buffer(true).expect(200);
      expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    }
    await ashaElsewhere.get(`/api/orders/${orderId}/receipt`).expect(200);
    expect(await listFiles()).toEqual(before);
  });

  it('a free order has no receipt, and no job is sent for it', async () => {
    const freeOrder = await shop.placeFreeOrder(shop.ravi);
    await shop.ravi.get(`/api/orders/${freeOrder}/receipt.pdf`).expect(409);
    expect(await shop.app.db('pgboss.job').where({ name: 'print-receipt' }).pluck('data')).toMatchObject([
      { orderId },
      { orderId },
    ]);
  });

  it('the data export contains the report, and every web process is ready', async () => {
    await ashaElsewhere.get('/api/account/export').expect('content-type', /zip/).expect(200);
    for (const url of [shop.app.url, otherWeb.url]) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('no web process has started Chromium', async () => {
    const { body } = await ashaElsewhere.get('/api/orders').expect(200);
    expect(JSON.stringify(body)).toContain(orderId);
    const readiness = (await (await fetch(`${otherWeb.url}/readyz`)).json()) as { checks?: object };
    expect(JSON.stringify(readiness)).not.toContain('chromium');
  });

  it('an unreachable bucket is answered with 503, and the report counts as safe', async () => {
    await bucket.close();
    const { body } = await shop.asha.get(`/api/orders/${orderId}/report.pdf`).expect(503);
    expect(body).toMatchObject({ code: 'store-unavailable' });
    expect(await shop.listEventTypes(orderId)).not.toContain('ReportReprinted');
  });
});

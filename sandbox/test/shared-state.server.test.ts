import Koa from 'koa';
import supertest from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox, SANDBOX_PATH, type Sandbox } from '#sandbox/index.ts';
import {
  createTestSandbox,
  KEY_ID,
  KEY_SECRET,
  WEBHOOK_SECRET,
  type TestSandbox,
} from './sandbox-fixture.ts';

let sandbox: TestSandbox;
let secondSandbox: Sandbox;
/** requests to the second process, which uses the same database */
let secondClient: ReturnType<typeof supertest>;
beforeAll(async () => {
  sandbox = await createTestSandbox();
  const { databaseUrl, clock } = sandbox;
  const keys = { keyId: KEY_ID, keySecret: KEY_SECRET, webhookSecret: WEBHOOK_SECRET };
  secondSandbox = await createSandbox({ databaseUrl, clock, ...keys });
  secondClient = supertest(new Koa().use(secondSandbox.middleware).callback());
});
afterEach(async () => {
  await sandbox.setFaults({});
  await sandbox.admin('/clock', { offsetSeconds: 0 }).expect(200);
});
afterAll(async () => {
  await secondSandbox.stop();
  await sandbox.close();
});

const getFromSecond = (path: string) => secondClient.get(SANDBOX_PATH + path);

describe('two processes on one database', () => {
  it('have the same faults', async () => {
    await sandbox.setFaults({ noBalance: true, webhooks: 'lost' });
    expect((await getFromSecond('/admin/faults').expect(200)).body).toEqual({
      noBalance: true,
      webhooks: 'lost',
    });
  });

  it('share the number of affected requests', async () => {
    await sandbox.setFaults({ fail: '500', times: 3 });
    const listOrders = (index: number) =>
      index % 2 ? sandbox.api.get('/orders') : getFromSecond('/v1/orders').auth(KEY_ID, KEY_SECRET);
    const responses = await Promise.all(Array.from({ length: 8 }, (_, index) => listOrders(index)));
    expect(responses.filter(({ status }) => status === 500)).toHaveLength(3);
  });

  it('have the same clock', async () => {
    await sandbox.admin('/clock', { offsetSeconds: 86_400 }).expect(200);
    expect((await getFromSecond('/admin/clock').expect(200)).body).toEqual({
      offsetSeconds: 86_400,
      now: Math.floor(sandbox.clock.now().getTime() / 1000) + 86_400,
      iso: new Date(sandbox.clock.now().getTime() + 86_400_000).toISOString(),
    });
  });
});

describe('the clock', () => {
  it('moves forward and backward, as with clock skew of the gateway, and dates new objects', async () => {
    const now = Math.floor(sandbox.clock.now().getTime() / 1000);
    await sandbox.admin('/clock', { advanceSeconds: 60 }).expect(200);
    await sandbox.admin('/clock', { advanceSeconds: -360 }).expect(200);
    expect((await sandbox.createOrder()).created_at).toBe(now - 300);
  });

  it.each([{}, { offsetSeconds: 'far' }, { offsetSeconds: 1e12 }, { offsetSeconds: 1, advanceSeconds: 1 }])(
    'rejects %j',
    async (body) => {
      await sandbox.admin('/clock', body).expect(400);
    },
  );

  it('runs the work that became due when it is moved', async () => {
    const { id } = await sandbox.createOrder();
    await sandbox.pay(id, { method: 'upi', outcome: 'pending' }).expect(200);
    await sandbox.advanceHours(1);
    expect(await sandbox.db('sandbox.payments').where({ order_id: id }).first()).toMatchObject({
      status: 'failed',
    });
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestSandbox, type TestSandbox } from './sandbox-fixture.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterEach(() => sandbox.setFaults({}));
afterAll(() => sandbox.close());

const createOrder = (receipt: string) =>
  sandbox.api.post('/orders', { amount: 500, currency: 'INR', receipt });
const findByReceipt = async (receipt: string) =>
  (await sandbox.api.get(`/orders?receipt=${receipt}`).expect(200)).body.items;

describe('the fault settings', () => {
  it('are returned by GET /admin/faults', async () => {
    await sandbox.setFaults({ fail: '429', times: 2 });
    expect((await sandbox.root.get('/admin/faults').expect(200)).body).toEqual({
      fail: '429',
      times: 2,
      webhooks: 'normal',
    });
  });

  it('reject an unknown fault', async () => {
    await sandbox.root.post('/admin/faults').send({ fail: 'earthquake' }).expect(400);
    await sandbox.root.post('/admin/faults').send({ latency: 5 }).expect(400);
  });
});

describe('the fault', () => {
  it('429 or 500 answers with an error in Razorpay’s shape and changes nothing', async () => {
    await sandbox.setFaults({ fail: '429' });
    expect((await createOrder('r429').expect(429)).body.error.code).toBe('BAD_REQUEST_ERROR');
    await sandbox.setFaults({ fail: '500' });
    expect((await createOrder('r500').expect(500)).body.error.code).toBe('SERVER_ERROR');
    await sandbox.setFaults({});
    expect([await findByReceipt('r429'), await findByReceipt('r500')]).toEqual([[], []]);
  });

  it('502html answers with an HTML page instead of JSON', async () => {
    await sandbox.setFaults({ fail: '502html' });
    const { headers, text } = await createOrder('r502').expect(502);
    expect(headers['content-type']).toMatch('text/html');
    expect(text).toMatch('Bad Gateway');
  });

  it('reset-after-commit creates the order and resets the connection', async () => {
    await sandbox.setFaults({ fail: 'reset-after-commit' });
    await expect(createOrder('lost-answer')).rejects.toThrow(/ECONNRESET|socket hang up/);
    await sandbox.setFaults({});
    expect(await findByReceipt('lost-answer')).toHaveLength(1);
  });

  it('reset-after-commit also drops the error response of a repeated payment', async () => {
    const { id } = await sandbox.createOrder();
    await sandbox.setFaults({ fail: 'reset-after-commit', endpoint: 'checkout.pay' });
    for (const _attempt of ['paid', 'rejected: already paid'])
      await expect(sandbox.pay(id)).rejects.toThrow(/ECONNRESET|socket hang up/);
    await sandbox.setFaults({});
    expect((await sandbox.api.get(`/orders/${id}/payments`).expect(200)).body.items).toHaveLength(1);
  });

  it('latencyMs delays the response', async () => {
    await sandbox.setFaults({ latencyMs: 150 });
    const startedAt = performance.now();
    await createOrder('slow').expect(200);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(149);
  });

  it('hang keeps the connection open without a response', async () => {
    await sandbox.setFaults({ fail: 'hang' });
    await expect(createOrder('silence').timeout(50)).rejects.toThrow(/Timeout/);
    await sandbox.setFaults({});
    expect(await findByReceipt('silence')).toEqual([]);
  });

  it('with endpoint and times is restricted to one endpoint and a number of requests', async () => {
    await sandbox.setFaults({ fail: '500', endpoint: 'orders.create', times: 1 });
    await sandbox.api.get('/orders').expect(200);
    await createOrder('first').expect(500);
    await createOrder('first').expect(200);
  });

  it('500 of checkout.script makes checkout.js unavailable', async () => {
    await sandbox.setFaults({ fail: '500', endpoint: 'checkout.script' });
    await sandbox.root.get('/v1/checkout.js').expect(500);
  });
});

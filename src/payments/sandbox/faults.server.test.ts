import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gatewayUnderTest } from './gateway-fixture.ts';

let under: Awaited<ReturnType<typeof gatewayUnderTest>>;
beforeAll(async () => {
  under = await gatewayUnderTest();
});
afterEach(() => under.faults({}));
afterAll(() => under.close());

const create = (receipt: string) => under.api.post('/orders', { amount: 500, currency: 'INR', receipt });
const found = async (receipt: string) =>
  (await under.api.get(`/orders?receipt=${receipt}`).expect(200)).body.items;

describe('the fault switch', () => {
  it('says what is in force', async () => {
    await under.faults({ fail: '429', times: 2 });
    expect((await under.root.get('/admin/faults').expect(200)).body).toEqual({
      fail: '429',
      times: 2,
      webhooks: 'normal',
    });
  });

  it('refuses a fault it does not know', async () => {
    await under.root.post('/admin/faults').send({ fail: 'earthquake' }).expect(400);
    await under.root.post('/admin/faults').send({ latency: 5 }).expect(400);
  });

  it('429 and 500: an error in Razorpay’s shape, and nothing done', async () => {
    await under.faults({ fail: '429' });
    expect((await create('r429').expect(429)).body.error.code).toBe('BAD_REQUEST_ERROR');
    await under.faults({ fail: '500' });
    expect((await create('r500').expect(500)).body.error.code).toBe('SERVER_ERROR');
    await under.faults({});
    expect([await found('r429'), await found('r500')]).toEqual([[], []]);
  });

  it('502html: a page where JSON was expected', async () => {
    await under.faults({ fail: '502html' });
    const { headers, text } = await create('r502').expect(502);
    expect(headers['content-type']).toMatch('text/html');
    expect(text).toMatch('Bad Gateway');
  });

  it('reset-after-commit: the order is there, the answer never comes', async () => {
    await under.faults({ fail: 'reset-after-commit' });
    await expect(create('lost-answer')).rejects.toThrow(/ECONNRESET|socket hang up/);
    await under.faults({});
    expect(await found('lost-answer')).toHaveLength(1);
  });

  it('reset-after-commit: a refusal is not heard either, as when a browser sends a lost payment again', async () => {
    const { id } = await under.order();
    await under.faults({ fail: 'reset-after-commit', endpoint: 'checkout.pay' });
    for (const _try of ['taken', 'refused: already paid'])
      await expect(under.pay(id)).rejects.toThrow(/ECONNRESET|socket hang up/);
    await under.faults({});
    expect((await under.api.get(`/orders/${id}/payments`).expect(200)).body.items).toHaveLength(1);
  });

  it('latency: the answer takes its time', async () => {
    await under.faults({ latencyMs: 150 });
    const started = performance.now();
    await create('slow').expect(200);
    expect(performance.now() - started).toBeGreaterThanOrEqual(149);
  });

  it('hang: nothing is said until the caller gives up', async () => {
    await under.faults({ fail: 'hang' });
    await expect(create('silence').timeout(50)).rejects.toThrow(/Timeout/);
    await under.faults({});
    expect(await found('silence')).toEqual([]);
  });

  it('hits one endpoint, so many times', async () => {
    await under.faults({ fail: '500', endpoint: 'orders.create', times: 1 });
    await under.api.get('/orders').expect(200);
    await create('first').expect(500);
    await create('first').expect(200);
  });

  it('can take checkout away', async () => {
    await under.faults({ fail: '500', endpoint: 'checkout.script' });
    await under.root.get('/v1/checkout.js').expect(500);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gatewayUnderTest, KEY_ID } from './gateway-fixture.ts';
import { createSandboxGateway } from './gateway.ts';

let under: Awaited<ReturnType<typeof gatewayUnderTest>>;
beforeAll(async () => {
  under = await gatewayUnderTest();
});
afterAll(() => under.close());

describe('the door', () => {
  it('refuses a wrong secret', async () => {
    const { body } = await under.root.get('/v1/orders').auth(KEY_ID, 'guessed').expect(401);
    expect(body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' });
  });

  it('refuses a wrong key id', async () => {
    await under.root.get('/v1/orders').auth('rzp_test_somebodyElse', 'the-key-secret').expect(401);
  });

  it('refuses a call without credentials, and changes nothing', async () => {
    await under.root.post('/v1/orders').send({ amount: 50_000, currency: 'INR' }).expect(401);
    const { body } = await under.api.get('/orders').expect(200);
    expect(body).toEqual({ entity: 'collection', count: 0, items: [] });
  });

  it('refuses a body that is not JSON in the documented shape', async () => {
    const call = under.root.post('/v1/orders').auth(KEY_ID, 'the-key-secret').type('json');
    const { body } = await call.send('{"amount": ').expect(400);
    expect(body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', metadata: {} });
  });

  it('reads form bodies as well as JSON', async () => {
    const call = under.root.post('/v1/orders').auth(KEY_ID, 'the-key-secret').type('form');
    const { body } = await call.send({ amount: 50_000, currency: 'INR' }).expect(200);
    expect(body).toMatchObject({ entity: 'order', amount: 50_000 });
  });

  it('says 404 for an address that Razorpay has and the sandbox has not', async () => {
    const { body } = await under.api.get('/settlements').expect(404);
    expect(body.error.code).toBe('BAD_REQUEST_ERROR');
  });
});

describe('a gateway that could be mistaken for the real one', () => {
  it('does not start with a live key', () => {
    const live = { keyId: 'rzp_live_AnyShopInDelhi', keySecret: 'secret', webhookSecret: 'secret' };
    const start = () =>
      createSandboxGateway({ ...live, db: under.db, clock: under.clock, log: console, webhookUrl: () => '' });
    expect(start).toThrow('rzp_test_');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '#sandbox/index.ts';
import { createTestSandbox, KEY_ID, type TestSandbox } from './sandbox-fixture.ts';
import { createTestDatabase } from './test-database.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
afterAll(() => sandbox.close());

describe('a request', () => {
  it('with a wrong secret is rejected', async () => {
    const { body } = await sandbox.root.get('/v1/orders').auth(KEY_ID, 'guessed').expect(401);
    expect(body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' });
  });

  it('with a wrong key id is rejected', async () => {
    await sandbox.root.get('/v1/orders').auth('rzp_test_somebodyElse', 'the-key-secret').expect(401);
  });

  it('without credentials is rejected and changes nothing', async () => {
    await sandbox.root.post('/v1/orders').send({ amount: 50_000, currency: 'INR' }).expect(401);
    const { body } = await sandbox.api.get('/orders').expect(200);
    expect(body).toEqual({ entity: 'collection', count: 0, items: [] });
  });

  it('with invalid JSON is rejected in Razorpay’s error shape', async () => {
    const request = sandbox.root.post('/v1/orders').auth(KEY_ID, 'the-key-secret').type('json');
    const { body } = await request.send('{"amount": ').expect(400);
    expect(body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', metadata: {} });
  });

  it('may have a form body instead of JSON', async () => {
    const request = sandbox.root.post('/v1/orders').auth(KEY_ID, 'the-key-secret').type('form');
    const { body } = await request.send({ amount: 50_000, currency: 'INR' }).expect(200);
    expect(body).toMatchObject({ entity: 'order', amount: 50_000 });
  });

  it('to an endpoint that the sandbox lacks is answered with 404', async () => {
    const { body } = await sandbox.api.get('/plans').expect(404);
    expect(body.error.code).toBe('BAD_REQUEST_ERROR');
  });
});

describe('createSandbox', () => {
  const startSandboxOn = (databaseUrl: string, keyId = KEY_ID) =>
    createSandbox({ databaseUrl, keyId, keySecret: 'secret', webhookSecret: 'another secret' });

  it('rejects a live key', async () => {
    await expect(startSandboxOn(sandbox.databaseUrl, 'rzp_live_AnyShopInDelhi')).rejects.toThrow('rzp_test_');
  });

  it('keeps the payments of an earlier start', async () => {
    const { id } = await sandbox.createOrder();
    const secondSandbox = await startSandboxOn(sandbox.databaseUrl);
    await secondSandbox.stop();
    await sandbox.api.get(`/orders/${id}`).expect(200);
  });

  it('replaces tables of another version', async () => {
    const otherDatabase = await createTestDatabase();
    await otherDatabase.db.raw(`create schema sandbox; comment on schema sandbox is 'razorpay-sandbox 0'`);
    const secondSandbox = await startSandboxOn(otherDatabase.url);
    expect(await otherDatabase.db('sandbox.orders')).toEqual([]);
    await secondSandbox.stop();
    await otherDatabase.close();
  });

  it('rejects a database with a schema "sandbox" of another program', async () => {
    const otherDatabase = await createTestDatabase();
    await otherDatabase.db.raw('create schema sandbox; create table sandbox.sand (grain text)');
    await expect(startSandboxOn(otherDatabase.url)).rejects.toThrow('did not create');
    expect(await otherDatabase.db('sandbox.sand')).toEqual([]);
    await otherDatabase.close();
  });
});

/** The gateway client against a sandbox with faults. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '#sandbox/index.ts';
import { readConfig } from '#src/config.ts';
import { createSandboxClient, type SandboxClient } from '#src/testing/sandbox-client.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { createGateway, GatewayError, type Gateway } from './gateway.ts';

const { keyId, keySecret } = readConfig({}).gateway;

let database: TestDatabase;
let running: RunningSandbox;
let sandbox: SandboxClient;
let gateway: Gateway;
beforeAll(async () => {
  database = await createTestDatabase();
  const options = { databaseUrl: database.ownerUrl, keyId, keySecret, webhookSecret: 'unused' };
  running = await startSandbox({ ...options, port: 0 });
  sandbox = createSandboxClient(new URL(running.apiUrl).origin);
  gateway = createGateway({ apiUrl: running.apiUrl, keyId, keySecret, timeoutMs: 1_000 });
});
afterEach(() => sandbox.setFaults({}));
afterAll(async () => {
  await running.stop();
  await database.close();
});

const catchGatewayError = (request: Promise<unknown>): Promise<GatewayError> =>
  request.then(
    () => expect.fail('the gateway responded'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(GatewayError);
      return error as GatewayError;
    },
  );

describe('a gateway fault', () => {
  it.each([
    ['429', 429],
    ['500', 500],
    ['502html', 502],
    ['hang', 0],
    ['reset-after-commit', 0],
  ] as const)('the fault %s is a temporary error', async (fail, status) => {
    const { id } = await gateway.createOrder({
      amountPaise: 49_900,
      receipt: `LG-2611-${fail.toUpperCase()}`,
    });
    await sandbox.setFaults({ fail });
    expect(await catchGatewayError(gateway.fetchPaymentsOfOrder(id))).toMatchObject({
      status,
      isTemporary: true,
    });
  });

  it('an unreachable gateway is a temporary error', async () => {
    const unreachable = createGateway({ apiUrl: 'http://127.0.0.1:1', keyId, keySecret });
    expect(await catchGatewayError(unreachable.fetchOrder('order_1'))).toMatchObject({
      status: 0,
      isTemporary: true,
    });
  });
});

describe('a list of a period', () => {
  const { from, to } = { from: new Date('2020-01-01'), to: new Date('2100-01-01') };

  it.each(['429', '500', 'hang'] as const)(
    'is read although its first page fails twice: %s',
    async (fail) => {
      await sandbox.setFaults({ fail, endpoint: 'payments.list', times: 2 });
      expect(await gateway.fetchPaymentsBetween(from, to)).toEqual({ items: [], unreadableIds: [] });
    },
  );

  it('is an error when a page fails four times', async () => {
    await sandbox.setFaults({ fail: '500', endpoint: 'payments.list', times: 4 });
    expect(await catchGatewayError(gateway.fetchPaymentsBetween(from, to))).toMatchObject({ status: 500 });
  });
});

describe('a rejected request', () => {
  it('a rejected request has a reason and is not temporary', async () => {
    expect(await catchGatewayError(gateway.fetchOrder('order_doesNotExist0'))).toMatchObject({
      status: 400,
      isTemporary: false,
      message: 'The id provided does not exist',
    });
  });
});

describe('an order whose response was lost', () => {
  it('an order whose response was lost is returned again for the same receipt', async () => {
    const input = { amountPaise: 49_900, receipt: 'LG-2611-LOST01' };
    await sandbox.setFaults({ fail: 'reset-after-commit', endpoint: 'orders.create' });
    await catchGatewayError(gateway.createOrder(input));
    await sandbox.setFaults({});
    await gateway.createOrder(input);
    expect((await sandbox.get('/orders?receipt=LG-2611-LOST01').expect(200)).body.count).toBe(1);
  });
});

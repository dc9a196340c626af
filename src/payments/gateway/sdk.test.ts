/** The contract with the installed Razorpay SDK: the internals that gateway.ts patches, and every request that it sends. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Razorpay from 'razorpay';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway, GatewayError, type Gateway } from './gateway.ts';

type Request = { method: string; url: string; headers: IncomingHttpHeaders; body: unknown };
type StubResponse = { status: number; body: string };

const CREDENTIALS = { keyId: 'rzp_test_key', keySecret: 'secret' };

const order = { id: 'order_1', amount: 49_900, amount_paid: 0, status: 'created' };
const payment = {
  id: 'pay_1',
  order_id: 'order_1',
  amount: 49_900,
  currency: 'INR',
  status: 'captured',
  fee: 1_178,
  tax: 180,
};
const refund = { id: 'rfnd_1', payment_id: 'pay_1', amount: 10_000, status: 'processed' };

let server: Server;
let gateway: Gateway;
let requests: Request[];
/** Responses to the next requests, in order; the last one is repeated. */
let stubResponses: StubResponse[];
beforeAll(async () => {
  server = createServer(async (incoming, response) => {
    const body = await text(incoming);
    const { method = '', url = '', headers } = incoming;
    requests.push({ method, url, headers, body: body ? JSON.parse(body) : undefined });
    const stubResponse = stubResponses.length > 1 ? stubResponses.shift()! : stubResponses[0]!;
    response.writeHead(stubResponse.status, { 'content-type': 'application/json' }).end(stubResponse.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  gateway = createGateway({ apiUrl: `http://127.0.0.1:${port}/base`, ...CREDENTIALS, timeoutMs: 30_000 });
});
beforeEach(() => {
  requests = [];
  stubResponses = [];
});
afterAll(() => server.close());

const toStubResponse = (body: unknown, status = 200): StubResponse => ({
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
});
const respondWith = (body: unknown, status?: number) => {
  stubResponses = [toStubResponse(body, status)];
};
const toList = (...items: unknown[]) => ({ entity: 'collection', count: items.length, items });

describe('the installed SDK', () => {
  it('the installed SDK has the version whose internals gateway.ts patches', () => {
    const { version } = createRequire(import.meta.url)('razorpay/package.json') as { version: string };
    expect(version).toBe('2.9.8');
  });

  it('the installed SDK has one axios instance in api.rq, with defaults and interceptors', () => {
    const sdk = new Razorpay({ key_id: CREDENTIALS.keyId, key_secret: CREDENTIALS.keySecret });
    const { rq } = (sdk as unknown as { api: { rq: { [name: string]: unknown } } }).api;
    expect(rq.defaults).toMatchObject({ baseURL: 'https://api.razorpay.com', timeout: 0 });
    expect(rq.interceptors).toMatchObject({ response: { use: expect.any(Function) } });
    expect(rq.post).toEqual(expect.any(Function));
    expect(rq.get).toEqual(expect.any(Function));
  });

  it('the installed SDK sends expand[] as expand[expand], which the gateway ignores', async () => {
    respondWith(toList());
    const sdk = new Razorpay({ key_id: CREDENTIALS.keyId, key_secret: CREDENTIALS.keySecret });
    const { rq } = (sdk as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api;
    rq.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await sdk.orders.all({ 'expand[]': 'payments' });
    const [{ url } = { url: '' }] = requests;
    expect(decodeURIComponent(url)).toBe('/v1/orders?count=10&skip=0&expand[expand]=payments');
  });
});

describe('requests', () => {
  it('requests go to the configured URL with the credentials', async () => {
    respondWith(order);
    await gateway.fetchOrder('order_1');
    expect(requests).toMatchObject([{ method: 'GET', url: '/base/v1/orders/order_1' }]);
    const credentials = Buffer.from('rzp_test_key:secret').toString('base64');
    expect(requests[0]!.headers.authorization).toBe(`Basic ${credentials}`);
  });

  it('an order is created in paise, once per receipt, with automatic capture', async () => {
    respondWith(order);
    await gateway.createOrder({ amountPaise: 49_900, receipt: 'LG-2611-7K3QX9' });
    expect(requests).toMatchObject([{ method: 'POST', url: '/base/v1/orders' }]);
    expect(requests[0]!.body).toEqual({
      amount: 49_900,
      currency: 'INR',
      receipt: 'LG-2611-7K3QX9',
      unique_receipt: true,
      payment: {
        capture: 'automatic',
        capture_options: { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: 'normal' },
      },
    });
  });

  it('a payment is captured with its amount in paise', async () => {
    respondWith(payment);
    await gateway.capturePayment('pay_1', 49_900);
    expect(requests).toMatchObject([
      { url: '/base/v1/payments/pay_1/capture', body: { amount: 49_900, currency: 'INR' } },
    ]);
  });

  it('a refund is in paise and has the idempotency key, which the SDK would drop', async () => {
    respondWith(refund);
    await gateway.refundPayment('pay_1', 10_000, 'refund-LG-2611-7K3QX9');
    expect(requests).toMatchObject([{ url: '/base/v1/payments/pay_1/refund', body: { amount: 10_000 } }]);
    expect(requests[0]!.headers['x-refund-idempotency']).toBe('refund-LG-2611-7K3QX9');
  });

  it('lists are read in pages of a hundred until one is not full', async () => {
    const fullPage = toList(...Array.from({ length: 100 }, () => refund));
    stubResponses = [toStubResponse(fullPage), toStubResponse(toList(refund))];
    const { items } = await gateway.fetchRefundsSince(new Date('2026-11-11T03:00:00Z'));
    expect(items).toHaveLength(101);
    const from = Date.parse('2026-11-11T03:00:00Z') / 1000;
    expect(requests.map(({ url }) => url)).toEqual([
      `/base/v1/refunds?from=${from}&count=100&skip=0`,
      `/base/v1/refunds?from=${from}&count=100&skip=100`,
    ]);
  });

  it('an item of unknown format is listed by its id and does not hide the others of a period', async () => {
    respondWith(toList(refund, { id: 'rfnd_odd', amount: 'ten' }, { amount: 5 }));
    const { items, unreadableIds } = await gateway.fetchRefundsSince(new Date(0));
    expect(items).toHaveLength(1);
    expect(unreadableIds).toEqual(['rfnd_odd', 'unknown id']);
  });

  it('an item of unknown format makes the list of one payment fail, because an unread refund could be paid twice', async () => {
    respondWith(toList(refund, { id: 'rfnd_odd', amount: 'ten' }));
    await expect(gateway.fetchRefundsOfPayment('pay_1')).rejects.toMatchObject({ isUnreadable: true });
  });

  it('requests for refunds, disputes and settlements send a period, requests for settlement rows a day', async () => {
    respondWith(toList());
    const from = new Date('2026-11-11T03:00:00Z');
    const to = new Date('2026-11-12T03:00:00Z');
    await gateway.fetchRefundsBetween(from, to);
    await gateway.fetchDisputesBetween(from, to);
    await gateway.fetchSettlementsBetween(from, to);
    await gateway.fetchSettlementRows({ year: 2026, month: 11, day: 12 });
    await gateway.fetchDowntimes();
    const sentRequests = requests.map(({ url }) => {
      const { pathname, searchParams } = new URL(url, 'http://gateway');
      return [pathname.replace('/base/v1', ''), Object.fromEntries(searchParams)];
    });
    const period = { from: '1794366000', to: '1794452400', count: '100', skip: '0' };
    const day = { year: '2026', month: '11', day: '12', count: '1000', skip: '0' };
    expect(sentRequests).toEqual([
      ['/refunds', period],
      ['/disputes', period],
      ['/settlements', period],
      ['/settlements/recon/combined', day],
      ['/payments/downtimes', {}],
    ]);
  });
});

describe('amounts', () => {
  it.each([
    ['a fraction of a paisa', 499.5],
    ['not a number', Number.NaN],
    ['zero', 0],
    ['negative', -49_900],
  ])('an amount that is %s is never sent', async (_case, amount) => {
    respondWith(order);
    const calls = [
      () => gateway.createOrder({ amountPaise: amount, receipt: 'LG-1' }),
      () => gateway.capturePayment('pay_1', amount),
      () => gateway.refundPayment('pay_1', amount, 'refund-LG-1'),
    ];
    for (const call of calls) await expect(call()).rejects.toThrow(RangeError);
    expect(requests).toEqual([]);
  });

  const unreadableResponse = { code: 'UNEXPECTED_RESPONSE', status: 502 };
  it.each([
    ['a fraction', 499.5],
    ['a text', '49900'],
    ['missing', undefined],
    ['negative', -1],
  ])('an amount that the gateway sends as %s is rejected', async (_case, amount) => {
    respondWith({ ...order, amount });
    await expect(gateway.fetchOrder('order_1')).rejects.toMatchObject(unreadableResponse);
    respondWith({ ...payment, amount });
    await expect(gateway.fetchPayment('pay_1')).rejects.toMatchObject(unreadableResponse);
    respondWith(toList({ ...refund, amount }));
    await expect(gateway.fetchRefundsOfPayment('pay_1')).rejects.toMatchObject(unreadableResponse);
  });

  it('fee and tax are integer paise, missing before the capture, and unknown when they are malformed', async () => {
    respondWith({ ...payment, fee: 1_178.2, tax: '180' });
    expect(await gateway.fetchPayment('pay_1')).toMatchObject({ fee: null, tax: 180 });
    respondWith({ ...payment, status: 'authorized', fee: null, tax: null });
    expect(await gateway.fetchPayment('pay_1')).toMatchObject({ amount: 49_900, fee: null, tax: null });
  });

  it('amounts of the gateway are passed on unchanged, in paise', async () => {
    respondWith(toList(payment));
    const [fetched] = await gateway.fetchPaymentsOfOrder('order_1');
    expect(fetched).toMatchObject({ amount: 49_900, fee: 1_178, tax: 180 });
  });
});

describe('errors', () => {
  const catchGatewayError = async (request: Promise<unknown>): Promise<GatewayError> => {
    const error: unknown = await request.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(GatewayError);
    return error as GatewayError;
  };

  it('an API error keeps status, code, reason and description', async () => {
    const error = {
      code: 'BAD_REQUEST_ERROR',
      reason: 'input_validation_failed',
      description: 'Wrong amount',
    };
    respondWith({ error }, 400);
    expect(await catchGatewayError(gateway.capturePayment('pay_1', 49_900))).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST_ERROR',
      reason: 'input_validation_failed',
      message: 'Wrong amount',
      isTemporary: false,
    });
  });

  it.each([
    [400, 'The id provided does not exist', true],
    [400, 'pay_1 is not a valid id', true],
    [400, 'Authentication failed', false],
    [400, 'The requested URL was not found on the server.', false],
    [404, 'The requested URL was not found on the server.', false],
    [401, 'The id provided does not exist', false],
  ])('status %i with "%s": the id is unknown: %s', async (status, description, isUnknownId) => {
    respondWith({ error: { code: 'BAD_REQUEST_ERROR', description } }, status);
    expect(await catchGatewayError(gateway.fetchPayment('pay_1'))).toMatchObject({ isUnknownId });
  });

  it('an HTML error 404 of a proxy is not an unknown id', async () => {
    respondWith('<html>Not Found</html>', 404);
    expect(await catchGatewayError(gateway.fetchOrder('order_1'))).toMatchObject({ isUnknownId: false });
  });

  it('an HTML error of a proxy keeps its status', async () => {
    respondWith('<html>Bad Gateway</html>', 502);
    expect(await catchGatewayError(gateway.fetchOrder('order_1'))).toMatchObject({
      status: 502,
      code: 'HTTP_502',
      isTemporary: true,
    });
  });

  it('a failed connection is a temporary error, where the SDK throws a TypeError', async () => {
    const unreachable = createGateway({ apiUrl: 'http://127.0.0.1:1', ...CREDENTIALS });
    const calls = [
      unreachable.fetchOrder('order_1'),
      unreachable.fetchPayment('pay_1'),
      unreachable.createOrder({ amountPaise: 49_900, receipt: 'LG-1' }),
      unreachable.capturePayment('pay_1', 49_900),
      unreachable.refundPayment('pay_1', 49_900, 'refund-LG-1'),
      unreachable.fetchRefundsSince(new Date(0)),
    ];
    for (const call of calls)
      expect(await catchGatewayError(call)).toMatchObject({
        status: 0,
        code: 'ECONNREFUSED',
        isTemporary: true,
      });
  });

  it('a response of another format is an error', async () => {
    respondWith({ id: 'order_1' });
    expect(await catchGatewayError(gateway.fetchOrder('order_1'))).toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
    });
  });
});

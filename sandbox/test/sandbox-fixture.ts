/** The sandbox in a real HTTP server, with a merchant that receives its webhooks. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Koa from 'koa';
import supertest from 'supertest';
import { createSandbox, SANDBOX_PATH } from '#sandbox/index.ts';
import { createTestDatabase } from './test-database.ts';

export const KEY_ID = 'rzp_test_AnyShopInDelhi';
export const KEY_SECRET = 'the-key-secret';
export const WEBHOOK_SECRET = 'the-webhook-secret';

export type TestSandbox = Awaited<ReturnType<typeof createTestSandbox>>;

type JsonObject = Record<string, unknown>;

export async function createTestSandbox({ pages = new Map<string, string>() } = {}) {
  const database = await createTestDatabase();
  const clock = createTestClock();
  const receiver = await startWebhookReceiver();
  const loggedErrors: unknown[] = [];
  const log = { info() {}, warn() {}, error: (fields: object) => loggedErrors.push(fields) };
  const sandbox = await createSandbox({
    databaseUrl: database.url,
    clock,
    log,
    keyId: KEY_ID,
    keySecret: KEY_SECRET,
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl: receiver.url,
  });
  const app = new Koa().use(sandbox.middleware).use(servePages(pages));
  const { server, url } = await listen(createServer(app.callback()));
  return {
    ...sandbox,
    url,
    clock,
    receiver,
    db: database.db,
    databaseUrl: database.url,
    /** stays empty unless the sandbox itself fails */
    loggedErrors,
    ...createClients(url),
    async close() {
      await sandbox.stop();
      for (const openServer of [server, receiver.server]) openServer.close().closeAllConnections();
      await database.close();
    },
  };
}

/** Starts at 21 November 2026, 03:00 UTC. */
function createTestClock() {
  let time = Date.parse('2026-11-21T03:00:00.000Z');
  return { now: () => new Date(time), advanceHours: (hours: number) => (time += hours * 3_600_000) };
}

/** Requests of the merchant contain its key, requests of the payer do not. */
function createClients(url: string) {
  const root = supertest(url + SANDBOX_PATH);
  const api = {
    get: (path: string) => root.get(`/v1${path}`).auth(KEY_ID, KEY_SECRET),
    post: (path: string, body: JsonObject = {}) =>
      root.post(`/v1${path}`).auth(KEY_ID, KEY_SECRET).send(body),
    patch: (path: string, body: JsonObject) => root.patch(`/v1${path}`).auth(KEY_ID, KEY_SECRET).send(body),
  };
  const pay = (orderId: string, body: JsonObject = { method: 'upi', outcome: 'success' }) =>
    root.post(`/checkout/${orderId}/pay`).send(body);
  const createOrder = async (body: JsonObject = {}) =>
    (await api.post('/orders', { amount: 99_900, currency: 'INR', ...body }).expect(200)).body;
  /** a payment of ₹999, captured unless the order has manual capture; returns its id */
  const createPayment = async (body: JsonObject = {}) => {
    const { id } = await createOrder(body);
    return (await pay(id).expect(200)).body.razorpay_payment_id as string;
  };
  const admin = (path: string, body: JsonObject) => root.post(`/admin${path}`).send(body);
  const setFaults = (settings: JsonObject) => admin('/faults', settings).expect(200);
  /** moves the sandbox's own clock, as a test of another process does */
  const advanceHours = (hours: number) =>
    admin('/clock', { advanceSeconds: Math.round(hours * 3600) }).expect(200);
  return { root, api, pay, createOrder, createPayment, admin, setFaults, advanceHours };
}

export type ReceivedWebhook = {
  event: string;
  eventId: string;
  signature: string;
  raw: Buffer;
  body: JsonObject;
};

/** Records the received bytes; responds with 200 unless `answerNext` has set another status. */
export async function startWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  const statuses: number[] = [];
  const { server, url } = await listen(
    createServer(async (request, response) => {
      const raw = await buffer(request);
      const body = JSON.parse(raw.toString('utf8')) as JsonObject;
      const header = (name: string) => String(request.headers[name]);
      const [signature, eventId] = [header('x-razorpay-signature'), header('x-razorpay-event-id')];
      received.push({ event: String(body.event), eventId, signature, raw, body });
      // On a busy machine the server's timeout of idle connections may end a connection that the sender is about to use.
      response.setHeader('Connection', 'close');
      response.writeHead(statuses.shift() ?? 200).end();
    }),
  );
  const takeReceived = () => received.splice(0);
  /** statuses of the next deliveries */
  const answerNext = (...nextStatuses: number[]) => statuses.push(...nextStatuses);
  const clearAnswers = () => statuses.splice(0);
  return { server, url, received, takeReceived, answerNext, clearAnswers };
}

export const signWebhook = (secret: string, raw: Buffer) =>
  createHmac('sha256', secret).update(raw).digest('hex');

function servePages(pages: Map<string, string>): Koa.Middleware {
  return async (ctx) => {
    const page = pages.get(ctx.path);
    if (page === undefined) return;
    ctx.type = ctx.path.endsWith('.js') ? 'js' : 'html';
    ctx.body = page;
  };
}

async function listen(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

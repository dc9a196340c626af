/** The gateway alone in a real server, with a shop that takes its webhooks. For the tests of this folder. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Koa from 'koa';
import supertest from 'supertest';
import { testClock } from '#src/testing/test-clock.ts';
import { testDatabase } from '#src/testing/test-database.ts';
import { createSandboxGateway } from './gateway.ts';

export const KEY_ID = 'rzp_test_AnyShopInDelhi';
export const KEY_SECRET = 'the-key-secret';
export const WEBHOOK_SECRET = 'the-webhook-secret';

type Body = Record<string, unknown>;

export async function gatewayUnderTest({ pages = new Map<string, string>() } = {}) {
  const database = await testDatabase();
  const clock = testClock();
  const shop = await shopInbox();
  const complaints: unknown[] = [];
  const log = { info() {}, warn() {}, error: (fields: object) => complaints.push(fields) };
  const secrets = { keyId: KEY_ID, keySecret: KEY_SECRET, webhookSecret: WEBHOOK_SECRET };
  const gateway = createSandboxGateway({
    db: database.db,
    clock,
    log,
    ...secrets,
    webhookUrl: () => shop.url,
  });
  const app = new Koa().use(gateway.middleware).use(shopPages(pages));
  const { server, url } = await listening(createServer(app.callback()));
  return {
    url,
    clock,
    shop,
    gateway,
    db: database.db,
    /** what the gateway logged as its own fault; stays empty */
    complaints,
    ...callers(url),
    async close() {
      await gateway.stop();
      for (const open of [server, shop.server]) open.close().closeAllConnections();
      await database.close();
    },
  };
}

/** The shop's calls with its key, the payer's without. */
function callers(url: string) {
  const root = supertest(`${url}/sandbox/razorpay`);
  const api = {
    get: (path: string) => root.get(`/v1${path}`).auth(KEY_ID, KEY_SECRET),
    post: (path: string, body: Body = {}) => root.post(`/v1${path}`).auth(KEY_ID, KEY_SECRET).send(body),
    patch: (path: string, body: Body) => root.patch(`/v1${path}`).auth(KEY_ID, KEY_SECRET).send(body),
  };
  const pay = (orderId: string, body: Body = { method: 'upi', outcome: 'success' }) =>
    root.post(`/checkout/${orderId}/pay`).send(body);
  const order = async (body: Body = {}) =>
    (await api.post('/orders', { amount: 99_900, currency: 'INR', ...body }).expect(200)).body;
  /** a payment of ₹999, paid and, by default, captured */
  const payment = async (body: Body = {}) => {
    const { id } = await order(body);
    return (await pay(id).expect(200)).body.razorpay_payment_id as string;
  };
  const admin = (path: string, body: Body) => root.post(`/admin${path}`).send(body);
  const faults = (settings: Body) => admin('/faults', settings).expect(200);
  return { root, api, pay, order, payment, admin, faults };
}

export type Received = { event: string; eventId: string; signature: string; raw: Buffer; body: Body };

/** A real receiver: keeps the bytes, answers what it is told to. */
async function shopInbox() {
  const received: Received[] = [];
  const answers: number[] = [];
  const { server, url } = await listening(
    createServer(async (request, response) => {
      const raw = await buffer(request);
      const body = JSON.parse(raw.toString('utf8')) as Body;
      const header = (name: string) => String(request.headers[name]);
      const [signature, eventId] = [header('x-razorpay-signature'), header('x-razorpay-event-id')];
      received.push({ event: String(body.event), eventId, signature, raw, body });
      response.writeHead(answers.shift() ?? 200).end();
    }),
  );
  const take = () => received.splice(0);
  /** `answerNext`: the statuses of the coming deliveries, then 200 */
  return { server, url, received, take, answerNext: (...statuses: number[]) => answers.push(...statuses) };
}

export const signedWith = (secret: string, raw: Buffer) =>
  createHmac('sha256', secret).update(raw).digest('hex');

function shopPages(pages: Map<string, string>): Koa.Middleware {
  return async (ctx) => {
    const page = pages.get(ctx.path);
    if (page === undefined) return;
    ctx.type = ctx.path.endsWith('.js') ? 'js' : 'html';
    ctx.body = page;
  };
}

async function listening(server: Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

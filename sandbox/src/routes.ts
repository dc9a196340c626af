/** Every route of the gateway, and its endpoint name in the fault settings. */
import Router from '@koa/router';
import type Koa from 'koa';
import { serveCheckoutPage } from './checkout-page.ts';
import type { Query } from './collection.ts';
import type { SandboxContext } from './context.ts';
import { injectFault } from './faults.ts';
import {
  createOrder,
  fetchOrder,
  fetchOrderPayments,
  listOrders,
  simulateMismatch,
  updateOrderNotes,
} from './orders.ts';
import { SANDBOX_PATH } from './paths.ts';
import { pay } from './pay.ts';
import { capturePayment, fetchPayment, listPayments } from './payments.ts';
import { createRefund, fetchRefund, listRefunds } from './refunds.ts';
import { settleRefund } from './settle-refund.ts';
import { expirePending, settlePayment } from './simulate-bank.ts';
import { serveFile } from './static-files.ts';

type Call = { id: string; query: Query; body: unknown; idempotencyKey: string };
type Handler = (context: SandboxContext, call: Call) => Promise<object>;
type Route = [verb: 'get' | 'post' | 'patch', path: string, endpoint: string, handler: Handler];

const REST: Route[] = [
  ['post', '/orders', 'orders.create', (context, { body }) => createOrder(context, body)],
  ['get', '/orders', 'orders.list', (context, { query }) => listOrders(context, query)],
  ['get', '/orders/:id', 'orders.fetch', (context, { id }) => fetchOrder(context, id)],
  ['patch', '/orders/:id', 'orders.edit', (context, { id, body }) => updateOrderNotes(context, id, body)],
  [
    'get',
    '/orders/:id/payments',
    'orders.payments',
    withExpiredPending((context, { id }) => fetchOrderPayments(context, id)),
  ],
  [
    'get',
    '/payments',
    'payments.list',
    withExpiredPending((context, { query }) => listPayments(context, query)),
  ],
  [
    'get',
    '/payments/:id',
    'payments.fetch',
    withExpiredPending((context, { id, query }) => fetchPayment(context, id, query)),
  ],
  [
    'post',
    '/payments/:id/capture',
    'payments.capture',
    (context, { id, body }) => capturePayment(context, id, body),
  ],
  [
    'post',
    '/payments/:id/refund',
    'payments.refund',
    (context, { id, body, idempotencyKey }) => createRefund(context, id, body, idempotencyKey),
  ],
  [
    'get',
    '/payments/:id/refunds',
    'payments.refunds',
    (context, { id, query }) => listRefunds(context, query, id),
  ],
  ['get', '/refunds', 'refunds.list', (context, { query }) => listRefunds(context, query)],
  ['get', '/refunds/:id', 'refunds.fetch', (context, { id }) => fetchRefund(context, id)],
];

/** For tests and for inspection, like Razorpay's dashboard; faults do not affect it. */
const ADMIN: [verb: 'get' | 'post' | 'patch', path: string, handler: Handler][] = [
  ['get', '/faults', async ({ faults }) => faults.current()],
  ['post', '/faults', async ({ faults }, { body }) => faults.replace(body)],
  ['get', '/orders', (context, { query }) => listOrders(context, query)],
  ['patch', '/orders/:id', (context, { id, body }) => simulateMismatch(context, id, body)],
  ['get', '/payments', (context, { query }) => listPayments(context, query)],
  ['get', '/payments/:id/refunds', (context, { id, query }) => listRefunds(context, query, id)],
  ['post', '/payments/:id/bank', (context, { id, body }) => settlePayment(context, id, body)],
  ['get', '/refunds', (context, { query }) => listRefunds(context, query)],
  ['post', '/refunds/:id/bank', (context, { id, body }) => settleRefund(context, id, body)],
];

/** Expires pending payments before they are read: no timer is needed. */
function withExpiredPending(handler: Handler): Handler {
  return async (context, call) => {
    await expirePending(context);
    return handler(context, call);
  };
}

/** The REST API requires the key; checkout and /admin are open, because a sandbox has nothing to protect. */
export function createRoutes(context: SandboxContext, authenticate: Koa.Middleware): Koa.Middleware {
  const router = new Router({ prefix: SANDBOX_PATH });
  const fault = (endpoint: string) => injectFault(context.faults, endpoint);
  const toMiddleware = (handler: Handler) => sendJson(context, handler);
  for (const [verb, path, endpoint, handler] of REST)
    router[verb](`/v1${path}`, fault(endpoint), authenticate, toMiddleware(handler));
  for (const [verb, path, handler] of ADMIN) router[verb](`/admin${path}`, toMiddleware(handler));
  router.get('/v1/checkout.js', fault('checkout.script'), serveFile('checkout.js'));
  router.get('/checkout/assets/:file', (ctx, next) => serveFile(ctx.params.file ?? '')(ctx, next));
  router.get('/checkout/:id', fault('checkout.page'), serveCheckoutPage(context));
  const payHandler: Handler = (_, { id, body }) => pay(context, id, body);
  router.post('/checkout/:id/pay', fault('checkout.pay'), toMiddleware(payHandler));
  return router.routes() as unknown as Koa.Middleware;
}

function sendJson(context: SandboxContext, handler: Handler): Koa.Middleware {
  return async (ctx) => {
    const { query } = ctx;
    const { body } = ctx.request;
    const idempotencyKey = ctx.get('x-refund-idempotency');
    ctx.body = await handler(context, { id: String(ctx.params.id ?? ''), query, body, idempotencyKey });
  };
}

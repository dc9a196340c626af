/** Every address of the gateway, and the name under which the fault switch knows it. */
import Router from '@koa/router';
import type Koa from 'koa';
import { answerLate, endSilence } from './bank-answer.ts';
import { checkoutPage } from './checkout-page.ts';
import type { Query } from './collection.ts';
import { faulty } from './faults.ts';
import { createOrder, editOrder, fetchOrder, fetchOrderPayments, listOrders } from './orders.ts';
import { captureByRequest, fetchPayment, listPayments } from './payments.ts';
import { pay } from './pay.ts';
import { answerRefund } from './refund-answer.ts';
import { fetchRefund, listRefunds, refund } from './refunds.ts';
import { SANDBOX_PREFIX, type Sandbox } from './sandbox.ts';
import { staticText } from './static-text.ts';

type Call = { id: string; query: Query; body: unknown; idempotencyKey: string };
type Answer = (sandbox: Sandbox, call: Call) => Promise<object>;

const REST: [verb: 'get' | 'post' | 'patch', path: string, endpoint: string, answer: Answer][] = [
  ['post', '/orders', 'orders.create', (box, { body }) => createOrder(box, body)],
  ['get', '/orders', 'orders.list', (box, { query }) => listOrders(box, query)],
  ['get', '/orders/:id', 'orders.fetch', (box, { id }) => fetchOrder(box, id)],
  ['patch', '/orders/:id', 'orders.edit', (box, { id, body }) => editOrder(box, id, body)],
  ['get', '/orders/:id/payments', 'orders.payments', patient((box, { id }) => fetchOrderPayments(box, id))],
  ['get', '/payments', 'payments.list', patient((box, { query }) => listPayments(box, query))],
  ['get', '/payments/:id', 'payments.fetch', patient((box, { id, query }) => fetchPayment(box, id, query))],
  [
    'post',
    '/payments/:id/capture',
    'payments.capture',
    (box, { id, body }) => captureByRequest(box, id, body),
  ],
  [
    'post',
    '/payments/:id/refund',
    'payments.refund',
    (box, call) => refund(box, call.id, call.body, call.idempotencyKey),
  ],
  ['get', '/payments/:id/refunds', 'payments.refunds', (box, { id, query }) => listRefunds(box, query, id)],
  ['get', '/refunds', 'refunds.list', (box, { query }) => listRefunds(box, query)],
  ['get', '/refunds/:id', 'refunds.fetch', (box, { id }) => fetchRefund(box, id)],
];

/** Whoever looks at payments sees those of silent banks end in time. */
function patient(answer: Answer): Answer {
  return async (box, call) => {
    await endSilence(box);
    return answer(box, call);
  };
}

/** REST asks for the key; checkout and the fault switch are open, as far as a sandbox reaches. */
export function createRoutes(sandbox: Sandbox, authenticated: Koa.Middleware): Koa.Middleware {
  const router = new Router({ prefix: SANDBOX_PREFIX });
  const fault = (endpoint: string) => faulty(sandbox.faults, endpoint);
  for (const [verb, path, endpoint, answer] of REST)
    router[verb](`/v1${path}`, fault(endpoint), authenticated, json(sandbox, answer));
  router.get('/v1/checkout.js', fault('checkout.script'), staticText('checkout.js'));
  router.get('/checkout/assets/:file', (ctx, next) => staticText(ctx.params.file ?? '')(ctx, next));
  router.get('/checkout/:id', fault('checkout.page'), checkoutPage(sandbox));
  router.post(
    '/checkout/:id/pay',
    fault('checkout.pay'),
    json(sandbox, (box, { id, body }) => pay(box, id, body)),
  );
  router.post(
    '/admin/payments/:id/bank',
    json(sandbox, (box, { id, body }) => answerLate(box, id, body)),
  );
  router.post(
    '/admin/refunds/:id/bank',
    json(sandbox, (box, { id, body }) => answerRefund(box, id, body)),
  );
  router.get(
    '/admin/faults',
    json(sandbox, async ({ faults }) => faults.current()),
  );
  router.post(
    '/admin/faults',
    json(sandbox, async ({ faults }, { body }) => faults.set(body)),
  );
  return router.routes() as unknown as Koa.Middleware;
}

function json(sandbox: Sandbox, answer: Answer): Koa.Middleware {
  return async (ctx) => {
    const { query } = ctx;
    const { body } = ctx.request;
    const idempotencyKey = ctx.get('x-refund-idempotency');
    ctx.body = await answer(sandbox, { id: String(ctx.params.id ?? ''), query, body, idempotencyKey });
  };
}

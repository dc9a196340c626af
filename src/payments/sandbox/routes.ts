/** Every address of the gateway. The first argument of `api` and `open` is the endpoint's name for the fault switch. */
import Router from '@koa/router';
import type Koa from 'koa';
import { checkoutPage } from './checkout-page.ts';
import type { Query } from './collection.ts';
import { faulty } from './faults.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import { pay } from './pay.ts';
import * as refunds from './refunds.ts';
import { SANDBOX_PREFIX, type Sandbox } from './sandbox.ts';
import { staticText } from './static-text.ts';

type Call = { id: string; query: Query; body: unknown; header: (name: string) => string };
type Answer = (call: Call) => Promise<object>;

export function createRoutes(sandbox: Sandbox, authenticated: Koa.Middleware): Koa.Middleware {
  const router = new Router({ prefix: SANDBOX_PREFIX });
  restRoutes(router, sandbox, authenticated);
  checkoutRoutes(router, sandbox);
  router.get(
    '/admin/faults',
    json(async () => sandbox.faults.current()),
  );
  router.post(
    '/admin/faults',
    json(async ({ body }) => sandbox.faults.set(body)),
  );
  return router.routes() as unknown as Koa.Middleware;
}

function restRoutes(router: Router, sandbox: Sandbox, authenticated: Koa.Middleware): void {
  const api = (endpoint: string, answer: Answer): Koa.Middleware[] => [
    faulty(sandbox.faults, endpoint),
    authenticated,
    json(answer),
  ];
  router.post('/v1/orders', ...api('orders.create', ({ body }) => orders.createOrder(sandbox, body)));
  router.get('/v1/orders', ...api('orders.list', ({ query }) => orders.listOrders(sandbox, query)));
  router.get('/v1/orders/:id', ...api('orders.fetch', ({ id }) => orders.fetchOrder(sandbox, id)));
  router.patch(
    '/v1/orders/:id',
    ...api('orders.edit', ({ id, body }) => orders.editOrder(sandbox, id, body)),
  );
  router.get(
    '/v1/orders/:id/payments',
    ...api('orders.payments', ({ id }) => orders.fetchOrderPayments(sandbox, id)),
  );
  router.get('/v1/payments', ...api('payments.list', ({ query }) => payments.listPayments(sandbox, query)));
  router.get(
    '/v1/payments/:id',
    ...api('payments.fetch', ({ id, query }) => payments.fetchPayment(sandbox, id, query)),
  );
  router.post(
    '/v1/payments/:id/capture',
    ...api('payments.capture', ({ id, body }) => payments.captureByRequest(sandbox, id, body)),
  );
  router.post(
    '/v1/payments/:id/refund',
    ...api('payments.refund', ({ id, body, header }) =>
      refunds.refund(sandbox, id, body, header('x-refund-idempotency')),
    ),
  );
  router.get(
    '/v1/payments/:id/refunds',
    ...api('payments.refunds', ({ id, query }) => refunds.listRefunds(sandbox, query, id)),
  );
  router.get('/v1/refunds', ...api('refunds.list', ({ query }) => refunds.listRefunds(sandbox, query)));
  router.get('/v1/refunds/:id', ...api('refunds.fetch', ({ id }) => refunds.fetchRefund(sandbox, id)));
}

function checkoutRoutes(router: Router, sandbox: Sandbox): void {
  const open = (endpoint: string, answer: Koa.Middleware): Koa.Middleware[] => [
    faulty(sandbox.faults, endpoint),
    answer,
  ];
  router.get('/v1/checkout.js', ...open('checkout.script', staticText('checkout.js')));
  router.get('/checkout/assets/:file', (ctx, next) => staticText(String(ctx.params.file))(ctx, next));
  router.get('/checkout/:id', ...open('checkout.page', checkoutPage(sandbox)));
  router.post(
    '/checkout/:id/pay',
    ...open(
      'checkout.pay',
      json(({ id, body }) => pay(sandbox, id, body)),
    ),
  );
}

function json(answer: Answer): Koa.Middleware {
  return async (ctx) => {
    ctx.body = await answer({
      id: String(ctx.params.id ?? ''),
      query: ctx.query,
      body: ctx.request.body,
      header: (name) => ctx.get(name),
    });
  };
}

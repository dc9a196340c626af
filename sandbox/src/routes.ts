/** Connects the routes of the REST API, of checkout and of /admin with Koa. */
import Router from '@koa/router';
import type Koa from 'koa';
import { ADMIN_ROUTES } from './admin-routes.ts';
import { serveAdminPage } from './admin-page.ts';
import { serveCheckoutPage } from './checkout-page.ts';
import type { SandboxContext, ServerContext } from './context.ts';
import { runDueWork } from './due-work.ts';
import { injectFault } from './faults.ts';
import { SANDBOX_PATH } from './paths.ts';
import { pay } from './pay.ts';
import { REST_ROUTES } from './rest-routes.ts';
import type { Handler } from './route-types.ts';
import { serveFile } from './static-files.ts';
import { moveClock, loadContext, showClock } from './shared-state.ts';

/** The REST API requires the key; checkout and /admin are open, because a sandbox has nothing to protect. */
export function createRoutes(serverContext: ServerContext, authenticate: Koa.Middleware): Koa.Middleware {
  const router = new Router({ prefix: SANDBOX_PATH });
  const prepare = prepareRequest(serverContext);
  for (const [method, path, endpoint, handler] of REST_ROUTES)
    router[method](`/v1${path}`, prepare, applyFault(endpoint), authenticate, sendResult(handler));
  for (const [method, path, handler] of ADMIN_ROUTES)
    router[method](`/admin${path}`, prepare, sendResult(handler));
  router.get('/admin', serveAdminPage);
  // The clock's handlers take the process's own clock: that of a SandboxContext includes the offset already.
  router.get('/admin/clock', async (ctx) => void (ctx.body = await showClock(serverContext)));
  router.post('/admin/clock', prepare, async (ctx) => {
    ctx.body = await moveClock(serverContext, ctx.request.body);
    await runDueWork(await loadContext(serverContext));
    serverContext.wakePollingLoop();
  });
  router.get('/v1/checkout.js', prepare, applyFault('checkout.script'), serveFile('checkout.js'));
  router.get('/checkout/assets/:file', (ctx, next) => serveFile(ctx.params.file ?? '')(ctx, next));
  router.get('/checkout/:id', prepare, applyFault('checkout.page'), serveCheckoutPage(serverContext));
  const payHandler: Handler = (context, { id, body }) => pay(context, id, body);
  router.post('/checkout/:id/pay', prepare, applyFault('checkout.pay'), sendResult(payHandler));
  return router.routes() as unknown as Koa.Middleware;
}

/** Reads the shared state and runs the work that is due by the sandbox's clock. */
const prepareRequest =
  (serverContext: ServerContext): Koa.Middleware =>
  async (ctx, next) => {
    const context = await loadContext(serverContext);
    await runDueWork(context);
    ctx.state.sandbox = context;
    await next();
  };

const getContext = (ctx: Koa.Context) => ctx.state.sandbox as SandboxContext;

const applyFault =
  (endpoint: string): Koa.Middleware =>
  (ctx, next) =>
    injectFault(getContext(ctx), endpoint, ctx, next);

/** A handler that returns text returns a CSV file. */
function sendResult(handler: Handler): Koa.Middleware {
  return async (ctx) => {
    const { query } = ctx;
    const { body } = ctx.request;
    const idempotencyKey = ctx.get('x-refund-idempotency');
    const { id = '', subId = '' } = ctx.params as Record<string, string>;
    const result = await handler(getContext(ctx), { id, subId, query, body, idempotencyKey });
    if (typeof result === 'string') ctx.type = 'csv';
    ctx.body = result;
  };
}

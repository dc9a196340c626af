/** The one place where the parts of the site meet: middleware in order, one line per noun. */
import { bodyParser } from '@koa/bodyparser';
import Router from '@koa/router';
import Koa from 'koa';
import { googleRoutes } from '#src/accounts/google/routes.ts';
import { leavingRoutes } from './privacy/routes.ts';
import { recoveryRoutes } from '#src/accounts/recovery-routes.ts';
import { accountRoutes } from '#src/accounts/routes.ts';
import { securityRoutes } from '#src/accounts/security-routes.ts';
import { memberOf, sessions } from '#src/accounts/sessions.ts';
import { catalogueRoutes } from '#src/catalogue/routes.ts';
import { sampleRoutes } from '#src/catalogue/sample-routes.ts';
import { mapPage } from '#src/contact/map-page.ts';
import { contactRoutes, newsletterRoutes } from '#src/contact/routes.ts';
import { dashboardRoutes } from '#src/dashboard/routes.ts';
import type { WebDeps } from '#src/deps.ts';
import { outboxRoutes } from '#src/delivery/outbox-page.ts';
import { orderRoutes } from '#src/orders/routes.ts';
import { verifyRoutes } from '#src/orders/verify-routes.ts';
import { paymentRoutes, webhookRoute } from '#src/payments/routes.ts';
import { peopleRoutes } from '#src/people/routes.ts';
import { placeRoutes } from '#src/places/routes.ts';
import { mailsRoutes } from '#src/previews/mails-page.ts';
import { answerErrors, notFound } from '#src/platform/http/errors.ts';
import { healthRoutes } from '#src/platform/http/health.ts';
import { limitCalls } from '#src/platform/http/limits.ts';
import { requestLog } from '#src/platform/http/request.ts';
import { sameOrigin } from '#src/platform/http/same-origin.ts';
import { securityLog } from '#src/platform/http/security-log.ts';
import { securityHeaders } from '#src/platform/http/security-headers.ts';
import { refuseUnkeepable } from '#src/platform/http/unkeepable.ts';
import { skyRoutes } from './dashboard/sky-routes.ts';

export function createApp(deps: WebDeps): Koa {
  const { config, log, db, clock, till, store, site, sandbox } = deps;
  const app = new Koa();
  app.proxy = config.trustProxy;
  // One proxy in front: what it says of the caller counts, what the caller says does not.
  app.maxIpsCount = 1;
  app.silent = true;
  app.on('error', (problem) => log.warn({ err: problem }, 'a connection broke'));

  // Most of what is asked for lies in memory, headers and all: nothing can go wrong on the way, so it needs no id.
  app.use(site.pages);
  app.use(requestLog(log));
  app.use(withHeaders(securityHeaders(config.production)));
  if (sandbox) app.use(sandbox);
  app.use(routes((router) => healthRoutes(router, deps.ready)));
  app.use(onlyApi(securityLog(log)));
  app.use(onlyApi(answerErrors(log)));
  app.use(routes((router) => webhookRoute(router, till)));
  app.use(onlyApi(keptByNobody));
  app.use(onlyApi(sameOrigin()));
  app.use(onlyApi(sessions(app, { db, clock, keys: config.cookieKeys, secure: config.production })));
  app.use(onlyApi(bodyParser({ enableTypes: ['json'], jsonLimit: '64kb' })));
  app.use(onlyApi(refuseUnkeepable()));
  const caller = async (ctx: Koa.Context) => (await memberOf(ctx, db, clock))?.id;
  app.use(onlyApi(limitCalls({ counter: deps.counter, memberOf: caller })));
  app.use(
    routes((router) => {
      accountRoutes(router, deps);
      recoveryRoutes(router, deps);
      securityRoutes(router, deps);
      leavingRoutes(router, deps);
      peopleRoutes(router, deps);
      googleRoutes(router, { ...deps, secure: config.production });
      contactRoutes(router, { ...deps, grievance: config.grievance });
      newsletterRoutes(router, deps);
      catalogueRoutes(router, deps);
      placeRoutes(router, deps);
      skyRoutes(router, deps);
      dashboardRoutes(router, deps);
      orderRoutes(router, { ...deps, seller: config.seller, reportFile: (sha256) => store.get(sha256) });
      verifyRoutes(router, deps);
      paymentRoutes(router, till);
      if (!config.production) mailsRoutes(router, deps.house);
      if (!config.production && !config.mail.smtpUrl) outboxRoutes(router, config.varDir);
    }),
  );
  app.use(onlyApi(() => Promise.reject(notFound('no-such-call', 'There is nothing here.'))));
  app.use(routes((router) => sampleRoutes(router, deps.samplesDir)));
  app.use(routes(mapPage));
  app.use(site.elsewhere);
  return app;
}

function routes(add: (router: Router) => void): Koa.Middleware {
  // One spelling: what is measured by the beginning of its path must not be reachable by another.
  const router = new Router({ sensitive: true });
  add(router);
  return router.routes() as Koa.Middleware;
}

/** The API alone: pages and files have their own rules. */
function onlyApi(middleware: Koa.Middleware): Koa.Middleware {
  return (ctx, next) => (ctx.path.startsWith('/api/') ? middleware(ctx, next) : next());
}

/** No cache keeps an answer, and no page shows one in a frame; what may be kept or shown says so itself. */
const keptByNobody: Koa.Middleware = async (ctx, next) => {
  ctx.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': "frame-ancestors 'none'" });
  await next();
};

const withHeaders =
  (headers: Record<string, string>): Koa.Middleware =>
  (ctx, next) => {
    ctx.set(headers);
    return next();
  };

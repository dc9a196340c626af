/** The HTTP application: middleware in order, and the routes of every domain folder. */
import Router from '@koa/router';
import Koa from 'koa';
import { registerGoogleRoutes } from '#src/accounts/google/routes.ts';
import { registerPasswordRoutes } from '#src/accounts/password/routes.ts';
import { registerProfileRoutes } from '#src/accounts/profile/routes.ts';
import { ACCOUNT_RATE_LIMITS } from '#src/accounts/rate-limits.ts';
import { registerSessionRoutes } from '#src/accounts/session/routes.ts';
import { findSignedInMember } from '#src/accounts/session/sessions.ts';
import { createSessionMiddleware } from '#src/accounts/session/session-cookie.ts';
import { registerSignInRoutes } from '#src/accounts/sign-in/routes.ts';
import { registerCatalogueRoutes } from '#src/catalogue/routes.ts';
import { registerSampleRoutes } from '#src/catalogue/sample-routes.ts';
import { registerMapRoutes } from '#src/contact/map-page.ts';
import { CONTACT_RATE_LIMITS } from '#src/contact/rate-limits.ts';
import { registerContactRoutes } from '#src/contact/routes.ts';
import { DASHBOARD_RATE_LIMITS } from '#src/dashboard/rate-limits.ts';
import { registerDashboardRoutes } from '#src/dashboard/routes.ts';
import type { WebDeps } from '#src/deps.ts';
import { mapExpectedError } from '#src/expected-errors.ts';
import { registerApiPageRoute } from '#src/dev/api/routes.ts';
import { registerEmailPreviewRoutes } from '#src/dev/email-previews/routes.ts';
import { registerOutboxRoutes } from '#src/dev/outbox/routes.ts';
import { registerKundliMilanPageRoutes } from '#src/kundli-milan/page-routes.ts';
import { registerKeptMatchRoutes } from '#src/kundli-milan/kept-routes.ts';
import { KUNDLI_MILAN_RATE_LIMITS } from '#src/kundli-milan/rate-limits.ts';
import { registerKundliMilanRoutes } from '#src/kundli-milan/routes.ts';
import { NEWSLETTER_RATE_LIMITS } from '#src/newsletter/rate-limits.ts';
import {
  ONE_CLICK_UNSUBSCRIBE,
  registerNewsletterRoutes,
  registerSubscriptionRoutes,
} from '#src/newsletter/routes.ts';
import { registerNewsletterPageRoutes } from '#src/newsletter/web-page-routes.ts';
import { registerOpenApiRoute } from '#src/openapi/routes.ts';
import { ORDER_RATE_LIMITS } from '#src/orders/rate-limits.ts';
import { registerOrderRoutes } from '#src/orders/routes.ts';
import { registerVerificationRoutes } from '#src/orders/verification/routes.ts';
import { PANCHANG_RATE_LIMITS } from '#src/panchang/rate-limits.ts';
import { registerPanchangPageRoutes, registerPanchangRoutes } from '#src/panchang/routes.ts';
import { PAYMENT_RATE_LIMITS } from '#src/payments/rate-limits.ts';
import { registerPaymentRoutes, registerWebhookRoute } from '#src/payments/routes.ts';
import { registerPeopleRoutes } from '#src/people/routes.ts';
import { PLACE_RATE_LIMITS } from '#src/places/rate-limits.ts';
import { registerPlaceRoutes } from '#src/places/routes.ts';
import { parseJsonBodies } from '#src/platform/http/body-parser.ts';
import { showErrorsAsPages } from '#src/platform/http/error-pages.ts';
import { handleErrors, createNotFoundError } from '#src/platform/http/errors.ts';
import { registerHealthRoutes } from '#src/platform/http/health.ts';
import { enforceRateLimits, type RouteLimit } from '#src/platform/http/rate-limits.ts';
import { rejectUnstorableText } from '#src/platform/http/reject-unstorable-text.ts';
import { requireHttps } from '#src/platform/http/require-https.ts';
import { measureRequests } from '#src/platform/http/request-metrics.ts';
import { logRequests } from '#src/platform/http/request-log.ts';
import { requireSameOrigin } from '#src/platform/http/same-origin.ts';
import { createSecurityHeaders } from '#src/platform/http/security-headers.ts';
import { traceRequests } from '#src/platform/http/request-tracing.ts';
import { logSecurityEvents } from '#src/platform/http/security-log.ts';
import { isTracing } from '#src/platform/tracing/tracing.ts';
import { PRIVACY_RATE_LIMITS } from '#src/privacy/rate-limits.ts';
import { registerPrivacyRoutes } from '#src/privacy/routes.ts';
import { CHART_FACTS_RATE_LIMITS } from '#src/chart-facts/rate-limits.ts';
import { registerChartFactsRoutes } from '#src/chart-facts/routes.ts';

export const RATE_LIMITS: RouteLimit[] = [
  ...ACCOUNT_RATE_LIMITS,
  ...PRIVACY_RATE_LIMITS,
  ...CONTACT_RATE_LIMITS,
  ...NEWSLETTER_RATE_LIMITS,
  ...ORDER_RATE_LIMITS,
  ...PAYMENT_RATE_LIMITS,
  ...DASHBOARD_RATE_LIMITS,
  ...PLACE_RATE_LIMITS,
  ...CHART_FACTS_RATE_LIMITS,
  ...KUNDLI_MILAN_RATE_LIMITS,
  ...PANCHANG_RATE_LIMITS,
];

/** Written to the security log even if they succeed. */
const AUDITED_REQUESTS = /^(GET \/api\/account\/export|(?!GET )\w+ \/api\/(auth|account)(\/.*)?)$/;

export function createApp(deps: WebDeps): Koa {
  const { config, log, db, clock, site, sandbox } = deps;
  const app = new Koa();
  app.proxy = config.trustProxy;
  // Only the entry that our proxy adds to X-Forwarded-For is trusted, not those of the client.
  app.maxIpsCount = 1;
  app.silent = true;
  app.on('error', (error) =>
    log.warn({ event: 'connections.broken', err: error }, 'A client connection broke'),
  );
  const useForApi = (middleware: Koa.Middleware) => app.use(applyTo('/api/', middleware));
  const useRoutes = (register: (router: Router) => void) => app.use(createRouterMiddleware(register));
  const findMemberId = async (ctx: Koa.Context) => (await findSignedInMember(ctx, db, clock))?.id;

  if (config.metrics) app.use(measureRequests());
  // First, because most requests end here: pages and files are sent from memory and need no request id.
  app.use(site.serveFiles);
  app.use(deps.panchangPages.serveFromMemory);
  app.use(logRequests(log, config));
  if (isTracing()) app.use(traceRequests(config));
  app.use(setHeaders(createSecurityHeaders(config.isProduction)));
  if (sandbox) app.use(sandbox);
  useRoutes((router) => registerHealthRoutes(router, deps.readiness));
  useForApi(showErrorsAsPages());
  useForApi(logSecurityEvents(log, AUDITED_REQUESTS));
  useForApi(handleErrors(log, mapExpectedError));
  // Before the body parser: the signature of a webhook covers its raw bytes.
  useRoutes((router) => registerWebhookRoute(router, deps));
  useForApi(setApiDefaultHeaders);
  if (config.isProduction) useForApi(requireHttps(log));
  useForApi(requireSameOrigin(ONE_CLICK_UNSUBSCRIBE));
  useForApi(
    createSessionMiddleware(app, { db, clock, keys: config.cookieKeys, isSecure: config.isProduction }),
  );
  useForApi(parseJsonBodies());
  useForApi(rejectUnstorableText());
  useForApi(enforceRateLimits({ limits: RATE_LIMITS, limiter: deps.rateLimiter, findMemberId }));
  useRoutes((router) => registerApiRoutes(router, deps));
  useForApi(() => Promise.reject(createNotFoundError('route-not-found', 'There is nothing here.')));
  useRoutes((router) => registerSampleRoutes(router, deps.samplesDir));
  useRoutes(registerMapRoutes);
  useRoutes((router) => registerNewsletterPageRoutes(router, deps));
  addRenderedPages(
    app,
    deps,
    { prefix: '/kundli-milan', limits: KUNDLI_MILAN_RATE_LIMITS, findMemberId },
    (router) => registerKundliMilanPageRoutes(router, { ...deps, shareKeys: config.cookieKeys }),
  );
  addRenderedPages(app, deps, { prefix: '/panchang', limits: PANCHANG_RATE_LIMITS, findMemberId }, (router) =>
    registerPanchangPageRoutes(router, deps),
  );
  app.use(site.serveFallback);
  return app;
}

type RenderedPages = {
  prefix: string;
  limits: RouteLimit[];
  findMemberId: (ctx: Koa.Context) => Promise<string | undefined>;
};

/** Pages that are rendered for one request: errors and limits as for the API, but no session. */
function addRenderedPages(
  app: Koa,
  { log, rateLimiter }: WebDeps,
  { prefix, limits, findMemberId }: RenderedPages,
  register: (router: Router) => void,
): void {
  app.use(applyTo(prefix, showErrorsAsPages()));
  app.use(applyTo(prefix, handleErrors(log, mapExpectedError)));
  app.use(applyTo(prefix, enforceRateLimits({ limits, limiter: rateLimiter, findMemberId })));
  app.use(createRouterMiddleware(register));
}

function registerApiRoutes(router: Router, deps: WebDeps): void {
  const { config, store } = deps;
  registerSignInRoutes(router, deps);
  registerPasswordRoutes(router, deps);
  registerSessionRoutes(router, deps);
  registerProfileRoutes(router, deps);
  registerPrivacyRoutes(router, deps);
  registerPeopleRoutes(router, deps);
  registerGoogleRoutes(router, { ...deps, isSecure: config.isProduction });
  registerContactRoutes(router, { ...deps, grievance: config.grievance });
  registerNewsletterRoutes(router, deps);
  registerSubscriptionRoutes(router, deps);
  registerCatalogueRoutes(router, deps);
  registerPlaceRoutes(router, deps);
  registerDashboardRoutes(router, deps);
  registerChartFactsRoutes(router, deps);
  registerKundliMilanRoutes(router, { ...deps, shareKeys: config.cookieKeys });
  registerKeptMatchRoutes(router, { ...deps, shareKeys: config.cookieKeys });
  registerPanchangRoutes(router, deps);
  registerOrderRoutes(router, {
    ...deps,
    getReportFile: (sha256) => store.get(sha256),
    ...(deps.config.role === 'web' ? { receiptFiles: store } : {}),
  });
  registerVerificationRoutes(router, deps);
  registerPaymentRoutes(router, deps);
  registerOpenApiRoute(router, RATE_LIMITS);
  if (!config.isProduction) registerApiPageRoute(router, RATE_LIMITS);
  if (!config.isProduction) registerEmailPreviewRoutes(router, deps.sender, deps.samplesDir);
  if (!config.isProduction && !config.mail.smtpUrl) registerOutboxRoutes(router, config.varDir);
}

function createRouterMiddleware(register: (router: Router) => void): Koa.Middleware {
  // Case-sensitive: middleware that tests the prefix /api/ must not be bypassed by /API/.
  const router = new Router({ sensitive: true });
  register(router);
  return router.routes() as Koa.Middleware;
}

/** Applies a middleware to requests whose path begins with `prefix`. */
function applyTo(prefix: string, middleware: Koa.Middleware): Koa.Middleware {
  return (ctx, next) => (ctx.path.startsWith(prefix) ? middleware(ctx, next) : next());
}

/** Default of the API: responses are not cached and not framed. A route that allows either overrides it. */
const setApiDefaultHeaders: Koa.Middleware = async (ctx, next) => {
  ctx.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': "frame-ancestors 'none'" });
  await next();
};

const setHeaders =
  (headers: Record<string, string>): Koa.Middleware =>
  (ctx, next) => {
    ctx.set(headers);
    return next();
  };

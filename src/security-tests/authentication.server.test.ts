import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '#src/app.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import {
  buildRequestBodies,
  ROUTES_WITHOUT_BODY,
  filterWriteRoutes,
  getRouteName,
} from './request-bodies.ts';
import { startFakeGoogle, type FakeGoogle } from '#src/accounts/google/fake-google-fixture.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { listRoutes, type Route } from './list-routes.ts';

/** The public routes and the reason for each. All other routes need a session. */
const PUBLIC_ROUTES: Record<string, string> = {
  'GET /healthz': 'reports only that the process is alive',
  'GET /livez': 'reports only that the process is alive',
  'GET /readyz': 'reports only which dependencies work',
  'POST /api/payment/webhook': 'authenticated by the signature of the gateway',
  'POST /api/auth/register': 'registration',
  'POST /api/auth/login': 'login',
  'POST /api/auth/logout': 'ends the session of the client, if any',
  'POST /api/auth/forgot-password': 'same response for every address',
  'POST /api/auth/reset-password': 'authenticated by the token of an e-mail',
  'POST /api/auth/reset-password/check': 'authenticated by the token of an e-mail',
  'GET /api/auth/google': 'redirects to the sign-in of Google',
  'GET /api/auth/auth/google': 'redirects to the sign-in of Google',
  'GET /api/auth/google/callback': 'authenticated by the state of the sign-in',
  'POST /api/auth/google/session': 'authenticated by the cookie of the sign-in',
  'POST /api/auth/send-contact': 'the contact form',
  'GET /api/grievance': 'must be public by law',
  'POST /api/newsletter/subscribe': 'the form in the footer',
  'POST /api/newsletter/confirm': 'authenticated by the token of an e-mail',
  'POST /api/newsletter/unsubscribe/:token': 'authenticated by the token of an e-mail',
  'GET /api/newsletter/unsubscribe/:token': 'redirects to the page that asks for confirmation',
  'GET /api/openapi.json': 'describes the API, which the scripts of the site show too',
  'GET /api/report': 'the catalogue',
  'GET /api/places': 'the gazetteer',
  'POST /api/birth/resolve': 'stores nothing',
  'POST /api/chart-facts': 'stores nothing',
  'POST /api/kundli-milan': 'stores nothing',
  'GET /api/kundli-milan/shared/:token': 'authenticated by the signature of the link',
  'POST /kundli-milan': 'stores nothing',
  'GET /kundli-milan/shared/:token': 'authenticated by the signature of the link',
  'GET /api/panchang': 'the same for everybody',
  'GET /api/panchang/find': 'redirects to a public page',
  'GET /api/panchang/:town/calendar.ics': 'the same for everybody',
  'GET /api/panchang/:town/feed.json': 'the same for everybody',
  'GET /api/panchang/:town/summary': 'the same for everybody',
  'GET /api/panchang/:town': 'the same for everybody',
  'GET /api/panchang/:town/:date': 'the same for everybody',
  'GET /panchang': 'the same for everybody',
  'GET /panchang/:town': 'the same for everybody',
  'GET /panchang/:town/:date': 'the same for everybody',
  'GET /sitemap-panchang.xml': 'the same for everybody',
  'GET /api/verify/:code': 'confirms a document without personal data',
  'GET /api/sky': 'the same for everybody',
  'GET /api/payment/get-key': 'the public key of the gateway',
  'GET /samples/:key.pdf': 'samples of a fictitious person',
  'GET /contact/map': 'an embedded map',
  'GET /newsletter/:month': 'the newsletter of a month without personal data',
  'GET /dev/api': 'development only',
  'GET /dev/outbox': 'development only',
  'GET /dev/outbox/:name{/:part}': 'development only',
  'GET /dev/emails': 'development only',
  'GET /dev/emails/:name': 'development only',
};

let google: FakeGoogle;
let app: TestApp;
let routes: Route[];
beforeAll(async () => {
  google = await startFakeGoogle();
  app = await startApp({ role: 'web', env: google.env });
  routes = await listRoutes(app, google.env);
});
afterAll(async () => {
  await app.close();
  await google.close();
});

const ID = '019aa000-0000-7000-8000-000000000000';
const getUrl = ({ path }: Route) => path.replace(/:\w+/g, ID);
async function call(route: Route, headers: Record<string, string> = {}) {
  const birth = await buildBirthDetails(app.url);
  const body = buildRequestBodies({ birth, orderId: 'LG-2611-7K3QX9', gatewayOrderId: 'order_NoSuchOrder1' })[
    getRouteName(route)
  ];
  const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete' | 'head';
  return supertest(app.url)[method](getUrl(route)).set(headers).send(body);
}
const headersWithUnknownToken: Record<string, string>[] = [
  { Authorization: `Bearer ${'A'.repeat(43)}` },
  { 'auth-Token': 'null' },
];
const NOT_SIGNED_IN = { success: false, code: 'not-signed-in', message: 'Please log in to continue.' };

describe('every route', () => {
  it('needs a session unless it is in the list of public routes', async () => {
    const memberRoutes = routes.filter((route) => !(getRouteName(route) in PUBLIC_ROUTES));
    expect(memberRoutes.length).toBeGreaterThan(25);
    for (const route of memberRoutes) {
      const { status, body } = await call(route);
      expect([getRouteName(route), status, body]).toEqual([
        getRouteName(route),
        401,
        expect.objectContaining(NOT_SIGNED_IN),
      ]);
    }
  });

  it('rejects an unknown token in either header', async () => {
    const memberRoutes = routes.filter((route) => !(getRouteName(route) in PUBLIC_ROUTES));
    for (const route of memberRoutes)
      for (const headers of headersWithUnknownToken)
        expect([getRouteName(route), (await call(route, headers)).status]).toEqual([
          getRouteName(route),
          401,
        ]);
  });

  it('needs a session for HEAD as for GET', async () => {
    for (const route of routes.filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/api/orders'),
    ))
      expect([getRouteName(route), (await call({ ...route, method: 'HEAD' })).status]).toEqual([
        getRouteName(route),
        401,
      ]);
  });

  it('in the list of public routes exists', () => {
    const existingNames = new Set(routes.map(getRouteName));
    expect(Object.keys(PUBLIC_ROUTES).filter((name) => !existingNames.has(name))).toEqual([]);
  });

  it('that changes data has a request body for the security tests', () => {
    const bodies = buildRequestBodies({ birth: {} as never, orderId: '', gatewayOrderId: '' });
    const namesWithoutBody = filterWriteRoutes(routes)
      .map(getRouteName)
      .filter((name) => !(name in bodies) && !ROUTES_WITHOUT_BODY.has(name));
    expect(namesWithoutBody).toEqual([]);
  });
});

describe('every rate limit', () => {
  it('matches an existing route', () => {
    const calls = routes.map((route) => `${route.method} ${getUrl(route)}`);
    const unmatchedLimits = RATE_LIMITS.filter(
      ({ route: pattern }) => !calls.some((called) => pattern.test(called)),
    );
    expect(unmatchedLimits.map(({ name }) => name)).toEqual([]);
  });

  it('exists for every route that checks a password or sends an e-mail', () => {
    const costlyRoutes = filterWriteRoutes(routes).filter(({ path }) =>
      /\/(login|register|forgot-password|reset-password|send-contact|subscribe|password|email|confirm|resend|correction)$/.test(
        path,
      ),
    );
    const unlimitedRoutes = costlyRoutes.filter(
      (route) => !RATE_LIMITS.some(({ route: pattern }) => pattern.test(`POST ${getUrl(route)}`)),
    );
    expect(costlyRoutes.length).toBeGreaterThanOrEqual(11);
    expect(unlimitedRoutes.map(getRouteName)).toEqual([]);
  });
});

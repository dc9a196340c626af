import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '#src/app.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { buildRequestBodies, ROUTES_WITHOUT_BODY, filterWriteRoutes, routeName } from './request-bodies.ts';
import { startFakeGoogle, type FakeGoogle } from '#src/accounts/google/fake-google-fixture.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { listRoutes, type Route } from './list-routes.ts';

/** Everything that answers a stranger, and why it may. Whatever else there is, is for members. */
const OPEN: Record<string, string> = {
  'GET /healthz': 'says only that the process lives',
  'GET /readyz': 'says only which parts answer',
  'POST /api/payment/webhook': 'the gateway, known by its signature',
  'POST /api/auth/register': 'becoming a member',
  'POST /api/auth/login': 'becoming known',
  'POST /api/auth/logout': 'ends the caller’s own session, if any',
  'POST /api/auth/forgot-password': 'answers everybody the same',
  'POST /api/auth/reset-password': 'whoever holds a link that was mailed',
  'GET /api/auth/google': 'a link',
  'GET /api/auth/auth/google': 'a link',
  'GET /api/auth/google/callback': 'believes nothing but the browser’s own attempt',
  'POST /api/auth/google/session': 'the browser that has just come back, by its cookie',
  'POST /api/auth/send-contact': 'the contact form',
  'GET /api/grievance': 'the law wants it shown',
  'POST /api/newsletter/subscribe': 'the form at the foot of each page',
  'POST /api/newsletter/unsubscribe/:token': 'whoever holds the link of a letter',
  'GET /api/report': 'the catalogue',
  'GET /api/places': 'the gazetteer',
  'POST /api/birth/resolve': 'stores nothing',
  'GET /api/verify/:code': 'says that a PDF is ours, and nothing about whom it is for',
  'GET /api/sky': 'the same for everybody',
  'GET /api/payment/get-key': 'the public half of the gateway’s key',
  'GET /samples/:key.pdf': 'samples, of a person we made up',
  'GET /contact/map': 'a frame with a map',
  'GET /dev/outbox': 'development only',
  'GET /dev/outbox/:name': 'development only',
  'GET /dev/emails': 'development only',
  'GET /dev/emails/:name': 'development only',
};
const MAY_BE_ABSENT = /^GET \/dev\/emails/;

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
    routeName(route)
  ];
  const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete' | 'head';
  return supertest(app.url)[method](getUrl(route)).set(headers).send(body);
}
const strangers: Record<string, string>[] = [
  { Authorization: `Bearer ${'A'.repeat(43)}` },
  { 'auth-Token': 'null' },
];
const REFUSED = { success: false, code: 'not-signed-in', message: 'Please log in to continue.' };

describe('every route', () => {
  it('is for members, unless it is on the list of those that are open', async () => {
    const closed = routes.filter((route) => !(routeName(route) in OPEN));
    expect(closed.length).toBeGreaterThan(25);
    for (const route of closed) {
      const { status, body } = await call(route);
      expect([routeName(route), status, body]).toEqual([
        routeName(route),
        401,
        expect.objectContaining(REFUSED),
      ]);
    }
  });

  it('knows no token that we did not give, in either header', async () => {
    const closed = routes.filter((route) => !(routeName(route) in OPEN));
    for (const route of closed)
      for (const headers of strangers)
        expect([routeName(route), (await call(route, headers)).status]).toEqual([routeName(route), 401]);
  });

  it('is as closed to HEAD as it is to GET', async () => {
    for (const route of routes.filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/api/orders'),
    ))
      expect([routeName(route), (await call({ ...route, method: 'HEAD' })).status]).toEqual([
        routeName(route),
        401,
      ]);
  });

  it('that is on the list exists', () => {
    const known = new Set(routes.map(routeName));
    expect(Object.keys(OPEN).filter((name) => !known.has(name) && !MAY_BE_ABSENT.test(name))).toEqual([]);
  });

  it('that changes something says what it reads, so that no test of abuse leaves it out', () => {
    const known = buildRequestBodies({ birth: {} as never, orderId: '', gatewayOrderId: '' });
    const unknown = filterWriteRoutes(routes)
      .map(routeName)
      .filter((name) => !(name in known) && !ROUTES_WITHOUT_BODY.has(name));
    expect(unknown).toEqual([]);
  });
});

describe('every limit', () => {
  it('is about a call that there is', () => {
    const calls = routes.map((route) => `${route.method} ${getUrl(route)}`);
    const idle = RATE_LIMITS.filter(({ route: limited }) => !calls.some((called) => limited.test(called)));
    expect(idle.map(({ name }) => name)).toEqual([]);
  });

  it('holds for every call that tries a password or sends a letter', () => {
    const costly = filterWriteRoutes(routes).filter(({ path }) =>
      /\/(login|register|forgot-password|reset-password|send-contact|subscribe|password|email|confirm|resend|correction)$/.test(
        path,
      ),
    );
    const free = costly.filter(
      (route) => !RATE_LIMITS.some(({ route: limited }) => limited.test(`POST ${getUrl(route)}`)),
    );
    expect(costly.length).toBeGreaterThanOrEqual(11);
    expect(free.map(routeName)).toEqual([]);
  });
});

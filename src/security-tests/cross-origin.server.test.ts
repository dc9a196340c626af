import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildRequestBodies,
  ROUTES_WITHOUT_BODY,
  filterWriteRoutes,
  getRouteName,
} from './request-bodies.ts';
import { TEST_USERS } from '#src/accounts/testing.ts';
import { startFakeGoogle, type FakeGoogle } from '#src/accounts/google/fake-google-fixture.ts';
import { listRoutes, type Route } from './list-routes.ts';
import { startAppWithBuyers, type PlacedOrder, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

let google: FakeGoogle;
let setup: AppWithBuyers;
let routes: Route[];
let placedOrder: PlacedOrder;
beforeAll(async () => {
  google = await startFakeGoogle();
  setup = await startAppWithBuyers({ env: google.env });
  routes = filterWriteRoutes(await listRoutes(setup.app, google.env)).filter(
    ({ path }) => !ROUTES_FOR_OTHERS.includes(path),
  );
  placedOrder = await setup.placeOrder(setup.asha);
});
afterAll(async () => {
  await setup.close();
  await google.close();
});

/**
 * Called by the gateway with its signature, by mail providers with the token of an e-mail, and by a form of which nothing is
 * stored. They use no session.
 */
const ROUTES_FOR_OTHERS = ['/api/payment/webhook', '/api/newsletter/unsubscribe/:token', '/kundli-milan'];
const ID = '019aa000-0000-7000-8000-000000000000';

const getUrl = ({ path }: Route) =>
  path.replace(/:\w+/g, path.startsWith('/api/orders') ? placedOrder.orderId : ID);
const getBody = (route: Route) =>
  buildRequestBodies({
    birth: setup.birthDetails,
    orderId: placedOrder.orderId,
    gatewayOrderId: placedOrder.gatewayOrderId,
  })[getRouteName(route)] ?? {};
function call(route: Route, headers: Record<string, string>): supertest.Test {
  const method = route.method.toLowerCase() as 'post' | 'put' | 'delete';
  return supertest(setup.app.url)[method](getUrl(route)).set(headers);
}

/** A session cookie, which a browser may attach to a request of another site. */
async function logInForCookie(
  { email, password }: (typeof TEST_USERS)['asha'] = TEST_USERS.asha,
): Promise<string> {
  const { headers } = await supertest(setup.app.url)
    .post('/api/auth/login')
    .set('Sec-Fetch-Site', 'same-origin')
    .send({ email, password })
    .expect(200);
  return (headers['set-cookie'] as unknown as string[])
    .map((setCookie) => setCookie.split(';')[0]!)
    .join('; ');
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const FOREIGN_REQUESTS: [what: string, headers: Record<string, string>][] = [
  ['a form of another site', { 'Sec-Fetch-Site': 'cross-site', ...FORM, Origin: 'https://evil.example' }],
  ['a script of another site', { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' }],
  ['a page of another subdomain', { 'Sec-Fetch-Site': 'same-site', 'Content-Type': 'application/json' }],
  ['an old browser on another site', { 'Content-Type': 'text/plain', Origin: 'https://evil.example' }],
  ['a frame without an origin', { 'Content-Type': 'text/plain', Origin: 'null' }],
];

describe('a write request of another site', () => {
  it.each(FOREIGN_REQUESTS)(
    'sent by %s with a session cookie is rejected by every route and changes nothing',
    async (_, headers) => {
      const cookie = await logInForCookie();
      const eventCount = await setup.countEvents();
      for (const route of routes) {
        const { status, body } = await call(route, { ...headers, cookie }).send(
          JSON.stringify(getBody(route)),
        );
        expect([getRouteName(route), status, body.code]).toEqual([getRouteName(route), 403, 'cross-origin']);
      }
      expect(await setup.countEvents()).toBe(eventCount);
      await supertest(setup.app.url).get('/api/profile').set('cookie', cookie).expect(200);
    },
  );

  it.each(FOREIGN_REQUESTS)(
    'sent by %s without a cookie is rejected and sets no cookie',
    async (_, headers) => {
      for (const route of routes) {
        const response = await call(route, headers).send(JSON.stringify(getBody(route)));
        expect([getRouteName(route), response.status]).toEqual([getRouteName(route), 403]);
        expect(response.headers['set-cookie']).toBeUndefined();
      }
      const login = { method: 'POST', path: '/api/auth/login' };
      const { headers: loginHeaders } = await call(login, headers)
        .send(JSON.stringify(TEST_USERS.ravi))
        .expect(403);
      expect(loginHeaders['set-cookie']).toBeUndefined();
    },
  );

  it('with a cookie but without origin headers is rejected by every route', async () => {
    const cookie = await logInForCookie();
    for (const route of routes)
      expect([getRouteName(route), (await call(route, { cookie }).send(getBody(route))).status]).toEqual([
        getRouteName(route),
        403,
      ]);
  });
});

describe('a write request of a script', () => {
  it.each(['Authorization', 'auth-Token'])(
    'with its cookie and its token in %s, but without origin headers, is accepted',
    async (header) => {
      const agent = supertest.agent(setup.app.url);
      const { email, password } = TEST_USERS.asha;
      const { body } = await agent.post('/api/auth/login').send({ email, password }).expect(200);
      const token = header === 'Authorization' ? `Bearer ${body.token}` : body.token;
      const putProfile = () => agent.put('/api/profile').send({ chartStyle: 'east' });
      await putProfile().expect(403);
      await putProfile().set(header, token).expect(200);
      await putProfile().set(header, `${token}x`).expect(401);
      await putProfile()
        .set({ [header]: token, Origin: 'https://evil.example' })
        .expect(403);
    },
  );
});

describe('a write request of our own site', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'with content type %j instead of JSON is rejected',
    async (type) => {
      const cookie = await logInForCookie();
      const routesWithBody = routes.filter((route) => !ROUTES_WITHOUT_BODY.has(getRouteName(route)));
      expect(routesWithBody.length).toBeGreaterThan(18);
      // The requests count as failures in the rate limits.
      setup.app.clock.advanceHours(1);
      for (const route of routesWithBody) {
        const sameOrigin = {
          cookie,
          'Sec-Fetch-Site': 'same-origin',
          ...(type ? { 'Content-Type': type } : {}),
        };
        const body = type ? JSON.stringify(getBody(route)) : undefined;
        expect([getRouteName(route), (await call(route, sameOrigin).send(body)).status]).toEqual([
          getRouteName(route),
          415,
        ]);
      }
    },
  );

  it('is recognised by Origin if the browser sends no Sec-Fetch-Site', async () => {
    const cookie = await logInForCookie();
    const putProfile = (headers: object) =>
      supertest(setup.app.url)
        .put('/api/profile')
        .set({ cookie, ...headers })
        .send({ chartStyle: 'east' });
    await putProfile({ Origin: setup.app.url }).expect(200);
    await putProfile({ Origin: `${setup.app.url}.evil.example` }).expect(403);
    await putProfile({ Origin: setup.app.url.replace('http:', 'https:') }).expect(403);
    // A header that forms cannot set is no proof: only the origin counts.
    await putProfile({ Origin: 'https://evil.example', 'X-Requested-With': 'XMLHttpRequest' }).expect(403);
  });
});

describe('responses to another site', () => {
  it('no route allows another origin by CORS', async () => {
    for (const route of [...routes, { method: 'GET', path: '/api/profile' }]) {
      const response = await supertest(setup.app.url)
        .options(getUrl(route))
        .set({ Origin: 'https://evil.example', 'Access-Control-Request-Method': route.method });
      const corsHeaders = Object.keys(response.headers).filter((name) => name.startsWith('access-control'));
      expect([getRouteName(route), response.status, corsHeaders]).toEqual([getRouteName(route), 404, []]);
    }
  });

  it('pages and API responses cannot be framed or embedded', async () => {
    const { headers } = await supertest(setup.app.url).get('/login').expect(200);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const { headers: apiHeaders } = await supertest(setup.app.url).get('/api/profile').expect(401);
    expect(apiHeaders).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "frame-ancestors 'none'",
    });
  });
});

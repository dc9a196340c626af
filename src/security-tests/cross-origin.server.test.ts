import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildRequestBodies, ROUTES_WITHOUT_BODY, filterWriteRoutes, routeName } from './request-bodies.ts';
import { TEST_USERS } from '#src/accounts/testing.ts';
import { startFakeGoogle, type FakeGoogle } from '#src/accounts/google/fake-google-fixture.ts';
import { listRoutes, type Route } from './list-routes.ts';
import { startShop, type PlacedOrder, type Shop } from '#src/testing/test-shop.ts';

let google: FakeGoogle;
let shop: Shop;
let routes: Route[];
let ordered: PlacedOrder;
beforeAll(async () => {
  google = await startFakeGoogle();
  shop = await startShop({ env: google.env });
  routes = filterWriteRoutes(await listRoutes(shop.app, google.env)).filter(({ path }) => path !== WEBHOOK);
  ordered = await shop.placeOrder(shop.asha);
});
afterAll(async () => {
  await shop.close();
  await google.close();
});

/** Called by the gateway, and believed by its signature alone: whatever headers say. */
const WEBHOOK = '/api/payment/webhook';
const ID = '019aa000-0000-7000-8000-000000000000';

const getUrl = ({ path }: Route) =>
  path.replace(/:\w+/g, path.startsWith('/api/orders') ? ordered.order : ID);
const getBody = (route: Route) =>
  buildRequestBodies({ birth: shop.birthDetails, orderId: ordered.order, gatewayOrderId: ordered.orderId })[
    routeName(route)
  ] ?? {};
function call(route: Route, headers: Record<string, string>): supertest.Test {
  const method = route.method.toLowerCase() as 'post' | 'put' | 'delete';
  return supertest(shop.app.url)[method](getUrl(route)).set(headers);
}

/** The member's cookie, as if a browser had sent it along with another site's call. */
async function logInForCookie(
  { email, password }: (typeof TEST_USERS)['asha'] = TEST_USERS.asha,
): Promise<string> {
  const { headers } = await supertest(shop.app.url)
    .post('/api/auth/login')
    .set('Sec-Fetch-Site', 'same-origin')
    .send({ email, password })
    .expect(200);
  return (headers['set-cookie'] as unknown as string[]).map((set) => set.split(';')[0]!).join('; ');
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };
const elsewhere: [what: string, headers: Record<string, string>][] = [
  ['a form of another site', { 'Sec-Fetch-Site': 'cross-site', ...FORM, Origin: 'https://evil.example' }],
  ['a script of another site', { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' }],
  ['a page of a sister site', { 'Sec-Fetch-Site': 'same-site', 'Content-Type': 'application/json' }],
  ['an old browser, from another site', { 'Content-Type': 'text/plain', Origin: 'https://evil.example' }],
  ['a frame without an origin', { 'Content-Type': 'text/plain', Origin: 'null' }],
];

describe('a call that changes something, sent by', () => {
  it.each(elsewhere)(
    '%s with the member’s cookie, is refused at every route, and changes nothing',
    async (_, headers) => {
      const cookie = await logInForCookie();
      const before = await shop.countEvents();
      for (const route of routes) {
        const { status, body } = await call(route, { ...headers, cookie }).send(
          JSON.stringify(getBody(route)),
        );
        expect([routeName(route), status, body.code]).toEqual([routeName(route), 403, 'cross-origin']);
      }
      expect(await shop.countEvents()).toBe(before);
      await supertest(shop.app.url).get('/api/profile').set('cookie', cookie).expect(200);
    },
  );

  it.each(elsewhere)(
    '%s without any cookie, is refused as well: it logs nobody in or out',
    async (_, headers) => {
      for (const route of routes) {
        const answer = await call(route, headers).send(JSON.stringify(getBody(route)));
        expect([routeName(route), answer.status]).toEqual([routeName(route), 403]);
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
      const login = { method: 'POST', path: '/api/auth/login' };
      const { headers: answered } = await call(login, headers)
        .send(JSON.stringify(TEST_USERS.ravi))
        .expect(403);
      expect(answered['set-cookie']).toBeUndefined();
    },
  );

  it('something that carries a cookie and says nothing of where it comes from, is refused', async () => {
    const cookie = await logInForCookie();
    for (const route of routes)
      expect([routeName(route), (await call(route, { cookie }).send(getBody(route))).status]).toEqual([
        routeName(route),
        403,
      ]);
  });
});

describe('our own page', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'too, is heard in JSON alone, not in %j',
    async (type) => {
      const cookie = await logInForCookie();
      const reading = routes.filter((route) => !ROUTES_WITHOUT_BODY.has(routeName(route)));
      expect(reading.length).toBeGreaterThan(18);
      // failures are counted, and these are some
      shop.app.clock.advance(1);
      for (const route of reading) {
        const ours = { cookie, 'Sec-Fetch-Site': 'same-origin', ...(type ? { 'Content-Type': type } : {}) };
        const said = type ? JSON.stringify(getBody(route)) : undefined;
        expect([routeName(route), (await call(route, ours).send(said)).status]).toEqual([
          routeName(route),
          415,
        ]);
      }
    },
  );

  it('is known by its origin where the browser does not say where a call comes from', async () => {
    const cookie = await logInForCookie();
    const put = (headers: object) =>
      supertest(shop.app.url)
        .put('/api/profile')
        .set({ cookie, ...headers })
        .send({ chartStyle: 'east' });
    await put({ Origin: shop.app.url }).expect(200);
    await put({ Origin: `${shop.app.url}.evil.example` }).expect(403);
    await put({ Origin: shop.app.url.replace('http:', 'https:') }).expect(403);
    // what a form of another site cannot set, a script there cannot either: nobody is asked
    await put({ Origin: 'https://evil.example', 'X-Requested-With': 'XMLHttpRequest' }).expect(403);
  });
});

describe('a script of another site', () => {
  it('may read nothing: no route names an origin that could', async () => {
    for (const route of [...routes, { method: 'GET', path: '/api/profile' }]) {
      const asked = await supertest(shop.app.url)
        .options(getUrl(route))
        .set({ Origin: 'https://evil.example', 'Access-Control-Request-Method': route.method });
      const cross = Object.keys(asked.headers).filter((name) => name.startsWith('access-control'));
      expect([routeName(route), asked.status, cross]).toEqual([routeName(route), 404, []]);
    }
  });

  it('frames no page of ours, and embeds no answer', async () => {
    const { headers } = await supertest(shop.app.url).get('/login').expect(200);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const { headers: api } = await supertest(shop.app.url).get('/api/profile').expect(401);
    expect(api).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "frame-ancestors 'none'",
    });
  });
});

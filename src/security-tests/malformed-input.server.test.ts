import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_USERS, logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { buildRequestBodies, getRouteName } from './request-bodies.ts';
import { listRoutes, type Route } from './list-routes.ts';
import { startAppWithBuyers, type PlacedOrder, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
let routes: Route[];
let placedOrder: PlacedOrder;
let asha: TestUser;
let personId: string;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  routes = await listRoutes(setup.app);
  placedOrder = await setup.placeOrder(setup.asha);
  personId = (await setup.asha.post('/api/people', { birth: setup.birthDetails }).expect(201)).body.person.id;
});
afterAll(() => setup.close());

type Variant = { path: string; body: unknown };

/** One variant of the body per value, with that value replaced, at any depth. */
function* listVariants(body: unknown, replacement: unknown, path = ''): Generator<Variant> {
  if (typeof body !== 'object' || body === null) return yield { path, body: replacement };
  for (const [key, value] of Object.entries(body))
    for (const nestedVariant of listVariants(value, replacement, path ? `${path}.${key}` : key))
      yield { path: nestedVariant.path, body: { ...body, [key]: nestedVariant.body } };
}

const getUrl = ({ path }: Route) =>
  path.replace(/:\w+/g, path.startsWith('/api/people') ? personId : placedOrder.orderId);
const listRoutesWithBody = () => {
  const bodies = buildRequestBodies({
    birth: setup.birthDetails,
    orderId: placedOrder.orderId,
    gatewayOrderId: placedOrder.gatewayOrderId,
  });
  return routes.flatMap((route) =>
    bodies[getRouteName(route)] ? [{ route, body: bodies[getRouteName(route)]! }] : [],
  );
};

/** Below every rate limit. */
const REQUESTS_PER_HOUR = 8;

/** Advances the clock between requests, so that no rate limit is reached. Each new day renders the pages again, so by hours. */
async function* sendVariants(replacement: unknown) {
  let count = 0;
  for (const { route, body } of listRoutesWithBody()) {
    asha = await logInRemembered(setup.app.url, 'asha');
    for (const { path, body: variant } of listVariants(body, replacement)) {
      count += 1;
      if (count % REQUESTS_PER_HOUR === 0) setup.app.clock.advanceHours(1);
      const method = route.method.toLowerCase() as 'post' | 'put';
      yield {
        name: `${getRouteName(route)} ${path}`,
        path,
        response: await asha[method](getUrl(route), variant as object),
      };
    }
  }
  expect(count).toBeGreaterThan(80);
}

const UNSTORABLE_TEXTS: [what: string, text: string][] = [
  ['a NUL byte', 'Asha\u0000Rao'],
  ['a lone high surrogate', 'Asha\ud83dRao'],
  ['a lone low surrogate', '\ude00'],
];
const UNUSUAL_VALUES: [what: string, value: unknown][] = [
  ['a right-to-left override', 'Asha\u202eoaR'],
  ['a line break and a control character', 'Asha\r\nBcc: all@example.in\u0007'],
  ['SQL', `'); drop table members; --`],
  ['a script', '<script>alert(1)</script>'],
  ['20 000 characters', 'x'.repeat(20_000)],
  ['an empty text', ''],
  ['null', null],
  ['a number', 1e308],
  ['a list', ['asha@example.in', 'ravi@example.in']],
  ['an operator', { $ne: null, toString: 'x', length: -1 }],
];

describe('text that cannot be stored', () => {
  it.each(UNSTORABLE_TEXTS)(
    '(%s) is rejected in every field of every route with the path of the field',
    async (_, text) => {
      for await (const { name, path, response } of sendVariants(text)) {
        expect([name, response.status, response.body.issues]).toEqual([
          name,
          422,
          [{ path, message: 'Please remove characters that cannot be printed.' }],
        ]);
      }
    },
  );

  it.each(['%00', 'LG%002611', '%ff', '%c0%ae', '%', '%E0%A4%A'])(
    '(%s) is rejected in a URL path',
    async (text) => {
      for (const { method, path } of routes.filter(
        (route) => route.path.startsWith('/api/') && route.path.includes(':'),
      )) {
        const request = setup.asha[method.toLowerCase() as 'get'](path.replace(/:\w+/g, text));
        expect([path, (await request).status]).toEqual([path, 400]);
      }
    },
  );

  it('is rejected in a query string', async () => {
    for (const query of [
      'places?q=ko%00ta',
      'report?key=%00',
      'payment/quote?reportKey=%00',
      'orders?before=%00',
    ]) {
      const { status, body } = await setup.asha.get(`/api/${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'malformed']);
    }
  });
});

describe('an unusual value', () => {
  it.each(UNUSUAL_VALUES)(
    '(%s) in any field of any route is answered without a server error',
    async (_, value) => {
      for await (const { name, response } of sendVariants(value)) {
        const { status, body } = response as supertest.Response;
        expect([name, status < 500]).toEqual([name, true]);
        expect([name, typeof body.success]).toEqual([name, 'boolean']);
      }
      await supertest(setup.app.url).get('/healthz').expect(200);
    },
  );

  it('that makes a regular expression slow is rejected at once', async () => {
    const body = buildRequestBodies({ birth: setup.birthDetails, orderId: '', gatewayOrderId: '' })[
      'POST /api/auth/send-contact'
    ];
    const startedAt = performance.now();
    await setup.asha
      .post('/api/auth/send-contact', { ...body, email: `a@${'.'.repeat(60_000)}@` })
      .expect(422);
    // With backtracking it took 13 seconds.
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });

  it('a repeated query parameter is answered without a server error', async () => {
    asha = await logInRemembered(setup.app.url, 'asha');
    for (const query of [
      'report?key=janam-kundli&key=life-blueprint',
      'payment/quote?reportKey=a&reportKey=b',
    ])
      await asha.get(`/api/${query}`).expect(404);
    await asha.get('/api/places?q=kota&q=pune').expect(200);
    await asha.get('/api/orders?before=a&before=b').expect(200);
  });
});

describe('a request body', () => {
  const send = (text: string, type = 'application/json') =>
    supertest(setup.app.url).post('/api/auth/login').set('Content-Type', type).send(text);
  const { email, password } = TEST_USERS.asha;

  it.each([
    `{"email":"${email}","password":"x","__proto__":{"remember":true}}`,
    `{"email":{"__proto__":{"toString":1}},"password":"x"}`,
    `{"constructor":{"prototype":{"memberId":"x"}},"__proto__":null,"email":"a@b.in","password":"x"}`,
  ])('that tries to change prototypes is rejected: %s', async (text) => {
    await send(text).expect(400);
    expect(({} as Record<string, unknown>).memberId).toBeUndefined();
  });

  it('with names of Object.prototype has no valid fields', async () => {
    const { body } = await send('{"constructor":"x","hasOwnProperty":1,"valueOf":null}').expect(422);
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(['email', 'password']);
  });

  it('with a repeated field uses the last value, for the rate limit and for the login', async () => {
    const bodyWithTwoEmails = `{"email":"${TEST_USERS.ravi.email}","email":"${email}","password":"${password}"}`;
    const { body } = await send(bodyWithTwoEmails).expect(200);
    expect(body.user.email).toBe(email);
  });

  it('with the deepest possible nesting is answered', async () => {
    const nestedLists = `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)},"password":"x"}`;
    expect([400, 422]).toContain((await send(nestedLists)).status);
    const nestedObjects = `{"email":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)},"password":"x"}`;
    expect([400, 422]).toContain((await send(nestedObjects)).status);
  });

  it('with 30 000 items is answered', async () => {
    await send(`{"email":[${'0,'.repeat(30_000)}0],"password":"x"}`).expect(422);
    await send(`[${'0,'.repeat(30_000)}0]`).expect(422);
  });

  it.each(['null', '1', '"x"', 'true', '', '{"email":', "{'email':1}", '{"a":1}{"b":2}', '\ufeff{}', 'NaN'])(
    'that is not a JSON object is rejected: %j',
    async (text) => {
      expect([400, 415, 422]).toContain((await send(text)).status);
    },
  );

  it.each([
    'application/vnd.api+json',
    'application/csp-report',
    'text/json',
    'application/json-patch+json',
    'json',
  ])('of content type %s is not parsed as JSON', async (type) => {
    await send(JSON.stringify(TEST_USERS.asha), type).expect(415);
  });

  it('with invalid UTF-8 is rejected', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`{"email":"${email}\xff","password":"`, 'latin1'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}'),
    ]);
    const { status } = await supertest(setup.app.url)
      .post('/api/auth/login')
      .set('Content-Type', 'application/json')
      .serialize((body: unknown) => body as string)
      .send(bytes);
    expect([400, 401, 422]).toContain(status);
  });
});

import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_USERS, logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { buildRequestBodies, routeName } from './request-bodies.ts';
import { listRoutes, type Route } from './list-routes.ts';
import { startShop, type PlacedOrder, type Shop } from '#src/testing/test-shop.ts';

let shop: Shop;
let routes: Route[];
let ordered: PlacedOrder;
let asha: TestUser;
let person: string;
beforeAll(async () => {
  shop = await startShop();
  routes = await listRoutes(shop.app);
  ordered = await shop.placeOrder(shop.asha);
  person = (await shop.asha.post('/api/people', { birth: shop.birthDetails }).expect(201)).body.person.id;
});
afterAll(() => shop.close());

type Variant = { path: string; body: unknown };

/** Every value of a body in turn replaced, however deep it lies. */
function* listVariants(body: unknown, strange: unknown, path = ''): Generator<Variant> {
  if (typeof body !== 'object' || body === null) return yield { path, body: strange };
  for (const [key, value] of Object.entries(body))
    for (const inner of listVariants(value, strange, path ? `${path}.${key}` : key))
      yield { path: inner.path, body: { ...body, [key]: inner.body } };
}

const getUrl = ({ path }: Route) =>
  path.replace(/:\w+/g, path.startsWith('/api/people') ? person : ordered.order);
const listRoutesWithBody = () => {
  const all = buildRequestBodies({
    birth: shop.birthDetails,
    orderId: ordered.order,
    gatewayOrderId: ordered.orderId,
  });
  return routes.flatMap((route) => (all[routeName(route)] ? [{ route, body: all[routeName(route)]! }] : []));
};

/** A day between routes and an hour between handfuls, so that no limit answers in a rule's place. */
async function* sendVariants(strange: unknown) {
  let calls = 0;
  for (const { route, body } of listRoutesWithBody()) {
    shop.app.clock.advance(24);
    asha = await logInRemembered(shop.app.url, 'asha');
    for (const { path, body: said } of listVariants(body, strange)) {
      calls += 1;
      if (calls % 8 === 0) shop.app.clock.advance(1);
      const method = route.method.toLowerCase() as 'post' | 'put';
      yield {
        name: `${routeName(route)} ${path}`,
        path,
        answer: await asha[method](getUrl(route), said as object),
      };
    }
  }
  expect(calls).toBeGreaterThan(80);
}

const UNSTORABLE_TEXTS: [what: string, text: string][] = [
  ['a null byte', 'Asha\u0000Rao'],
  ['half a character', 'Asha\ud83dRao'],
  ['the other half', '\ude00'],
];
const UNUSUAL_VALUES: [what: string, value: unknown][] = [
  ['a sign that turns writing around', 'Asha\u202eoaR'],
  ['a line and a bell', 'Asha\r\nBcc: all@example.in\u0007'],
  ['SQL', `'); drop table members; --`],
  ['a script', '<script>alert(1)</script>'],
  ['very many signs', 'x'.repeat(20_000)],
  ['nothing', ''],
  ['null', null],
  ['a number', 1e308],
  ['a list', ['asha@example.in', 'ravi@example.in']],
  ['an operator', { $ne: null, toString: 'x', length: -1 }],
];

describe('a text that cannot be kept', () => {
  it.each(UNSTORABLE_TEXTS)(
    '(%s) is refused in every field of every call, naming the field',
    async (_, text) => {
      for await (const { name, path, answer } of sendVariants(text)) {
        expect([name, answer.status, answer.body.issues]).toEqual([
          name,
          422,
          [{ path, message: 'Please remove characters that cannot be printed.' }],
        ]);
      }
    },
  );

  it.each(['%00', 'LG%002611', '%ff', '%c0%ae', '%', '%E0%A4%A'])(
    '(%s) is refused in an address',
    async (text) => {
      for (const { method, path } of routes.filter(
        (route) => route.path.startsWith('/api/') && route.path.includes(':'),
      )) {
        const call = shop.asha[method.toLowerCase() as 'get'](path.replace(/:\w+/g, text));
        expect([path, (await call).status]).toEqual([path, 400]);
      }
    },
  );

  it('is refused in a query', async () => {
    for (const query of [
      'places?q=ko%00ta',
      'report?key=%00',
      'payment/quote?reportKey=%00',
      'orders?before=%00',
    ]) {
      const { status, body } = await shop.asha.get(`/api/${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'malformed']);
    }
  });
});

describe('anything odd', () => {
  it.each(UNUSUAL_VALUES)(
    '(%s) in any field of any call is answered, never stumbled over',
    async (_, value) => {
      for await (const { name, answer } of sendVariants(value)) {
        const { status, body } = answer as supertest.Response;
        expect([name, status < 500]).toEqual([name, true]);
        expect([name, typeof body.success]).toEqual([name, 'boolean']);
      }
      await supertest(shop.app.url).get('/healthz').expect(200);
    },
  );

  it('does not keep the house busy: an address of sixty thousand dots is refused at once', async () => {
    const body = buildRequestBodies({ birth: shop.birthDetails, orderId: '', gatewayOrderId: '' })[
      'POST /api/auth/send-contact'
    ];
    const started = performance.now();
    await shop.asha
      .post('/api/auth/send-contact', { ...body, email: `a@${'.'.repeat(60_000)}@` })
      .expect(422);
    // thirteen seconds, when the pattern saw it
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it('given twice in a query is not taken for two', async () => {
    asha = await logInRemembered(shop.app.url, 'asha');
    for (const query of [
      'report?key=janam-kundli&key=life-blueprint',
      'payment/quote?reportKey=a&reportKey=b',
    ])
      await asha.get(`/api/${query}`).expect(404);
    await asha.get('/api/places?q=kota&q=pune').expect(200);
    await asha.get('/api/orders?before=a&before=b').expect(200);
  });
});

describe('a body', () => {
  const send = (text: string, type = 'application/json') =>
    supertest(shop.app.url).post('/api/auth/login').set('Content-Type', type).send(text);
  const { email, password } = TEST_USERS.asha;

  it.each([
    `{"email":"${email}","password":"x","__proto__":{"remember":true}}`,
    `{"email":{"__proto__":{"toString":1}},"password":"x"}`,
    `{"constructor":{"prototype":{"memberId":"x"}},"__proto__":null,"email":"a@b.in","password":"x"}`,
  ])('that reaches for prototypes is refused: %s', async (text) => {
    await send(text).expect(400);
    expect(({} as Record<string, unknown>).memberId).toBeUndefined();
  });

  it('with keys of every object is read as having none of them', async () => {
    const { body } = await send('{"constructor":"x","hasOwnProperty":1,"valueOf":null}').expect(422);
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual(['email', 'password']);
  });

  it('that names a field twice means the last, for the limits as for the login', async () => {
    const twice = `{"email":"${TEST_USERS.ravi.email}","email":"${email}","password":"${password}"}`;
    const { body } = await send(twice).expect(200);
    expect(body.user.email).toBe(email);
  });

  it('nested as deep as there is room for is answered', async () => {
    const deep = `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)},"password":"x"}`;
    expect([400, 422]).toContain((await send(deep)).status);
    const objects = `{"email":${'{"a":'.repeat(9000)}1${'}'.repeat(9000)},"password":"x"}`;
    expect([400, 422]).toContain((await send(objects)).status);
  });

  it('of thirty thousand items is answered', async () => {
    await send(`{"email":[${'0,'.repeat(30_000)}0],"password":"x"}`).expect(422);
    await send(`[${'0,'.repeat(30_000)}0]`).expect(422);
  });

  it.each(['null', '1', '"x"', 'true', '', '{"email":', "{'email':1}", '{"a":1}{"b":2}', '\ufeff{}', 'NaN'])(
    'that is no object is refused: %j',
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
  ])('of type %s is not read as JSON', async (type) => {
    await send(JSON.stringify(TEST_USERS.asha), type).expect(415);
  });

  it('in bytes that are no UTF-8 opens nothing', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`{"email":"${email}\xff","password":"`, 'latin1'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}'),
    ]);
    const { status } = await supertest(shop.app.url)
      .post('/api/auth/login')
      .set('Content-Type', 'application/json')
      .serialize((body: unknown) => body as string)
      .send(bytes);
    expect([400, 401, 422]).toContain(status);
  });
});

/**
 * Each limited act is driven to its end, by address and by account: one call goes through, its count is set to where the
 * next is one too many, and the next is turned away.
 */
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { buildRequestBodies } from './request-bodies.ts';
import { RATE_LIMITS } from '#src/app.ts';

let app: TestApp;
let token: string;
let body: Record<string, object>;
beforeAll(async () => {
  app = await startApp({ role: 'web', env: { TRUST_PROXY: 'true' } });
  await registerUser(app.url, 'asha');
  await registerUser(app.url, 'ravi');
  token = (await supertest(app.url).post('/api/auth/login').send(TEST_USERS.asha)).body.token;
  body = buildRequestBodies({
    birth: await buildBirthDetails(app.url),
    orderId: 'LG-2611-7K3QX9',
    gatewayOrderId: 'order_NoSuchOrder1',
  });
});
afterAll(() => app.close());

const ORDER = '/api/orders/LG-2611-7K3QX9';
/** A call of each limit, as a stranger or as Asha makes it; those in memory are driven to their end by calling. */
const ROUTES: Record<string, string> = {
  login: 'POST /api/auth/login',
  'sign-up': 'POST /api/auth/register',
  forgot: 'POST /api/auth/forgot-password',
  reset: 'POST /api/auth/reset-password',
  'password-again': 'POST /api/account/confirm',
  export: 'GET /api/account/export',
  'new-email': 'POST /api/account/email',
  contact: 'POST /api/auth/send-contact',
  newsletter: 'POST /api/newsletter/subscribe',
  order: 'POST /api/payment/create-order',
  generation: 'POST /api/payment/payment-success',
  resend: `POST ${ORDER}/resend`,
  receipt: `GET ${ORDER}/receipt.pdf`,
  verify: 'GET /api/verify/0123456789abcdef0123456789abcdef',
  dashboard: 'GET /api/dashboard',
  places: 'GET /api/places',
};

type Scope = 'address' | 'pair' | 'account';
const getRule = (limit: (typeof RATE_LIMITS)[number], scope: Scope) =>
  ({ address: limit.perAddress, pair: limit.perAddressAndAccount, account: limit.perAccount })[scope];

/** The widest first: from another address, an account is known as before. */
const CASES = RATE_LIMITS.flatMap((limit) =>
  (['address', 'pair', 'account'] as const).flatMap((scope) => {
    const rule = getRule(limit, scope);
    return rule ? [{ name: limit.name, scope, ...rule }] : [];
  }),
);
const inDatabase = CASES.filter(({ store }) => !store);
/** Three thousand calls would take longer than they tell. */
const inMemory = CASES.filter(({ store, max }) => store && max < 3000);

let callers = 0;
/** From an address nobody has called from; Asha, unless it is a stranger. */
function createCall(name: string, { change = {}, stranger = false } = {}): () => Promise<Response> {
  const [method, path] = ROUTES[name]!.split(' ') as [string, string];
  const sent = { ...body[ROUTES[name]!], ...change };
  const init = {
    method,
    headers: {
      'content-type': 'application/json',
      ...(stranger ? {} : { authorization: `Bearer ${token}` }),
      'x-forwarded-for': `203.0.113.${(callers += 1)}`,
    },
    ...(method === 'POST' ? { body: JSON.stringify(sent) } : {}),
  };
  return () => fetch(app.url + path, init);
}

const fill = (name: string, scope: Scope, points: number) =>
  app.db('rate_limits').where('key', 'like', `${name}:${scope}:%`).update({ points });

async function expectRejected(answer: Response, minutes: number): Promise<unknown> {
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(minutes * 60);
  const told: unknown = await answer.json();
  expect(told).toMatchObject({
    success: false,
    code: 'too-many',
    message: expect.stringMatching(/^That was too often in a short time\. Please wait .+ and try again\.$/),
  });
  return told;
}

describe('what was done too often', () => {
  it.each(inDatabase)('is turned away: $name, by $scope', async ({ name, scope, max, minutes }) => {
    const call = createCall(name);
    expect((await call()).status).not.toBe(429);
    expect(await fill(name, scope, max)).toBeGreaterThan(0);
    await expectRejected(await call(), minutes);
  });

  it.each(inMemory)('is turned away: $name, by $scope', async ({ name, scope, max, minutes }) => {
    // as a member one would not get as far as that
    const call = createCall(name, { stranger: scope === 'address' });
    for (let left = max; left > 0; left -= 50)
      for (const { status } of await Promise.all(Array.from({ length: Math.min(50, left) }, call)))
        expect(status).not.toBe(429);
    await expectRejected(await call(), minutes);
  });

  it('tells nobody who is a member: a known address and another are turned away alike', async () => {
    const told = [];
    await fill('sign-up', 'account', 0);
    for (const email of [TEST_USERS.ravi.email, 'nobody@example.in']) {
      const call = createCall('sign-up', { change: { email, password: 'short' } });
      expect((await call()).status).toBe(422);
      await fill('sign-up', 'account', 30);
      told.push(await expectRejected(await call(), 60));
    }
    expect(told[0]).toEqual(told[1]);
  });

  it('is counted without an address or an e-mail to be read', async () => {
    const rows = await app.db('rate_limits');
    expect(rows.length).toBeGreaterThan(inDatabase.length);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|example|@/);
  });
});

describe('the acts that the limits are for', () => {
  it.each(['login', 'sign-up', 'forgot', 'reset', 'contact', 'newsletter', 'order', 'generation', 'resend'])(
    'are counted by address and by account: %s',
    (name) => expect(RATE_LIMITS.find((limit) => limit.name === name)).toHaveProperty('perAccount'),
  );
});

/**
 * Exhausts each rate limit by IP address and by account: one request passes, its count is set to the maximum, and the next
 * request is rejected.
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
let requestBodies: Record<string, object>;
beforeAll(async () => {
  app = await startApp({ role: 'web', env: { TRUST_PROXY: 'true' } });
  await registerUser(app.url, 'asha');
  await registerUser(app.url, 'ravi');
  token = (await supertest(app.url).post('/api/auth/login').send(TEST_USERS.asha)).body.token;
  requestBodies = buildRequestBodies({
    birth: await buildBirthDetails(app.url),
    orderId: 'LG-2611-7K3QX9',
    gatewayOrderId: 'order_NoSuchOrder1',
  });
});
afterAll(() => app.close());

const ORDER = '/api/orders/LG-2611-7K3QX9';
/** One request for each limit. */
const ROUTE_BY_LIMIT: Record<string, string> = {
  login: 'POST /api/auth/login',
  'sign-up': 'POST /api/auth/register',
  forgot: 'POST /api/auth/forgot-password',
  reset: 'POST /api/auth/reset-password',
  'reset-check': 'POST /api/auth/reset-password/check',
  'password-again': 'POST /api/account/confirm',
  export: 'GET /api/account/export',
  'new-email': 'POST /api/account/email',
  contact: 'POST /api/auth/send-contact',
  newsletter: 'POST /api/newsletter/subscribe',
  'newsletter-confirm': 'POST /api/newsletter/confirm',
  'newsletter-unsubscribe': 'POST /api/newsletter/unsubscribe/019aa000-0000-7000-8000-000000000000',
  'newsletter-settings': 'GET /api/newsletter/subscription',
  attempt: 'POST /api/payment/attempts',
  order: 'POST /api/payment/create-order',
  generation: 'POST /api/payment/payment-success',
  'order-change': `POST ${ORDER}/resend`,
  receipt: `GET ${ORDER}/receipt.pdf`,
  verify: 'GET /api/verify/0123456789abcdef0123456789abcdef',
  dashboard: 'GET /api/dashboard',
  places: 'GET /api/places',
  'chart-facts': 'POST /api/chart-facts',
  'kundli-milan': 'POST /api/kundli-milan',
  'shared-match': 'GET /api/kundli-milan/shared/AQ',
  panchang: 'GET /api/panchang/jaipur',
  'panchang-calendar': 'GET /api/panchang/jaipur/calendar.ics',
};

/** Requests sent at the same time to exhaust a limit in memory. */
const BATCH_SIZE = 50;

/** What a limit counts by: the IP address, the account, or the pair of both. */
type Scope = 'address' | 'pair' | 'account';
const getRule = (limit: (typeof RATE_LIMITS)[number], scope: Scope) =>
  ({ address: limit.perAddress, pair: limit.perAddressAndAccount, account: limit.perAccount })[scope];

/** By address first, because every case uses another address and the same account. */
const CASES = RATE_LIMITS.flatMap((limit) =>
  (['address', 'pair', 'account'] as const).flatMap((scope) => {
    const rule = getRule(limit, scope);
    return rule ? [{ name: limit.name, scope, ...rule }] : [];
  }),
);
const casesInDatabase = CASES.filter(({ store }) => !store);
/** Limits in memory are exhausted by requests; 3000 would take too long. */
const casesInMemory = CASES.filter(({ store, max }) => store && max < 3000);

let addressCount = 0;
/** A request from a new address, by Asha unless it is anonymous. */
function createCall(name: string, { change = {}, isAnonymous = false } = {}): () => Promise<Response> {
  const [method, path] = ROUTE_BY_LIMIT[name]!.split(' ') as [string, string];
  const sentBody = { ...requestBodies[ROUTE_BY_LIMIT[name]!], ...change };
  const init = {
    method,
    headers: {
      'content-type': 'application/json',
      ...(isAnonymous ? {} : { authorization: `Bearer ${token}` }),
      'x-forwarded-for': `203.0.113.${(addressCount += 1)}`,
    },
    ...(method === 'POST' ? { body: JSON.stringify(sentBody) } : {}),
  };
  return () => fetch(app.url + path, init);
}

const setPoints = (name: string, scope: Scope, points: number) =>
  app.db('rate_limits').where('key', 'like', `${name}:${scope}:%`).update({ points });

async function expectRejected(response: Response, minutes: number): Promise<unknown> {
  expect(response.status).toBe(429);
  const seconds = Number(response.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(minutes * 60);
  const body: unknown = await response.json();
  expect(body).toMatchObject({
    success: false,
    code: 'too-many',
    message: expect.stringMatching(/^That was too often in a short time\. Please wait .+ and try again\.$/),
  });
  return body;
}

describe('a request beyond the limit', () => {
  it.each(casesInDatabase)(
    'is rejected: $name, by $scope, in the database',
    async ({ name, scope, max, minutes }) => {
      const sendRequest = createCall(name);
      expect((await sendRequest()).status).not.toBe(429);
      expect(await setPoints(name, scope, max)).toBeGreaterThan(0);
      await expectRejected(await sendRequest(), minutes);
    },
  );

  it.each(casesInMemory)(
    'is rejected: $name, by $scope, in memory',
    async ({ name, scope, max, minutes }) => {
      // A member reaches the limit of the account first.
      const sendRequest = createCall(name, { isAnonymous: scope === 'address' });
      for (let remaining = max; remaining > 0; remaining -= BATCH_SIZE)
        for (const { status } of await Promise.all(
          Array.from({ length: Math.min(BATCH_SIZE, remaining) }, sendRequest),
        ))
          expect(status).not.toBe(429);
      await expectRejected(await sendRequest(), minutes);
    },
  );

  it('is rejected in the same way for a known and an unknown e-mail address', async () => {
    const rejections = [];
    await setPoints('sign-up', 'account', 0);
    for (const email of [TEST_USERS.ravi.email, 'nobody@example.in']) {
      const sendRequest = createCall('sign-up', { change: { email, password: 'short' } });
      expect((await sendRequest()).status).toBe(422);
      await setPoints('sign-up', 'account', 30);
      rejections.push(await expectRejected(await sendRequest(), 60));
    }
    expect(rejections[0]).toEqual(rejections[1]);
  });

  it('is counted without storing IP addresses or e-mail addresses', async () => {
    const rows = await app.db('rate_limits');
    expect(rows.length).toBeGreaterThan(casesInDatabase.length);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|example|@/);
  });
});

describe('sensitive requests', () => {
  it.each([
    'login',
    'sign-up',
    'forgot',
    'reset',
    'contact',
    'newsletter',
    'order',
    'generation',
    'order-change',
  ])('are limited by address and by account: %s', (name) =>
    expect(RATE_LIMITS.find((limit) => limit.name === name)).toHaveProperty('perAccount'),
  );
});

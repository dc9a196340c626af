import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#src/platform/contract-time.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import { RATE_LIMITS } from '#src/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ role: 'web', env: { TRUST_PROXY: 'true' } });
  await registerUser(app.url, 'asha');
});
// The start of a day is the start of every window.
beforeEach(() => {
  app.clock.set(new Date(Math.ceil((app.clock.now().getTime() + 1) / DAY_MS) * DAY_MS).toISOString());
});
afterAll(() => app.close());

const postFrom = (address: string, path: string, body: object) =>
  supertest(app.url).post(path).set('X-Forwarded-For', address).send(body);
const tryPassword = (address: string, password = 'not-this-one') =>
  postFrom(address, '/api/auth/login', { email: TEST_USERS.asha.email, password });
const repeat = async (count: number, request: () => Promise<unknown>) => {
  for (let index = 0; index < count; index += 1) await request();
};

describe('password guessing', () => {
  it('is rejected after ten failures from one address, with a message and Retry-After', async () => {
    await repeat(10, () => tryPassword('203.0.113.7').expect(401));
    app.clock.advanceMinutes(5);
    const { body, headers } = await tryPassword('203.0.113.7').expect(429);
    expect(body).toEqual({
      success: false,
      code: 'too-many',
      error: body.message,
      message: 'That was too often in a short time. Please wait 10 minutes and try again.',
    });
    expect(headers['retry-after']).toBe('600');
  });

  it('is rejected even with the right password, but not from another address', async () => {
    await repeat(10, () => tryPassword('203.0.113.7').expect(401));
    await tryPassword('203.0.113.7', TEST_USERS.asha.password).expect(429);
    await tryPassword('198.51.100.2', TEST_USERS.asha.password).expect(200);
  });

  it('is allowed again after fifteen minutes', async () => {
    await repeat(10, () => tryPassword('203.0.113.7').expect(401));
    app.clock.advanceMinutes(15);
    await tryPassword('203.0.113.7', TEST_USERS.asha.password).expect(200);
  });

  it('is counted per IPv6 network and regardless of spelling', async () => {
    const createAddress = (host: number) => `2001:db8:1:2::${host}`;
    let hostCount = 0;
    await repeat(10, () => tryPassword(createAddress((hostCount += 1))).expect(401));
    await tryPassword(createAddress(99)).expect(429);
    const respelledLogin = { email: ` ${TEST_USERS.asha.email.toUpperCase()}`, password: 'not-this-one' };
    await postFrom(createAddress(7), '/api/auth/login', respelledLogin).expect(429);
    await postFrom(createAddress(7), '/api/AUTH/login/', respelledLogin).expect(429);
  });

  it('is counted by the address that our proxy adds, not by addresses that the client sends', async () => {
    let addressCount = 0;
    await repeat(10, () => tryPassword(`10.0.0.${(addressCount += 1)}, 203.0.113.7`).expect(401));
    await tryPassword('10.0.0.99, 203.0.113.7').expect(429);
  });

  it('does not count successful logins', async () => {
    await repeat(12, () => tryPassword('203.0.113.7', TEST_USERS.asha.password).expect(200));
  });
});

describe('without a trusted proxy', () => {
  it('X-Forwarded-For is ignored', async () => {
    const appWithoutProxy = await startApp({ role: 'web' });
    let addressCount = 0;
    const logIn = () =>
      supertest(appWithoutProxy.url)
        .post('/api/auth/login')
        .set('X-Forwarded-For', `203.0.113.${(addressCount += 1)}`)
        .send({ email: 'nobody@example.in', password: 'not-this-one' });
    await repeat(10, () => logIn().expect(401));
    await logIn().expect(429);
    await appWithoutProxy.close();
  });
});

describe('password reset requests', () => {
  it('are rejected after five an hour for one e-mail address, registered or not', async () => {
    for (const email of [TEST_USERS.asha.email, 'nobody@example.in']) {
      let addressCount = 0;
      const requestReset = () =>
        postFrom(`203.0.113.${(addressCount += 1)}`, '/api/auth/forgot-password', { email });
      await repeat(5, () => requestReset().expect(200));
      expect((await requestReset().expect(429)).headers['retry-after']).toBe('3600');
    }
  });
});

describe('reauthentication', () => {
  it('is rejected after ten failures of the member from any address', async () => {
    const { body } = await tryPassword('198.51.100.3', TEST_USERS.asha.password).expect(200);
    let addressCount = 0;
    const changePassword = () =>
      postFrom(`203.0.113.${(addressCount += 1)}`, '/api/account/password', {
        password: 'not-this-one',
        newPassword: 'x',
      }).set('Authorization', `Bearer ${body.token}`);
    await repeat(10, () => changePassword().expect(403));
    await changePassword().expect(429);
  });
});

describe('the rate limits', () => {
  const routes = [
    'POST /api/auth/login',
    'POST /api/auth/register',
    'POST /api/auth/forgot-password',
    'POST /api/auth/reset-password',
    'POST /api/auth/reset-password/check',
    'POST /api/auth/send-contact',
    'POST /api/newsletter/subscribe',
    'POST /api/newsletter/confirm',
    'POST /api/newsletter/unsubscribe/019aa000-0000-7000-8000-000000000000',
    'GET /api/newsletter/unsubscribe/019aa000-0000-7000-8000-000000000000',
    'PUT /api/newsletter/subscription',
    'POST /api/payment/create-order',
    'POST /api/payment/payment-success',
    'POST /api/payment/attempts',
    'POST /api/orders/LG-2611-7K3QX9/resend',
    'POST /api/orders/LG-2611-7K3QX9/correction',
    'POST /api/orders/LG-2611-7K3QX9/refund',
    'GET /api/orders/LG-2611-7K3QX9/receipt.pdf',
    'POST /api/account/password',
    'POST /api/account/email',
    'POST /api/account/confirm',
    'GET /api/account/export',
    'GET /api/account/export/availability',
    'GET /api/dashboard',
    'GET /api/places',
    'POST /api/chart-facts',
    'POST /api/kundli-milan',
    'POST /api/kept-matches',
    'GET /api/kept-matches/019aa000-0000-7000-8000-000000000000',
    'GET /api/kundli-milan/shared/AQ',
    'GET /kundli-milan/shared/AQ',
    'GET /api/panchang/jaipur',
    'GET /api/panchang/jaipur/calendar.ics',
    'GET /panchang/jaipur/2026-11-22',
  ];
  it.each(routes)('have exactly one for %s', (route) => {
    expect(RATE_LIMITS.filter(({ route: pattern }) => pattern.test(route))).toHaveLength(1);
  });

  it('store no IP address and no e-mail address in the database', async () => {
    await tryPassword('203.0.113.7').expect(401);
    const rows = await app.db('rate_limits');
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|asha|@/);
  });
});

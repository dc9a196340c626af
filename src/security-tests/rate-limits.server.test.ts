import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#src/platform/contract-time.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import { createTestClock } from '#src/testing/test-clock.ts';
import { createRateLimiter, type RateLimitRule } from '#src/platform/http/rate-limiter.ts';
import { RATE_LIMITS } from '#src/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ role: 'web', env: { TRUST_PROXY: 'true' } });
  await registerUser(app.url, 'asha');
});
// at the very beginning of a window of a day, and so of every window
beforeEach(() => {
  app.clock.set(new Date(Math.ceil((app.clock.now().getTime() + 1) / DAY_MS) * DAY_MS).toISOString());
});
afterAll(() => app.close());

const postFrom = (address: string, path: string, body: object) =>
  supertest(app.url).post(path).set('X-Forwarded-For', address).send(body);
const tryPassword = (address: string, password = 'not-this-one') =>
  postFrom(address, '/api/auth/login', { email: TEST_USERS.asha.email, password });
const repeat = async (count: number, act: () => Promise<unknown>) => {
  for (let done = 0; done < count; done += 1) await act();
};

describe('guessing a password', () => {
  it('ends after ten failures from one address, with a plain word and the time to wait', async () => {
    await repeat(10, () => tryPassword('203.0.113.7').expect(401));
    app.clock.advance(5 / 60);
    const { body, headers } = await tryPassword('203.0.113.7').expect(429);
    expect(body).toEqual({
      success: false,
      code: 'too-many',
      error: body.message,
      message: 'That was too often in a short time. Please wait 10 minutes and try again.',
    });
    expect(headers['retry-after']).toBe('600');
  });

  it('is not even answered when the last guess is right, and shuts out nobody at another address', async () => {
    await repeat(10, () => tryPassword('203.0.113.7').expect(401));
    await tryPassword('203.0.113.7', TEST_USERS.asha.password).expect(429);
    await tryPassword('198.51.100.2', TEST_USERS.asha.password).expect(200);
  });

  it('may go on when the quarter of an hour is over', async () => {
    await repeat(10, () => tryPassword('203.0.113.7').expect(401));
    app.clock.advance(15 / 60);
    await tryPassword('203.0.113.7', TEST_USERS.asha.password).expect(200);
  });

  it('knows one caller in all addresses of a home, and no way around by spelling', async () => {
    const home = (n: number) => `2001:db8:1:2::${n}`;
    let n = 0;
    await repeat(10, () => tryPassword(home((n += 1))).expect(401));
    await tryPassword(home(99)).expect(429);
    const spelled = { email: ` ${TEST_USERS.asha.email.toUpperCase()}`, password: 'not-this-one' };
    await postFrom(home(7), '/api/auth/login', spelled).expect(429);
    await postFrom(home(7), '/api/AUTH/login/', spelled).expect(429);
  });

  it('believes only what the one proxy says: what a caller adds before it does not count', async () => {
    let n = 0;
    await repeat(10, () => tryPassword(`10.0.0.${(n += 1)}, 203.0.113.7`).expect(401));
    await tryPassword('10.0.0.99, 203.0.113.7').expect(429);
  });

  it('does not count those who get it right', async () => {
    await repeat(12, () => tryPassword('203.0.113.7', TEST_USERS.asha.password).expect(200));
  });
});

describe('without a proxy', () => {
  it('what a caller says of their address is not believed', async () => {
    const bare = await startApp({ role: 'web' });
    let n = 0;
    const ask = () =>
      supertest(bare.url)
        .post('/api/auth/login')
        .set('X-Forwarded-For', `203.0.113.${(n += 1)}`)
        .send({ email: 'nobody@example.in', password: 'not-this-one' });
    await repeat(10, () => ask().expect(401));
    await ask().expect(429);
    await bare.close();
  });
});

describe('asking for links', () => {
  it('ends after five an hour for one address, whoever asks and whether it is a member’s or not', async () => {
    for (const email of [TEST_USERS.asha.email, 'nobody@example.in']) {
      let n = 0;
      const ask = () => postFrom(`203.0.113.${(n += 1)}`, '/api/auth/forgot-password', { email });
      await repeat(5, () => ask().expect(200));
      expect((await ask().expect(429)).headers['retry-after']).toBe('3600');
    }
  });
});

describe('trying one’s password again', () => {
  it('ends after ten failures of the member, from wherever', async () => {
    const { body } = await tryPassword('198.51.100.3', TEST_USERS.asha.password).expect(200);
    let n = 0;
    const change = () =>
      postFrom(`203.0.113.${(n += 1)}`, '/api/account/password', {
        password: 'not-this-one',
        newPassword: 'x',
      }).set('Authorization', `Bearer ${body.token}`);
    await repeat(10, () => change().expect(403));
    await change().expect(429);
  });
});

describe('the table of limits', () => {
  const calls = [
    'POST /api/auth/login',
    'POST /api/auth/register',
    'POST /api/auth/forgot-password',
    'POST /api/auth/reset-password',
    'POST /api/auth/send-contact',
    'POST /api/newsletter/subscribe',
    'POST /api/payment/create-order',
    'POST /api/payment/payment-success',
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
  ];
  it.each(calls)('has one for %s', (called) => {
    expect(RATE_LIMITS.filter(({ route }) => route.test(called))).toHaveLength(1);
  });

  it('keeps no address and no e-mail in the database', async () => {
    await tryPassword('203.0.113.7').expect(401);
    const rows = await app.db('rate_limits');
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|asha|@/);
  });
});

describe('counting', () => {
  const rule: RateLimitRule = { max: 2, minutes: 1 };
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());
  const counter = () =>
    createRateLimiter({ db: database.db, clock: createTestClock(), secret: 'a secret of this test' });

  it('goes on in another process', async () => {
    const [one, other] = [counter(), counter()];
    expect(await one.consume('act', rule, 'asha')).toBeUndefined();
    expect(await other.consume('act', rule, 'asha')).toBeUndefined();
    expect(await one.consume('act', rule, 'asha')).toBe(60);
    expect(await other.consume('act', rule, 'asha')).toBe(60);
    expect(await other.consume('act', rule, 'ravi')).toBeUndefined();
  });

  it('goes on in memory while the database keeps everybody waiting', async () => {
    const [one, holder] = [counter(), await database.db.transaction()];
    await holder.raw('lock table rate_limits in access exclusive mode');
    const counted = [];
    for (const _ of [1, 2, 3]) counted.push(await one.consume('slow', rule, 'asha'));
    await holder.rollback();
    expect(counted).toEqual([undefined, undefined, 60]);
  });

  it('goes on in memory when the table is gone', async () => {
    const one = counter();
    await database.db.raw('select 1');
    const owner = (await import('#src/platform/database.ts')).connect(database.ownerUrl, { max: 1 });
    await owner.raw('drop table rate_limits');
    await owner.destroy();
    expect(await one.consume('gone', rule, 'asha')).toBeUndefined();
    expect(await one.consume('gone', rule, 'asha')).toBeUndefined();
    expect(await one.consume('gone', rule, 'asha')).toBe(60);
  });
});

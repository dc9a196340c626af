import Keygrip from 'keygrip';
import Koa from 'koa';
import supertest from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashSha256Bytes } from '#src/platform/crypto.ts';
import { DAY_MS } from '#src/platform/contract-time.ts';
import { registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { createSessionMiddleware } from './session-cookie.ts';
import { signIn } from './sessions.ts';

const KEY = 'a test secret of at least 32 characters';
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ role: 'web', env: { COOKIE_KEYS: KEY } });
  await registerUser(app.url, 'asha');
  await registerUser(app.url, 'ravi');
});
beforeEach(() => app.clock.advanceHours(1));
afterAll(() => app.close());

type Jar = Record<string, string>;
const toCookieHeader = (jar: Jar) =>
  Object.entries(jar)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
/** Merges the cookies of a response into a jar. */
function readCookies({ headers }: supertest.Response, previousJar: Jar = {}): Jar {
  const jar = { ...previousJar };
  for (const setCookie of (headers['set-cookie'] ?? []) as string[]) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(setCookie)!;
    jar[name!] = value!;
  }
  return jar;
}

const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };
const post = (path: string, jar: Jar, body: object = {}) =>
  supertest(app.url)
    .post(path)
    .set({ ...SAME_ORIGIN, cookie: toCookieHeader(jar) })
    .send(body);
const login = (jar: Jar = {}, credentials: object = TEST_USERS.asha) =>
  post('/api/auth/login', jar, credentials).expect(200);
const requestProfile = (jar: Jar, headers: object = {}) =>
  supertest(app.url)
    .get('/api/profile')
    .set({ cookie: toCookieHeader(jar), ...headers });

/** Signs a cookie as an attacker with the keys could: the session store must still reject an unknown id. */
const createSignedCookie = (id: string): Jar => ({
  sid: id,
  'sid.sig': new Keygrip([KEY], 'sha256').sign(`sid=${id}`),
});

describe('a session from before the login', () => {
  it('is replaced at login: a planted cookie opens nothing afterwards', async () => {
    const thief = readCookies(await login({}, TEST_USERS.ravi));
    const victim = readCookies(await login(thief), thief);
    expect(victim.sid).not.toBe(thief.sid);
    await requestProfile(thief).expect(401);
    expect((await requestProfile(victim).expect(200)).body.user.email).toBe(TEST_USERS.asha.email);
  });

  it('with an invented id is rejected, even with a valid signature', async () => {
    const inventedCookie = createSignedCookie('A'.repeat(43));
    await requestProfile(inventedCookie).expect(401);
    const cookiesAfter = readCookies(await login(inventedCookie), inventedCookie);
    expect(cookiesAfter.sid).not.toBe(inventedCookie.sid);
    await requestProfile(inventedCookie).expect(401);
  });

  it('is replaced at sign-up', async () => {
    const thief = readCookies(await login({}, TEST_USERS.ravi));
    const form = { name: 'Kiran Das', email: 'kiran@example.in', password: 'digamsa-yantra' };
    const member = readCookies(await post('/api/auth/register', thief, form).expect(201), thief);
    expect(member.sid).not.toBe(thief.sid);
    await requestProfile(thief).expect(401);
  });
});

describe('the session id', () => {
  const { password } = TEST_USERS.asha;
  const sensitiveRequests: [what: string, path: string, body: object][] = [
    ['a changed password', '/api/account/password', { password, newPassword: 'rama-yantra-7' }],
    ['the old password again', '/api/account/password', { password: 'rama-yantra-7', newPassword: password }],
    ['a changed e-mail', '/api/account/email', { password, email: 'asha@new.example' }],
    ['the old e-mail again', '/api/account/email', { password, email: TEST_USERS.asha.email }],
    ['the password given again', '/api/account/confirm', { password }],
  ];
  it.each(sensitiveRequests)('changes after %s, and the old id stops working', async (_, path, body) => {
    const isEmailRestored = path.endsWith('email') && 'email' in body && body.email === TEST_USERS.asha.email;
    const credentials = {
      email: isEmailRestored ? 'asha@new.example' : TEST_USERS.asha.email,
      password: (body as { password: string }).password,
    };
    const response = await login({}, { ...credentials, remember: true });
    const cookiesBefore = readCookies(response);
    const changeResponse = await post(path, cookiesBefore, body).expect(200);
    const cookiesAfter = readCookies(changeResponse, cookiesBefore);
    expect(cookiesAfter.sid).not.toBe(cookiesBefore.sid);
    await requestProfile(cookiesBefore).expect(401);
    await requestProfile(cookiesAfter).expect(200);
    const token = { Authorization: `Bearer ${response.body.token}` };
    await requestProfile(cookiesAfter, token).expect(200);
    await requestProfile(cookiesBefore, token).expect(401);
    // remember-me is kept
    expect(String(changeResponse.headers['set-cookie'])).toMatch(
      /sid=[^;]{43};[^,]*expires=[^,]+, \d\d \w+ (?!1970)/i,
    );
  });

  it('is not renewed for a session that was ended in the same request', async () => {
    const browser = readCookies(await login());
    const script = await supertest(app.url).post('/api/auth/login').send(TEST_USERS.asha).expect(200);
    const response = await supertest(app.url)
      .post('/api/account/password')
      .set({ ...SAME_ORIGIN, cookie: toCookieHeader(browser), Authorization: `Bearer ${script.body.token}` })
      .send({ password, newPassword: 'rama-yantra-7' })
      .expect(200);
    await requestProfile(readCookies(response, browser)).expect(401);
    await requestProfile(browser).expect(401);
    const changeBack = { password: 'rama-yantra-7', newPassword: password };
    await supertest(app.url)
      .post('/api/account/password')
      .set('Authorization', `Bearer ${script.body.token}`)
      .send(changeBack)
      .expect(200);
  });
});

describe('an ended session', () => {
  it('is not created again by a request that was in progress', async () => {
    const jar = readCookies(await login({}, { ...TEST_USERS.asha, remember: true }));
    const key = { id_hash: hashSha256Bytes(jar.sid!) };
    // half of the cookie's lifetime is over: the next request renews it
    const { data } = await app.db('sessions').where(key).first();
    await app
      .db('sessions')
      .where(key)
      .update({ data: { ...data, _expire: Date.now() + DAY_MS } });
    const blocker = await app.db.transaction();
    await blocker.raw('lock table members in access exclusive mode');
    const pendingRequest = requestProfile(jar).then(({ status }) => status);
    const listWaitingQueries = () =>
      app
        .db('pg_stat_activity')
        .where({ wait_event_type: 'Lock', datname: app.db.raw('current_database()') });
    await expect.poll(listWaitingQueries).toHaveLength(1);
    await app.db('sessions').where(key).delete();
    await blocker.rollback();
    await pendingRequest;
    expect(await app.db('sessions').where(key)).toEqual([]);
    await requestProfile(jar).expect(401);
  });

  it('after 90 days rejects its token and its cookie', async () => {
    const response = await supertest(app.url)
      .post('/api/auth/login')
      .send({ ...TEST_USERS.asha, remember: true })
      .expect(200);
    const jar = readCookies(response);
    const token = { Authorization: `Bearer ${response.body.token}` };
    for (const _ of [1, 2, 3, 4]) {
      app.clock.advanceHours(22 * 24);
      await requestProfile(jar).expect(200);
    }
    await requestProfile({}, token).expect(200);
    app.clock.advanceHours(3 * 24);
    await requestProfile(jar).expect(401);
    await requestProfile({}, token).expect(401);
  });
});

describe('a session cookie', () => {
  let jar: Jar;
  let ravi: Jar;
  beforeEach(async () => {
    jar = readCookies(await login());
    ravi = readCookies(await login({}, TEST_USERS.ravi));
  });
  const changeCharacter = (text: string, index: number) =>
    text.slice(0, index) + (text[index] === 'A' ? 'B' : 'A') + text.slice(index + 1);

  it('is rejected with any character changed', async () => {
    await requestProfile(jar).expect(200);
    for (const name of ['sid', 'sid.sig'])
      for (const index of [0, 1, 20])
        await requestProfile({ ...jar, [name]: changeCharacter(jar[name]!, index) }).expect(401);
  });

  const forgedCookies: [what: string, forge: (own: Jar, other: Jar) => Jar][] = [
    ['cut short', (ownJar) => ({ ...ownJar, sid: ownJar.sid!.slice(0, -1) })],
    ['without its signature', ({ sid }) => ({ sid: sid! })],
    ['with an empty signature', (ownJar) => ({ ...ownJar, 'sid.sig': '' })],
    [
      'with another member’s signature',
      (ownJar, otherJar) => ({ ...ownJar, 'sid.sig': otherJar['sid.sig']! }),
    ],
    [
      'with the cookie name of production',
      (ownJar) => ({ '__Host-sid': ownJar.sid!, '__Host-sid.sig': ownJar['sid.sig']! }),
    ],
    ['of 12,000 characters', (ownJar) => ({ ...ownJar, sid: 'A'.repeat(12_000) })],
    ['with non-ASCII characters', (ownJar) => ({ ...ownJar, sid: encodeURIComponent('सत्र') })],
    ['with a list in it', (ownJar) => ({ ...ownJar, sid: `${ownJar.sid},${ownJar.sid}` })],
  ];
  it.each(forgedCookies)('%s is rejected', async (_, forge) => {
    await requestProfile(forge(jar, ravi)).expect(401);
  });

  it('is rejected with the signature of the Google cookie', async () => {
    const googleSignature = new Keygrip([KEY], 'sha256').sign(`google=${jar.sid}`);
    await requestProfile({ ...jar, 'sid.sig': googleSignature }).expect(401);
  });
});

describe('the session cookie in production', () => {
  it('is limited to the host, to TLS and to HTTP', async () => {
    const productionApp = new Koa();
    productionApp.proxy = true;
    productionApp.use(
      createSessionMiddleware(productionApp, { db: app.db, clock: app.clock, keys: [KEY], isSecure: true }),
    );
    productionApp.use(async (ctx) => {
      ctx.body = await signIn(ctx, await app.db('members').first(), { isRemembered: false });
    });
    const response = await supertest(productionApp.callback())
      .get('/')
      .set('X-Forwarded-Proto', 'https')
      .expect(200);
    const cookies = response.headers['set-cookie'] as unknown as string[];
    expect(cookies.at(0)).toMatch(/^__Host-sid=[\w-]{43}; path=\/; samesite=lax; secure; httponly$/i);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-.*; secure; httponly$/i);
  });
});

describe('a bearer token', () => {
  it('of a browser is rejected with the cookie of another member or another session', async () => {
    const { body } = await login();
    const token = { Authorization: `Bearer ${body.token}` };
    await requestProfile(readCookies(await login({}, TEST_USERS.ravi)), token).expect(401);
    await requestProfile(readCookies(await login()), token).expect(401);
    await requestProfile({}, token).expect(401);
    await requestProfile({}, { 'auth-Token': body.token }).expect(401);
  });

  it('that is invalid is rejected even with a valid cookie', async () => {
    const jar = readCookies(await login());
    for (const invalidToken of ['A'.repeat(43), 'null', 'A'.repeat(8000), `' or 1=1 --`, 'é'])
      await requestProfile(jar, { 'auth-Token': invalidToken }).expect(401);
  });

  it('is not its stored hash', async () => {
    await supertest(app.url).post('/api/auth/login').send(TEST_USERS.asha).expect(200);
    for (const { token_hash: hash } of await app.db('sessions').whereNotNull('token_hash'))
      for (const encoding of ['hex', 'base64url'] as const)
        await requestProfile({}, { Authorization: `Bearer ${hash.toString(encoding)}` }).expect(401);
  });
});

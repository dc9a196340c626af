import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBirthDetails } from '#src/places/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { createBrowserAgent, registerUser, TEST_USERS } from '#src/accounts/testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
});
afterAll(() => app.close());

const register = (form: object) => supertest(app.url).post('/api/auth/register').send(form);
const login = (form: object) => supertest(app.url).post('/api/auth/login').send(form);
const NEW_MEMBER = { name: 'New Member', email: 'new@example.in', password: 'secret-6' };

describe('sign-up', () => {
  it('returns token and user without absent fields', async () => {
    const { body } = await register({
      ...NEW_MEMBER,
      email: 'full@example.in',
      gender: 'female',
      dob: '1996-06-04',
      tob: '14:30',
      placeOfBirth: 'Kota',
    }).expect(201);
    expect(body).toMatchObject({
      success: true,
      token: expect.any(String),
      user: { name: 'New Member', fullname: 'New Member', email: 'full@example.in', dob: '1996-06-04' },
    });
    expect(body.user._id).toBe(body.user.id);
    expect(body.user).not.toHaveProperty('phone');
    expect(body.user).not.toHaveProperty('password_hash');
  });

  it('rejects an address that differs only in case and spaces', async () => {
    await register(NEW_MEMBER).expect(201);
    const { body } = await register({ ...NEW_MEMBER, email: ' New@Example.IN ' }).expect(409);
    expect(body).toMatchObject({ success: false, code: 'email-taken', error: body.message });
  });

  it('accepts a date of birth of today in India, and rejects tomorrow', async () => {
    const timeBefore = app.clock.now().toISOString();
    app.clock.set('2026-11-21T18:45:00.000Z');
    const registerWithBirth = (dob: string) => register({ ...NEW_MEMBER, email: 'newborn@example.in', dob });
    await registerWithBirth('2026-11-23').expect(422);
    await registerWithBirth('2026-11-22').expect(201);
    app.clock.set(timeBefore);
  });

  const invalidForms: [what: string, change: object, message: string][] = [
    ['a short password', { password: '12345' }, 'Password must be at least 6 characters long.'],
    ['a missing name', { name: '  ' }, 'Please fill all required fields: Name, Email, and Password.'],
    ['an impossible time', { tob: '24:00' }, 'Time of birth must be in HH:MM format (e.g., 14:30).'],
    ['an invalid address', { email: 'not an address' }, 'Please enter a valid email address.'],
    [
      'a date that does not exist',
      { dob: '1999-02-29' },
      'Please enter a real date of birth from 1900 to today.',
    ],
    ['a birth in the future', { dob: '2999-01-01' }, 'Please enter a real date of birth from 1900 to today.'],
    ['control characters', { name: 'A\u0000B' }, 'Please remove characters that cannot be printed.'],
    [
      'a password of 129 characters',
      { password: 'x'.repeat(129) },
      'Password must be at most 128 characters long.',
    ],
  ];
  for (const [mistake, change, message] of invalidForms) {
    it(`rejects ${mistake}`, async () => {
      const { body } = await register({ ...NEW_MEMBER, email: 'invalid@example.in', ...change }).expect(422);
      expect(body).toMatchObject({ success: false, error: message, message });
    });
  }

  it.each([
    ['no field', {}, 'Please fill all required fields: Name, Email, and Password.'],
    ['no name', { name: undefined }, 'Please fill all required fields: Name, Email, and Password.'],
    ['no email', { email: undefined }, 'Please fill all required fields: Name, Email, and Password.'],
    ['no password', { password: undefined }, 'Please fill all required fields: Name, Email, and Password.'],
    [
      'no name and a short password',
      { name: undefined, password: '123' },
      'Password must be at least 6 characters long.',
    ],
    ['an unknown gender', { gender: 'unknown' }, 'Please choose female, male or other.'],
    ['a time that is not text', { tob: 1430 }, 'Time of birth must be in HH:MM format (e.g., 14:30).'],
  ])('rejects a request with %s by the text of the form', async (what, change, message) => {
    const form = what === 'no field' ? {} : { ...NEW_MEMBER, email: 'invalid@example.in', ...change };
    const { body } = await register(form).expect(422);
    expect(body).toMatchObject({ success: false, code: 'invalid', error: message, message });
    expect(body.issues[0].message).toBe(message);
  });

  it('names every invalid field, in the order of the rules', async () => {
    const { body } = await register({ name: '', email: 'meera', password: '123', phone: 'x' }).expect(422);
    expect(body.issues.map(({ path }: { path: string }) => path)).toEqual([
      'password',
      'name',
      'email',
      'phone',
    ]);
  });

  it('rejects other content types, malformed JSON and large bodies', async () => {
    await supertest(app.url)
      .post('/api/auth/register')
      .set('Content-Type', 'text/plain')
      .send('{"name":"x"}')
      .expect(415);
    const malformed = await supertest(app.url)
      .post('/api/auth/register')
      .set('Content-Type', 'application/json')
      .send('{"name":')
      .expect(400);
    expect(malformed.body).toMatchObject({ success: false, code: 'malformed' });
    const tooLarge = await register({ ...NEW_MEMBER, placeOfBirth: 'x'.repeat(70_000) }).expect(413);
    expect(tooLarge.body).toMatchObject({ success: false, code: 'too-large' });
  });
});

describe('login', () => {
  beforeAll(() => registerUser(app.url, 'asha'));

  it('returns the same response for an unknown address and a wrong password', async () => {
    const unknownAddressResponse = await login({ email: 'nobody@example.in', password: 'whatever' }).expect(
      401,
    );
    const wrongPasswordResponse = await login({ email: TEST_USERS.asha.email, password: 'whatever' }).expect(
      401,
    );
    expect(unknownAddressResponse.body).toEqual(wrongPasswordResponse.body);
  });

  it.each([{}, { email: TEST_USERS.asha.email }, { password: 'whatever' }])(
    'requires email and password: %j',
    async (form) => {
      const { body } = await login(form).expect(422);
      expect(body).toMatchObject({ success: false, error: 'Email and password are required.' });
    },
  );

  it('gives a script a token that works without a cookie', async () => {
    const { body } = await login(TEST_USERS.asha).expect(200);
    const bearer = await supertest(app.url)
      .get('/api/profile')
      .set('Authorization', `Bearer ${body.token}`)
      .expect(200);
    expect(bearer.body.user.email).toBe(TEST_USERS.asha.email);
    await supertest(app.url).get('/api/profile').set('auth-Token', body.token).expect(200);
  });

  it('gives a browser a token that works only with its cookie', async () => {
    const browser = createBrowserAgent(app.url);
    const { body } = await browser.post('/api/auth/login').send(TEST_USERS.asha).expect(200);
    await browser.get('/api/profile').set('Authorization', `Bearer ${body.token}`).expect(200);
    await supertest(app.url).get('/api/profile').set('Authorization', `Bearer ${body.token}`).expect(401);
  });

  it('sets an HttpOnly cookie, and no cookie before', async () => {
    const publicResponse = await supertest(app.url).get('/api/report').expect(200);
    expect(publicResponse.headers['set-cookie']).toBeUndefined();
    const loginResponse = await login(TEST_USERS.asha).expect(200);
    expect(String(loginResponse.headers['set-cookie'])).toMatch(
      /sid=[^;]+; path=\/; samesite=lax; httponly/i,
    );
  });

  it('sets a persistent cookie with remember-me, otherwise a browser-session cookie', async () => {
    const rememberedResponse = await login({ ...TEST_USERS.asha, remember: true }).expect(200);
    expect(String(rememberedResponse.headers['set-cookie'])).toMatch(/expires=/i);
    const plainResponse = await login(TEST_USERS.asha).expect(200);
    expect(String(plainResponse.headers['set-cookie'])).not.toMatch(/expires=/i);
  });

  it('replaces an existing session id', async () => {
    const browser = createBrowserAgent(app.url);
    const firstLogin = await browser.post('/api/auth/login').send(TEST_USERS.asha).expect(200);
    const secondLogin = await browser.post('/api/auth/login').send(TEST_USERS.asha).expect(200);
    const readSessionId = (response: supertest.Response) =>
      /sid=([^;]+)/.exec(String(response.headers['set-cookie']))![1];
    expect(readSessionId(secondLogin)).not.toBe(readSessionId(firstLogin));
    await browser.get('/api/profile').set('Authorization', `Bearer ${firstLogin.body.token}`).expect(401);
  });

  it('stores session id, token and password as hashes only', async () => {
    const { body, headers } = await login(TEST_USERS.asha).expect(200);
    const sessionId = /sid=([^;]+)/.exec(String(headers['set-cookie']))![1]!;
    const storedText = JSON.stringify(await app.db('sessions')) + JSON.stringify(await app.db('members'));
    expect(storedText).not.toContain(sessionId);
    expect(storedText).not.toContain(body.token);
    expect(storedText).not.toContain(TEST_USERS.asha.password);
    expect(storedText).toContain('$argon2id$');
  });
});

describe('a session', () => {
  it('ends at logout with the bearer token alone', async () => {
    const { body } = await supertest(app.url).post('/api/auth/login').send(TEST_USERS.asha).expect(200);
    const authorization = `Bearer ${body.token}`;
    const getProfile = () => supertest(app.url).get('/api/profile').set('Authorization', authorization);
    const logOut = () => supertest(app.url).post('/api/auth/logout').set('Authorization', authorization);
    await getProfile().expect(200);
    await logOut().set('Sec-Fetch-Site', 'cross-site').expect(403);
    await getProfile().expect(200);
    await logOut().expect(200);
    await getProfile().expect(401);
    await logOut().expect(200);
  });

  it('of a browser does not end by its token without its cookie', async () => {
    const browser = createBrowserAgent(app.url);
    const { body } = await browser.post('/api/auth/login').send(TEST_USERS.asha).expect(200);
    await supertest(app.url)
      .post('/api/auth/logout')
      .set('Authorization', `Bearer ${body.token}`)
      .expect(200);
    await browser.get('/api/profile').expect(200);
  });

  it('ends at logout together with its token', async () => {
    const browser = createBrowserAgent(app.url);
    const { body } = await browser.post('/api/auth/login').send(TEST_USERS.asha).expect(200);
    await browser.post('/api/auth/logout').expect(200);
    await browser.get('/api/profile').expect(401);
    await browser.get('/api/profile').set('Authorization', `Bearer ${body.token}`).expect(401);
  });

  it('is rejected for requests from another site', async () => {
    const browser = createBrowserAgent(app.url);
    await browser.post('/api/auth/login').send(TEST_USERS.asha).expect(200);
    const crossSiteResponse = await browser
      .put('/api/profile')
      .set('Sec-Fetch-Site', 'cross-site')
      .send({ chartStyle: 'south' })
      .expect(403);
    expect(crossSiteResponse.body).toMatchObject({ code: 'cross-origin' });
    await browser.put('/api/profile').send({ chartStyle: 'south' }).expect(200);
  });

  it('is not opened by a tampered cookie', async () => {
    const { headers } = await login(TEST_USERS.asha).expect(200);
    const cookies = (headers['set-cookie'] as unknown as string[]).map((cookie) => cookie.split(';')[0]!);
    await supertest(app.url).get('/api/profile').set('Cookie', cookies).expect(200);
    const tamperedCookies = cookies.map((cookie) =>
      cookie.replace(/^sid=(.)/, (_, first: string) => `sid=${first === 'A' ? 'B' : 'A'}`),
    );
    await supertest(app.url).get('/api/profile').set('Cookie', tamperedCookies).expect(401);
  });

  it('ends after twelve idle hours', async () => {
    const browser = createBrowserAgent(app.url);
    await browser.post('/api/auth/login').send(TEST_USERS.asha).expect(200);
    await browser.get('/api/profile').expect(200);
    for (const _ of [1, 2, 3]) {
      app.clock.advanceHours(11);
      await browser.get('/api/profile').expect(200);
    }
    app.clock.advanceHours(13);
    await browser.get('/api/profile').expect(401);
  });
});

describe('PUT /api/profile', () => {
  it('stores coordinates of the gazetteer and rejects a date that does not exist', async () => {
    const ravi = await registerUser(app.url, 'ravi');
    const birth = await buildBirthDetails(app.url, { name: 'Ravi Menon' });
    const savedResponse = await ravi
      .put('/api/profile', { birth: { ...birth, place: { ...birth.place, latitude: 0 } } })
      .expect(200);
    expect(savedResponse.body.birth.place.latitude).toBeCloseTo(25.18, 1);
    const rejectedResponse = await ravi
      .put('/api/profile', { birth: { ...birth, date: '1996-02-30' } })
      .expect(422);
    expect(rejectedResponse.body.issues[0].path).toBe('birthDetails.date');
  });
});

describe('Google sign-in without a client id', () => {
  it('redirects both links to the login page', async () => {
    for (const path of ['/api/auth/google', '/api/auth/auth/google']) {
      const response = await supertest(app.url).get(path).expect(302);
      expect(response.headers.location).toBe('/login?google=not-configured');
    }
  });
});

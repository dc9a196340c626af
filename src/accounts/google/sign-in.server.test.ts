/** The way to Google and back. */
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createBrowserAgent, TEST_USERS } from '#src/accounts/testing.ts';
import {
  sender,
  MEERA,
  ask,
  answer,
  comeBack,
  walk,
  pickUp,
  enter,
  members,
  openHouse,
} from './google-fixture.ts';

openHouse();

describe('a provider that does not answer', () => {
  it('leads back to the login, with where one was going, until it does', async () => {
    sender.google.down = true;
    const { headers } = await createBrowserAgent(sender.app.url)
      .get('/api/auth/google?next=/my-reports')
      .expect(302);
    expect(headers['location']).toBe('/login?google=provider-unavailable&next=%2Fmy-reports');
    sender.google.down = false;
    await enter(MEERA);
  });

  it('is not asked again what it is, and an outage after a day does not change that', async () => {
    await enter(MEERA);
    expect(sender.google.discoveries).toBe(1);
    sender.google.down = true;
    sender.app.clock.advance(25);
    const question = await ask(createBrowserAgent(sender.app.url));
    expect(question.origin).toBe(sender.google.env['GOOGLE_ISSUER']);
    sender.google.down = false;
    sender.app.clock.advance(1);
    await ask(createBrowserAgent(sender.app.url));
    expect(sender.google.discoveries).toBe(2);
  });

  it('may fall silent before the proof: nothing is lost', async () => {
    const browser = createBrowserAgent(sender.app.url);
    const address = await answer(await ask(browser, '/api/auth/google?next=/my-reports'), MEERA);
    sender.google.down = true;
    expect(await comeBack(browser, address)).toBe('/login?google=provider-unavailable&next=%2Fmy-reports');
    expect(await members()).toEqual([]);
  });
});

describe('the question to Google', () => {
  it.each(['/api/auth/google', '/api/auth/auth/google'])(
    'from %s carries state, nonce and an S256 challenge',
    async (start) => {
      const question = await ask(createBrowserAgent(sender.app.url), start);
      expect(Object.fromEntries(question.searchParams)).toMatchObject({
        client_id: 'lagna',
        response_type: 'code',
        scope: 'openid email profile',
        redirect_uri: `${sender.app.url}/api/auth/google/callback`,
        prompt: 'select_account',
        code_challenge_method: 'S256',
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      });
    },
  );

  it('is another one each time, and its secrets stay in a cookie no script can read', async () => {
    const answers = await Promise.all([1, 2].map(() => supertest(sender.app.url).get('/api/auth/google')));
    const [first, second] = answers.map(({ headers }) => new URL(headers['location']!).searchParams);
    for (const secret of ['state', 'nonce', 'code_challenge'])
      expect(first!.get(secret)).not.toBe(second!.get(secret));
    expect(String(answers[0]!.headers['set-cookie'])).toMatch(
      /google=[^;]+; path=\/;.*samesite=lax; httponly/i,
    );
  });

  it('is not begun by a picture or a script of another page', async () => {
    const { body } = await supertest(sender.app.url)
      .get('/api/auth/google')
      .set('Sec-Fetch-Mode', 'no-cors')
      .expect(403);
    expect(body.code).toBe('navigation-only');
  });
});

describe('coming back', () => {
  it('leads where one was going, and only within the site', async () => {
    const browser = createBrowserAgent(sender.app.url);
    const next = (path: string) => walk(browser, MEERA, `/api/auth/google?next=${encodeURIComponent(path)}`);
    expect(await next('/reports/life-blueprint?from=home')).toBe(
      `/welcome?next=${encodeURIComponent('/reports/life-blueprint?from=home')}`,
    );
    for (const foreign of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/login'])
      expect(await next(foreign)).toBe('/welcome');
    expect(await next(`/${'x'.repeat(5000)}`)).toBe('/welcome');
  });

  it('signs nobody in by itself, and gives the token once, to our own page', async () => {
    const browser = createBrowserAgent(sender.app.url);
    await walk(browser, MEERA);
    await browser.get('/api/profile').expect(401);
    await pickUp(browser).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await pickUp(browser).expect(200);
    await browser.get('/api/profile').expect(200);
    const { body } = await pickUp(browser).expect(410);
    expect(body.code).toBe('sign-in-expired');
  });

  it('waits two minutes to be picked up', async () => {
    const browser = createBrowserAgent(sender.app.url);
    await walk(browser, MEERA);
    sender.app.clock.advance(3 / 60);
    await pickUp(browser).expect(410);
  });

  it('begins a new session, and ends the one that was open here', async () => {
    const browser = createBrowserAgent(sender.app.url);
    const ravi = await browser.post('/api/auth/register').send(TEST_USERS.ravi).expect(201);
    const { call } = await enter(MEERA, browser);
    await browser.get('/api/profile').set('Authorization', `Bearer ${ravi.body.token}`).expect(401);
    expect((await call('/api/profile').expect(200)).body.user.email).toBe('meera@example.in');
  });

  it('gives a token that is worth nothing without its cookie', async () => {
    const { body } = await enter(MEERA);
    await supertest(sender.app.url)
      .get('/api/profile')
      .set('Authorization', `Bearer ${body.token}`)
      .expect(401);
  });
});

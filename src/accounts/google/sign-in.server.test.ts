/** Google sign-in from the link to the new session. */
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createBrowserAgent, TEST_USERS } from '#src/accounts/testing.ts';
import {
  fixture,
  MEERA,
  startSignIn,
  authenticate,
  followCallback,
  followSignIn,
  completeSignIn,
  signInWithGoogle,
  listMembers,
  useGoogleFixture,
} from './google-fixture.ts';

useGoogleFixture();

describe('an unavailable Google provider', () => {
  it('redirects to /login with the next path, until it responds again', async () => {
    fixture.google.isDown = true;
    const { headers } = await createBrowserAgent(fixture.app.url)
      .get('/api/auth/google?next=/my-reports')
      .expect(302);
    expect(headers['location']).toBe('/login?google=provider-unavailable&next=%2Fmy-reports');
    fixture.google.isDown = false;
    await signInWithGoogle(MEERA);
  });

  it('does not affect a cached configuration, even when its refresh fails', async () => {
    await signInWithGoogle(MEERA);
    expect(fixture.google.discoveryCount).toBe(1);
    fixture.google.isDown = true;
    fixture.app.clock.advanceHours(25);
    const authorizationUrl = await startSignIn(createBrowserAgent(fixture.app.url));
    expect(authorizationUrl.origin).toBe(fixture.google.env['GOOGLE_ISSUER']);
    fixture.google.isDown = false;
    fixture.app.clock.advanceHours(1);
    await startSignIn(createBrowserAgent(fixture.app.url));
    expect(fixture.google.discoveryCount).toBe(2);
  });

  it('leads to /login when it fails at the token exchange, without creating a member', async () => {
    const browser = createBrowserAgent(fixture.app.url);
    const callbackUrl = await authenticate(
      await startSignIn(browser, '/api/auth/google?next=/my-reports'),
      MEERA,
    );
    fixture.google.isDown = true;
    expect(await followCallback(browser, callbackUrl)).toBe(
      '/login?google=provider-unavailable&next=%2Fmy-reports',
    );
    expect(await listMembers()).toEqual([]);
  });
});

describe('the authorization request', () => {
  it.each(['/api/auth/google', '/api/auth/auth/google'])(
    'of %s has state, nonce and an S256 challenge',
    async (startPath) => {
      const authorizationUrl = await startSignIn(createBrowserAgent(fixture.app.url), startPath);
      expect(Object.fromEntries(authorizationUrl.searchParams)).toMatchObject({
        client_id: 'lagna',
        response_type: 'code',
        scope: 'openid email profile',
        redirect_uri: `${fixture.app.url}/api/auth/google/callback`,
        prompt: 'select_account',
        code_challenge_method: 'S256',
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      });
    },
  );

  it('has new secrets each time, in an HttpOnly cookie', async () => {
    const responses = await Promise.all([1, 2].map(() => supertest(fixture.app.url).get('/api/auth/google')));
    const [firstParameters, secondParameters] = responses.map(
      ({ headers }) => new URL(headers['location']!).searchParams,
    );
    for (const secret of ['state', 'nonce', 'code_challenge'])
      expect(firstParameters!.get(secret)).not.toBe(secondParameters!.get(secret));
    expect(String(responses[0]!.headers['set-cookie'])).toMatch(
      /google=[^;]+; path=\/;.*samesite=lax; httponly/i,
    );
  });

  it('is not created by an image or a script of another page', async () => {
    const { body } = await supertest(fixture.app.url)
      .get('/api/auth/google')
      .set('Sec-Fetch-Mode', 'no-cors')
      .expect(403);
    expect(body.code).toBe('navigation-only');
  });
});

describe('the return from Google', () => {
  it('redirects to the next path, only within the site', async () => {
    const browser = createBrowserAgent(fixture.app.url);
    const signInWithNext = (path: string) =>
      followSignIn(browser, MEERA, `/api/auth/google?next=${encodeURIComponent(path)}`);
    expect(await signInWithNext('/reports/life-blueprint?from=home')).toBe(
      `/welcome?next=${encodeURIComponent('/reports/life-blueprint?from=home')}`,
    );
    for (const foreignPath of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/login'])
      expect(await signInWithNext(foreignPath)).toBe('/welcome');
    expect(await signInWithNext(`/${'x'.repeat(5000)}`)).toBe('/welcome');
  });

  it('does not sign in by itself, and gives the token once to our own page', async () => {
    const browser = createBrowserAgent(fixture.app.url);
    await followSignIn(browser, MEERA);
    await browser.get('/api/profile').expect(401);
    await completeSignIn(browser).set('Sec-Fetch-Site', 'cross-site').expect(403);
    await completeSignIn(browser).expect(200);
    await browser.get('/api/profile').expect(200);
    const { body } = await completeSignIn(browser).expect(410);
    expect(body.code).toBe('sign-in-expired');
  });

  it('has to be completed within two minutes', async () => {
    const browser = createBrowserAgent(fixture.app.url);
    await followSignIn(browser, MEERA);
    fixture.app.clock.advanceMinutes(3);
    await completeSignIn(browser).expect(410);
  });

  it('starts a new session and ends the previous one of the browser', async () => {
    const browser = createBrowserAgent(fixture.app.url);
    const ravi = await browser.post('/api/auth/register').send(TEST_USERS.ravi).expect(201);
    const { requestWithToken } = await signInWithGoogle(MEERA, browser);
    await browser.get('/api/profile').set('Authorization', `Bearer ${ravi.body.token}`).expect(401);
    expect((await requestWithToken('/api/profile').expect(200)).body.user.email).toBe('meera@example.in');
  });

  it('gives a token that is useless without its cookie', async () => {
    const { body } = await signInWithGoogle(MEERA);
    await supertest(fixture.app.url)
      .get('/api/profile')
      .set('Authorization', `Bearer ${body.token}`)
      .expect(401);
  });
});

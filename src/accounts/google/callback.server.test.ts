/** Tests callbacks that are changed, stolen, repeated or late. */
import supertest from 'supertest';
import { describe, expect, it } from 'vitest';
import { createBrowserAgent } from '#src/accounts/testing.ts';
import {
  fixture,
  MEERA,
  startSignIn,
  authenticate,
  followCallback,
  followSignIn,
  completeSignIn,
  listMembers,
  useGoogleFixture,
} from './google-fixture.ts';

useGoogleFixture();

describe('the Google callback', () => {
  it('redirects to /login when the visitor cancelled at Google', async () => {
    expect(
      await followSignIn(createBrowserAgent(fixture.app.url), undefined, '/api/auth/google?next=/my-reports'),
    ).toBe('/login?google=cancelled&next=%2Fmy-reports');
  });

  it('rejects a callback with another state, and still accepts the genuine one', async () => {
    const browser = createBrowserAgent(fixture.app.url);
    const callbackUrl = await authenticate(await startSignIn(browser), MEERA);
    const tampered = new URL(callbackUrl);
    tampered.searchParams.set('state', 'x'.repeat(43));
    expect(await followCallback(browser, tampered)).toBe('/login?google=invalid-state');
    expect(await followCallback(browser, callbackUrl)).toBe('/welcome');
  });

  it('rejects a callback that belongs to another browser', async () => {
    const callbackUrl = await authenticate(await startSignIn(createBrowserAgent(fixture.app.url)), MEERA);
    const victim = createBrowserAgent(fixture.app.url);
    await startSignIn(victim);
    expect(await followCallback(victim, callbackUrl)).toBe('/login?google=invalid-state');
    await completeSignIn(victim).expect(410);
  });

  it('rejects a callback that was used before', async () => {
    const browser = createBrowserAgent(fixture.app.url);
    const callbackUrl = await authenticate(await startSignIn(browser), MEERA);
    expect(await followCallback(browser, callbackUrl)).toBe('/welcome');
    expect(await followCallback(browser, callbackUrl)).toBe('/login?google=invalid-state');
  });

  it('rejects a tampered cookie', async () => {
    const { headers } = await supertest(fixture.app.url).get('/api/auth/google').expect(302);
    const [value, signature] = (headers['set-cookie'] as unknown as string[]).map(
      (setCookie) => setCookie.split(';')[0]!,
    );
    const callbackUrl = await authenticate(new URL(headers['location']!), MEERA);
    const sendCookie = (cookie: string) =>
      supertest(fixture.app.url)
        .get(callbackUrl.pathname + callbackUrl.search)
        .set('Cookie', [cookie, signature!]);
    const tampered = await sendCookie(`${value!.slice(0, -4)}AAAA`);
    expect(tampered.headers['location']).toBe('/login?google=invalid-state');
    expect((await sendCookie(value!)).headers['location']).toBe('/welcome');
  });

  it('rejects a callback after ten minutes', async () => {
    const browser = createBrowserAgent(fixture.app.url);
    const callbackUrl = await authenticate(
      await startSignIn(browser, '/api/auth/google?next=/my-reports'),
      MEERA,
    );
    fixture.app.clock.advanceMinutes(11);
    expect(await followCallback(browser, callbackUrl)).toBe('/login?google=expired&next=%2Fmy-reports');
  });

  it.each(['nonce', 'code_challenge'])(
    'rejects a response to an authorization request with another %s',
    async (secret) => {
      const browser = createBrowserAgent(fixture.app.url);
      const authorizationUrl = await startSignIn(browser, undefined, (url) =>
        url.searchParams.set(secret, 'x'.repeat(43)),
      );
      expect(await followCallback(browser, await authenticate(authorizationUrl, MEERA))).toBe(
        '/login?google=invalid-response',
      );
      expect(await listMembers()).toEqual([]);
    },
  );

  it('rejects a callback with another code or another issuer', async () => {
    const browser = createBrowserAgent(fixture.app.url);
    for (const parameter of ['code', 'iss']) {
      const callbackUrl = await authenticate(await startSignIn(browser), MEERA);
      callbackUrl.searchParams.set(parameter, 'https://evil.example');
      expect(await followCallback(browser, callbackUrl)).toBe('/login?google=invalid-response');
    }
  });

  it('rejects an ID token that is more than 30 seconds too old', async () => {
    fixture.google.clockSkewSeconds = 600 + 20;
    expect(await followSignIn(createBrowserAgent(fixture.app.url), MEERA)).toBe('/welcome');
    fixture.google.clockSkewSeconds = 600 + 40;
    expect(await followSignIn(createBrowserAgent(fixture.app.url), MEERA)).toBe('/login?google=clock-skew');
  });
});

/** A fake Google OpenID provider with test users, and helpers that follow the redirects of a sign-in. */
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createBrowserAgent, TEST_USERS } from '#src/accounts/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { startFakeGoogle, type FakeGoogle, type GoogleTestUser } from './fake-google-fixture.ts';

export const fixture = {} as { app: TestApp; google: FakeGoogle };

/** Starts the provider and the application for a test file; every test begins without members. */
export function useGoogleFixture(): void {
  beforeAll(async () => {
    fixture.google = await startFakeGoogle();
    fixture.app = await startApp({ role: 'web', env: fixture.google.env });
    fixture.google.allowSite(fixture.app.url);
  });
  afterAll(async () => {
    await fixture.app.close();
    await fixture.google.close();
  });
  beforeEach(async () => {
    Object.assign(fixture.google, { isDown: false, clockSkewSeconds: 0 });
    await fixture.app.db('members').delete();
  });
}

export const MEERA: GoogleTestUser = {
  sub: 'g-meera',
  email: 'Meera@Example.in',
  email_verified: true,
  name: 'Meera Iyer',
};
export const ASHA: GoogleTestUser = {
  sub: 'g-asha',
  email: TEST_USERS.asha.email,
  email_verified: true,
  name: 'Asha Rao',
};

type Browser = ReturnType<typeof createBrowserAgent>;

/** Opens the sign-in link. `tamper` changes the authorization URL. @returns the authorization URL */
export async function startSignIn(
  browser: Browser,
  start = '/api/auth/google',
  tamper = (_: URL) => {},
): Promise<URL> {
  const { headers } = await browser.get(start).expect(302);
  const authorizationUrl = new URL(headers['location']!);
  tamper(authorizationUrl);
  return authorizationUrl;
}

/** Signs in at the provider and follows its redirects. @returns the callback URL */
export async function authenticate(authorizationUrl: URL, who: GoogleTestUser | undefined): Promise<URL> {
  if (who) fixture.google.users.set(who.sub, who);
  const jar = new Map<string, string>();
  let at = authorizationUrl;
  for (let steps = 0; at.origin !== fixture.app.url && steps < 8; steps++) {
    if (at.pathname.startsWith('/choose/')) at.searchParams.set('who', who?.sub ?? '');
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      jar.set(name!, value!);
    }
    at = new URL(response.headers.get('location') ?? fixture.app.url, at);
  }
  return at;
}

/** Opens the callback URL in the browser. @returns where it redirects */
export async function followCallback(browser: Browser, callbackUrl: URL): Promise<string> {
  const { headers } = await browser.get(callbackUrl.pathname + callbackUrl.search).expect(302);
  return headers['location']!;
}

export const walkSignIn = async (browser: Browser, who: GoogleTestUser | undefined, start?: string) =>
  followCallback(browser, await authenticate(await startSignIn(browser, start), who));

export const completeSignIn = (browser: Browser) => browser.post('/api/auth/google/session').send({});

export async function signInWithGoogle(who: GoogleTestUser, browser = createBrowserAgent(fixture.app.url)) {
  expect(await walkSignIn(browser, who)).toBe('/welcome');
  const { body } = await completeSignIn(browser).expect(200);
  const call = (path: string) => browser.get(path).set('Authorization', `Bearer ${body.token}`);
  return { browser, body, call };
}

export const listMembers = () =>
  fixture.app.db('members').select('email', 'name', 'password_hash', 'verified_email');
export const listQueuedEmailKinds = async () =>
  (await fixture.app.db('account_email_outbox').orderBy('created_at')).map(({ kind }) => kind);

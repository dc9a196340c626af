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
  startPath = '/api/auth/google',
  tamper = (_: URL) => {},
): Promise<URL> {
  const { headers } = await browser.get(startPath).expect(302);
  const authorizationUrl = new URL(headers['location']!);
  tamper(authorizationUrl);
  return authorizationUrl;
}

/** Signs in at the provider and follows its redirects. @returns the callback URL */
export async function authenticate(authorizationUrl: URL, user: GoogleTestUser | undefined): Promise<URL> {
  if (user) fixture.google.users.set(user.sub, user);
  const cookies = new Map<string, string>();
  let url = authorizationUrl;
  for (let steps = 0; url.origin !== fixture.app.url && steps < 8; steps++) {
    if (url.pathname.startsWith('/choose/')) url.searchParams.set('who', user?.sub ?? '');
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const setCookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(setCookie)!;
      cookies.set(name!, value!);
    }
    url = new URL(response.headers.get('location') ?? fixture.app.url, url);
  }
  return url;
}

/** Opens the callback URL in the browser. @returns where it redirects */
export async function followCallback(browser: Browser, callbackUrl: URL): Promise<string> {
  const { headers } = await browser.get(callbackUrl.pathname + callbackUrl.search).expect(302);
  return headers['location']!;
}

export const followSignIn = async (browser: Browser, user: GoogleTestUser | undefined, startPath?: string) =>
  followCallback(browser, await authenticate(await startSignIn(browser, startPath), user));

export const completeSignIn = (browser: Browser) => browser.post('/api/auth/google/session').send({});

export async function signInWithGoogle(user: GoogleTestUser, browser = createBrowserAgent(fixture.app.url)) {
  expect(await followSignIn(browser, user)).toBe('/welcome');
  const { body } = await completeSignIn(browser).expect(200);
  const requestWithToken = (path: string) => browser.get(path).set('Authorization', `Bearer ${body.token}`);
  return { browser, body, requestWithToken };
}

export const listMembers = () =>
  fixture.app.db('members').select('email', 'name', 'password_hash', 'verified_email');
export const listQueuedEmailKinds = async () =>
  (await fixture.app.db('account_email_outbox').orderBy('created_at')).map(({ kind }) => kind);

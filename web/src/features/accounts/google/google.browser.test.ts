import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import { startFakeGoogle } from '#src/accounts/google/fake-google-fixture.ts';
import { startSite } from '#src/testing/site.ts';
import { waitForTransientText, findAxeViolations, visit } from '#web/testing/browser-visit.ts';

const google = await startFakeGoogle();
const site = startSite({ role: 'web', env: google.env });
beforeAll(() => google.allowSite(site.app.url));
afterAll(() => google.close());

const addGoogleUser = (sub: string, email: string, name: string, email_verified = true) =>
  google.users.set(sub, { sub, email, name, email_verified });
addGoogleUser('g-meera', 'meera@example.in', 'Meera Iyer');
addGoogleUser('g-kiran', 'kiran@example.in', 'Kiran Das');
addGoogleUser('g-asha', TEST_USERS.asha.email, TEST_USERS.asha.name);
addGoogleUser('g-unsure', 'unsure@example.in', 'Unsure Person', false);

const open = (path: string) => visit(site.browser, site.app.url + path, { reducedMotion: true });
const clickGoogle = (page: Page, verb: 'Log in' | 'Sign up') =>
  page.getByRole('link', { name: `${verb} with Google` }).click();
const chooseGoogleUser = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

const readStorage = (page: Page) =>
  page.evaluate(() => ({
    keys: ['userData', 'user', 'authToken', 'token', 'loginSuccess'].filter(
      (key) => localStorage.getItem(key) ?? sessionStorage.getItem(key),
    ),
    user: JSON.parse(localStorage.getItem('userData') ?? '{}') as object,
  }));

/** Records every URL that the tab opens from now on, including those of Google. */
function recordUrls(page: Page): string[] {
  const urls: string[] = [];
  page.on('framenavigated', (frame) => void urls.push(frame.url()));
  return urls;
}

describe('Google sign-in from /signup', () => {
  it('registers a visitor without a welcome-back toast and without the token in any URL', async () => {
    const { page, consoleErrors } = await open('/signup');
    const visitedUrls = recordUrls(page);
    await clickGoogle(page, 'Sign up');
    const toasts = [
      waitForTransientText(page, 'Welcome, Meera Iyer', 'h1'),
      waitForTransientText(page, 'Registration successful!'),
    ];
    await Promise.all([...toasts, chooseGoogleUser(page, 'Meera Iyer')]);
    const { keys, user } = await readStorage(page);
    expect(keys).toEqual(['userData', 'authToken']);
    expect(user).toEqual({ name: 'Meera Iyer', fullname: 'Meera Iyer', email: 'meera@example.in' });
    await page.waitForURL(`${site.app.url}/`);
    expect(await page.getByText('Welcome back!').count()).toBe(0);
    const token = await page.evaluate(() => localStorage.getItem('authToken'));
    expect(visitedUrls.filter((url) => url.includes(token!))).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
});

describe('Google sign-in from /login', () => {
  it('logs the member in on every tab and opens the requested page', async () => {
    const { page, consoleErrors } = await open('/my-reports');
    await page.waitForURL('**/login?next=%2Fmy-reports');
    const secondTab = await page.context().newPage();
    await secondTab.goto(`${site.app.url}/login`);
    await clickGoogle(page, 'Log in');
    await chooseGoogleUser(page, 'Kiran Das');
    await page.waitForURL(`${site.app.url}/my-reports`);
    await page.getByRole('heading', { name: 'No reports yet' }).waitFor();
    await secondTab.locator('main').getByText('kiran@example.in').waitFor();
    expect(consoleErrors).toEqual([]);

    await secondTab.locator('main').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login?next=%2Fmy-reports');
    await clickGoogle(page, 'Log in');
    const toasts = [
      waitForTransientText(page, 'Login successful!'),
      waitForTransientText(page, 'Welcome back!'),
    ];
    await Promise.all([...toasts, chooseGoogleUser(page, 'Kiran Das')]);
    await page.waitForURL(`${site.app.url}/my-reports`);
  });

  it('shows that the sign-in was cancelled and opens the requested page after a second attempt', async () => {
    const { page } = await open('/login?next=/my-reports');
    await clickGoogle(page, 'Log in');
    await chooseGoogleUser(page, 'Cancel');
    await page.getByRole('alert').getByText('You came back from Google without logging in.').waitFor();
    await clickGoogle(page, 'Log in');
    await chooseGoogleUser(page, 'Kiran Das');
    await page.waitForURL(`${site.app.url}/my-reports`);
  });

  it('rejects an e-mail that Google has not verified', async () => {
    const { page } = await open('/login');
    await clickGoogle(page, 'Log in');
    await chooseGoogleUser(page, 'Unsure Person');
    await page.getByRole('alert').getByText('Google has not verified your email address yet.').waitFor();
    expect((await readStorage(page)).keys).toEqual([]);
  });

  it('shows that Google is unavailable, and no message for an unknown error code', async () => {
    const { page } = await open('/login');
    const { discoveryCount } = google;
    await page.goto(`${site.app.url}/login?google=provider-unavailable`);
    await page.getByRole('alert').getByText('Google does not answer at the moment.').waitFor();
    await page.goto(`${site.app.url}/login?google=constructor`);
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(google.discoveryCount).toBe(discoveryCount);
  });
});

describe('Google sign-in with an unverified password account', () => {
  it('shows that the password was removed, and continues only on a click', async () => {
    await registerUser(site.app.url, 'asha');
    const { page } = await open('/login?next=/my-reports');
    await clickGoogle(page, 'Log in');
    await chooseGoogleUser(page, TEST_USERS.asha.name);
    await page.getByText('Google has confirmed that this email is yours.').waitFor();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findAxeViolations(page)).toEqual([]);
    }
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(`${site.app.url}/my-reports`);
  });
});

describe('/welcome', () => {
  it('can be retried after a network error', async () => {
    const { page } = await open('/login');
    let isOffline = true;
    await page.route('**/api/auth/google/session', (route) => (isOffline ? route.abort() : route.continue()));
    await clickGoogle(page, 'Log in');
    await chooseGoogleUser(page, 'Kiran Das');
    await page.getByText('We could not reach Lagna.').waitFor();
    isOffline = false;
    const retryButton = page.getByRole('button', { name: 'Try again' });
    await Promise.all([waitForTransientText(page, 'Login successful!'), retryButton.click()]);
  });

  it('opened a second time, redirects a visitor to the login page and a member to the next page', async () => {
    const { page } = await open('/welcome');
    await page.waitForURL('**/login?google=invalid-state');
    await clickGoogle(page, 'Log in');
    await chooseGoogleUser(page, 'Kiran Das');
    await page.waitForURL(`${site.app.url}/`);
    await page.goto(`${site.app.url}/welcome?next=/my-reports`);
    await page.waitForURL(`${site.app.url}/my-reports`);
  });
});

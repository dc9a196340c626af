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

const knows = (sub: string, email: string, name: string, email_verified = true) =>
  google.users.set(sub, { sub, email, name, email_verified });
knows('g-meera', 'meera@example.in', 'Meera Iyer');
knows('g-kiran', 'kiran@example.in', 'Kiran Das');
knows('g-asha', TEST_USERS.asha.email, TEST_USERS.asha.name);
knows('g-unsure', 'unsure@example.in', 'Unsure Person', false);

const open = (path: string) => visit(site.browser, site.app.url + path, { reducedMotion: true });
const go = (page: Page, verb: 'Log in' | 'Sign up') =>
  page.getByRole('link', { name: `${verb} with Google` }).click();
const choose = (page: Page, who: string) => page.getByRole('button', { name: who, exact: true }).click();

const kept = (page: Page) =>
  page.evaluate(() => ({
    keys: ['userData', 'user', 'authToken', 'token', 'loginSuccess'].filter(
      (key) => localStorage.getItem(key) ?? sessionStorage.getItem(key),
    ),
    user: JSON.parse(localStorage.getItem('userData') ?? '{}') as object,
  }));

/** Every address that a tab has shown, our own and Google's. */
function addresses(page: Page): string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => void seen.push(frame.url()));
  return seen;
}

describe('from /signup', () => {
  it('a visitor becomes a member, who is not welcomed back', async () => {
    const { page, consoleErrors } = await open('/signup');
    const seen = addresses(page);
    await go(page, 'Sign up');
    const said = [
      waitForTransientText(page, 'Welcome, Meera Iyer', 'h1'),
      waitForTransientText(page, 'Registration successful!'),
    ];
    await Promise.all([...said, choose(page, 'Meera Iyer')]);
    const { keys, user } = await kept(page);
    expect(keys).toEqual(['userData', 'authToken']);
    expect(user).toEqual({ name: 'Meera Iyer', fullname: 'Meera Iyer', email: 'meera@example.in' });
    await page.waitForURL(`${site.app.url}/`);
    expect(await page.getByText('Welcome back!').count()).toBe(0);
    const token = await page.evaluate(() => localStorage.getItem('authToken'));
    expect(seen.filter((address) => address.includes(token!))).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });
});

describe('from /login', () => {
  it('a member is welcomed back, in every tab, and led where they were going', async () => {
    const { page, consoleErrors } = await open('/my-reports');
    await page.waitForURL('**/login?next=%2Fmy-reports');
    const other = await page.context().newPage();
    await other.goto(`${site.app.url}/login`);
    await go(page, 'Log in');
    await choose(page, 'Kiran Das');
    await page.waitForURL(`${site.app.url}/my-reports`);
    await page.getByRole('heading', { name: 'An empty diamond, so far' }).waitFor();
    await other.locator('main').getByText('kiran@example.in').waitFor();
    expect(consoleErrors).toEqual([]);

    await other.locator('main').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login?next=%2Fmy-reports');
    await go(page, 'Log in');
    const said = [
      waitForTransientText(page, 'Login successful!'),
      waitForTransientText(page, 'Welcome back!'),
    ];
    await Promise.all([...said, choose(page, 'Kiran Das')]);
    await page.waitForURL(`${site.app.url}/my-reports`);
  });

  it('who leaves Google is told so, and keeps their way', async () => {
    const { page } = await open('/login?next=/my-reports');
    await go(page, 'Log in');
    await choose(page, 'Cancel');
    await page.getByRole('alert').getByText('You came back from Google without signing in.').waitFor();
    await go(page, 'Log in');
    await choose(page, 'Kiran Das');
    await page.waitForURL(`${site.app.url}/my-reports`);
  });

  it('who has an address that Google has not verified is told so', async () => {
    const { page } = await open('/login');
    await go(page, 'Log in');
    await choose(page, 'Unsure Person');
    await page.getByRole('alert').getByText('Google has not verified your email address yet.').waitFor();
    expect((await kept(page)).keys).toEqual([]);
  });

  it('who finds no Google is told so', async () => {
    const { page } = await open('/login');
    const { discoveryCount } = google;
    await page.goto(`${site.app.url}/login?google=provider-unavailable`);
    await page.getByRole('alert').getByText('Google does not answer just now.').waitFor();
    await page.goto(`${site.app.url}/login?google=constructor`);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(google.discoveryCount).toBe(discoveryCount);
  });
});

describe('whose password nobody can have proven', () => {
  it('is told that it ended, and goes on by hand', async () => {
    await registerUser(site.app.url, 'asha');
    const { page } = await open('/login?next=/my-reports');
    await go(page, 'Log in');
    await choose(page, TEST_USERS.asha.name);
    await page.getByText('Google has just shown that this email is yours.').waitFor();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findAxeViolations(page)).toEqual([]);
    }
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL(`${site.app.url}/my-reports`);
  });
});

describe('the screen one comes back to', () => {
  it('can be tried again when the line breaks there', async () => {
    const { page } = await open('/login');
    let broken = true;
    await page.route('**/api/auth/google/session', (route) => (broken ? route.abort() : route.continue()));
    await go(page, 'Log in');
    await choose(page, 'Kiran Das');
    await page.getByText('We could not reach Lagna.').waitFor();
    broken = false;
    const again = page.getByRole('button', { name: 'Try again' });
    await Promise.all([waitForTransientText(page, 'Login successful!'), again.click()]);
  });

  it('leads on whoever opens it again', async () => {
    const { page } = await open('/welcome');
    await page.waitForURL('**/login?google=invalid-state');
    await go(page, 'Log in');
    await choose(page, 'Kiran Das');
    await page.waitForURL(`${site.app.url}/`);
    await page.goto(`${site.app.url}/welcome?next=/my-reports`);
    await page.waitForURL(`${site.app.url}/my-reports`);
  });
});

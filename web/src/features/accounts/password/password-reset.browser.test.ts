import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createResetToken } from '#src/accounts/password/reset-tokens.ts';
import { registerUser, TEST_USERS, type TestUser } from '#src/accounts/testing.ts';
import { startSite } from '#src/testing/site.ts';
import { waitForTransientText, visit, expectResponsive } from '#web/testing/browser-visit.ts';

const site = startSite();
let asha: TestUser;
beforeAll(async () => {
  asha = await registerUser(site.app.url, 'asha');
});

const open = (path: string, width = 1280) =>
  visit(site.browser, site.app.url + path, { width, reducedMotion: true });
const getMain = (page: Page) => page.locator('main');
const waitForTitle = (page: Page, name: string) =>
  getMain(page).getByRole('heading', { level: 1, name, exact: true }).waitFor();
const clickButton = (page: Page, name: string) =>
  getMain(page).getByRole('button', { name, exact: true }).click();
/** The path of the link in the reset e-mail. */
const createResetLink = async () =>
  `/reset-password#${await createResetToken(site.app.db, asha.member.id, site.app.clock.now())}`;
async function submitPassword(page: Page, password: string, confirm = password) {
  await getMain(page).getByLabel('New password', { exact: true }).fill(password);
  await getMain(page).getByLabel('Confirm new password').fill(confirm);
  await clickButton(page, 'Change password');
}

describe('forgot-password page', () => {
  const NO_ANSWER =
    'We got no answer, so we do not know whether the e-mail was sent. If it does not come in a few minutes, please try again.';

  it('is linked from the login page, confirms the request and can send another one', async () => {
    const { page, consoleErrors } = await open('/login');
    await getMain(page).getByRole('link', { name: 'Forgot password?' }).click();
    await waitForTitle(page, 'Forgot your password?');
    await expectResponsive(page);
    await getMain(page).getByLabel('Email').fill(TEST_USERS.asha.email);
    await clickButton(page, 'Mail me a link');
    await page.getByRole('status').getByText('If this email has an account, a link is on its way.').waitFor();
    await expectResponsive(page);
    await clickButton(page, 'No e-mail? Ask again');
    await expect.poll(() => getMain(page).getByLabel('Email').inputValue()).toBe('');
    expect(consoleErrors).toEqual([]);
  });

  it('names an invalid address at the field and focuses it', async () => {
    const { page } = await open('/forgot-password');
    for (const address of ['', 'asha@example']) {
      await getMain(page).getByLabel('Email').fill(address);
      await clickButton(page, 'Mail me a link');
      await getMain(page).getByText('Please enter a valid email address.', { exact: true }).waitFor();
      await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('email');
    }
    await expectResponsive(page);
  });

  it('shows the same confirmation for an unknown address', async () => {
    const { page } = await open('/forgot-password');
    await getMain(page).getByLabel('Email').fill('nobody@example.in');
    await clickButton(page, 'Mail me a link');
    await page.getByRole('status').getByText('If this email has an account, a link is on its way.').waitFor();
  });

  it.each([
    ['network error', undefined, NO_ANSWER],
    ['server error', { status: 502, body: '' }, NO_ANSWER],
    [
      'too many requests',
      {
        status: 429,
        json: { success: false, error: 'Please wait.', message: 'Please wait.', code: 'too-many' },
      },
      'Please wait.',
    ],
  ])('shows the error and keeps the address: %s', async (_case, response, message) => {
    const { page } = await open('/forgot-password', 360);
    await page.route('**/api/auth/forgot-password', (route) =>
      response ? route.fulfill(response) : route.abort(),
    );
    await getMain(page).getByLabel('Email').fill(TEST_USERS.asha.email);
    await clickButton(page, 'Mail me a link');
    await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
    expect(await getMain(page).getByLabel('Email').inputValue()).toBe(TEST_USERS.asha.email);
  });
});

describe('reset link', () => {
  it('sets a new password, which then logs the member in', async () => {
    const { page, consoleErrors } = await open(await createResetLink());
    await waitForTitle(page, 'Choose a new password');
    expect(await page.locator('head > meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await expectResponsive(page);
    await submitPassword(page, 'chakra-yantra');
    await waitForTitle(page, 'Your new password works');
    await expectResponsive(page);
    await getMain(page).getByRole('link', { name: 'Log in' }).click();
    await getMain(page).getByLabel('Email').fill(TEST_USERS.asha.email);
    await getMain(page).getByLabel('Password', { exact: true }).fill('chakra-yantra');
    await Promise.all([waitForTransientText(page, 'Login successful!'), clickButton(page, 'Log in')]);
    expect(consoleErrors).toEqual([]);
  });

  it('opens a form that focuses the invalid field and can be submitted again', async () => {
    const { page } = await open(await createResetLink());
    await submitPassword(page, 'chakra-yantra', 'chakra-yantre');
    await getMain(page).getByText('Passwords do not match.').waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('confirm');
    await submitPassword(page, 'short', 'shorter');
    await getMain(page).getByText('Passwords do not match.').waitFor();
    await getMain(page).getByText('Password must be at least 6 characters long.').waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('password');
    await submitPassword(page, 'password123');
    await getMain(page).getByText('That is one of the passwords thieves try first.').waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('password');
    await expectResponsive(page);
    await submitPassword(page, TEST_USERS.asha.password);
    await waitForTitle(page, 'Your new password works');
  });

  it('does not send the token in any request URL', async () => {
    const path = await createResetLink();
    const token = path.split('#')[1]!;
    const requestedPaths: string[] = [];
    const before = async (page: Page) => {
      page.on('request', (request) =>
        requestedPaths.push(new URL(request.url()).pathname + new URL(request.url()).search),
      );
    };
    const { page } = await visit(site.browser, site.app.url + path, { reducedMotion: true, before });
    await submitPassword(page, TEST_USERS.asha.password);
    await waitForTitle(page, 'Your new password works');
    expect(requestedPaths.filter((requestedPath) => requestedPath.includes(token))).toEqual([]);
  });

  it('logs out the browser in which the password is changed', async () => {
    const { page } = await open('/login');
    await getMain(page).getByLabel('Email').fill(TEST_USERS.asha.email);
    await getMain(page).getByLabel('Password', { exact: true }).fill(TEST_USERS.asha.password);
    await clickButton(page, 'Log in');
    await page.waitForURL(`${site.app.url}/`);
    await page.goto(site.app.url + (await createResetLink()));
    await submitPassword(page, TEST_USERS.asha.password);
    await waitForTitle(page, 'Your new password works');
    expect(await page.evaluate(() => 'authToken' in localStorage)).toBe(false);
  });

  it('that was already used shows at once an error and a link to request a new one', async () => {
    const path = await createResetLink();
    await site.app.db('password_reset_tokens').delete();
    const { page } = await open(path);
    await waitForTitle(page, 'This link no longer works');
    await expectResponsive(page);
    await getMain(page).getByRole('link', { name: 'Ask for a new link' }).click();
    await waitForTitle(page, 'Forgot your password?');
  });

  it('without a complete token shows an error', async () => {
    const { page } = await open('/reset-password#half');
    await waitForTitle(page, 'This link is not complete');
  });

  const NO_ANSWER = /^We got no answer, so we do not know whether your password has changed\./;

  it('opens a form that shows a network error and can be submitted again', async () => {
    const { page } = await open(await createResetLink());
    await page.route('**/api/auth/reset-password', (route) => route.abort());
    await submitPassword(page, TEST_USERS.asha.password);
    await page.getByRole('alert').getByText(NO_ANSWER).waitFor();
    await page.unroute('**/api/auth/reset-password');
    await clickButton(page, 'Change password');
    await waitForTitle(page, 'Your new password works');
  });

  it('does not say that the password is unchanged when the response of the server is lost', async () => {
    const { page } = await open(await createResetLink());
    await page.route('**/api/auth/reset-password', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await submitPassword(page, 'nakshatra-pada');
    await page.getByRole('alert').getByText(NO_ANSWER).waitFor();
    const credentials = { email: TEST_USERS.asha.email, password: 'nakshatra-pada' };
    const login = await page.request.post(`${site.app.url}/api/auth/login`, { data: credentials });
    expect(login.ok()).toBe(true);
  });
});

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createResetToken } from '#src/accounts/password/reset-tokens.ts';
import { registerUser, TEST_USERS, type TestUser } from '#src/accounts/testing.ts';
import { startSite } from '#src/testing/site.ts';
import { findClippedText, getOverflowX } from '#web/testing/layout-checks.ts';
import { waitForTransientText, findAxeViolations, visit } from '#web/testing/browser-visit.ts';

const site = startSite();
let asha: TestUser;
beforeAll(async () => {
  asha = await registerUser(site.app.url, 'asha');
});

const open = (path: string, width = 1280) =>
  visit(site.browser, site.app.url + path, { width, reducedMotion: true });
const main = (page: Page) => page.locator('main');
const title = (page: Page, name: string) =>
  main(page).getByRole('heading', { level: 1, name, exact: true }).waitFor();
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
/** The address of the mailed link. */
const link = async () =>
  `/reset-password#${await createResetToken(site.app.db, asha.member.id, site.app.clock.now())}`;
async function choose(page: Page, password: string, confirm = password) {
  await main(page).getByLabel('New password', { exact: true }).fill(password);
  await main(page).getByLabel('Confirm new password').fill(confirm);
  await press(page, 'Change password');
}
/** At every width: nothing sideways, nothing cut off; on a phone and a desk nothing that axe finds. */
async function fits(page: Page) {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect([await getOverflowX(page), await findClippedText(page)], `${width}`).toEqual([0, []]);
    if (width === 360 || width === 1280) expect(await findAxeViolations(page), `${width}`).toEqual([]);
  }
}

describe('forgot password', () => {
  it('is one press from the login page, takes an address and says what happens next', async () => {
    const { page, consoleErrors } = await open('/login');
    await main(page).getByRole('link', { name: 'Forgot password?' }).click();
    await title(page, 'Forgot your password?');
    await fits(page);
    await main(page).getByLabel('Email').fill(TEST_USERS.asha.email);
    await press(page, 'Mail me a link');
    await page.getByRole('status').getByText('If this email has an account, a link is on its way.').waitFor();
    await fits(page);
    await press(page, 'No mail came? Ask again');
    await expect.poll(() => main(page).getByLabel('Email').inputValue()).toBe('');
    expect(consoleErrors).toEqual([]);
  });

  it('says the same to an address that nobody has', async () => {
    const { page } = await open('/forgot-password');
    await main(page).getByLabel('Email').fill('nobody@example.in');
    await press(page, 'Mail me a link');
    await page.getByRole('status').getByText('If this email has an account, a link is on its way.').waitFor();
  });

  it.each([
    ['a lost line', undefined, 'We could not reach Lagna, so nothing was sent. Please try again.'],
    [
      'a broken server',
      { status: 502, body: '' },
      'Something went wrong on our side, and nothing was sent. Please try again.',
    ],
    [
      'too many',
      {
        status: 429,
        json: { success: false, error: 'Please wait.', message: 'Please wait.', code: 'too-many' },
      },
      'Please wait.',
    ],
  ])('says plainly what is wrong: %s', async (_what, answer, words) => {
    const { page } = await open('/forgot-password', 360);
    await page.route('**/api/auth/forgot-password', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await main(page).getByLabel('Email').fill(TEST_USERS.asha.email);
    await press(page, 'Mail me a link');
    await page.getByRole('alert').getByText(words, { exact: true }).waitFor();
    expect(await main(page).getByLabel('Email').inputValue()).toBe(TEST_USERS.asha.email);
  });
});

describe('the mailed link', () => {
  it('leads to a new password, and from there to a login with it', async () => {
    const { page, consoleErrors } = await open(await link());
    await title(page, 'Choose a new password');
    expect(await page.locator('head > meta[name="robots"]').getAttribute('content')).toBe('noindex');
    await fits(page);
    await choose(page, 'chakra-yantra');
    await title(page, 'Your new password works');
    await fits(page);
    await main(page).getByRole('link', { name: 'Log in' }).click();
    await main(page).getByLabel('Email').fill(TEST_USERS.asha.email);
    await main(page).getByLabel('Password', { exact: true }).fill('chakra-yantra');
    await Promise.all([waitForTransientText(page, 'Login successful!'), press(page, 'Sign in')]);
    expect(consoleErrors).toEqual([]);
  });

  it('points at the field that is wrong, and keeps the link for another try', async () => {
    const { page } = await open(await link());
    await choose(page, 'chakra-yantra', 'chakra-yantre');
    await main(page).getByText('Passwords do not match.').waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('confirm');
    await choose(page, 'password123');
    await main(page).getByText('That is one of the passwords thieves try first.').waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('password');
    await fits(page);
    await choose(page, TEST_USERS.asha.password);
    await title(page, 'Your new password works');
  });

  it('sends its token to the server once, and never in an address', async () => {
    const path = await link();
    const token = path.split('#')[1]!;
    const addresses: string[] = [];
    const before = async (page: Page) => {
      page.on('request', (request) =>
        addresses.push(new URL(request.url()).pathname + new URL(request.url()).search),
      );
    };
    const { page } = await visit(site.browser, site.app.url + path, { reducedMotion: true, before });
    await choose(page, TEST_USERS.asha.password);
    await title(page, 'Your new password works');
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  });

  it('signs this browser out, too', async () => {
    const { page } = await open('/login');
    await main(page).getByLabel('Email').fill(TEST_USERS.asha.email);
    await main(page).getByLabel('Password', { exact: true }).fill(TEST_USERS.asha.password);
    await press(page, 'Sign in');
    await page.waitForURL(`${site.app.url}/`);
    await page.goto(site.app.url + (await link()));
    await choose(page, TEST_USERS.asha.password);
    await title(page, 'Your new password works');
    expect(await page.evaluate(() => 'authToken' in localStorage)).toBe(false);
  });

  it('that was used already says so, and offers a new one', async () => {
    const path = await link();
    await site.app.db('password_reset_tokens').delete();
    const { page } = await open(path);
    await choose(page, 'chakra-yantra');
    await title(page, 'This link no longer works');
    await fits(page);
    await main(page).getByRole('link', { name: 'Ask for a new link' }).click();
    await title(page, 'Forgot your password?');
  });

  it('that lost its end is told apart at once', async () => {
    const { page } = await open('/reset-password#half');
    await title(page, 'This link is not complete');
  });

  it('says when the line is lost, and goes on when it is back', async () => {
    const { page } = await open(await link());
    await page.route('**/api/auth/reset-password', (route) => route.abort());
    await choose(page, TEST_USERS.asha.password);
    const words = 'We could not reach Lagna, so your password is as it was. Please try again.';
    await page.getByRole('alert').getByText(words).waitFor();
    await page.unroute('**/api/auth/reset-password');
    await press(page, 'Change password');
    await title(page, 'Your new password works');
  });
});

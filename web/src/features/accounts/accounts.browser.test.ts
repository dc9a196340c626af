import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import { startSite } from '#src/testing/site.ts';
import {
  findAxeViolations,
  takeScreenshot,
  waitForTransientText,
  visit,
} from '#web/testing/browser-visit.ts';
import { getControls, KUNDLI_PATH } from '#web/testing/checkout-page.ts';

const site = startSite();
beforeAll(async () => {
  await registerUser(site.app.url, 'asha');
});

const open = (path: string, width = 1280) =>
  visit(site.browser, site.app.url + path, { width, reducedMotion: true });

async function logIn(page: Page, password: string = TEST_USERS.asha.password) {
  const main = page.locator('main');
  await main.getByLabel('Email').fill(TEST_USERS.asha.email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
}

const listStoredKeys = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate(
    ([name]) =>
      ['userData', 'user', 'authToken', 'token'].filter((key) => window[name].getItem(key) !== null),
    [storage] as const,
  );

describe('login page', () => {
  it('offers no Google sign-in when it is not configured, and its address shows an error', async () => {
    const { page } = await open('/login');
    expect(await page.getByRole('link', { name: /Google/ }).count()).toBe(0);
    await page.goto(`${site.app.url}/api/auth/google`);
    await page
      .getByText('Login with Google is not available here yet. Please use your email and password.')
      .waitFor();
  });

  it('shows no error of Google after /welcome is opened where Google is not configured', async () => {
    const { page } = await open('/welcome?next=/my-reports');
    await page.waitForURL('**/login?next=%2Fmy-reports');
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
    expect(await page.getByText('This login with Google').count()).toBe(0);
  });

  it('shows the error message of the server', async () => {
    const { page } = await open('/login');
    await logIn(page, 'not-the-password');
    await page.getByRole('alert').getByText('Invalid email or password.').waitFor();
    expect(await listStoredKeys(page, 'localStorage')).toEqual([]);
  });

  it('welcomes a member back, stores the session and opens the requested page', async () => {
    const { page, consoleErrors } = await open('/login?next=/my-reports');
    const toasts = [
      waitForTransientText(page, 'Login successful!'),
      waitForTransientText(page, 'Welcome back!'),
    ];
    await Promise.all([...toasts, logIn(page)]);
    expect(await listStoredKeys(page, 'localStorage')).toEqual(['userData', 'authToken']);
    expect(await listStoredKeys(page, 'sessionStorage')).toEqual([]);
    await page.waitForURL(`${site.app.url}/my-reports`);
    await page.getByRole('heading', { name: 'No reports yet' }).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('also stores the session in sessionStorage with remember-me', async () => {
    const { page } = await open('/login');
    await page.getByLabel('Remember me').check();
    await Promise.all([waitForTransientText(page, 'Login successful!'), logIn(page)]);
    expect(await listStoredKeys(page, 'sessionStorage')).toEqual(['userData', 'authToken']);
  });

  it('ignores a `next` parameter that leads to another site', async () => {
    const { page } = await open('/login?next=//evil.example/reports');
    await logIn(page);
    await page.waitForURL(`${site.app.url}/`);
  });

  it('says that Facebook login is not implemented', async () => {
    const { page } = await open('/login');
    await page.getByRole('button', { name: 'Log in with Facebook' }).click();
    await page.getByText('Facebook login not implemented yet').waitFor();
  });

  it('shows and hides the password on request', async () => {
    const { page } = await open('/login');
    const password = page.getByLabel('Password', { exact: true });
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect.poll(() => password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect.poll(() => password.getAttribute('type')).toBe('password');
  });
});

describe('signed-in member', () => {
  it('sees their e-mail address and a link to continue on the login page', async () => {
    const { page } = await open('/login');
    await logIn(page);
    await page.waitForURL(`${site.app.url}/`);
    await page.goto(`${site.app.url}/login?next=/reports`);
    await page.locator('main').getByText(TEST_USERS.asha.email).waitFor();
    await page.getByRole('link', { name: 'Continue where you were' }).click();
    await page.waitForURL('**/reports');
  });

  it('is logged out in every tab at once', async () => {
    const { page } = await open('/login?next=/my-reports');
    await logIn(page);
    await page.waitForURL(`${site.app.url}/my-reports`);
    const secondTab = await page.context().newPage();
    await secondTab.goto(`${site.app.url}/login`);
    const logoutButton = secondTab.locator('main').getByRole('button', { name: 'Log out' });
    await Promise.all([waitForTransientText(secondTab, 'Logged out successfully!'), logoutButton.click()]);
    await page.waitForURL('**/login?next=%2Fmy-reports');
  });

  it.each(['undefined', '{"name":'])(
    'is logged out and both storages are cleared when the stored user is %j',
    async (storedUser) => {
      const { page } = await open('/login');
      await page.evaluate((userData) => {
        localStorage.setItem('userData', userData);
        localStorage.setItem('token', 'stale-token');
        sessionStorage.setItem('authToken', 'stale-token');
        dispatchEvent(new Event('authChange'));
      }, storedUser);
      await expect.poll(() => listStoredKeys(page, 'localStorage')).toEqual([]);
      await expect.poll(() => listStoredKeys(page, 'sessionStorage')).toEqual([]);
    },
  );
});

it('a visitor who opens My Reports is redirected to the login page, with My Reports as next page', async () => {
  const { page } = await visit(site.browser, `${site.app.url}/login`);
  await page.goto(`${site.app.url}/my-reports`);
  await page.waitForURL('**/login?next=%2Fmy-reports');
  await page.getByText('Please log in to see your reports.').waitFor();
});

async function fillRequiredFields(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Meera Iyer');
  await page.locator('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('samrat-yantra');
  await page.getByLabel('Confirm password').fill('samrat-yantra');
  await page.getByLabel(/I agree to the/).check();
}

describe('sign-up page', () => {
  it('requires the terms, and shows all errors at their fields with the focus on the first', async () => {
    const { page } = await open('/signup', 360);
    const submitButton = page.getByRole('button', { name: 'Create account' });
    expect(await submitButton.isDisabled()).toBe(true);
    const reason = page.getByText('To create the account, please tick that you agree to the terms.');
    await reason.waitFor();
    await page.getByLabel(/I agree to the/).check();
    await reason.waitFor({ state: 'hidden' });
    await page.getByLabel('Password', { exact: true }).fill('jantar');
    await page.getByLabel('Confirm password').fill('mantar');
    await submitButton.click();
    await page.getByRole('alert').getByText('Passwords do not match.').waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('name');
    const listErrors = () =>
      page
        .locator('main [aria-invalid=true]')
        .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));
    expect(await listErrors()).toEqual(['name', 'email', 'confirm']);
    await takeScreenshot(page, 'sign-up-errors-360');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.getByLabel('Confirm password').fill('jantar');
    expect(await listErrors()).toEqual(['name', 'email']);
    await page
      .getByRole('alert')
      .getByText('Please fill all required fields: Name, Email, and Password.')
      .waitFor();
  });

  it('selects a place by keyboard and opens the login page logged in', async () => {
    const { page, consoleErrors } = await open('/signup');
    await fillRequiredFields(page, 'meera@example.in');
    const place = page.getByRole('combobox', { name: /Place of birth/ });
    await place.fill('Kot');
    const options = page.getByRole('listbox', { name: 'Places' }).getByRole('option');
    await options.first().waitFor();
    await place.press('ArrowDown');
    const placeName = await options.first().locator('b').textContent();
    await place.press('Enter');
    await expect.poll(async () => (await place.inputValue()).startsWith(placeName!)).toBe(true);
    const createButton = page.getByRole('button', { name: 'Create account' });
    await Promise.all([waitForTransientText(page, 'Registration successful!'), createButton.click()]);
    await page.waitForURL('**/login');
    await page.locator('main').getByText('meera@example.in').waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('continues an interrupted purchase at once, with the picked place', async () => {
    const { page } = await open(KUNDLI_PATH);
    await getControls(page).clickBuy();
    await page.getByRole('dialog').getByRole('button', { name: 'Go to Login' }).click();
    await page.locator('main').getByRole('link', { name: 'Sign up' }).click();
    await fillRequiredFields(page, 'kavita@example.in');
    const place = page.getByRole('combobox', { name: /Place of birth/ });
    await place.fill('Aurangabad, Mah');
    await page.getByRole('listbox', { name: 'Places' }).getByRole('option').first().click();
    const pickedPlace = await place.inputValue();
    const visitedPaths: string[] = [];
    page.on('framenavigated', (frame) => visitedPaths.push(new URL(frame.url()).pathname));
    const createButton = page.getByRole('button', { name: 'Create account' });
    await Promise.all([waitForTransientText(page, 'Registration successful!'), createButton.click()]);
    await page.waitForURL(`**${KUNDLI_PATH}`);
    expect(visitedPaths).toEqual([KUNDLI_PATH]);
    const dialog = page.getByRole('dialog', { name: 'Whose report is this?' });
    expect(pickedPlace).toContain(await dialog.getByLabel('Place of birth').inputValue());
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Please give day, month and year of birth.').waitFor();
    expect(await dialog.getByText('Please pick the place of birth from the list.').count()).toBe(0);
  });

  it('shows the error message of the server', async () => {
    const { page } = await open('/signup');
    await page.getByLabel('Full name').fill('Asha Rao');
    await page.locator('main').getByLabel('Email').fill(TEST_USERS.asha.email);
    await page.getByLabel('Password', { exact: true }).fill('jantar-mantar');
    await page.getByLabel('Confirm password').fill('jantar-mantar');
    await page.getByLabel(/I agree to the/).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByText('An account with this email already exists. Please log in instead.').waitFor();
  });
});

/** Fields, defaults, delays and texts of the login and sign-up forms, as specified. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import { startSite } from '#src/testing/site.ts';
import { waitForEffects, visit, visitAtNoon } from '#web/testing/browser-visit.ts';

const site = startSite();
beforeAll(async () => {
  await registerUser(site.app.url, 'asha');
});

const openAtNoon = async (path: string) =>
  (await visitAtNoon(site.browser, site.app.url + path, { reducedMotion: true })).page;
const open = async (path: string) =>
  (await visit(site.browser, site.app.url + path, { reducedMotion: true })).page;

async function fillLogin(page: Page): Promise<void> {
  const form = page.locator('main form');
  await form.getByLabel('Email').fill(TEST_USERS.asha.email);
  await form.getByLabel('Password', { exact: true }).fill(TEST_USERS.asha.password);
}

async function fillSignup(page: Page, email: string): Promise<void> {
  const form = page.locator('main form');
  await form.getByLabel('Full name').fill('Meera Iyer');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill('samrat-yantra');
  await form.getByLabel('Confirm password').fill('samrat-yantra');
  await form.getByLabel(/I agree to the/).check();
}

/** Submits the form and returns the label of the button while the response is held back. */
async function submitAndReadLabel(page: Page, requestPattern: string, label: string): Promise<string> {
  const responseRelease = Promise.withResolvers<void>();
  await page.route(requestPattern, async (route) => {
    await responseRelease.promise;
    await route.continue();
  });
  const submitButton = page.locator('main form button[type=submit]');
  expect(await submitButton.innerText()).toBe(label);
  await submitButton.click();
  await page.locator('main form button[type=submit][aria-disabled]').waitFor();
  const busyLabel = await submitButton.innerText();
  responseRelease.resolve();
  return busyLabel.trim();
}

describe.each([
  {
    path: '/login',
    requestPattern: '**/api/auth/login',
    label: 'Log in',
    busyLabel: 'Signing in...',
    successMessage: 'Login successful!',
    delayMs: 1000,
    nextPath: '/',
    fill: fillLogin,
    defaultError: 'Login failed',
    networkError: 'An error occurred during login.',
  },
  {
    path: '/signup',
    requestPattern: '**/api/auth/register',
    label: 'Create account',
    busyLabel: 'Creating your account...',
    successMessage: 'Registration successful! Welcome, Meera Iyer.',
    delayMs: 2000,
    nextPath: '/login',
    fill: (page: Page) => fillSignup(page, 'meera.iyer@example.in'),
    defaultError: 'Registration failed',
    networkError: 'An error occurred during registration.',
  },
])('the form of $path', (form) => {
  const { path, requestPattern, label, busyLabel, successMessage, delayMs, nextPath, fill } = form;
  it(`shows "${busyLabel}", then "${successMessage}", and opens ${nextPath} after ${delayMs} ms`, async () => {
    const page = await openAtNoon(path);
    await fill(page);
    expect(await submitAndReadLabel(page, requestPattern, label)).toBe(busyLabel);
    await page.getByRole('status').getByText(successMessage, { exact: true }).waitFor();
    expect(await page.evaluate(() => ['userData', 'authToken'].map((key) => key in localStorage))).toEqual([
      true,
      true,
    ]);
    await waitForEffects(page);
    await page.clock.runFor(delayMs - 1);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.clock.runFor(1);
    await page.waitForURL(site.app.url + nextPath);
  });

  it.each([
    [
      'a default message for an error response without a message',
      { status: 502, body: '' },
      form.defaultError,
    ],
    ['a default message for a network error', undefined, form.networkError],
    [
      'that a success response without token and user is invalid',
      { json: { success: true } },
      'Invalid response from server',
    ],
    [
      'the message of an error response',
      { status: 400, json: { success: false, error: 'Not today.', message: 'Not today.', code: 'x' } },
      'Not today.',
    ],
  ])('shows %s', async (_, response, message) => {
    const page = await open(path);
    await page.route(requestPattern, (route) => (response ? route.fulfill(response) : route.abort()));
    await fill(page);
    await page.locator('main form button[type=submit]').click();
    await page.getByRole('alert').getByText(message, { exact: true }).waitFor();
    expect(await page.evaluate(() => 'authToken' in localStorage)).toBe(false);
  });
});

/** Name, type and HTML constraints of every field, in order. */
const listFields = (page: Page) =>
  page
    .locator('main form :is(input, select)')
    .evaluateAll((fields) =>
      (fields as HTMLInputElement[]).map(({ name, type, required, minLength, checked }) =>
        [
          name,
          type,
          required && 'required',
          minLength > 0 && `min ${minLength}`,
          type === 'checkbox' && checked && 'on',
        ]
          .filter(Boolean)
          .join(' '),
      ),
    );
const listHrefs = (page: Page) =>
  page
    .locator('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

describe('login form', () => {
  it('has e-mail, a password of at least six characters and remember-me', async () => {
    const page = await open('/login');
    expect(await listFields(page)).toEqual([
      'email email required',
      'password password required min 6',
      'remember checkbox',
    ]);
    expect(await listHrefs(page)).toEqual(['/signup', '/forgot-password', '/terms', '/privacy-policy']);
  });

  it('is not submitted without an e-mail and with a short password, and shows both errors', async () => {
    const page = await open('/login');
    let isRequested = false;
    page.on('request', (request) => (isRequested ||= request.url().endsWith('/api/auth/login')));
    const password = page.getByLabel('Password', { exact: true });
    await password.pressSequentially('12345');
    await password.press('Enter');
    expect(await password.evaluate((node) => (node as HTMLInputElement).validity.tooShort)).toBe(true);
    await page.locator('main').getByText('Please enter your email.').first().waitFor();
    await page.getByText('Password must be at least 6 characters long.').waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('email');
    expect(isRequested).toBe(false);
  });
});

describe('sign-up form', () => {
  it('has the fields of the specification in the specified order, with the newsletter not ticked', async () => {
    const page = await open('/signup');
    expect(await listFields(page)).toEqual([
      'name text required',
      'email email required',
      'password password required',
      'confirm password required',
      'phone tel',
      'gender select-one',
      'day text',
      'month select-one',
      'year text',
      'tob time',
      'placeOfBirth text',
      'terms checkbox',
      'newsletter checkbox',
    ]);
    const genders = page.locator('select[name=gender] option');
    expect(
      await genders.evaluateAll((options) => (options as HTMLOptionElement[]).map(({ value }) => value)),
    ).toEqual(['', 'female', 'male', 'other']);
    expect(await listHrefs(page)).toEqual(['/login', '/terms', '/privacy-policy']);
  });

  it('says that the first report of a new member is half price', async () => {
    const page = await open('/signup');
    const banner = page.getByRole('main').getByRole('complementary');
    expect(await banner.innerText()).toMatch(/50% off\s+the first report of every new member/);
  });

  it('says that Facebook signup is not implemented', async () => {
    const page = await open('/signup');
    await page.getByRole('button', { name: 'Sign up with Facebook' }).click();
    await page.getByRole('alert').getByText('Facebook signup not implemented yet').waitFor();
  });

  it('subscribes to the newsletter with a separate request if it is ticked', async () => {
    const page = await open('/signup');
    await fillSignup(page, 'reader@example.in');
    await page.getByLabel('Send me the monthly newsletter about the sky').check();
    const [response] = await Promise.all([
      page.waitForResponse('**/api/newsletter/subscribe'),
      page.getByRole('button', { name: 'Create account' }).click(),
    ]);
    expect(response.request().postDataJSON()).toEqual({ email: 'reader@example.in' });
    expect(response.status()).toBe(201);
    expect(await site.app.db('subscribers').where({ email: 'reader@example.in' })).toHaveLength(1);
  });

  it('omits empty fields, newsletter, terms and the repeated password from the request', async () => {
    const page = await open('/signup');
    await fillSignup(page, 'meera2@example.in');
    await page.getByLabel('Time of birth').fill('14:30');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/auth/register'),
      page.getByRole('button', { name: 'Create account' }).click(),
    ]);
    expect(request.postDataJSON()).toEqual({
      name: 'Meera Iyer',
      email: 'meera2@example.in',
      password: 'samrat-yantra',
      tob: '14:30',
    });
  });
});

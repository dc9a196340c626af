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
async function submitAndReadLabel(page: Page, call: string, button: string): Promise<string> {
  const answer = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await answer.promise;
    await route.continue();
  });
  const submit = page.locator('main form button[type=submit]');
  expect(await submit.innerText()).toBe(button);
  await submit.click();
  await page.locator('main form button[type=submit][aria-disabled]').waitFor();
  const busy = await submit.innerText();
  answer.resolve();
  return busy.trim();
}

describe.each([
  {
    path: '/login',
    call: '**/api/auth/login',
    button: 'Sign in',
    busy: 'Signing in...',
    done: 'Login successful!',
    ms: 1000,
    to: '/',
    fill: fillLogin,
    wordless: 'Login failed',
    unreached: 'An error occurred during login.',
  },
  {
    path: '/signup',
    call: '**/api/auth/register',
    button: 'Create account',
    busy: 'Creating your account...',
    done: 'Registration successful! Welcome, Meera Iyer.',
    ms: 2000,
    to: '/login',
    fill: (page: Page) => fillSignup(page, 'meera.iyer@example.in'),
    wordless: 'Registration failed',
    unreached: 'An error occurred during registration.',
  },
])('the form of $path', ({ path, call, button, busy, done, ms, to, fill, wordless, unreached }) => {
  it(`shows "${busy}", then "${done}", and opens ${to} after ${ms} ms`, async () => {
    const page = await openAtNoon(path);
    await fill(page);
    expect(await submitAndReadLabel(page, call, button)).toBe(busy);
    await page.getByRole('status').getByText(done, { exact: true }).waitFor();
    expect(await page.evaluate(() => ['userData', 'authToken'].map((key) => key in localStorage))).toEqual([
      true,
      true,
    ]);
    await waitForEffects(page);
    await page.clock.runFor(ms - 1);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.clock.runFor(1);
    await page.waitForURL(site.app.url + to);
  });

  it.each([
    ['its own message for an error without one', { status: 502, body: '' }, wordless],
    ['its own message for a network error', undefined, unreached],
    [
      'that a response without token and user is invalid',
      { json: { success: true } },
      'Invalid response from server',
    ],
    [
      'the message of the server if there is one',
      { status: 400, json: { success: false, error: 'Not today.', message: 'Not today.', code: 'x' } },
      'Not today.',
    ],
  ])('shows %s', async (_, answer, text) => {
    const page = await open(path);
    await page.route(call, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await fill(page);
    await page.locator('main form button[type=submit]').click();
    await page.getByRole('alert').getByText(text, { exact: true }).waitFor();
    expect(await page.evaluate(() => 'authToken' in localStorage)).toBe(false);
  });
});

/** name, type and HTML constraints of every field, in order */
const listFields = (page: Page) =>
  page
    .locator('main form :is(input, select)')
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ name, type, required, minLength, checked }) =>
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
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));

describe('login form', () => {
  it('has e-mail, a password of at least six characters and remember-me', async () => {
    const page = await open('/login');
    expect(await listFields(page)).toEqual([
      'email email required',
      'password password required min 6',
      'remember checkbox',
    ]);
    expect(await listHrefs(page)).toEqual([
      '/signup',
      '/forgot-password',
      '/terms',
      '/privacy-policy',
      '/api/auth/google',
    ]);
  });

  it('a short password is rejected by the browser', async () => {
    const page = await open('/login');
    let requested = false;
    page.on('request', (request) => (requested ||= request.url().endsWith('/api/auth/login')));
    await page.locator('main').getByLabel('Email').fill('a@b.in');
    const password = page.getByLabel('Password', { exact: true });
    await password.pressSequentially('12345');
    await password.press('Enter');
    expect(await password.evaluate((node) => (node as HTMLInputElement).validity.tooShort)).toBe(true);
    expect(requested).toBe(false);
  });
});

describe('sign-up form', () => {
  it('has the fields of the specification in its order, with the newsletter ticked', async () => {
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
      'newsletter checkbox on',
    ]);
    const genders = page.locator('select[name=gender] option');
    expect(
      await genders.evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value }) => value)),
    ).toEqual(['', 'female', 'male', 'other']);
    expect(await listHrefs(page)).toEqual(['/login', '/terms', '/privacy-policy', '/api/auth/auth/google']);
  });

  it('promises new members the first report at half price', async () => {
    const page = await open('/signup');
    const banner = page.getByRole('main').getByRole('complementary');
    expect(await banner.innerText()).toMatch(/50% off\s+the first report of every new member/);
  });

  it('says that Facebook signup does not exist', async () => {
    const page = await open('/signup');
    await page.getByRole('button', { name: 'Sign up with Facebook' }).click();
    await page.getByRole('alert').getByText('Facebook signup not implemented yet').waitFor();
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

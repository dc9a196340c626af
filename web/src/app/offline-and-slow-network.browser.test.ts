/** Pages on a slow network, offline, and after a deployment of the site. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import {
  waitUntilInteractive,
  waitForTransientText,
  visit,
  scrollThrough,
} from '#web/testing/browser-visit.ts';

const site = startSite();

const SCRIPTS = '**/assets/*.js';
const openPage = async (path: string, width = 1280) =>
  (await visit(site.browser, site.app.url + path, { width, reducedMotion: true })).page;
const getTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const getHeader = (page: Page) => page.getByRole('banner');

/** Holds matching requests until the returned function is called. */
async function holdRequests(page: Page, urlPattern: string) {
  const released = Promise.withResolvers<void>();
  await page.route(urlPattern, (route) => released.promise.then(() => route.continue()));
  return released.resolve;
}

/** Pages without prerendered content. */
const CLIENT_ONLY = [
  '/payment-success',
  '/my-reports',
  '/dashboard',
  '/profile',
  '/reset-password',
  '/welcome',
];

describe('before the scripts are loaded', () => {
  async function openWithoutScripts(path: string, width = 1280) {
    const context = await site.browser.newContext({
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const releaseScripts = await holdRequests(page, SCRIPTS);
    await page.goto(site.app.url + path, { waitUntil: 'commit' });
    return { page, releaseScripts };
  }

  it('a page is readable and its links work', async () => {
    const { page } = await openWithoutScripts('/');
    await page.getByRole('main').getByText('₹2,499').first().waitFor();
    await getHeader(page).getByRole('link', { name: 'Reports' }).click({ noWaitAfter: true });
    await getTitle(page, 'Choose what you want to know').waitFor();
  });

  it('the menu button on a phone keeps the tap until the menu can open', async () => {
    const { page, releaseScripts } = await openWithoutScripts('/reports', 360);
    await getHeader(page).getByRole('button', { name: 'Open menu' }).click();
    await page.locator(':popover-open').waitFor();
    releaseScripts();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  });

  it.each([
    ['/login', 'Email', /^Log in(?! with)/],
    ['/forgot-password', 'Email', 'Mail me a link'],
    ['/contact', 'Full Name', 'Send message'],
    ['/reports', 'Your email', 'Subscribe'],
  ])('the form on %s keeps what was typed and the tap on its button', async (path, label, buttonName) => {
    const { page, releaseScripts } = await openWithoutScripts(path);
    const button = page.getByRole('button', { name: buttonName });
    const field = page.getByLabel(label, { exact: true }).last();
    await field.fill('asha');
    await field.press('Enter', { noWaitAfter: true });
    await button.click();
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText('One moment. The page is still loading.').filter({ visible: true }).waitFor();
    releaseScripts();
    // the repeated tap finds a mistake and moves the focus there
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(false);
    expect(await field.inputValue()).toBe('asha');
    expect(page.url()).toBe(site.app.url + path);
  });

  it('a calculator keeps what was typed and enables its button afterwards', async () => {
    const { page, releaseScripts } = await openWithoutScripts('/calculate/love');
    await page.getByLabel('Your name').fill('Asha');
    await page.getByLabel('Their name').fill('Ravi');
    releaseScripts();
    const button = page.locator('main form').getByRole('button');
    await expect.poll(() => button.isEnabled()).toBe(true);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Asha');
  });

  it('the sign-up form keeps the ticked terms and enables its button afterwards', async () => {
    const { page, releaseScripts } = await openWithoutScripts('/signup');
    await page.getByLabel(/I agree to the/).check();
    releaseScripts();
    await expect.poll(() => page.getByRole('button', { name: 'Create account' }).isEnabled()).toBe(true);
    expect(await page.getByLabel(/I agree to the/).isChecked()).toBe(true);
  });

  it.each(CLIENT_ONLY)(
    'the client-only page %s shows a loading text with a link to support',
    async (path) => {
      const { page, releaseScripts } = await openWithoutScripts(path);
      await getTitle(page, 'One moment').waitFor();
      expect(await page.getByRole('link', { name: 'support' }).getAttribute('href')).toBe('/support');
      releaseScripts();
      await getTitle(page, 'One moment').waitFor({ state: 'hidden' });
      await page.locator('h1').waitFor();
      expect(await page.locator('h1').count()).toBe(1);
    },
  );
});

describe('navigation on a slow network', () => {
  it.each([
    ['/', ''],
    ['/reports', 'Choose what you want to know'],
    ['/reports/janam-kundli', 'Janam Kundli'],
    ['/calculate/rashi', ''],
  ])('shows the progress bar over %s until the next page is loaded', async (path, title) => {
    const page = await openPage(path);
    const releaseScripts = await holdRequests(page, SCRIPTS);
    await page.clock.install();
    await getHeader(page).getByRole('link', { name: 'Blogs' }).click();
    const runningBar = page.locator('[data-running]');
    await runningBar.waitFor();
    await page.clock.runFor(5000);
    expect(await runningBar.count()).toBe(1);
    expect(await page.locator('h1', { hasText: title }).isVisible()).toBe(true);
    releaseScripts();
    await getTitle(page, 'Plain words for an old art').waitFor();
    await page.clock.runFor(500);
    await expect.poll(() => runningBar.count()).toBe(0);
  });
});

describe('offline', () => {
  it('following a link shows an error page with retry and back, which continues by itself once online', async () => {
    const page = await openPage('/reports');
    await page.context().setOffline(true);
    await getHeader(page).getByRole('link', { name: 'Blogs' }).click();
    await getTitle(page, 'This page did not load').waitFor();
    expect(await page.title()).toBe('This page did not load | Lagna');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Still no connection.').waitFor();
    await page.getByRole('button', { name: 'Go back' }).click();
    await getTitle(page, 'Choose what you want to know').waitFor();
    await page.getByRole('alert').getByText('Failed to fetch reports: no connection').waitFor();
    await getHeader(page).getByRole('link', { name: 'Blogs' }).click();
    await getTitle(page, 'This page did not load').waitFor();
    await page.context().setOffline(false);
    await getTitle(page, 'Plain words for an old art').waitFor();
  });

  it.each([
    ['/', 'Imran Shaikh'],
    ['/reports/janam-kundli', 'Make payment'],
    ['/blogs/what-is-a-lagna', 'Sources'],
  ])('the lazy sections of %s stay readable and are hydrated once online', async (path, lazyText) => {
    const page = await openPage(path);
    await page.context().setOffline(true);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const section = page.getByRole('main').getByText(lazyText).first();
    await section.scrollIntoViewIfNeeded();
    expect(await section.isVisible()).toBe(true);
    expect(await page.locator('h1').count()).toBe(1);
    await page.context().setOffline(false);
    await scrollThrough(page);
    await waitUntilInteractive(section);
    expect(await page.getByText('This page did not load').count()).toBe(0);
    expect(await section.isVisible()).toBe(true);
  });

  it('the newsletter form shows Oops! and keeps the address', async () => {
    const page = await openPage('/reports');
    await page.context().setOffline(true);
    const input = page.getByRole('contentinfo').getByLabel('Your email');
    await input.fill('reader@example.in');
    await input.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Oops!' });
    await dialog.getByText('Something went wrong. Please try again later.').waitFor();
    expect(await input.inputValue()).toBe('reader@example.in');
  });

  it('the contact form shows an error and keeps the message', async () => {
    const page = await openPage('/contact');
    await page.context().setOffline(true);
    const message = page.getByRole('main').getByLabel('Message', { exact: true });
    await message.fill('Is my lagna Kanya?');
    await page.getByRole('button', { name: 'Send message' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Error!' });
    await dialog.getByText('Error sending message. Please try again.', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(await message.inputValue()).toBe('Is my lagna Kanya?');
  });

  it.each([
    ['/login', /^Log in(?! with)/, 'An error occurred during login.'],
    ['/signup', 'Create account', 'An error occurred during registration.'],
  ])(
    'the form of %s shows the error inline, keeps its values and works once online',
    async (path, buttonName, errorText) => {
      const page = await openPage(path);
      const main = page.getByRole('main');
      await page.context().setOffline(true);
      await main.getByLabel('Email').fill('asha@example.in');
      await main.getByLabel('Password', { exact: true }).fill('jantar-mantar');
      if (path === '/signup') {
        await main.getByLabel('Full name').fill('Asha Rao');
        await main.getByLabel('Confirm password').fill('jantar-mantar');
        await main.getByLabel(/I agree to the/).check();
      }
      await main.getByRole('button', { name: buttonName }).click();
      await main.getByRole('alert').getByText(errorText).waitFor();
      expect(await main.getByLabel('Email').inputValue()).toBe('asha@example.in');
      expect(await main.getByLabel('Password', { exact: true }).inputValue()).toBe('jantar-mantar');
      await page.context().setOffline(false);
      await main.getByRole('button', { name: buttonName }).click();
      await main.getByText(errorText).waitFor({ state: 'hidden' });
    },
  );

  it('a calculator shows the error, keeps its input and computes once online', async () => {
    const page = await openPage('/calculate/love');
    await page.clock.install();
    await page.context().setOffline(true);
    await page.getByLabel('Your name').fill('Asha');
    await page.getByLabel('Their name').fill('Ravi');
    const button = page.locator('main form').getByRole('button');
    await button.click();
    const toastShown = waitForTransientText(
      page,
      'This did not load. Please check your connection and try again.',
    );
    await Promise.all([toastShown, page.clock.runFor(5000)]);
    expect(await page.getByLabel('Their name').inputValue()).toBe('Ravi');
    await page.context().setOffline(false);
    await button.click();
    await page.clock.runFor(5000);
    await page
      .getByRole('region', { name: 'Your result' })
      .getByText(/^\d+%$/)
      .waitFor();
  });

  it('a purchase does not start and shows why', async () => {
    const { page } = await visit(site.browser, `${site.app.url}/reports/janam-kundli`, {
      // stops the timer that loads the dialogs in advance
      before: (newPage) => newPage.clock.install(),
    });
    await page.context().setOffline(true);
    const buyButton = page.getByRole('main').getByRole('button', { name: /Generate my report/ });
    await Promise.all([
      waitForTransientText(page, 'This part of the page did not load.'),
      buyButton.first().click(),
    ]);
  });
});

describe('a deployment while a page is open', () => {
  const removeScripts = (page: Page) =>
    page.route(SCRIPTS, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }));

  it('the next link loads the new version without an error', async () => {
    const page = await openPage('/reports');
    await removeScripts(page);
    await page.route('**/blogs', async (route) => {
      if (route.request().isNavigationRequest()) await page.unroute(SCRIPTS);
      await route.continue();
    });
    await getHeader(page).getByRole('link', { name: 'Blogs' }).click();
    await getTitle(page, 'Plain words for an old art').waitFor();
    // React sets properties on hydrated elements.
    await expect.poll(() => page.locator('h1').evaluate((h1) => Object.keys(h1).length)).toBeGreaterThan(0);
  });

  it('the open page stays readable to its end', async () => {
    const page = await openPage('/');
    await removeScripts(page);
    const missingScript = page.waitForResponse((response) => response.status() === 404);
    await Promise.all([missingScript, scrollThrough(page)]);
    await page.getByRole('main').getByText('Imran Shaikh').first().scrollIntoViewIfNeeded();
    expect(await page.locator('h1').innerText()).toBe('Your birth, read from the real sky');
  });
});

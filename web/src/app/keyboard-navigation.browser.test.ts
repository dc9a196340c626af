/** Header, menus, forms and dialogs with the keyboard only, and at 200 % zoom. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createResetToken } from '#src/accounts/password/reset-tokens.ts';
import { registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import { hasFocus, pressTabTo } from '#web/testing/keyboard.ts';
import { findClippedText, getOverflowX } from '#web/testing/layout-checks.ts';
import { registerMember, storeSession } from '#web/testing/checkout-page.ts';
import { startSite } from '#src/testing/site.ts';
import { waitForTransientText, visit } from '#web/testing/browser-visit.ts';

const site = startSite();

type VisitOptions = Parameters<typeof visit>[2];
const openPage = async (path: string, options: VisitOptions = {}) =>
  (await visit(site.browser, site.app.url + path, { reducedMotion: true, ...options })).page;

describe('with the keyboard only', () => {
  it('the first Tab shows the skip link, which focuses the main content', async () => {
    const page = await openPage('/reports');
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Skip to content' });
    expect(await hasFocus(skipLink)).toBe(true);
    await expect.poll(async () => (await skipLink.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.locator('main'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
  });

  it('a link of the header opens its page with the focus on main', async () => {
    const page = await openPage('/');
    await pressTabTo(
      page,
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }),
    );
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Plain words for an old art' }).waitFor();
    await expect.poll(() => hasFocus(page.locator('main'))).toBe(true);
  });

  it('the mobile menu opens, traps the focus in both directions, and its links work', async () => {
    const page = await openPage('/', { width: 360 });
    const button = page.getByRole('button', { name: 'Open menu' });
    await pressTabTo(page, button);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    const isFocusOutside = () =>
      page.evaluate(() => {
        const focused = document.activeElement!;
        return focused !== document.body && focused.closest('dialog') === null;
      });
    for (const key of ['Tab', 'Shift+Tab'])
      for (let presses = 0; presses < 10; presses += 1) {
        await page.keyboard.press(key);
        expect(await isFocusOutside()).toBe(false);
      }
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(button)).toBe(true);
    await page.keyboard.press('Enter');
    await pressTabTo(page, menu.getByRole('link', { name: 'Contact Us' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contact');
    await menu.waitFor({ state: 'hidden' });
  });

  it('the member menu opens, closes when the focus leaves it, and logs the member out', async () => {
    const member = await registerMember(site.app.url);
    const page = await openPage('/reports', { before: (newPage) => storeSession(newPage, member) });
    const menuButton = page.getByRole('button', { name: 'Asha Rao' });
    await pressTabTo(page, menuButton);
    await page.keyboard.press('Enter');
    const profileLink = page.getByRole('banner').getByRole('link', { name: 'My Profile' });
    await pressTabTo(page, profileLink);
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => [await profileLink.isVisible(), await hasFocus(menuButton)])
      .toEqual([false, true]);
    await page.keyboard.press('Space');
    await pressTabTo(page, page.getByRole('button', { name: 'Logout' }));
    await page.keyboard.press('Tab');
    await profileLink.waitFor({ state: 'hidden' });
    await pressTabTo(page, menuButton, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await pressTabTo(page, page.getByRole('button', { name: 'Logout' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.app.url}/`);
  });

  it.each([
    ['The questions', '[aria-labelledby="teasers"]', 'the questions'],
    ['The testimonials', '[aria-label="What readers say"]', 'the testimonials'],
  ])(
    '%s: the carousel can be played, paused and advanced, also with the arrow keys',
    async (_, selector, buttonObject) => {
      const page = await openPage('/');
      const carousel = page.locator(selector);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await carousel.scrollIntoViewIfNeeded();
      await carousel.locator('[data-ready]').waitFor();
      const play = page.getByRole('button', { name: `Play ${buttonObject}` });
      await play.focus();
      await page.keyboard.press('Enter');
      const pause = page.getByRole('button', { name: `Pause ${buttonObject}` });
      await expect.poll(() => hasFocus(pause)).toBe(true);
      await page.keyboard.press('Enter');
      const getShownSlide = () => carousel.locator('[role="group"]:not([inert])').getAttribute('aria-label');
      const slideBefore = await getShownSlide();
      await pressTabTo(page, carousel.getByRole('button', { name: /^Next/ }));
      await page.keyboard.press('Enter');
      await expect.poll(getShownSlide).not.toBe(slideBefore);
      await carousel.getByRole('region').focus();
      await page.keyboard.press('ArrowLeft');
      await expect.poll(getShownSlide).toBe(slideBefore);
    },
  );

  it('the error dialog of the newsletter form is closed by its button and returns the focus to the field', async () => {
    const page = await openPage('/shipping');
    const input = page.getByRole('contentinfo').getByLabel('Your email');
    await pressTabTo(page, input, 'Shift+Tab');
    await page.keyboard.type('nowhere');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Invalid Email' });
    await dialog.waitFor();
    await pressTabTo(page, dialog.getByRole('button', { name: 'OK' }));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(input)).toBe(true);
    expect(await input.inputValue()).toBe('nowhere');
  });

  it('a visitor signs up', async () => {
    const page = await openPage('/signup');
    const main = page.getByRole('main');
    const typeInto = async (label: string, text: string) => {
      await pressTabTo(page, main.getByLabel(label, { exact: true }));
      await page.keyboard.type(text);
    };
    await typeInto('Full name', 'Meera Iyer');
    await typeInto('Email', 'meera@example.in');
    await typeInto('Password', 'samrat-yantra');
    await typeInto('Confirm password', 'samrat-yantra');
    await pressTabTo(page, main.getByLabel(/I agree to the/));
    await page.keyboard.press('Space');
    await pressTabTo(page, main.getByRole('button', { name: 'Create account' }));
    await Promise.all([
      waitForTransientText(page, 'Registration successful!', 'main'),
      page.keyboard.press('Enter'),
    ]);
  });

  it('a visitor logs in', async () => {
    await registerUser(site.app.url, 'ravi');
    const page = await openPage('/login');
    const main = page.getByRole('main');
    await pressTabTo(page, main.getByLabel('Email'));
    await page.keyboard.type(TEST_USERS.ravi.email);
    await pressTabTo(page, main.getByLabel('Password', { exact: true }));
    await page.keyboard.type(TEST_USERS.ravi.password);
    await Promise.all([
      waitForTransientText(page, 'Login successful!', 'main'),
      page.keyboard.press('Enter'),
    ]);
    await page.waitForURL(`${site.app.url}/`);
  });

  it('a member requests a password reset and sets a new password', async () => {
    const { member } = await registerUser(site.app.url, 'asha');
    const page = await openPage('/forgot-password');
    const main = page.getByRole('main');
    await pressTabTo(page, main.getByLabel('Email'));
    await page.keyboard.type(TEST_USERS.asha.email);
    await page.keyboard.press('Enter');
    await main.getByRole('status').getByText('a link is on its way').waitFor();
    await page.goto(
      `${site.app.url}/reset-password#${await createResetToken(site.app.db, member.id, site.app.clock.now())}`,
    );
    await pressTabTo(page, main.getByLabel('New password', { exact: true }));
    await page.keyboard.type('chakra-yantra');
    await pressTabTo(page, main.getByLabel('Confirm new password'));
    await page.keyboard.type('chakra-yantra');
    await page.keyboard.press('Enter');
    await main.getByRole('heading', { name: 'Your new password works' }).waitFor();
    await pressTabTo(page, main.getByRole('link', { name: 'Log in' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
  });

  it('a member edits a section of the profile, and the focus returns to its button after saving', async () => {
    const member = await registerMember(site.app.url);
    const page = await openPage('/profile', { before: (newPage) => storeSession(newPage, member) });
    const editButton = page.getByRole('button', { name: 'Change details' });
    await pressTabTo(page, editButton);
    await page.keyboard.press('Enter');
    await pressTabTo(page, page.getByLabel('Phone'));
    await page.keyboard.type('98290 12345');
    await page.keyboard.press('Enter');
    await page.getByText('Saved.').waitFor();
    await expect.poll(() => hasFocus(editButton)).toBe(true);
  });
});

describe('at 200 % zoom', () => {
  const openZoomed = async (path: string) => {
    const page = await openPage(path);
    await page.setViewportSize({ width: 640, height: 400 });
    return page;
  };
  /** With an open dialog the overflow is negative: the space of the scroll bar is reserved. */
  const expectFits = async (page: Page) => {
    expect(await getOverflowX(page)).toBeLessThanOrEqual(0);
    expect(await findClippedText(page)).toEqual([]);
  };

  it('the mobile menu fits and its last link can be reached', async () => {
    const page = await openZoomed('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Login' }).scrollIntoViewIfNeeded();
    await expectFits(page);
    await menu.getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login');
  });

  it('a dialog fits and can be closed, also with doubled text size', async () => {
    const page = await openZoomed('/contact');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.getByRole('button', { name: 'Send message' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Error!' });
    await dialog.getByText('Full Name is required.').waitFor();
    await expectFits(page);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('the confirm dialog of a purchase fits and its pay button can be reached', async () => {
    const member = await registerMember(site.app.url);
    const page = await openPage('/reports/janam-kundli', {
      before: (newPage) => storeSession(newPage, member),
    });
    await page.setViewportSize({ width: 640, height: 400 });
    await page
      .getByRole('button', { name: /Generate my report/ })
      .last()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    await dialog.getByRole('button', { name: /^Pay ₹/ }).scrollIntoViewIfNeeded();
    await expectFits(page);
    expect(await dialog.getByRole('button', { name: /^Pay ₹/ }).click({ trial: true })).toBeUndefined();
  });
});

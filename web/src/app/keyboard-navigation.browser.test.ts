/** The frame and its dialogs without a mouse, and on a desk zoomed to 200 %. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createResetToken } from '#src/accounts/password/reset-tokens.ts';
import { registerUser, TEST_USERS } from '#src/accounts/testing.ts';
import { findClippedText, getOverflowX } from '#web/testing/layout-checks.ts';
import { registerMember, storeSession } from '#web/testing/checkout-page.ts';
import { startSite } from '#src/testing/site.ts';
import { waitForTransientText, visit } from '#web/testing/browser-visit.ts';

const site = startSite();

type As = Parameters<typeof visit>[2];
const open = async (path: string, as: As = {}) =>
  (await visit(site.browser, site.app.url + path, { reducedMotion: true, ...as })).page;

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Tab by Tab, as many as a page may have. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < 80; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
  }
  expect.fail('no Tab leads there');
}

describe('with the keyboard alone', () => {
  it('the first Tab shows the way past the bar, into the page', async () => {
    const page = await open('/reports');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await hasFocus(skip)).toBe(true);
    await expect.poll(async () => (await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.locator('main'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true);
  });

  it('the bar leads from screen to screen, each read from its beginning', async () => {
    const page = await open('/');
    await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Plain words for an old art' }).waitFor();
    await expect.poll(() => hasFocus(page.locator('main'))).toBe(true);
  });

  it('the phone’s menu opens, keeps the focus inside, both ways round, and leads on', async () => {
    const page = await open('/', { width: 360 });
    const button = page.getByRole('button', { name: 'Open menu' });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    const outside = () =>
      page.evaluate(() => {
        const at = document.activeElement!;
        return at !== document.body && at.closest('dialog') === null;
      });
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stops = 0; stops < 10; stops += 1) {
        await page.keyboard.press(key);
        expect(await outside()).toBe(false);
      }
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(button)).toBe(true);
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'Contact Us' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/contact');
    await menu.waitFor({ state: 'hidden' });
  });

  it('a member’s links open, close behind the focus, and let a member out', async () => {
    const member = await registerMember(site.app.url);
    const page = await open('/reports', { before: (fresh) => storeSession(fresh, member) });
    const name = page.getByRole('button', { name: 'Asha Rao' });
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    const profile = page.getByRole('banner').getByRole('link', { name: 'My Profile' });
    await tabTo(page, profile);
    await page.keyboard.press('Escape');
    await expect.poll(async () => [await profile.isVisible(), await hasFocus(name)]).toEqual([false, true]);
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Logout' }));
    await page.keyboard.press('Tab');
    await profile.waitFor({ state: 'hidden' });
    await tabTo(page, name, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Logout' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.app.url}/`);
  });

  it.each([
    ['The questions', '[aria-labelledby="teasers"]', 'the questions'],
    ['The voices', '[aria-label="What readers say"]', 'the voices'],
  ])('%s are played, paused and turned', async (_, where, which) => {
    const page = await open('/');
    const carousel = page.locator(where);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await carousel.scrollIntoViewIfNeeded();
    await carousel.locator('[data-ready]').waitFor();
    const play = page.getByRole('button', { name: `Play ${which}` });
    await play.focus();
    await page.keyboard.press('Enter');
    const pause = page.getByRole('button', { name: `Pause ${which}` });
    await expect.poll(() => hasFocus(pause)).toBe(true);
    await page.keyboard.press('Enter');
    const shown = () => carousel.locator('[role="group"]:not([inert])').getAttribute('aria-label');
    const before = await shown();
    await tabTo(page, carousel.getByRole('button', { name: /^Next/ }));
    await page.keyboard.press('Enter');
    await expect.poll(shown).not.toBe(before);
  });

  it('the letter’s dialog says what is wrong, takes the focus, and gives it back', async () => {
    const page = await open('/shipping');
    const input = page.getByRole('contentinfo').getByLabel('Your e-mail');
    await tabTo(page, input, 'Shift+Tab');
    await page.keyboard.type('nowhere');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Invalid Email' });
    await dialog.waitFor();
    await tabTo(page, dialog.getByRole('button', { name: 'OK' }));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => hasFocus(input)).toBe(true);
    expect(await input.inputValue()).toBe('nowhere');
  });

  it('one signs up', async () => {
    const page = await open('/signup');
    const main = page.getByRole('main');
    const write = async (label: string, words: string) => {
      await tabTo(page, main.getByLabel(label, { exact: true }));
      await page.keyboard.type(words);
    };
    await write('Full name', 'Meera Iyer');
    await write('Email', 'meera@example.in');
    await write('Password', 'samrat-yantra');
    await write('Confirm password', 'samrat-yantra');
    await tabTo(page, main.getByLabel(/I agree to the/));
    await page.keyboard.press('Space');
    await tabTo(page, main.getByRole('button', { name: 'Create account' }));
    await Promise.all([
      waitForTransientText(page, 'Registration successful!', 'main'),
      page.keyboard.press('Enter'),
    ]);
  });

  it('one logs in', async () => {
    await registerUser(site.app.url, 'ravi');
    const page = await open('/login');
    const main = page.getByRole('main');
    await tabTo(page, main.getByLabel('Email'));
    await page.keyboard.type(TEST_USERS.ravi.email);
    await tabTo(page, main.getByLabel('Password', { exact: true }));
    await page.keyboard.type(TEST_USERS.ravi.password);
    await Promise.all([
      waitForTransientText(page, 'Login successful!', 'main'),
      page.keyboard.press('Enter'),
    ]);
    await page.waitForURL(`${site.app.url}/`);
  });

  it('one asks for a new password, and chooses it', async () => {
    const { member } = await registerUser(site.app.url, 'asha');
    const page = await open('/forgot-password');
    const main = page.getByRole('main');
    await tabTo(page, main.getByLabel('Email'));
    await page.keyboard.type(TEST_USERS.asha.email);
    await page.keyboard.press('Enter');
    await main.getByRole('status').getByText('a link is on its way').waitFor();
    await page.goto(
      `${site.app.url}/reset-password#${await createResetToken(site.app.db, member.id, site.app.clock.now())}`,
    );
    await tabTo(page, main.getByLabel('New password', { exact: true }));
    await page.keyboard.type('chakra-yantra');
    await tabTo(page, main.getByLabel('Confirm new password'));
    await page.keyboard.type('chakra-yantra');
    await page.keyboard.press('Enter');
    await main.getByRole('heading', { name: 'Your new password works' }).waitFor();
    await tabTo(page, main.getByRole('link', { name: 'Log in' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
  });

  it('a member pulls a card of the profile out, changes it, and stands where they began', async () => {
    const member = await registerMember(site.app.url);
    const page = await open('/profile', { before: (fresh) => storeSession(fresh, member) });
    const pull = page.getByRole('button', { name: 'Change details' });
    await tabTo(page, pull);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByLabel('Phone'));
    await page.keyboard.type('98290 12345');
    await page.keyboard.press('Enter');
    await page.getByText('Saved.').waitFor();
    await expect.poll(() => hasFocus(pull)).toBe(true);
  });
});

describe('at 200 %', () => {
  const zoomed = async (path: string) => {
    const page = await open(path);
    await page.setViewportSize({ width: 640, height: 400 });
    return page;
  };
  /** Behind an open dialog the room of the scroll bar is kept. */
  const fits = async (page: Page) => {
    expect(await getOverflowX(page)).toBeLessThanOrEqual(0);
    expect(await findClippedText(page)).toEqual([]);
  };

  it('the menu is read to its last link', async () => {
    const page = await zoomed('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Login' }).scrollIntoViewIfNeeded();
    await fits(page);
    await menu.getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login');
  });

  it('a dialog is read and closed, also with doubled letters', async () => {
    const page = await zoomed('/contact');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.getByRole('button', { name: 'Send message' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Error!' });
    await dialog.getByText('Full Name is required.').waitFor();
    await fits(page);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it('the sheet of a purchase is read to its button', async () => {
    const member = await registerMember(site.app.url);
    const page = await open('/reports/janam-kundli', { before: (fresh) => storeSession(fresh, member) });
    await page.setViewportSize({ width: 640, height: 400 });
    await page
      .getByRole('button', { name: /Generate my report/ })
      .last()
      .click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('heading', { name: 'Is this right?' }).waitFor();
    await sheet.getByRole('button', { name: /^Pay ₹/ }).scrollIntoViewIfNeeded();
    await fits(page);
    expect(await sheet.getByRole('button', { name: /^Pay ₹/ }).click({ trial: true })).toBeUndefined();
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { testBrowser } from '#src/testing/browser.ts';
import { violations, visit, walkDown } from '#web/testing/visitor.ts';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ role: 'web' }), testBrowser()]);
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

const open = async (path: string, as?: Parameters<typeof visit>[2]) =>
  (await visit(browser, app.url + path, as)).page;

/** A member as the browser remembers one. */
const asMember = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem(
      'userData',
      JSON.stringify({ name: 'Ananya', email: 'ananya.rathore@mail.example' }),
    );
    localStorage.setItem('authToken', 'kept');
  });
const NOON = new Date('2026-11-21T06:30:00Z');
/** The page is opened a minute before noon; from noon on, time stands still until a test moves it. */
async function openAtNoon(path: string): Promise<Page> {
  const before = (page: Page) => page.clock.install({ time: NOON.getTime() - 60_000 });
  const page = await open(path, { before });
  await page.clock.pauseAt(NOON);
  return page;
}

describe('the bar', () => {
  it('marks the screen one is on and turns translucent past 20 px', async () => {
    const page = await open('/reports');
    const bar = page.getByRole('banner');
    expect(await bar.getByRole('link', { name: 'Reports' }).getAttribute('aria-current')).toBe('page');
    await page.evaluate(() => scrollTo(0, 20));
    expect(await bar.getAttribute('data-scrolled')).toBeNull();
    await page.evaluate(() => scrollTo(0, 21));
    await page.waitForFunction(() => document.querySelector('header')?.dataset['scrolled'] === 'true');
  });

  it('offers Login and Sign Up to a visitor', async () => {
    const bar = (await open('/')).getByRole('banner');
    await bar.getByRole('link', { name: 'Sign Up' }).waitFor();
    expect(await bar.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  });

  it('opens a member’s own links under their name, with the e-mail shortened', async () => {
    const page = await open('/reports', { before: asMember });
    await page.getByRole('button', { name: 'Ananya' }).click();
    const bar = page.getByRole('banner');
    expect(await bar.getByText('ananya.rat…@mail.example').count()).toBe(1);
    for (const name of ['My Profile', 'Dashboard', 'My Reports'])
      expect(await bar.getByRole('link', { name }).isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await bar.getByRole('link', { name: 'Dashboard' }).isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ananya');
  });

  it('lets a member out, says so and leads home', async () => {
    const page = await open('/reports');
    await page.evaluate(() => {
      localStorage.setItem('userData', JSON.stringify({ name: 'Ananya', email: 'a@mail.example' }));
      localStorage.setItem('authToken', 'kept');
      dispatchEvent(new Event('authChange'));
    });
    await page.getByRole('button', { name: 'Ananya' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${app.url}/`);
    await page.getByRole('status').getByText('Logged out successfully!').waitFor();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

describe('the menu on a phone', () => {
  it('takes the focus, locks the page, and gives the focus back on Escape', async () => {
    const page = await open('/', { width: 360, stillness: true });
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await button.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  it('closes when one goes on, and the new screen starts at its top with the focus', async () => {
    const page = await open('/', { width: 360, stillness: true });
    await page.evaluate(() => scrollTo(0, 900));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('heading', { name: 'Choose what you want to know' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, 'main']);
  });

  it('shortens a member’s e-mail further', async () => {
    const page = await open('/', { width: 360, before: asMember, stillness: true });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByText('ananya…@mail.example').waitFor();
  });
});

describe('a change of route', () => {
  it('shows the thin bar for 500 ms', async () => {
    const page = await openAtNoon('/');
    await page.getByRole('banner').getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('heading', { name: 'Choose what you want to know' }).waitFor();
    const running = page.locator('[data-running]');
    await running.waitFor();
    await page.clock.runFor(499);
    expect(await running.count()).toBe(1);
    await page.clock.runFor(1);
    expect(await running.count()).toBe(0);
  });
});

describe('the foot', () => {
  it('offers the way up after 300 px', async () => {
    const page = await open('/', { stillness: true });
    const up = page.getByRole('button', { name: 'Scroll to top' });
    await page.evaluate(() => scrollTo(0, 300));
    expect(await up.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 301));
    await up.click();
    await page.waitForFunction(() => scrollY === 0);
  });

  it('names the house and the year, and leads Home to the about page', async () => {
    const foot = (await open('/reports')).getByRole('contentinfo');
    expect(await foot.getByText('© 2025 Lagna').count()).toBe(1);
    const links = foot.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')))).toEqual([
      '/about-us',
      '/reports',
      '/about-us',
      '/calculators',
      '/blogs',
      '/contact-us',
    ]);
  });

  it('answers a letter without an address with a dialog', async () => {
    const page = await open('/reports', { stillness: true });
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Invalid Email' });
    expect(await dialog.getByText('Please enter a valid email address.').isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
  });
});

describe('the carousels of the home page', () => {
  const spoken = (page: Page) =>
    page.locator('[aria-label="What readers say"] ul [aria-current] b').innerText();

  it('ask the next question every 3 s until they are paused', async () => {
    const page = await openAtNoon('/');
    const carousel = page.locator('[aria-labelledby="teasers"]');
    await carousel.scrollIntoViewIfNeeded();
    await carousel.locator('[data-ready]').waitFor();
    const asked = await carousel.locator('ol button').evaluateAll((all) => all.map((one) => one.textContent));
    const now = async () => asked.indexOf(await carousel.locator('ol [aria-current]').innerText());
    const first = await now();
    expect(asked).toHaveLength(6);
    for (const later of [1, 2, 3]) {
      await page.clock.runFor(3000);
      expect(await now()).toBe((first + later) % 6);
    }
    await page.getByRole('button', { name: 'Pause the questions' }).click();
    await page.clock.runFor(9000);
    expect(await now()).toBe((first + 3) % 6);
  });

  it('let the next reader speak every 5 s, wait after a move by hand, and go on when told', async () => {
    const page = await openAtNoon('/');
    const carousel = page.locator('[aria-label="What readers say"]');
    await walkDownWithClock(page);
    await carousel.locator('[data-ready]').waitFor();
    await page.clock.runFor(5000);
    expect(await spoken(page)).toBe('Arvind Nair');
    await page.getByRole('button', { name: 'Next voice' }).click();
    await page.mouse.move(5, 400);
    await page.clock.runFor(12_000);
    expect(await spoken(page)).toBe('Sana Qureshi');
    await page.getByRole('button', { name: 'Play the voices' }).click();
    await page.mouse.move(5, 400);
    await page.clock.runFor(5000);
    expect(await spoken(page)).toBe('Rohit Bansal');
  });

  it('stand still for those who asked for stillness', async () => {
    const page = await open('/', { stillness: true });
    await walkDown(page);
    await page.getByRole('button', { name: 'Play the questions' }).waitFor();
    await page.getByRole('button', { name: 'Play the voices' }).waitFor();
  });
});

/** With a clock that stands, frames come only when it is moved. */
async function walkDownWithClock(page: Page): Promise<void> {
  for (let y = 0; y < 9000; y += 500) {
    await page.evaluate((to) => scrollTo(0, to), y);
    await page.clock.runFor(50);
  }
  await page.locator('[aria-label="What readers say"]').scrollIntoViewIfNeeded();
}

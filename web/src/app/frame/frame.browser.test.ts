import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { startSite } from '#src/testing/site.ts';
import { registerMember, storeSession } from '#web/testing/checkout-page.ts';
import {
  waitForEffects,
  waitForTransientText,
  findAxeViolations,
  visit,
} from '#web/testing/browser-visit.ts';

const site = startSite();

const open = async (path: string, as?: Parameters<typeof visit>[2]) =>
  (await visit(site.browser, site.app.url + path, as)).page;

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

/** Name and address of every link, in order. */
const linksIn = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => [one.textContent.trim(), one.getAttribute('href')]));

describe('the bar', () => {
  it.each([
    ['/', 'Home'],
    ['/reports/janam-kundli', 'Reports'],
    ['/calculators', 'Calculators'],
    ['/blogs', 'Blogs'],
    ['/contact', 'Contact Us'],
  ])('on %s names five screens and marks %s alone', async (path, marked) => {
    const main = (await open(path)).getByRole('navigation', { name: 'Main' });
    expect(await linksIn(main)).toEqual([
      ['Home', '/'],
      ['Reports', '/reports'],
      ['Calculators', '/calculators'],
      ['Blogs', '/blogs'],
      ['Contact Us', '/contact'],
    ]);
    expect(await main.locator('[aria-current]').allInnerTexts()).toEqual([marked]);
  });

  it('turns translucent past 20 px', async () => {
    const page = await open('/reports', { reducedMotion: true });
    const opacity = () =>
      page
        .getByRole('banner')
        .evaluate((bar) =>
          Number(getComputedStyle(bar).backgroundColor.split(',')[3]?.replace(')', '') ?? 1),
        );
    await page.evaluate(() => scrollTo(0, 20));
    await expect.poll(opacity).toBe(1);
    await page.evaluate(() => scrollTo(0, 21));
    await expect.poll(opacity).toBeLessThan(1);
    expect(await opacity()).toBeGreaterThan(0.8);
  });

  it('offers a visitor Login, and Sign Up as the primary action', async () => {
    const bar = (await open('/')).getByRole('banner');
    await bar.getByRole('link', { name: 'Sign Up' }).waitFor();
    expect((await linksIn(bar)).slice(-2)).toEqual([
      ['Login', '/login'],
      ['Sign Up', '/signup'],
    ]);
    const ground = (link: Locator) => link.evaluate((node) => getComputedStyle(node).backgroundColor);
    const primary = (await open('/reports')).getByRole('link', { name: 'See all reports' });
    expect(await ground(bar.getByRole('link', { name: 'Sign Up' }))).toBe(await ground(primary));
  });

  it('opens a member’s own links under their name, with the e-mail shortened', async () => {
    const page = await open('/reports', { before: asMember });
    await page.getByRole('button', { name: 'Ananya' }).click();
    const bar = page.getByRole('banner');
    await bar.getByText('ananya.rat…@mail.example').waitFor();
    expect((await linksIn(bar)).slice(-3)).toEqual([
      ['My Profile', '/profile'],
      ['Dashboard', '/dashboard'],
      ['My Reports', '/my-reports'],
    ]);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await bar.getByRole('link', { name: 'Dashboard' }).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Ananya');
  });

  it('closes the member’s links when one of them is followed', async () => {
    const asha = await registerMember(site.app.url);
    const page = await open('/reports', { before: (fresh) => storeSession(fresh, asha) });
    const name = page.getByRole('button', { name: 'Asha Rao' });
    await name.click();
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/dashboard**');
    await expect.poll(() => name.getAttribute('aria-expanded')).toBe('false');
  });

  it('lets a member out: everything stored is gone, every part is told, and the way leads home', async () => {
    const page = await open('/reports');
    await page.evaluate(() => {
      for (const kept of [localStorage, sessionStorage])
        for (const key of ['userData', 'user', 'authToken', 'token']) kept.setItem(key, '{"name":"Ananya"}');
      dispatchEvent(new Event('authChange'));
      addEventListener('authChange', () => document.body.setAttribute('data-told', ''));
    });
    await page.getByRole('button', { name: 'Ananya' }).click();
    const said = waitForTransientText(
      page,
      'Logged out successfully!',
      '[role=status][data-place=top-center]',
    );
    await Promise.all([said, page.getByRole('button', { name: 'Logout' }).click()]);
    await page.waitForURL(`${site.app.url}/`);
    const left = () => [localStorage, sessionStorage].flatMap((kept) => Object.keys(kept));
    expect((await page.evaluate(left)).filter((key) => /user|token/i.test(key))).toEqual([]);
    await page.locator('body[data-told]').waitFor();
  });
});

describe('a toast', () => {
  it('stands in one of two places', async () => {
    const page = await open('/reports');
    const places = page.locator('[role=status][data-place]');
    expect(await places.evaluateAll((all) => all.map((one) => one.getAttribute('data-place')))).toEqual([
      'top-right',
      'top-center',
    ]);
    expect(await places.nth(0).evaluate((node) => getComputedStyle(node).right)).not.toBe('auto');
  });

  it('welcomes a member back once, at the top in the middle, for 3 s', async () => {
    const page = await openAtNoon('/reports');
    await page.evaluate(() => {
      sessionStorage.setItem('loginSuccess', 'true');
      localStorage.setItem('user', '{"name":"Ananya"}');
      localStorage.setItem('token', 'kept');
      dispatchEvent(new Event('authChange'));
    });
    await standsFor3s(page, 'Welcome back!');
    expect(await page.evaluate(() => sessionStorage.getItem('loginSuccess'))).toBeNull();
  });

  it('says that a member is out for 3 s', async () => {
    const page = await openAtNoon('/reports');
    await page.evaluate(() => {
      localStorage.setItem('userData', '{"name":"Ananya"}');
      localStorage.setItem('authToken', 'kept');
      dispatchEvent(new Event('authChange'));
    });
    await page.getByRole('button', { name: 'Ananya' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await standsFor3s(page, 'Logged out successfully!');
  });
});

async function standsFor3s(page: Page, text: string): Promise<void> {
  const toast = page.locator('[data-place=top-center]').getByText(text);
  await toast.waitFor();
  await page.clock.runFor(2999);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(1);
  await toast.waitFor({ state: 'detached' });
}

describe('the menu on a phone', () => {
  it('takes the focus, locks the page, and gives the focus back on Escape', async () => {
    const page = await open('/', { width: 360, reducedMotion: true });
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
  });

  it('closes when one goes on, and the new screen starts at its top with the focus', async () => {
    const page = await open('/', { width: 360, reducedMotion: true });
    await page.evaluate(() => scrollTo(0, 900));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('heading', { name: 'Choose what you want to know' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const place = () => page.evaluate(() => [scrollY, document.activeElement?.id]);
    await expect.poll(place).toEqual([0, 'main']);
  });

  it('dims the page, and closes at a tap beside it', async () => {
    const page = await open('/reports', { width: 360, reducedMotion: true });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    expect(await menu.evaluate((node) => getComputedStyle(node, '::backdrop').backgroundColor)).toBe(
      'rgba(21, 19, 43, 0.72)',
    );
    await page.mouse.click(5, 400);
    await menu.waitFor({ state: 'hidden' });
  });

  it('shortens a member’s e-mail further up to 640 px', async () => {
    const page = await open('/', { width: 641, before: asMember, reducedMotion: true });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByText('ananya.rat…@mail.example').waitFor();
    await page.setViewportSize({ width: 640, height: 800 });
    await menu.getByText('ananya…@mail.example').waitFor();
    expect((await linksIn(menu)).slice(-3, -1)).toEqual([
      ['My Profile', '/profile'],
      ['Dashboard', '/dashboard'],
    ]);
  });
});

describe('a change of route', () => {
  it('shows the thin bar for 500 ms', async () => {
    const page = await openAtNoon('/');
    await page.getByRole('banner').getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('heading', { name: 'Choose what you want to know' }).waitFor();
    const running = page.locator('[data-running]');
    await running.waitFor();
    await waitForEffects(page);
    await page.clock.runFor(499);
    expect(await running.count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => running.count()).toBe(0);
  });
});

describe('the foot', () => {
  it('offers the way up after 300 px', async () => {
    const page = await open('/', { reducedMotion: true });
    const up = page.getByRole('button', { name: 'Scroll to top' });
    await page.evaluate(() => scrollTo(0, 300));
    // the bar has heard of it, and so has the button
    await page.locator('header[data-scrolled]').waitFor();
    expect(await up.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 301));
    await up.click();
    await page.waitForFunction(() => scrollY === 0);
  });

  it('leads where the specification says, Home to the about page among it', async () => {
    const foot = (await open('/reports')).getByRole('contentinfo');
    expect(await foot.getByText('© 2025 Lagna').count()).toBe(1);
    expect(await linksIn(foot.getByRole('navigation', { name: 'Quick links' }))).toEqual([
      ['Home', '/about-us'],
      ['Reports', '/reports'],
      ['About Us', '/about-us'],
      ['Calculators', '/calculators'],
      ['Blogs', '/blogs'],
      ['Contact Us', '/contact-us'],
    ]);
    expect(await linksIn(foot.getByRole('navigation', { name: 'Legal' }))).toEqual([
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Refunds', '/refund-policy'],
      ['Shipping', '/shipping'],
    ]);
    expect((await linksIn(foot.getByRole('region', { name: 'Talk to us' }))).map(([, to]) => to)).toEqual([
      expect.stringMatching(/^mailto:/),
      expect.stringMatching(/^tel:\+/),
      expect.stringContaining('instagram.com'),
      expect.stringContaining('youtube.com'),
    ]);
  });

  it('answers a letter without an address with a dialog', async () => {
    const page = await open('/reports', { reducedMotion: true });
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Invalid Email' });
    await dialog.getByText('Please enter a valid email address.').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { startSite } from '#src/testing/site.ts';
import { registerMember, storeSession } from '#web/testing/checkout-page.ts';
import {
  waitForEffects,
  waitForTransientText,
  findAxeViolations,
  visit,
  visitAtNoon,
} from '#web/testing/browser-visit.ts';

const site = startSite();

const open = async (path: string, as?: Parameters<typeof visit>[2]) =>
  (await visit(site.browser, site.app.url + path, as)).page;

/** A stored session that the server does not know. */
const storeFakeSession = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem(
      'userData',
      JSON.stringify({ name: 'Ananya', email: 'ananya.rathore@mail.example' }),
    );
    localStorage.setItem('authToken', 'kept');
  });
const openAtNoon = async (path: string) => (await visitAtNoon(site.browser, site.app.url + path)).page;

/** Name and address of every link, in order. */
const listLinks = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => [one.textContent.trim(), one.getAttribute('href')]));

describe('header', () => {
  it.each([
    ['/', 'Home'],
    ['/reports/janam-kundli', 'Reports'],
    ['/calculators', 'Calculators'],
    ['/blogs', 'Blogs'],
    ['/contact', 'Contact Us'],
  ])('on %s links to five pages and marks only %s as current', async (path, marked) => {
    const main = (await open(path)).getByRole('navigation', { name: 'Main' });
    expect(await listLinks(main)).toEqual([
      ['Home', '/'],
      ['Reports', '/reports'],
      ['Calculators', '/calculators'],
      ['Blogs', '/blogs'],
      ['Contact Us', '/contact'],
    ]);
    expect(await main.locator('[aria-current]').allInnerTexts()).toEqual([marked]);
  });

  it('turns translucent when scrolled by more than 20 px', async () => {
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

  it('shows a visitor Login, and Sign Up as the primary action', async () => {
    const bar = (await open('/')).getByRole('banner');
    await bar.getByRole('link', { name: 'Sign Up' }).waitFor();
    expect((await listLinks(bar)).slice(-2)).toEqual([
      ['Login', '/login'],
      ['Sign Up', '/signup'],
    ]);
    const getBackground = (link: Locator) => link.evaluate((node) => getComputedStyle(node).backgroundColor);
    const primary = (await open('/reports')).getByRole('link', { name: 'See all reports' });
    expect(await getBackground(bar.getByRole('link', { name: 'Sign Up' }))).toBe(
      await getBackground(primary),
    );
  });

  it('opens the member menu with three links and the shortened e-mail, and Escape returns the focus', async () => {
    const page = await open('/reports', { before: storeFakeSession });
    await page.getByRole('button', { name: 'Ananya' }).click();
    const bar = page.getByRole('banner');
    await bar.getByText('ananya.rat…@mail.example').waitFor();
    expect((await listLinks(bar)).slice(-3)).toEqual([
      ['My Profile', '/profile'],
      ['Dashboard', '/dashboard'],
      ['My Reports', '/my-reports'],
    ]);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await bar.getByRole('link', { name: 'Dashboard' }).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Ananya');
  });

  it('closes the member menu when one of its links is followed', async () => {
    const asha = await registerMember(site.app.url);
    const page = await open('/reports', { before: (fresh) => storeSession(fresh, asha) });
    const name = page.getByRole('button', { name: 'Asha Rao' });
    await name.click();
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/dashboard**');
    await expect.poll(() => name.getAttribute('aria-expanded')).toBe('false');
  });

  it('logs a member out: clears both storages, dispatches authChange and opens the home page', async () => {
    const page = await open('/reports');
    await page.evaluate(() => {
      for (const kept of [localStorage, sessionStorage])
        for (const key of ['userData', 'user', 'authToken', 'token']) kept.setItem(key, '{"name":"Ananya"}');
      dispatchEvent(new Event('authChange'));
      addEventListener('authChange', () => document.body.setAttribute('data-notified', ''));
    });
    await page.getByRole('button', { name: 'Ananya' }).click();
    const toastShown = waitForTransientText(
      page,
      'Logged out successfully!',
      '[role=status][data-place=top-center]',
    );
    await Promise.all([toastShown, page.getByRole('button', { name: 'Logout' }).click()]);
    await page.waitForURL(`${site.app.url}/`);
    const listKeys = () => [localStorage, sessionStorage].flatMap((kept) => Object.keys(kept));
    expect((await page.evaluate(listKeys)).filter((key) => /user|token/i.test(key))).toEqual([]);
    await page.locator('body[data-notified]').waitFor();
  });
});

describe('toast', () => {
  it('appears in one of two places of the screen', async () => {
    const page = await open('/reports');
    const places = page.locator('[role=status][data-place]');
    expect(await places.evaluateAll((all) => all.map((one) => one.getAttribute('data-place')))).toEqual([
      'top-right',
      'top-center',
    ]);
    expect(await places.nth(0).evaluate((node) => getComputedStyle(node).right)).not.toBe('auto');
  });

  it('welcomes a member back once, at the top centre, for 3 s', async () => {
    const page = await openAtNoon('/reports');
    await page.evaluate(() => {
      sessionStorage.setItem('loginSuccess', 'true');
      localStorage.setItem('user', '{"name":"Ananya"}');
      localStorage.setItem('token', 'kept');
      dispatchEvent(new Event('authChange'));
    });
    await expectFor3s(page, 'Welcome back!');
    expect(await page.evaluate(() => sessionStorage.getItem('loginSuccess'))).toBeNull();
  });

  it('confirms the logout for 3 s', async () => {
    const page = await openAtNoon('/reports');
    await page.evaluate(() => {
      localStorage.setItem('userData', '{"name":"Ananya"}');
      localStorage.setItem('authToken', 'kept');
      dispatchEvent(new Event('authChange'));
    });
    await page.getByRole('button', { name: 'Ananya' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectFor3s(page, 'Logged out successfully!');
  });
});

async function expectFor3s(page: Page, text: string): Promise<void> {
  const toast = page.locator('[data-place=top-center]').getByText(text);
  await toast.waitFor();
  await page.clock.runFor(2999);
  expect(await toast.count()).toBe(1);
  await page.clock.runFor(1);
  await toast.waitFor({ state: 'detached' });
}

describe('mobile menu', () => {
  it('locks page scrolling, passes axe and returns the focus to its button on Escape', async () => {
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

  it('closes when a link is followed, and the new page starts at the top with the focus on main', async () => {
    const page = await open('/', { width: 360, reducedMotion: true });
    await page.evaluate(() => scrollTo(0, 900));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('heading', { name: 'Choose what you want to know' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const getPosition = () => page.evaluate(() => [scrollY, document.activeElement?.id]);
    await expect.poll(getPosition).toEqual([0, 'main']);
  });

  it('dims the page and closes when the backdrop is tapped', async () => {
    const page = await open('/reports', { width: 360, reducedMotion: true });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    expect(await menu.evaluate((node) => getComputedStyle(node, '::backdrop').backgroundColor)).toBe(
      'rgba(21, 19, 43, 0.72)',
    );
    await page.mouse.click(5, 400);
    await menu.waitFor({ state: 'hidden' });
  });

  it('shortens the member’s e-mail further at widths up to 640 px', async () => {
    const page = await open('/', { width: 641, before: storeFakeSession, reducedMotion: true });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await menu.getByText('ananya.rat…@mail.example').waitFor();
    await page.setViewportSize({ width: 640, height: 800 });
    await menu.getByText('ananya…@mail.example').waitFor();
    expect((await listLinks(menu)).slice(-3, -1)).toEqual([
      ['My Profile', '/profile'],
      ['Dashboard', '/dashboard'],
    ]);
  });
});

describe('navigation', () => {
  it('shows the progress bar for 500 ms', async () => {
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

describe('footer', () => {
  it('shows the scroll-to-top button when scrolled by more than 300 px', async () => {
    const page = await open('/', { reducedMotion: true });
    const scrollButton = page.getByRole('button', { name: 'Scroll to top' });
    await page.evaluate(() => scrollTo(0, 300));
    // header and button handle the same scroll event
    await page.locator('header[data-scrolled]').waitFor();
    expect(await scrollButton.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 301));
    await scrollButton.click();
    await page.waitForFunction(() => scrollY === 0);
  });

  it('has the links of the specification; Home links to /about-us', async () => {
    const foot = (await open('/reports')).getByRole('contentinfo');
    expect(await foot.getByText('© 2025 Lagna').count()).toBe(1);
    expect(await listLinks(foot.getByRole('navigation', { name: 'Quick links' }))).toEqual([
      ['Home', '/about-us'],
      ['Reports', '/reports'],
      ['About Us', '/about-us'],
      ['Calculators', '/calculators'],
      ['Blogs', '/blogs'],
      ['Contact Us', '/contact-us'],
    ]);
    expect(await listLinks(foot.getByRole('navigation', { name: 'Legal' }))).toEqual([
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Refunds', '/refund-policy'],
      ['Shipping', '/shipping'],
    ]);
    expect((await listLinks(foot.getByRole('region', { name: 'Talk to us' }))).map(([, to]) => to)).toEqual([
      expect.stringMatching(/^mailto:/),
      expect.stringMatching(/^tel:\+/),
      expect.stringContaining('instagram.com'),
      expect.stringContaining('youtube.com'),
    ]);
  });

  it('shows a dialog when the newsletter form is sent without an e-mail address', async () => {
    const page = await open('/reports', { reducedMotion: true });
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Invalid Email' });
    await dialog.getByText('Please enter a valid email address.').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
  });
});

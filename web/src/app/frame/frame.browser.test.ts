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

const openPage = async (path: string, options?: Parameters<typeof visit>[2]) =>
  (await visit(site.browser, site.app.url + path, options)).page;

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
const listLinks = (container: Locator) =>
  container
    .getByRole('link')
    .evaluateAll((elements) =>
      elements.map((element) => [element.textContent.trim(), element.getAttribute('href')]),
    );

describe('header', () => {
  it.each([
    ['/', 'Home'],
    ['/reports/janam-kundli', 'Reports'],
    ['/calculators', 'Calculators'],
    ['/calculate/love', 'Calculators'],
    ['/blogs', 'Blogs'],
    ['/contact', 'Contact Us'],
  ])('on %s links to five pages and marks only %s as current', async (path, currentLabel) => {
    const mainNavigation = (await openPage(path)).getByRole('navigation', { name: 'Main' });
    expect(await listLinks(mainNavigation)).toEqual([
      ['Home', '/'],
      ['Reports', '/reports'],
      ['Calculators', '/calculators'],
      ['Blogs', '/blogs'],
      ['Contact Us', '/contact'],
    ]);
    expect(await mainNavigation.locator('[aria-current]').allInnerTexts()).toEqual([currentLabel]);
  });

  it('turns translucent when scrolled by more than 20 px', async () => {
    const page = await openPage('/reports', { reducedMotion: true });
    const getOpacity = () =>
      page
        .getByRole('banner')
        .evaluate((header) =>
          Number(getComputedStyle(header).backgroundColor.split(',')[3]?.replace(')', '') ?? 1),
        );
    await page.evaluate(() => scrollTo(0, 20));
    await expect.poll(getOpacity).toBe(1);
    await page.evaluate(() => scrollTo(0, 21));
    await expect.poll(getOpacity).toBeLessThan(1);
    expect(await getOpacity()).toBeGreaterThan(0.8);
  });

  it('shows a visitor Login, and Sign Up as the primary action', async () => {
    const header = (await openPage('/')).getByRole('banner');
    await header.getByRole('link', { name: 'Sign Up' }).waitFor();
    expect((await listLinks(header)).slice(-2)).toEqual([
      ['Login', '/login'],
      ['Sign Up', '/signup'],
    ]);
    const getBackground = (link: Locator) => link.evaluate((node) => getComputedStyle(node).backgroundColor);
    const primaryLink = (await openPage('/reports')).getByRole('link', { name: 'See all reports' });
    expect(await getBackground(header.getByRole('link', { name: 'Sign Up' }))).toBe(
      await getBackground(primaryLink),
    );
  });

  it('opens the member menu with three links and the shortened e-mail, and Escape returns the focus', async () => {
    const page = await openPage('/reports', { before: storeFakeSession });
    await page.getByRole('button', { name: 'Ananya' }).click();
    const header = page.getByRole('banner');
    await header.getByText('ananya.rat…@mail.example').waitFor();
    expect((await listLinks(header)).slice(-3)).toEqual([
      ['My Profile', '/profile'],
      ['Dashboard', '/dashboard'],
      ['My Reports', '/my-reports'],
    ]);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await header.getByRole('link', { name: 'Dashboard' }).waitFor({ state: 'hidden' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Ananya');
  });

  it('closes the member menu when one of its links is followed', async () => {
    const asha = await registerMember(site.app.url);
    const page = await openPage('/reports', { before: (newPage) => storeSession(newPage, asha) });
    const menuButton = page.getByRole('button', { name: 'Asha Rao' });
    await menuButton.click();
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL('**/dashboard**');
    await expect.poll(() => menuButton.getAttribute('aria-expanded')).toBe('false');
  });

  it('logs a member out: clears both storages, dispatches authChange and opens the home page', async () => {
    const page = await openPage('/reports');
    await page.evaluate(() => {
      for (const storage of [localStorage, sessionStorage])
        for (const key of ['userData', 'user', 'authToken', 'token'])
          storage.setItem(key, '{"name":"Ananya"}');
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
    const listKeys = () => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));
    expect((await page.evaluate(listKeys)).filter((key) => /user|token/i.test(key))).toEqual([]);
    await page.locator('body[data-notified]').waitFor();
  });
});

describe('toast', () => {
  it('has two places on the screen: top right and top centre', async () => {
    const page = await openPage('/reports');
    const places = page.locator('[role=status][data-place]');
    expect(
      await places.evaluateAll((elements) => elements.map((element) => element.getAttribute('data-place'))),
    ).toEqual(['top-right', 'top-center']);
    expect(await places.nth(0).evaluate((node) => getComputedStyle(node).right)).not.toBe('auto');
  });

  it('welcomes a member back once, at the top centre, for 3 s', async () => {
    const page = await openAtNoon('/reports');
    await logInAsAnanya(page);
    await expectFor3s(page, 'Welcome back!');
    expect(await page.evaluate(() => sessionStorage.getItem('loginSuccess'))).toBeNull();
  });

  it('stays inside a phone with a long name', async () => {
    const page = await openPage('/reports', { width: 360 });
    await logInAsAnanya(page);
    const text = page.getByText('Welcome back!');
    await text.hover();
    const right = await text.evaluate((node) => {
      node.textContent = `Welcome, ${'Venkatanarasimharajuvaripeta'.repeat(2)}`;
      return node.parentElement!.getBoundingClientRect().right;
    });
    expect(right).toBeLessThanOrEqual(360 - 16);
  });

  it('confirms the logout for 3 s', async () => {
    const page = await openAtNoon('/reports');
    await logInAsAnanya(page);
    await page.getByRole('button', { name: 'Ananya' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectFor3s(page, 'Logged out successfully!');
  });
});

const logInAsAnanya = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.setItem('loginSuccess', 'true');
    localStorage.setItem('user', '{"name":"Ananya"}');
    localStorage.setItem('token', 'kept');
    dispatchEvent(new Event('authChange'));
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
    const page = await openPage('/', { width: 360, reducedMotion: true });
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
    const page = await openPage('/', { width: 360, reducedMotion: true });
    await page.evaluate(() => scrollTo(0, 900));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('heading', { name: 'Choose what you want to know' }).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    const getPosition = () => page.evaluate(() => [scrollY, document.activeElement?.id]);
    await expect.poll(getPosition).toEqual([0, 'main']);
  });

  it('dims the page and closes when the backdrop is tapped', async () => {
    const page = await openPage('/reports', { width: 360, reducedMotion: true });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    expect(await menu.evaluate((node) => getComputedStyle(node, '::backdrop').backgroundColor)).toBe(
      'rgba(21, 19, 43, 0.72)',
    );
    await page.mouse.click(5, 400);
    await menu.waitFor({ state: 'hidden' });
  });

  it('shortens the member’s e-mail further at widths up to 640 px', async () => {
    const page = await openPage('/', { width: 641, before: storeFakeSession, reducedMotion: true });
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
    const runningBar = page.locator('[data-running]');
    await runningBar.waitFor();
    await waitForEffects(page);
    await page.clock.runFor(499);
    expect(await runningBar.count()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(() => runningBar.count()).toBe(0);
  });
});

describe('footer', () => {
  it('shows the scroll-to-top button when scrolled by more than 300 px, and no field is in use', async () => {
    const page = await openPage('/', { reducedMotion: true });
    const scrollButton = page.getByRole('button', { name: 'Scroll to top' });
    await page.evaluate(() => scrollTo(0, 300));
    // header and button handle the same scroll event
    await page.locator('header[data-scrolled]').waitFor();
    expect(await scrollButton.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 301));
    await scrollButton.waitFor();
    // it would cover the button of a form
    const field = page.getByRole('contentinfo').getByLabel('Your email');
    await field.evaluate((node) => node.focus({ preventScroll: true }));
    await scrollButton.waitFor({ state: 'hidden' });
    await field.blur();
    await scrollButton.click();
    await page.waitForFunction(() => scrollY === 0);
  });

  it('has the links of the specification; Home links to /about-us', async () => {
    const footer = (await openPage('/reports')).getByRole('contentinfo');
    expect(await footer.getByText('© 2025 Lagna').count()).toBe(1);
    expect(await listLinks(footer.getByRole('navigation', { name: 'Quick links' }))).toEqual([
      ['Home', '/about-us'],
      ['Reports', '/reports'],
      ['About Us', '/about-us'],
      ['Calculators', '/calculators'],
      ['Blogs', '/blogs'],
      ['Contact Us', '/contact-us'],
    ]);
    expect(await listLinks(footer.getByRole('navigation', { name: 'Legal' }))).toEqual([
      ['Privacy', '/privacy'],
      ['Terms', '/terms'],
      ['Refunds', '/refund-policy'],
      ['Shipping', '/shipping'],
    ]);
    expect((await listLinks(footer.getByRole('region', { name: 'Talk to us' }))).map(([, to]) => to)).toEqual(
      [
        expect.stringMatching(/^mailto:/),
        expect.stringMatching(/^tel:\+/),
        expect.stringContaining('instagram.com'),
        expect.stringContaining('youtube.com'),
      ],
    );
  });
});

/** Checks every page of the site as visitor and as member, one group of pages in each test file. */
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it, type ExpectStatic } from 'vitest';
import type { Report } from '#src/catalogue/contract.ts';
import { SEED_REPORTS } from '#src/catalogue/data/seed-reports.ts';
import { BUILD_FOLDER } from '#src/compose.ts';
import type { Page as SitePage } from '#src/platform/http/contract-pages.ts';
import { loadRenderer } from '#src/platform/http/page-document.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { closeAllContexts, getTestBrowser } from '#src/testing/browser.ts';
import { articles } from '#web/content/articles/index.ts';
import { calculators } from '#web/content/calculators.ts';
import {
  findClippedText,
  findLowTargets,
  findRunningAnimations,
  getOverflowX,
} from '#web/testing/layout-checks.ts';
import { registerMember, storeSession } from '#web/testing/checkout-page.ts';
import { visitIn, findAxeViolations, scrollThrough } from '#web/testing/browser-visit.ts';
import { listGroupPages, PAGE_GROUPS } from './page-groups.ts';

/** From the built site, which the tests visit. */
const { listPages } = await loadRenderer(path.join(BUILD_FOLDER, 'prerender'));
const pages = listPages({ reports: SEED_REPORTS as unknown as Report[] }).filter(
  ({ kind }) => kind !== 'redirect',
);

/** The title of each page; two when visitors and members see different pages. */
const TITLES: Record<string, string | { visitor: string; member: string }> = {
  '/': 'Lagna: Vedic reports, read from the real sky',
  '/reports': 'Vedic reports: birth chart, career, marriage, year ahead | Lagna',
  ...toTitles(SEED_REPORTS, ({ key, name, priceRupees }) => [
    `/reports/${key}`,
    `${name}${formatPrice(priceRupees)} | Lagna`,
  ]),
  '/login': 'Login | Lagna',
  '/signup': 'Sign Up | Lagna',
  // without a Google sign-in a visitor is redirected to the login and a member to the home page
  '/welcome': { visitor: 'Login | Lagna', member: 'Lagna: Vedic reports, read from the real sky' },
  '/forgot-password': 'Forgot password | Lagna',
  '/reset-password': 'New password | Lagna',
  '/contact': 'Contact | Lagna',
  '/support': 'Support | Lagna',
  '/unsubscribe': 'Unsubscribe | Lagna',
  '/confirm-subscription': 'Confirm your address | Lagna',
  '/calculators': 'Free Astrology & Numerology Calculators | Lagna',
  ...toTitles(calculators, ({ id, title }) => [`/calculate/${id}`, `${title} calculator, free | Lagna`]),
  '/kundli-milan': 'Kundli milan: the 36 gunas of two births, free | Lagna',
  // a member without an order sees that there is no payment
  '/payment-success': { visitor: 'Log in to see your payment | Lagna', member: 'No payment to show | Lagna' },
  '/payment-status': { visitor: 'Log in to see your payment | Lagna', member: 'No payment to show | Lagna' },
  '/payment-failed': { visitor: 'Payment Failed | Lagna', member: 'No payment to show | Lagna' },
  // redirects a visitor to the login, and a member without an open order to the reports
  '/retry-payment': {
    visitor: 'Login | Lagna',
    member: 'Vedic reports: birth chart, career, marriage, year ahead | Lagna',
  },
  '/my-reports': { visitor: 'Login | Lagna', member: 'My reports | Lagna' },
  '/dashboard': { visitor: 'Login | Lagna', member: 'Dashboard | Lagna' },
  '/profile': { visitor: 'Login | Lagna', member: 'My profile | Lagna' },
  '/kept-match': { visitor: 'Login | Lagna', member: 'Saved match | Lagna' },
  '/panchang': 'Panchang of your town: tithi, nakshatra, Rahu Kaal today | Lagna',
  '/verify': 'Is this report from Lagna? | Lagna',
  '/about-us': 'About us: how a Lagna report is made | Lagna',
  '/blogs': 'Blogs: Vedic astrology in plain words | Lagna',
  ...toTitles(articles, ({ slug, title }) => [`/blogs/${slug}`, `${title} | Lagna`]),
  '/privacy-policy': 'Privacy Policy | Lagna',
  '/terms': 'Terms of Service | Lagna',
  '/refund-policy': 'Refund Policy | Lagna',
  '/shipping': 'Shipping Policy | Lagna',
  '/404': 'Page not found | Lagna',
};

/** Width, height and font size in per cent: phones, tablet, desktop; 640x400 is a desktop at 200 % zoom. */
const SIZES = [
  [320, 800, 100],
  [360, 800, 100],
  [360, 800, 200],
  [768, 800, 100],
  [640, 400, 100],
  [1280, 800, 200],
  [1280, 800, 100],
] as const;

type Audience = 'visitor' | 'member';

/** `expect`: of the test's context, because tests run concurrently. */
type CheckOptions = { expect: ExpectStatic; context: BrowserContext; siteUrl: string; audience: Audience };

/** `testFile`: its name is the name of the group. */
export function testPagesOfGroup(testFile: string): void {
  const group = path.basename(testFile, '.browser.test.ts');
  if (!PAGE_GROUPS.includes(group)) throw new Error(`There is no group of pages "${group}".`);
  const { firstPages, otherPages } = listGroupPages(pages, group);
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp({ role: 'web' }), getTestBrowser()]);
  });
  afterAll(async () => {
    await closeAllContexts(browser);
    await app.close();
  });

  describe.each(['visitor', 'member'] as const)('for a %s', (audience) => {
    let context: BrowserContext;
    beforeAll(async () => {
      context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });
      if (audience === 'member') await storeSession(context, await registerMember(app.url));
    });

    // Concurrent, because a page often waits for the network to be idle or for a frame.
    it.concurrent.for(firstPages)(
      '$url is hydrated once, fits every width, passes axe, has no animation with reduced motion and no console error',
      (sitePage, { expect }) => checkFirstPage(sitePage, { expect, context, siteUrl: app.url, audience }),
    );

    // They differ only in texts and pictures from the first page of their component, which gets all checks.
    it.concurrent.for(audience === 'visitor' ? otherPages : [])(
      '$url has its title, fits every width, passes axe and has no console error',
      (sitePage, { expect }) => checkFurtherPage(sitePage, { expect, context, siteUrl: app.url, audience }),
    );
  });
}

async function checkFirstPage(
  { url, kind }: SitePage,
  { expect, context, siteUrl, audience }: CheckOptions,
): Promise<void> {
  const { page, consoleErrors, thirdPartyRequests } = await visitIn(context, siteUrl + url);
  await page.waitForFunction((expected) => document.title === expected, getTitle(url, audience));
  await scrollThrough(page);
  expect(await countLandmarks(page)).toEqual({ h1: 1, banner: 1, main: 1, contentinfo: 1, title: 1 });
  if (kind !== 'client-only') expect(await page.locator('head > meta[name="description"]').count()).toBe(1);
  expect(await findRunningAnimations(page)).toEqual([]);
  if (!(await isCheckedOnOtherPage(page, audience, url))) {
    await expect.poll(() => findLayoutErrors(page)).toEqual([]);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findAxeViolations(page), `${width} px`).toEqual([]);
    }
  }
  expect(consoleErrors.filter((error) => !isExpectedError(url, error))).toEqual([]);
  expect(thirdPartyRequests).toEqual([]);
  await page.close();
}

async function checkFurtherPage(
  { url }: SitePage,
  { expect, context, siteUrl, audience }: CheckOptions,
): Promise<void> {
  const { page, consoleErrors } = await visitIn(context, siteUrl + url);
  expect(await page.title()).toBe(getTitle(url, audience));
  expect(await countLandmarks(page)).toEqual({ h1: 1, banner: 1, main: 1, contentinfo: 1, title: 1 });
  await expect.poll(() => findLayoutErrors(page)).toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(consoleErrors).toEqual([]);
  await page.close();
}

function getTitle(url: string, audience: Audience): string | undefined {
  const title = TITLES[url];
  return typeof title === 'object' ? title[audience] : title;
}

/** The page on which each content was found first. */
const firstPagesOfContents = new Map<string, string>();

/**
 * Pages with the same content, such as the login to which several pages redirect, and most pages for visitors and members, differ
 * in header and footer only. Those are checked on the pages with other content, such as the home page and the dashboard.
 */
async function isCheckedOnOtherPage(page: Page, audience: Audience, url: string): Promise<boolean> {
  const content = await page.locator('main').innerHTML();
  const ownName = `${url} for a ${audience}`;
  const firstName = firstPagesOfContents.get(content) ?? ownName;
  firstPagesOfContents.set(content, firstName);
  return firstName !== ownName;
}

function toTitles<T>(items: readonly T[], toEntry: (item: T) => [string, string]): Record<string, string> {
  return Object.fromEntries(items.map(toEntry));
}

function formatPrice(rupees: number): string {
  return rupees ? `, ₹${rupees.toLocaleString('en-IN')}: Vedic report in PDF` : ': free Vedic report in PDF';
}

/** Failed requests that the browser logs: the 404 page itself, and the missing sign-in of /welcome. */
const EXPECTED_ERRORS: Record<string, string> = { '/404': 'status of 404', '/welcome': 'status of 410' };
const isExpectedError = (url: string, error: string) =>
  url in EXPECTED_ERRORS && error.includes(EXPECTED_ERRORS[url]!);

/** A failed hydration leaves a second copy of the page. */
async function countLandmarks(page: Page): Promise<Record<string, number>> {
  const count = (selector: string) => page.locator(selector).count();
  return {
    h1: await count('h1'),
    banner: await page.getByRole('banner').count(),
    main: await count('main'),
    contentinfo: await page.getByRole('contentinfo').count(),
    title: await count('head > title'),
  };
}

async function findLayoutErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  for (const [width, height, fontSizePercent] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, fontSizePercent);
    const condition = `${width} px, font size ${fontSizePercent} %`;
    const overflow = await getOverflowX(page);
    if (overflow) errors.push(`${condition}: ${overflow} px of horizontal scrolling`);
    errors.push(...(await findClippedText(page)).map((text) => `${condition}: "${text}" is clipped`));
    if (width < 700)
      errors.push(...(await findLowTargets(page)).map((text) => `${condition}: "${text}" is too low to tap`));
  }
  return errors;
}

/** What holds for every address of the site, for visitors and for members. A new route is tested by being one. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Report } from '#src/catalogue/contract.ts';
import { SEED_REPORTS } from '#src/catalogue/data/seed-reports.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { launchTestBrowser } from '#src/testing/browser.ts';
import { listPages } from './seo/pages.ts';
import { articles } from '#web/content/articles/index.ts';
import { calculators } from '#web/content/calculators.ts';
import { findClippedText, findRunningAnimations, getOverflowX } from '#web/testing/layout-checks.ts';
import { registerMember, storeSession } from '#web/testing/checkout-page.ts';
import { visitIn, findAxeViolations, scrollThrough } from '#web/testing/browser-visit.ts';

const all = listPages({ reports: SEED_REPORTS as unknown as Report[] }).filter(
  ({ kind }) => kind !== 'redirect',
);
/** One of each kind is looked at whole; its siblings share its parts and differ in words and pictures. */
const kinds = Map.groupBy(all, ({ url, file }) => `${file} ${url.split('/')[1]}`);
const firsts = [...kinds.values()].map(([first]) => first!);
const siblings = [...kinds.values()].flatMap(([, ...others]) => others);

/** Where a visitor and a member see something else, both are told. */
const TITLES: Record<string, string | { visitor: string; member: string }> = {
  '/': 'Lagna: Vedic reports, read from the real sky',
  '/reports': 'Vedic reports: birth chart, career, marriage, year ahead | Lagna',
  ...titled(SEED_REPORTS, ({ key, name, rupees }) => [`/reports/${key}`, `${name}${priced(rupees)} | Lagna`]),
  '/login': 'Login | Lagna',
  '/signup': 'Sign Up | Lagna',
  // nobody has come back from Google: a visitor is told so at the login, a member is led on
  '/welcome': { visitor: 'Login | Lagna', member: 'Lagna: Vedic reports, read from the real sky' },
  '/forgot-password': 'Forgot password | Lagna',
  '/reset-password': 'New password | Lagna',
  '/contact': 'Contact | Lagna',
  '/support': 'Support | Lagna',
  '/unsubscribe': 'Leave the letter | Lagna',
  '/calculators': 'Free Astrology & Numerology Calculators | Lagna',
  ...titled(calculators, ({ id, title }) => [`/calculate/${id}`, `${title} calculator, free | Lagna`]),
  // without a payment there is nothing to be successful about, and a member's browser knows that
  '/payment-success': { visitor: 'Payment Successful | Lagna', member: 'No payment to show | Lagna' },
  '/payment-status': { visitor: 'Payment Successful | Lagna', member: 'No payment to show | Lagna' },
  '/payment-failed': 'Payment Failed | Lagna',
  // a visitor is asked to log in first; a member without an open order is led to the reports
  '/retry-payment': {
    visitor: 'Login | Lagna',
    member: 'Vedic reports: birth chart, career, marriage, year ahead | Lagna',
  },
  '/my-reports': { visitor: 'Login | Lagna', member: 'My reports | Lagna' },
  '/dashboard': { visitor: 'Login | Lagna', member: 'Dashboard | Lagna' },
  '/profile': { visitor: 'Login | Lagna', member: 'My profile | Lagna' },
  '/verify': 'Is this report ours? | Lagna',
  '/about-us': 'About us: how a Lagna report is made | Lagna',
  '/blogs': 'Blogs: Vedic astrology in plain words | Lagna',
  ...titled(articles, ({ slug, title }) => [`/blogs/${slug}`, `${title} | Lagna`]),
  '/privacy-policy': 'Privacy Policy | Lagna',
  '/terms': 'Terms of Service | Lagna',
  '/refund-policy': 'Refund Policy | Lagna',
  '/shipping': 'Shipping Policy | Lagna',
  '/404': 'Page not found | Lagna',
};

/** Width, height and letters in per cent: the narrowest phone, a tablet, a desk zoomed to 200 %, letters alone doubled. */
const SIZES = [
  [320, 800, 100],
  [360, 800, 100],
  [360, 800, 200],
  [768, 800, 100],
  [640, 400, 100],
  [1280, 800, 200],
  [1280, 800, 100],
] as const;

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ role: 'web' }), launchTestBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

describe.each(['visitor', 'member'] as const)('for a %s', (who) => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });
    if (who === 'member') await storeSession(context, await registerMember(app.url));
  });
  const title = (url: string) => {
    const told = TITLES[url];
    return typeof told === 'object' ? told[who] : told;
  };

  it.each(firsts)(
    '$url is one living page that fits, holds still and keeps silent',
    async ({ url, kind }) => {
      const { page, consoleErrors, thirdPartyRequests } = await visitIn(context, app.url + url);
      await page.waitForFunction((wanted) => document.title === wanted, title(url));
      await scrollThrough(page);
      expect(await copies(page)).toEqual({ h1: 1, banner: 1, main: 1, contentinfo: 1, title: 1 });
      if (kind !== 'client-only')
        expect(await page.locator('head > meta[name="description"]').count()).toBe(1);
      expect(await findRunningAnimations(page)).toEqual([]);
      await expect.poll(() => misfits(page)).toEqual([]);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findAxeViolations(page), `${width} px`).toEqual([]);
      }
      expect(consoleErrors.filter((error) => !meant(url, error))).toEqual([]);
      expect(thirdPartyRequests).toEqual([]);
      await page.close();
    },
  );

  it.each(who === 'visitor' ? siblings : [])('$url does so, too', async ({ url }) => {
    const { page, consoleErrors } = await visitIn(context, app.url + url);
    expect(await page.title()).toBe(title(url));
    expect(await copies(page)).toEqual({ h1: 1, banner: 1, main: 1, contentinfo: 1, title: 1 });
    await expect.poll(() => misfits(page)).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
    await page.close();
  });
});

function titled<T>(list: readonly T[], entry: (one: T) => [string, string]): Record<string, string> {
  return Object.fromEntries(list.map(entry));
}

function priced(rupees: number): string {
  return rupees ? `, ₹${rupees.toLocaleString('en-IN')}: Vedic report in PDF` : ': free Vedic report in PDF';
}

/** A browser names each refusal in its console: 404 of /404 itself, 410 of a sign-in that nobody began. */
const REFUSED: Record<string, string> = { '/404': 'status of 404', '/welcome': 'status of 410' };
const meant = (url: string, error: string) => error.includes(REFUSED[url] ?? 'nothing is meant');

/** A dead copy of the page beside the living one is what a failed hydration leaves. */
async function copies(page: Page): Promise<Record<string, number>> {
  const count = (selector: string) => page.locator(selector).count();
  return {
    h1: await count('h1'),
    banner: await page.getByRole('banner').count(),
    main: await count('main'),
    contentinfo: await page.getByRole('contentinfo').count(),
    title: await count('head > title'),
  };
}

async function misfits(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height, letters] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, letters);
    const where = `${width} px, letters ${letters} %`;
    const beyond = await getOverflowX(page);
    if (beyond) found.push(`${where}: ${beyond} px to the side`);
    found.push(...(await findClippedText(page)).map((words) => `${where}: "${words}" is cut off`));
  }
  return found;
}

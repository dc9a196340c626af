/** Every kind of public page, with fonts that arrive after the first paint. */
import type { BrowserContext, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';

const site = startSite();

const PATHS = [
  ['/', '/reports', '/reports/janam-kundli', '/reports/match-report', '/login', '/signup'],
  ['/forgot-password', '/contact', '/support', '/calculators', '/calculate/love', '/kundli-milan'],
  ['/verify', '/about-us', '/blogs', '/blogs/what-is-a-lagna', '/terms', '/panchang'],
  ['/panchang/jaipur', '/privacy-policy', '/refund-policy', '/shipping', '/404'],
];

/** Google's limit for a good page is 0.1. */
const MAX_LAYOUT_SHIFT = 0.05;

async function openContext(): Promise<BrowserContext> {
  const context = await site.browser.newContext({ viewport: { width: 360, height: 800 } });
  await context.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.layoutShift! += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return context;
}

/** Two frames after the fonts have arrived: the text is laid out in them, and the shift is recorded. */
async function waitForLayout(): Promise<void> {
  await document.fonts.ready;
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** The pages one after the other, in one context. */
async function measureLayoutShifts(paths: readonly string[]): Promise<[path: string, shift: number][]> {
  const context = await openContext();
  // the test starts the fonts itself, after the first paint
  await context.route('**/start-fonts-*.js', (route) => route.abort());
  const shifts: [string, number][] = [];
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(site.app.url + path);
    await page.evaluate(() => {
      document.documentElement.dataset['fonts'] = '';
      document.body.getBoundingClientRect(); // requests the fonts that the page uses
    });
    await page.evaluate(waitForLayout);
    shifts.push([path, await page.evaluate(() => window.layoutShift!)]);
    await page.close();
  }
  return shifts;
}

describe('a public page on a good line', () => {
  it('moves nothing when its fonts arrive', async () => {
    const shifts = (await Promise.all(PATHS.map(measureLayoutShifts))).flat();
    const worst = shifts.toSorted(([, a], [, b]) => b - a).slice(0, 3);
    console.log(`largest layout shifts: ${JSON.stringify(worst)}`);
    expect(shifts.filter(([, shift]) => shift > MAX_LAYOUT_SHIFT)).toEqual([]);
  });

  it('renders all sections below the fold when it is idle', async () => {
    const context = await openContext();
    const page = await context.newPage();
    await page.goto(`${site.app.url}/`);
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.below-fold')].every(
        (section) => getComputedStyle(section).contentVisibility === 'visible',
      ),
    );
    expect(await page.locator('.below-fold').count()).toBeGreaterThan(5);
  });
});

/** As on a device with none of the local fonts. The content policy is left out: it has a hash of the styles. */
async function removeFallbackFonts(route: Route): Promise<void> {
  const response = await route.fetch();
  const { 'content-type': contentType = '' } = response.headers();
  const body = (await response.text()).replaceAll('local(', 'local(missing-');
  await route.fulfill({ contentType, body });
}

describe('a device without the fallback fonts', () => {
  it('shows the fonts from the next page on, also on a good line', async () => {
    const context = await openContext();
    await context.route(/\/(about-us|support|reports)$/, removeFallbackFonts);
    const page = await context.newPage();
    for (const path of ['/about-us', '/support', '/reports']) {
      await page.goto(site.app.url + path);
      await page.waitForFunction(() =>
        ['Mulish', 'Fraunces'].every((name) =>
          [...document.fonts].some(({ family, status }) => family === name && status === 'loaded'),
        ),
      );
      await page.evaluate(waitForLayout);
      expect(await page.evaluate(() => window.layoutShift!), path).toBeLessThan(MAX_LAYOUT_SHIFT);
    }
    const readFont = () => page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);
    expect(await readFont()).toContain('fallback');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await page.waitForURL('**/about-us');
    await expect.poll(readFont).toBe('Mulish');
  });
});

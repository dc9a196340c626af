/** Opens pages of the site in a real browser for tests. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Browser, BrowserContext, Frame, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { findClippedText, getOverflowX, renderAllSections } from './layout-checks.ts';

export type Visit = {
  page: Page;
  /** console errors and warnings, and uncaught errors; a page with status 404 also logs one */
  consoleErrors: string[];
  /** URLs of requests to other hosts */
  thirdPartyRequests: string[];
};

type VisitOptions = {
  width?: number;
  /** true by default */
  javaScriptEnabled?: boolean;
  reducedMotion?: boolean;
  /** prepares the page before the URL is opened */
  before?: (page: Page) => Promise<unknown>;
};

/** Opens a URL and waits until the page is hydrated and its effects have run. */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { width = 1280, javaScriptEnabled = true, reducedMotion = false, before } = options;
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    javaScriptEnabled,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  return visitIn(context, url, { javaScriptEnabled, before });
}

const NOON = new Date('2026-11-21T06:30:00Z');

/** Opens a URL a minute before noon in India and pauses the page's clock at noon, until a test advances it. */
export async function visitAtNoon(
  browser: Browser,
  url: string,
  { before, ...options }: VisitOptions = {},
): Promise<Visit> {
  const visitResult = await visit(browser, url, {
    ...options,
    before: async (page) => {
      await page.clock.install({ time: NOON.getTime() - 60_000 });
      await before?.(page);
    },
  });
  await visitResult.page.clock.pauseAt(NOON);
  return visitResult;
}

/** Like `visit` in an existing browser context, with its cookies and storage. */
export async function visitIn(
  context: BrowserContext,
  url: string,
  {
    javaScriptEnabled = true,
    before,
  }: Pick<VisitOptions, 'javaScriptEnabled'> & { before?: VisitOptions['before'] | undefined } = {},
): Promise<Visit> {
  const page = await context.newPage();
  const consoleErrors: string[] = [];
  const thirdPartyRequests: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => void consoleErrors.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(url).host) thirdPartyRequests.push(request.url());
  });
  await before?.(page);
  await page.goto(url);
  if (javaScriptEnabled) await waitForHydration(page);
  return { page, consoleErrors, thirdPartyRequests };
}

/** For use after a `goto` or reload, because before hydration the buttons do nothing. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await waitForEffects(page);
}

/**
 * React sets a property on hydrated elements. It hydrates in slices: after the last one the menu link is replaced by a
 * button.
 */
function isHydrated(): boolean {
  const title = document.querySelector('h1');
  const isTitleHydrated = title !== null && Object.keys(title).some((key) => key.startsWith('__reactFiber'));
  return isTitleHydrated && document.querySelector('header button[aria-label="Open menu"]') !== null;
}

/** React runs effects (timers, listeners, focus) in later tasks of the event loop. */
export const waitForEffects = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // rendering and effects take several tasks
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        port2.postMessage('');
      });
  });

/** Waits until a lazily hydrated part of the page reacts to input. */
export const waitUntilInteractive = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true);

/**
 * Waits for a text that is shown for a few seconds only, checked in every frame. Start it before the action that shows
 * the text: polling from the test would miss it on a busy machine.
 */
export const waitForTransientText = (page: Page, text: string, selector = 'body'): Promise<unknown> =>
  page.waitForFunction(
    ([shownText, container]) => document.querySelector<HTMLElement>(container)?.innerText.includes(shownText),
    [text, selector] as const,
  );

/** Scrolls to the end of the page, so that every lazy section is hydrated, and waits for the requests of the sections. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const waitForTwoFrames = () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 1000); // a busy machine may render no frame
      });
    // a little less than a screen, so that every line is on the screen once
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.9) {
      scrollTo(0, y);
      await waitForTwoFrames();
    }
  });
  await page.waitForLoadState('networkidle');
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The source of the main module of the package is twice as long, and takes half as long again to run in a page. */
const AXE_SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Finds violations of WCAG 2.2 AA with axe; lists each with its first element. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  await renderAllSections(page);
  await Promise.all(page.frames().map(injectAxe));
  return page.evaluate(async (tags) => {
    const options = { runOnly: tags, resultTypes: ['violations' as const] };
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, AXE_TAGS);
}

/** Runs the source once per document, because parsing the source of axe takes as long as checking a small page. */
async function injectAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE_SOURCE);
}

/** Expects no horizontal scrolling and no clipped text at four widths, and no axe violation on phone and desktop. */
export async function expectResponsive(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const getOverflow = async () => Math.max(0, await getOverflowX(page));
    await expect.poll(getOverflow, { message: `${width}` }).toBe(0);
    expect(await findClippedText(page), `${width}`).toEqual([]);
    if (width === 360 || width === 1280) expect(await findAxeViolations(page), `${width}`).toEqual([]);
  }
}

export const hasNoOverflow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Saves a screenshot in the folder named by the environment variable SHOTS, for a review by eye. */
export async function takeScreenshot(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage });
}

/** A visitor in a real browser, for tests: how wide their screen is, and what their console said. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { layOut } from './sound.ts';

export type Visit = {
  page: Page;
  /** console errors, warnings and thrown errors; a page that is meant to be 404 says so in the console, too */
  problems: string[];
  /** what was asked of another house than the address's own */
  strangers: string[];
};

type As = {
  width?: number;
  scripts?: boolean;
  stillness?: boolean;
  before?: (page: Page) => Promise<unknown>;
};

/** Opens the address and waits until the browser has taken the page over, and the page has done what it does then. */
export async function visit(browser: Browser, address: string, as: As = {}): Promise<Visit> {
  const { width = 1280, scripts = true, stillness = false, before } = as;
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    javaScriptEnabled: scripts,
    reducedMotion: stillness ? 'reduce' : 'no-preference',
  });
  return openIn(context, address, { scripts, before });
}

/** The same in a browser that has been here before: what it keeps, and who it is, stay from page to page. */
export async function openIn(
  context: BrowserContext,
  address: string,
  { scripts = true, before }: Pick<As, 'scripts'> & { before?: As['before'] | undefined } = {},
): Promise<Visit> {
  const page = await context.newPage();
  const problems: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => void problems.push(error.message));
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(address).host) strangers.push(request.url());
  });
  await before?.(page);
  await page.goto(address);
  if (scripts) await taken(page);
  return { page, problems, strangers };
}

/** Until the browser has taken over what a `goto` or a reload has brought: before that, buttons are only drawn. */
export async function taken(page: Page): Promise<void> {
  await page.waitForFunction(takenOver);
  await effectsRun(page);
}

/**
 * React leaves its mark on elements it has adopted; a dead copy of the page carries none. It adopts them slice by slice:
 * only when all is done the menu's button takes the place of a link.
 */
function takenOver(): boolean {
  const title = document.querySelector('h1');
  const adopted = title !== null && Object.keys(title).some((key) => key.startsWith('__reactFiber'));
  return adopted && document.querySelector('header button[aria-label="Open menu"]') !== null;
}

/** What React does after it has drawn (timers, listeners, focus) waits in the queue of messages: until that is through. */
export const effectsRun = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // it works in slices, each a message of its own: drawing, and what follows from it
    for (let turn = 0; turn < 3; turn += 1)
      await new Promise<void>((through) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => through());
        port1.start();
        port2.postMessage('');
      });
  });

/** Until a part that was drawn long before its script answers to fingers and keys. */
export const awake = (part: Locator): Promise<void> =>
  expect
    .poll(() => part.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))))
    .toBe(true);

/**
 * Words that stand for a second or three and are gone, looked for in every frame. Begun before what brings them:
 * a look twice a second from outside misses them on a busy machine.
 */
export const passing = (page: Page, words: string, within = 'body'): Promise<unknown> =>
  page.waitForFunction(
    ([told, where]) => document.querySelector<HTMLElement>(where)?.innerText.includes(told),
    [words, within] as const,
  );

/** Walks to the end of the page, as a reader would, so that every part has come alive. */
export async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const twoFrames = () =>
      new Promise<unknown>((drawn) => {
        requestAnimationFrame(() => requestAnimationFrame(drawn));
        setTimeout(drawn, 1000); // a busy machine has left a page without frames
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo(0, y);
      await twoFrames();
    }
  });
  await page.waitForLoadState('networkidle');
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 AA, each with the first element it means. */
export async function violations(page: Page): Promise<string[]> {
  await layOut(page);
  const axe = new AxeBuilder({ page }).withTags(TAGS).options({ resultTypes: ['violations'] });
  // in its other mode it opens a second page for every answer
  const found = await axe.setLegacyMode().analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** A visitor in a real browser, for tests: how wide their screen is, and what their console said. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
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

/** Opens the address and waits until the browser has taken the page over. */
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
  if (scripts) await page.waitForFunction(takenOver);
  return { page, problems, strangers };
}

/** React leaves its mark on elements it has adopted; a dead copy of the page carries none. */
function takenOver(): boolean {
  const title = document.querySelector('h1');
  return title !== null && Object.keys(title).some((key) => key.startsWith('__reactFiber'));
}

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

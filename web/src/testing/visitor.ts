/** A visitor in a real browser, for tests: how wide their screen is, and what their console said. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';

export type Visit = {
  page: Page;
  /** console errors, warnings and thrown errors; a page that is meant to be 404 says so in the console, too */
  problems: string[];
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
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => void problems.push(error.message));
  await before?.(page);
  await page.goto(address);
  if (scripts) await page.waitForFunction(takenOver);
  return { page, problems };
}

/** React leaves its mark on elements it has adopted; a dead copy of the page carries none. */
export function takenOver(): boolean {
  const title = document.querySelector('h1');
  return title !== null && Object.keys(title).some((key) => key.startsWith('__reactFiber'));
}

/** Walks to the end of the page, as a reader would, so that every part has come alive. */
export async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
  await page.waitForLoadState('networkidle');
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds against WCAG 2.2 AA, each with the first element it means. */
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

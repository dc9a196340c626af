/** The application and a browser for the tests of one file. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { closeAllContexts, getTestBrowser } from './browser.ts';

export type TestSite = { readonly app: TestApp; readonly browser: Browser };

/** Started before the first test and closed after the last; browser contexts are closed after each test. */
export function startSite(options: Parameters<typeof startApp>[0] = { role: 'web' }): TestSite {
  const site = {} as { app: TestApp; browser: Browser };
  beforeAll(async () => {
    [site.app, site.browser] = await Promise.all([startApp(options), getTestBrowser()]);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await saveScreenshots(site.browser, task.name);
    await closeAllContexts(site.browser);
  });
  afterAll(() => site.app.close());
  return site;
}

const SCREENSHOT_FOLDER = new URL('../../build/browser-failures', import.meta.url).pathname;

/** One picture per open page, named after the test. A page that cannot be captured does not hide the test's own error. */
async function saveScreenshots(browser: Browser, title: string): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const name = title.replace(/[^a-z0-9]+/gi, '-').slice(0, 100);
  const captures = pages.map((page, index) =>
    page.screenshot({ path: `${SCREENSHOT_FOLDER}/${name}-${index + 1}.png`, timeout: 5000 }),
  );
  await Promise.allSettled(captures);
}

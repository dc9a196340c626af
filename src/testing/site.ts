/** The site and a browser for the tests of one file. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { launchTestBrowser } from './browser.ts';

export type TestSite = { readonly app: TestApp; readonly browser: Browser };

/** Both are there before the first test and gone after the last; windows are closed after each. */
export function startSite(options: Parameters<typeof startApp>[0] = { role: 'web' }): TestSite {
  const site = {} as { app: TestApp; browser: Browser };
  beforeAll(async () => {
    [site.app, site.browser] = await Promise.all([startApp(options), launchTestBrowser()]);
  });
  afterEach(async () => {
    await Promise.all(site.browser.contexts().map((context) => context.close()));
  });
  afterAll(async () => {
    await site.browser.close();
    await site.app.close();
  });
  return site;
}

/** Starts Chromium for tests. */
import { chromium, type Browser } from 'playwright-core';
import { createChromiumEnvironment, findChromium } from '#src/platform/chromium.ts';

export const CHROMIUM_CACHE = new URL('../../build/chromium', import.meta.url).pathname;

export type LaunchOptions = {
  executablePath: string;
  env: Record<string, string | undefined>;
  args: string[];
};

let sharedBrowser: Promise<Browser> | undefined;

/**
 * Returns the Chromium of this test worker, started at the first call, with the settings of a visitor's browser. The test files
 * of a worker run one after another in it, so each calls `closeAllContexts` at its end.
 */
export async function getTestBrowser(): Promise<Browser> {
  if (!(await sharedBrowser)?.isConnected()) sharedBrowser = launchTestBrowser();
  return sharedBrowser!;
}

const launchTestBrowser = async () =>
  chromium.launch({ ...(await createLaunchOptions()), headless: !process.env.HEADED });

/** Closes all pages, with their cookies and storage. */
export const closeAllContexts = (browser: Browser): Promise<unknown> =>
  Promise.all(browser.contexts().map((context) => context.close()));

export async function createLaunchOptions(): Promise<LaunchOptions> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await findChromium(CHROMIUM_CACHE));
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath,
    env: { ...createChromiumEnvironment(executablePath) },
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-software-rasterizer',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Otherwise Chromium starts a renderer in advance for each page, which takes 0.07 s and which no test uses.
      '--renderer-process-limit=1',
    ],
  };
}

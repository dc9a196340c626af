import { chromium, type Browser } from 'playwright-core';
import { createChromiumEnvironment, findChromium } from '#src/platform/chromium.ts';

const CACHE = new URL('../../build/chromium', import.meta.url).pathname;

export type LaunchOptions = {
  executablePath: string;
  env: Record<string, string | undefined>;
  args: string[];
};

let shared: Promise<Browser> | undefined;

/**
 * A Chromium for browser tests, as a visitor's: scripts on, nothing blocked. All test files of a worker share one, which
 * ends with the worker: a file closes its contexts.
 */
export async function getTestBrowser(): Promise<Browser> {
  if (!(await shared)?.isConnected()) shared = launchTestBrowser();
  return shared!;
}

const launchTestBrowser = async () =>
  chromium.launch({ ...(await createLaunchOptions()), headless: !process.env.HEADED });

export const closeContexts = (browser: Browser): Promise<unknown> =>
  Promise.all(browser.contexts().map((context) => context.close()));

export async function createLaunchOptions(): Promise<LaunchOptions> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await findChromium(CACHE));
  const root = process.getuid?.() === 0;
  return {
    executablePath,
    env: { ...createChromiumEnvironment(executablePath) },
    args: [
      ...(root ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-software-rasterizer',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

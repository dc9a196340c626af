import { chromium, type Browser } from 'playwright-core';
import { createChromiumEnvironment, findChromium } from '#src/platform/chromium.ts';

const CACHE = new URL('../../build/chromium', import.meta.url).pathname;

export type LaunchOptions = {
  executablePath: string;
  env: Record<string, string | undefined>;
  args: string[];
};

/** A Chromium for browser tests, as a visitor's: scripts on, nothing blocked. Close it in afterAll. */
export async function launchTestBrowser(): Promise<Browser> {
  return chromium.launch({ ...(await createLaunchOptions()), headless: !process.env.HEADED });
}

export async function createLaunchOptions(): Promise<LaunchOptions> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await findChromium(CACHE));
  const root = process.getuid?.() === 0;
  return {
    executablePath,
    env: { ...createChromiumEnvironment(executablePath) },
    args: [
      ...(root ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

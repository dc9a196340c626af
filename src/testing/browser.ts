import { chromium, type Browser } from 'playwright-core';
import { chromiumEnvironment, findChromium } from '#src/platform/chromium.ts';

const CACHE = new URL('../../build/chromium', import.meta.url).pathname;

/** A Chromium for browser tests, as a visitor's would be: scripts on, nothing blocked. Close it in afterAll. */
export async function testBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await findChromium(CACHE));
  const root = process.getuid?.() === 0;
  return chromium.launch({
    executablePath,
    env: chromiumEnvironment(executablePath),
    args: [
      ...(root ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

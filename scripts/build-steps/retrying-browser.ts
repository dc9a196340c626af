/** A browser for the build: work that fails runs again, first on a fresh page, then in a fresh Chromium. */
import { pino } from 'pino';
import { createBrowser, type Browser } from '#src/platform/browser.ts';

/** Milliseconds. A page that takes a second on an idle machine may take a minute beside other work. */
const JOB_TIMEOUT = 180_000;
/** The first, one on a fresh page, one in a fresh Chromium. */
const ATTEMPTS = 3;

/** `cacheDir` is where the packaged Chromium is unpacked. */
export function createBuildBrowser(cacheDir: string): Browser {
  return createRetryingBrowser(() =>
    createBrowser({
      executablePath: process.env.CHROMIUM_PATH,
      cacheDir,
      log: pino({ level: 'error' }),
      jobTimeoutMs: JOB_TIMEOUT,
    }),
  );
}

/** The work must be repeatable: a failed attempt may have done a part of it. */
export function createRetryingBrowser(create: () => Browser): Browser {
  let browser = create();

  async function attempt<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await work(browser);
      } catch (error) {
        if (attempts === ATTEMPTS) throw error;
        if (attempts > 1) {
          await browser.close();
          browser = create();
        }
      }
    }
  }

  return {
    withPage: (job, signal) => attempt((one) => one.withPage(job, signal)),
    getVersion: () => attempt((one) => one.getVersion()),
    isHealthy: () => browser.isHealthy(),
    getPid: () => browser.getPid(),
    close: () => browser.close(),
  };
}

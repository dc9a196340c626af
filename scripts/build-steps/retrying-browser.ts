/** A browser for the build: a failed job runs again, first on a new page, then in a new Chromium. */
import { pino } from 'pino';
import { createBrowser, type Browser } from '#src/platform/browser.ts';

/** Milliseconds. A page that takes a second on an idle machine may take a minute beside other work. */
const JOB_TIMEOUT_MS = 180_000;
/** The first attempt, one on a new page, one in a new Chromium. */
const MAX_ATTEMPTS = 3;

/** `cacheDir` is where the packaged Chromium is unpacked. */
export function createBuildBrowser(cacheDir: string): Browser {
  return createRetryingBrowser(() =>
    createBrowser({
      executablePath: process.env.CHROMIUM_PATH,
      cacheDir,
      log: pino({ level: 'error' }),
      jobTimeoutMs: JOB_TIMEOUT_MS,
    }),
  );
}

/** Jobs must be idempotent: a failed attempt may have done a part of the work. */
export function createRetryingBrowser(create: () => Browser): Browser {
  let browser = create();

  async function runWithRetries<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work(browser);
      } catch (error) {
        if (attempt === MAX_ATTEMPTS) throw error;
        if (attempt > 1) {
          await browser.close();
          browser = create();
        }
      }
    }
  }

  return {
    withPage: (job, signal) => runWithRetries((currentBrowser) => currentBrowser.withPage(job, signal)),
    getVersion: () => runWithRetries((currentBrowser) => currentBrowser.getVersion()),
    isHealthy: () => browser.isHealthy(),
    getPid: () => browser.getPid(),
    close: () => browser.close(),
  };
}

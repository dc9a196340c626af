import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Browser } from '#src/platform/browser.ts';
import { createRetryingBrowser } from './retrying-browser.ts';

/** Every page is a number, counted over all browsers; `log` says what happened. */
function fakeBrowsers() {
  const log: string[] = [];
  let pages = 0;
  const create = (): Browser => {
    log.push('launch');
    return {
      withPage: (job) => {
        pages += 1;
        log.push(`page ${pages}`);
        return job({ number: pages } as unknown as Page);
      },
      getVersion: () => Promise.resolve('Chromium 1'),
      isHealthy: () => Promise.resolve(true),
      getPid: () => null,
      close: () => {
        log.push('close');
        return Promise.resolve();
      },
    };
  };
  return { log, browser: createRetryingBrowser(create) };
}

/** Works on the given page only. */
const failUntilAttempt = (wanted: number) => (page: Page) => {
  const { number } = page as unknown as { number: number };
  return number === wanted ? Promise.resolve('drawn') : Promise.reject(new Error(`no picture ${number}`));
};

describe('the browser of the build', () => {
  it('draws on one page where that works', async () => {
    const { log, browser } = fakeBrowsers();
    expect(await browser.withPage(failUntilAttempt(1))).toBe('drawn');
    expect(log).toEqual(['launch', 'page 1']);
  });

  it('tries again on a fresh page, then in a fresh Chromium', async () => {
    const { log, browser } = fakeBrowsers();
    expect(await browser.withPage(failUntilAttempt(3))).toBe('drawn');
    expect(log).toEqual(['launch', 'page 1', 'page 2', 'close', 'launch', 'page 3']);
  });

  it('fails after that with the last error', async () => {
    const { browser } = fakeBrowsers();
    await expect(browser.withPage(failUntilAttempt(4))).rejects.toThrow('no picture 3');
  });
});

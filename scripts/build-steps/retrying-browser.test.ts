import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Browser } from '#src/platform/browser.ts';
import { createRetryingBrowser } from './retrying-browser.ts';

/** Pages are numbered from 1 over all browsers; `log` lists the calls. */
function createFakeBrowsers() {
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

/** Creates a job that succeeds only on the page with this number. */
const createJob = (workingPage: number) => (page: Page) => {
  const { number } = page as unknown as { number: number };
  return number === workingPage
    ? Promise.resolve('drawn')
    : Promise.reject(new Error(`no picture ${number}`));
};

describe('the browser of the build', () => {
  it('runs a successful job once', async () => {
    const { log, browser } = createFakeBrowsers();
    expect(await browser.withPage(createJob(1))).toBe('drawn');
    expect(log).toEqual(['launch', 'page 1']);
  });

  it('retries a failed job on a new page, then in a new Chromium', async () => {
    const { log, browser } = createFakeBrowsers();
    expect(await browser.withPage(createJob(3))).toBe('drawn');
    expect(log).toEqual(['launch', 'page 1', 'page 2', 'close', 'launch', 'page 3']);
  });

  it('fails with the last error after three attempts', async () => {
    const { browser } = createFakeBrowsers();
    await expect(browser.withPage(createJob(4))).rejects.toThrow('no picture 3');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { closeAllContexts, getTestBrowser } from '#src/testing/browser.ts';
import { visit } from '#web/testing/browser-visit.ts';

const PUBLIC_URL = 'https://lagna.example';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ role: 'web', env: { PUBLIC_URL } }), getTestBrowser()]);
});
afterAll(async () => {
  await closeAllContexts(browser);
  await app.close();
});

describe('a page in a browser', () => {
  it('updates its canonical URL on client-side navigation', async () => {
    const { page } = await visit(browser, `${app.localUrl}/login`);
    const getCanonicalUrl = () => page.locator('link[rel="canonical"]').getAttribute('href');
    expect(await getCanonicalUrl()).toBe(`${PUBLIC_URL}/login`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('heading', { level: 1, name: 'Choose what you want to know' }).waitFor();
    await expect.poll(getCanonicalUrl).toBe(`${PUBLIC_URL}/reports`);
    expect(await page.locator('link[rel="canonical"]').count()).toBe(1);
    await page.context().close();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { testBrowser } from '#src/testing/browser.ts';
import { visit, walkDown } from '#web/testing/visitor.ts';

const PUBLIC = 'https://lagna.example';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ role: 'web', env: { PUBLIC_URL: PUBLIC } }), testBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

describe('a page in a browser', () => {
  it('takes its canonical address along from screen to screen, so that a phone shares the right one', async () => {
    const { page } = await visit(browser, `${app.localUrl}/login`);
    const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href');
    expect(await canonical()).toBe(`${PUBLIC}/login`);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('heading', { level: 1, name: 'Choose what you want to know' }).waitFor();
    expect(await canonical()).toBe(`${PUBLIC}/reports`);
    expect(await page.locator('link[rel="canonical"]').count()).toBe(1);
    await page.context().close();
  });

  it('asks nobody but us, and breaks no rule of its content policy, from top to end of every kind of page', async () => {
    const sitemap = await (await fetch(`${app.localUrl}/sitemap.xml`)).text();
    const all = [...sitemap.matchAll(/<loc>https:\/\/lagna\.example(.*?)<\/loc>/g)].map(([, url]) => url!);
    const kinds = Object.values(Object.groupBy(all, (url) => url.replace(/(?<=^\/\w+\/).*/, ''))).map(
      (same) => same![0]!,
    );
    const strangers: string[] = [];
    const problems: string[] = [];
    for (const url of kinds) {
      const seen = await visit(browser, app.localUrl + url, {
        width: 360,
        before: async (page) => {
          page.on('request', (request) => {
            if (!request.url().startsWith(app.localUrl)) strangers.push(`${url} asks ${request.url()}`);
          });
        },
      });
      await walkDown(seen.page);
      problems.push(...seen.problems.map((problem) => `${url}: ${problem}`));
      await seen.page.context().close();
    }
    expect(kinds.length).toBeGreaterThan(12);
    expect(strangers).toEqual([]);
    expect(problems).toEqual([]);
  });
});

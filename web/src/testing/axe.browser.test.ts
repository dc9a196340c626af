import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { closeAllContexts, getTestBrowser } from '#src/testing/browser.ts';
import { findAxeViolations } from './browser-visit.ts';

const browser = await getTestBrowser();
afterAll(() => closeAllContexts(browser));

const HOST = 'http://site.test';
const buildPage = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Page</title></head><body><main><h1>Page</h1>${body}</main></body></html>`;

/** Served from a host, because axe reads frames of the same origin only. */
async function openPage(body: string): Promise<Page> {
  const page = await browser.newPage();
  await page.route(`${HOST}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: buildPage(route.request().url().endsWith('/frame') ? '<button></button>' : body),
    }),
  );
  await page.goto(HOST);
  return page;
}

describe('findAxeViolations', () => {
  it.each([
    ['image-alt', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'],
    ['label', '<input type="text">'],
    ['color-contrast', '<p style="color:#ccc;background:#fff">Pale words</p>'],
    ['button-name', '<iframe title="Frame" src="/frame"></iframe>'],
  ])('finds a violation of %s', async (rule, body) => {
    const page = await openPage(body);
    expect((await findAxeViolations(page)).join('\n')).toContain(rule);
    await page.close();
  });

  it('finds nothing in a correct page', async () => {
    const page = await openPage('<p>Words</p>');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.close();
  });
});

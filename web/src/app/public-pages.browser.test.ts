import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { launchTestBrowser } from '#src/testing/browser.ts';
import { renderAllSections } from '#web/testing/layout-checks.ts';
import { visit, scrollThrough } from '#web/testing/browser-visit.ts';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ role: 'web' }), launchTestBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

const open = (path: string, as?: Parameters<typeof visit>[2]) => visit(browser, app.url + path, as);

it('an address nobody knows answers 404 with a way on', async () => {
  const { page } = await open('/nowhere');
  expect((await fetch(`${app.url}/nowhere`)).status).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'See the reports' }).click();
  await page.waitForURL('**/reports');
  await page.context().close();
});

describe('without scripts', () => {
  it('the home page can be read, and its links lead on', async () => {
    const { page } = await open('/', { scripts: false });
    await renderAllSections(page);
    const text = await page.getByRole('main').innerText();
    for (const part of [
      '10K+',
      'Is this the year to change jobs?',
      '₹2,499',
      'Mahadasha',
      '24/7',
      'Imran Shaikh',
    ])
      expect(text).toContain(part);
    await page.getByRole('link', { name: 'Career & Wealth' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Career & Wealth', exact: true }).waitFor();
    await page.context().close();
  });
});

describe('the report page', () => {
  it('carries the fixed labels, the sample in a new tab and four steps', async () => {
    const { page } = await open('/reports/janam-kundli');
    const main = page.getByRole('main');
    for (const label of ['Pages', 'Delivery', 'Instant', 'Quality', 'Premium'])
      expect(await main.getByText(label, { exact: true }).first().isVisible()).toBe(true);
    expect(await main.getByText('Price ₹999').first().isVisible()).toBe(true);
    const sample = main.getByRole('link', { name: /^Sample PDF/ });
    expect(await sample.getAttribute('href')).toBe('/samples/janam-kundli.pdf');
    expect(await sample.getAttribute('target')).toBe('_blank');
    await scrollThrough(page);
    const steps = page
      .getByRole('region', { name: 'From payment to PDF' })
      .getByRole('heading', { level: 3 });
    expect(await steps.allInnerTexts()).toEqual(['Make payment', 'Analysis', 'Receive PDF', 'Take action']);
    await page.context().close();
  });

  it('shows three skeletons until the reviews are there', async () => {
    const { page } = await open('/reports/janam-kundli', { scripts: false });
    expect(await page.getByRole('status', { name: 'Loading reviews' }).locator('> *').count()).toBe(3);
    await page.context().close();
    const { page: living } = await open('/reports/janam-kundli');
    await scrollThrough(living);
    const reviews = living.getByRole('region', { name: 'Readers on this report' });
    await reviews.getByText('Kavita Menon').waitFor();
    expect(await reviews.getByRole('listitem').count()).toBe(4);
    expect(await reviews.getByRole('img', { name: '5 out of 5' }).count()).toBeGreaterThan(0);
    await living.context().close();
  });

  it('of an unknown key is the panel with a way back', async () => {
    const { page } = await open('/reports/nothing-like-it');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'Report Not Found' }).waitFor();
    expect(await main.getByRole('alert').innerText()).toBe('Report not found. Please try again.');
    expect(await main.getByRole('link', { name: 'Back to Reports' }).getAttribute('href')).toBe('/reports');
    await page.context().close();
  });

  it('asks a visitor to log in before anything is bought', async () => {
    const { page } = await open('/reports/janam-kundli');
    await page.getByRole('main').getByRole('button', { name: 'Generate my report' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Login Required' });
    await dialog.getByRole('button', { name: 'Go to Login' }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).waitFor();
    await page.context().close();
  });
});

describe('the reports list', () => {
  const leaveHome = async (page: Page) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
    await page.waitForURL('**/reports');
  };

  it('shows nine skeletons while it loads, and nine cards then', async () => {
    const { page } = await open('/');
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/report', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await leaveHome(page);
    const waiting = page.getByRole('status', { name: 'Loading reports' });
    await waiting.waitFor();
    expect(await waiting.locator('> *').count()).toBe(9);
    answer.resolve();
    const shelf = page.getByRole('region', { name: 'On the shelf' });
    await shelf.getByRole('listitem').first().waitFor();
    expect(await shelf.getByRole('listitem').count()).toBe(9);
    await page.context().close();
  });

  it('says what failed and loads on Retry', async () => {
    const { page } = await open('/');
    await page.route('**/api/report', (route) => route.fulfill({ status: 503, body: '{}' }));
    await leaveHome(page);
    await page.getByText('Failed to fetch reports: 503 Service Unavailable').waitFor();
    await page.unroute('**/api/report');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page
      .getByRole('region', { name: 'On the shelf' })
      .getByRole('link', { name: 'Sade Sati Check' })
      .waitFor();
    await page.context().close();
  });

  it('offers Refresh when the shelf is empty', async () => {
    const { page } = await open('/');
    await page.route('**/api/report', (route) => route.fulfill({ json: [] }));
    await leaveHome(page);
    await page.getByRole('button', { name: 'Refresh' }).waitFor();
    await page.context().close();
  });
});

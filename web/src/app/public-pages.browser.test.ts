import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { closeAllContexts, getTestBrowser } from '#src/testing/browser.ts';
import { renderAllSections } from '#web/testing/layout-checks.ts';
import { findAxeViolations, visit, scrollThrough } from '#web/testing/browser-visit.ts';

let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startApp({ role: 'web' }), getTestBrowser()]);
});
afterAll(async () => {
  await closeAllContexts(browser);
  await app.close();
});

const openPage = (path: string, options?: Parameters<typeof visit>[2]) =>
  visit(browser, app.url + path, options);

it('an unknown URL is answered with 404 and a link to the reports', async () => {
  const { page } = await openPage('/nowhere');
  expect((await fetch(`${app.url}/nowhere`)).status).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'See the reports' }).click();
  await page.waitForURL('**/reports');
  await page.context().close();
});

it.each(['/dev/outbox', '/dev/emails'])('the page %s for development has no axe violation', async (path) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await page.goto(app.url + path);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.context().close();
});

describe('home page without scripts', () => {
  it('is readable, and its links work', async () => {
    const { page } = await openPage('/', { javaScriptEnabled: false });
    await renderAllSections(page);
    const text = await page.getByRole('main').innerText();
    for (const part of ['10K+', 'A job, or my own business?', '₹2,499', 'Mahadasha', '24/7', 'Imran Shaikh'])
      expect(text).toContain(part);
    await page.getByRole('link', { name: 'Career & Wealth' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Career & Wealth', exact: true }).waitFor();
    await page.context().close();
  });
});

it.each(['/terms', '/support', '/reports/janam-kundli'])(
  '%s on paper has no navigation, buttons or forms, and its closed answers are open',
  async (path) => {
    const { page } = await openPage(path, { javaScriptEnabled: false });
    await page.emulateMedia({ media: 'print' });
    const countVisible = (selector: string) => page.locator(selector).filter({ visible: true }).count();
    expect(await countVisible('main h1')).toBe(1);
    expect(await countVisible('.skip-link, header nav, footer, main button, main form')).toBe(0);
    for (const answer of await page.locator('main details > :not(summary)').all())
      expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
    await page.context().close();
  },
);

describe('report page', () => {
  it('shows the fixed labels, the sample link in a new tab and four steps', async () => {
    const { page } = await openPage('/reports/janam-kundli');
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
    expect(await steps.allTextContents()).toEqual(['Make payment', 'Analysis', 'Receive PDF', 'Take action']);
    await page.context().close();
  });

  it.each([
    ['janam-kundli', 'One page sums up what to do, what to avoid'],
    ['match-report', 'The last page has the next steps for the two of you'],
  ])('of %s describes the last step as that report ends', async (key, text) => {
    const { page } = await openPage(`/reports/${key}`);
    await scrollThrough(page);
    const step = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Take action' });
    expect(await step.innerText()).toContain(text);
    await page.context().close();
  });

  it('shows three skeletons until the reviews are loaded', async () => {
    const { page } = await openPage('/reports/janam-kundli', { javaScriptEnabled: false });
    expect(await page.getByRole('status', { name: 'Loading reviews' }).locator('> *').count()).toBe(3);
    await page.context().close();
    const { page: hydratedPage } = await openPage('/reports/janam-kundli');
    await scrollThrough(hydratedPage);
    const reviews = hydratedPage.getByRole('region', { name: 'Readers on this report' });
    await reviews.getByText('Kavita Menon').waitFor();
    expect(await reviews.getByRole('listitem').count()).toBe(4);
    expect(await reviews.getByRole('img', { name: '5 out of 5' }).count()).toBeGreaterThan(0);
    await hydratedPage.context().close();
  });

  it('shows an error with a link back for an unknown key', async () => {
    const { page } = await openPage('/reports/nothing-like-it');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'Report Not Found' }).waitFor();
    expect(await main.getByRole('alert').innerText()).toBe('Report not found. Please try again.');
    expect(await main.getByRole('link', { name: 'Back to Reports' }).getAttribute('href')).toBe('/reports');
    await page.context().close();
  });

  it('asks a visitor to log in before a purchase', async () => {
    const { page } = await openPage('/reports/janam-kundli');
    await page.getByRole('main').getByRole('button', { name: 'Generate my report' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Login Required' });
    await dialog.getByRole('button', { name: 'Go to Login' }).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).waitFor();
    await page.context().close();
  });
});

describe('reports list', () => {
  const openReports = async (page: Page) => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click();
    await page.waitForURL('**/reports');
  };

  it('shows nine skeletons while loading, then ten cards', async () => {
    const { page } = await openPage('/');
    const released = Promise.withResolvers<void>();
    await page.route('**/api/report', async (route) => {
      await released.promise;
      await route.continue();
    });
    await openReports(page);
    const skeletons = page.getByRole('status', { name: 'Loading reports' });
    await skeletons.waitFor();
    expect(await skeletons.locator('> *').count()).toBe(9);
    released.resolve();
    const list = page.getByRole('region', { name: 'All reports' });
    await list.getByRole('listitem').first().waitFor();
    expect(await list.getByRole('listitem').count()).toBe(10);
    await page.context().close();
  });

  it('shows the error and loads on Retry', async () => {
    const { page } = await openPage('/');
    await page.route('**/api/report', (route) => route.fulfill({ status: 503, body: '{}' }));
    await openReports(page);
    await page.getByText('Failed to fetch reports: 503 Service Unavailable').waitFor();
    await page.unroute('**/api/report');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page
      .getByRole('region', { name: 'All reports' })
      .getByRole('link', { name: 'Sade Sati Check', exact: true })
      .waitFor();
    await page.context().close();
  });

  it('shows Refresh when there are no reports', async () => {
    const { page } = await openPage('/');
    await page.route('**/api/report', (route) => route.fulfill({ json: [] }));
    await openReports(page);
    await page.getByRole('button', { name: 'Refresh' }).waitFor();
    await page.context().close();
  });

  it('fills every row of three cards: the last paid report has its own', async () => {
    const { page } = await openPage('/reports');
    const cards = page.getByRole('region', { name: 'All reports' }).getByRole('listitem');
    const tops = await cards.evaluateAll((items) => items.map((item) => (item as HTMLElement).offsetTop));
    const rows = Map.groupBy(tops, (top) => top);
    expect([...rows.values()].map(({ length }) => length)).toEqual([3, 3, 1, 3]);
    const [grid, card] = await Promise.all(
      [cards.locator('..').first(), cards.nth(6)].map((box) => box.boundingBox()),
    );
    expect(card!.width).toBeCloseTo(grid!.width, 0);
    await page.context().close();
  });
});

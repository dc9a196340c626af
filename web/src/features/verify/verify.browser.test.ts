import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { visit, expectResponsive } from '#web/testing/browser-visit.ts';

const CODE = '4f1d206b79d244cd680cfaa60e863e60';
const PRINTED_CODE = '4f1d206b 79d244cd 680cfaa6 0e863e60';
const OLD_CODE = 'ab'.repeat(16);
const PDF = Buffer.from('%PDF-1.4\nas it left us\n%%EOF\n');
const site = startSite();

/** A row as projected from the ledger: edition 2 of a report and the superseded edition 1. */
beforeAll(async () => {
  await site.app.db('orders').insert({
    id: 'LG-2611-QZXMK1',
    version: 9,
    member_id: '019aa000-0000-7000-8000-000000000000',
    report_key: 'janam-kundli',
    status: 'paid',
    report_status: 'delivered',
    list_price_paise: 99_900,
    price_paise: 99_900,
    chart_style: 'north',
    conventions: '{}',
    placed_at: '2026-11-20T03:00:00Z',
    edition: 2,
    rendered_at: '2026-11-21T03:11:40Z',
    document_created_at: '2026-11-21T03:11:00Z',
    verification_code: CODE,
    sha256: createHash('sha256').update(PDF).digest('hex'),
    pages: 31,
    bytes: PDF.length,
    superseded_editions: JSON.stringify([
      {
        edition: 1,
        birthId: 'b',
        sha256: 'c'.repeat(64),
        bytes: 1,
        pages: 30,
        verification: { code: OLD_CODE, documentCreatedAt: '2026-11-20T03:00:00Z' },
        readyAt: '2026-11-20T03:01:00Z',
        supersededAt: '2026-11-21T03:10:00Z',
      },
    ]),
  });
});

const openPage = (path: string, width = 1280) =>
  visit(site.browser, site.app.url + path, { width, reducedMotion: true });
const getMain = (page: Page) => page.locator('main');
const waitForResult = (page: Page, name: string) =>
  page.getByRole('status').getByRole('heading', { level: 2, name, exact: true }).waitFor();
const submitCode = async (page: Page, code: string) => {
  await getMain(page).getByLabel('Number in the report').fill(code);
  await getMain(page).getByRole('button', { name: 'Check the number' }).click();
};
const chooseFile = (page: Page, name: string, buffer: Buffer) =>
  getMain(page)
    .getByLabel('Drop the PDF here, or choose it')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer });
const readFacts = async (page: Page) =>
  Object.fromEntries(
    await page
      .getByRole('status')
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector('dt')!.textContent, row.querySelector('dd')!.textContent]),
      ),
  ) as Record<string, string>;

describe('verification page', () => {
  it('is readable without scripts and states that the file stays on the device', async () => {
    const { page } = await visit(site.browser, `${site.app.url}/verify`, { javaScriptEnabled: false });
    const pageText = await getMain(page).innerText();
    expect(pageText).toContain('Is this report from Lagna?');
    expect(pageText).toContain('The file never leaves your device.');
  });

  it('finds a code as printed and shows report, edition, pages and time', async () => {
    const { page, consoleErrors } = await openPage('/verify', 360);
    await expectResponsive(page);
    await submitCode(page, PRINTED_CODE.toUpperCase());
    await waitForResult(page, 'Yes, this number is ours');
    // on a phone the result is above the form, so the page scrolls it into view
    const getTop = () => page.locator('#verdict').evaluate((title) => title.getBoundingClientRect().top);
    await expect.poll(async () => (await getTop()) > 0 && (await getTop()) < 700).toBe(true);
    expect(await readFacts(page)).toEqual({
      Report: 'Janam Kundli',
      Edition: '2',
      Pages: '31',
      Made: '21 Nov 2026, 8:41 am Indian time',
    });
    expect(await getMain(page).innerText()).not.toContain('QZXMK');
    await expectResponsive(page);
    expect(consoleErrors).toEqual([]);
  });

  it('opens the result at the URL in the report, with noindex', async () => {
    const { page, consoleErrors } = await openPage(`/verify/${CODE}`);
    await waitForResult(page, 'Yes, this number is ours');
    expect(await page.locator('head > meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await getMain(page).getByLabel('Number in the report').inputValue()).toBe(CODE);
    expect(consoleErrors).toEqual([]);
  });

  it('shows that an edition was superseded', async () => {
    const { page } = await openPage(`/verify/${OLD_CODE}`);
    await waitForResult(page, 'Ours, but an older edition');
    await page.getByText('A newer edition replaced it on 21 Nov 2026').waitFor();
    expect((await readFacts(page))['Edition']).toBe('1');
    await expectResponsive(page);
  });

  it('distinguishes a typing error from an unknown code', async () => {
    const { page } = await openPage('/verify');
    await submitCode(page, PRINTED_CODE.slice(0, -1));
    await getMain(page).getByText('One character is missing: the number has four groups of eight.').waitFor();
    await submitCode(page, '0'.repeat(32));
    await waitForResult(page, 'We know no report with this number');
    await expectResponsive(page);
  });

  it('shows the format of a code for an invalid URL', async () => {
    const { page } = await openPage('/verify/hello%20there');
    await getMain(page)
      .getByText(/The number has only the digits 0 to 9/)
      .waitFor();
  });
});

describe('verification of a file', () => {
  it('sends one request, without the file', async () => {
    const { page, consoleErrors } = await openPage('/verify');
    const apiRequests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/'))
        apiRequests.push(`${request.method()} ${request.postData() ?? ''}`);
    });
    await chooseFile(page, 'kundli.pdf', PDF);
    await waitForResult(page, 'Yes, ours, and unaltered');
    expect(apiRequests).toEqual(['GET ']);
    expect(consoleErrors).toEqual([]);
    await expectResponsive(page);
  });

  it('accepts a dropped file', async () => {
    const { page } = await openPage('/verify');
    const dataTransfer = await page.evaluateHandle((pageText) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([pageText], 'kundli.pdf', { type: 'application/pdf' }));
      return transfer;
    }, PDF.toString('latin1'));
    const zone = getMain(page).getByText('Drop the PDF here, or choose it');
    await zone.dispatchEvent('dragover', { dataTransfer });
    await zone.dispatchEvent('drop', { dataTransfer });
    await waitForResult(page, 'Yes, ours, and unaltered');
  });

  it('recognizes a sample report', async () => {
    const { page, consoleErrors } = await openPage('/verify', 360);
    const sample = await fetch(`${site.app.url}/samples/free-kundli.pdf`);
    await chooseFile(page, 'sample.pdf', Buffer.from(await sample.arrayBuffer()));
    await waitForResult(page, 'This is one of our samples, unaltered');
    expect(Object.keys(await readFacts(page))).toEqual(['Sample of', 'Pages']);
    await expectResponsive(page);
    expect(consoleErrors).toEqual([]);
  });

  it('distinguishes a changed file from one that is not a PDF', async () => {
    const { page } = await openPage('/verify', 360);
    await chooseFile(page, 'kundli.pdf', Buffer.concat([PDF, Buffer.from(' ')]));
    await waitForResult(page, 'This file is not as we made it');
    await chooseFile(page, 'photo.jpg', Buffer.from('not a report'));
    await getMain(page).getByText('This is not a PDF. Choose the file that came with our e-mail.').waitFor();
    await expectResponsive(page);
  });
});

describe('verification request', () => {
  it.each([
    ['network error', undefined, 'We could not reach Lagna. Please check your connection and try again.'],
    ['server error', { status: 502, body: '' }, 'Something went wrong on our side. Please try again.'],
    [
      'too many requests',
      {
        status: 429,
        json: { success: false, error: 'Please wait.', message: 'Please wait.', code: 'too-many' },
      },
      'Please wait.',
    ],
  ])('shows the error and can be retried: %s', async (_error, response, errorText) => {
    const { page } = await openPage('/verify', 360);
    await page.route('**/api/verify/*', (route) => (response ? route.fulfill(response) : route.abort()));
    await submitCode(page, CODE);
    await waitForResult(page, 'We could not look it up');
    await page.getByRole('status').getByText(errorText, { exact: true }).waitFor();
    await expectResponsive(page);
    await page.unroute('**/api/verify/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForResult(page, 'Yes, this number is ours');
  });

  it('shows that it is loading', async () => {
    const { page } = await openPage('/verify');
    const responseReleased = Promise.withResolvers<void>();
    await page.route('**/api/verify/*', async (route) => {
      await responseReleased.promise;
      await route.continue();
    });
    await submitCode(page, CODE);
    await waitForResult(page, 'One moment');
    responseReleased.resolve();
    await waitForResult(page, 'Yes, this number is ours');
  });
});

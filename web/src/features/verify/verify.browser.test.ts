import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { findClippedText, getOverflowX } from '#web/testing/layout-checks.ts';
import { findAxeViolations, visit } from '#web/testing/browser-visit.ts';

const CODE = '4f1d206b79d244cd680cfaa60e863e60';
const GROUPS = '4f1d206b 79d244cd 680cfaa6 0e863e60';
const OLD = 'ab'.repeat(16);
const PDF = Buffer.from('%PDF-1.4\nas it left us\n%%EOF\n');
const site = startSite();

/** A row as the ledger would fold it: the second edition of a report, and the first that it replaced. */
beforeAll(async () => {
  await site.app.db('orders').insert({
    id: 'LG-2611-QZXMK1',
    version: 9,
    member_id: '019aa000-0000-7000-8000-000000000000',
    report_key: 'janam-kundli',
    status: 'paid',
    report_status: 'delivered',
    list_paise: 99_900,
    price_paise: 99_900,
    chart_style: 'north',
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
        verification: { code: OLD, documentCreatedAt: '2026-11-20T03:00:00Z' },
        readyAt: '2026-11-20T03:01:00Z',
        supersededAt: '2026-11-21T03:10:00Z',
      },
    ]),
  });
});

const open = (path: string, width = 1280) =>
  visit(site.browser, site.app.url + path, { width, reducedMotion: true });
const main = (page: Page) => page.locator('main');
const verdict = (page: Page, name: string) =>
  page.getByRole('status').getByRole('heading', { level: 2, name, exact: true }).waitFor();
const type = async (page: Page, code: string) => {
  await main(page).getByLabel('Number in the report').fill(code);
  await main(page).getByRole('button', { name: 'Check the number' }).click();
};
const choose = (page: Page, name: string, buffer: Buffer) =>
  main(page)
    .getByLabel('Drop the PDF here, or choose it')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer });
const facts = async (page: Page) =>
  Object.fromEntries(
    await page
      .getByRole('status')
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector('dt')!.textContent, row.querySelector('dd')!.textContent]),
      ),
  ) as Record<string, string>;

/** At every width: nothing sideways, nothing cut off; on a phone and a desk nothing that axe finds. */
async function fits(page: Page) {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect([await getOverflowX(page), await findClippedText(page)], `${width}`).toEqual([0, []]);
    if (width === 360 || width === 1280) expect(await findAxeViolations(page), `${width}`).toEqual([]);
  }
}

describe('the page that checks a report', () => {
  it('can be read without scripts, is found by searchers, and says that the file stays', async () => {
    const { page } = await visit(site.browser, `${site.app.url}/verify`, { scripts: false });
    const text = await main(page).innerText();
    expect(text).toContain('Is this report ours?');
    expect(text).toContain('The file never leaves your device.');
  });

  it('knows a number as it is printed, and says what was made and when', async () => {
    const { page, consoleErrors } = await open('/verify', 360);
    await fits(page);
    await type(page, GROUPS.toUpperCase());
    await verdict(page, 'Yes, this number is ours');
    // on a phone the answer stands above the form, and has to come into sight
    const top = () => page.locator('#verdict').evaluate((title) => title.getBoundingClientRect().top);
    await expect.poll(async () => (await top()) > 0 && (await top()) < 700).toBe(true);
    expect(await facts(page)).toEqual({
      Report: 'Janam Kundli',
      Edition: '2',
      Pages: '31',
      Made: '21 Nov 2026, 8:41 am Indian time',
    });
    expect(await main(page).innerText()).not.toContain('QZXMK');
    await fits(page);
    expect(consoleErrors).toEqual([]);
  });

  it('answers at the address that a report links to, for nobody to find', async () => {
    const { page, consoleErrors } = await open(`/verify/${CODE}`);
    await verdict(page, 'Yes, this number is ours');
    expect(await page.locator('head > meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await main(page).getByLabel('Number in the report').inputValue()).toBe(CODE);
    expect(consoleErrors).toEqual([]);
  });

  it('says of an older edition that a newer one took its place', async () => {
    const { page } = await open(`/verify/${OLD}`);
    await verdict(page, 'Ours, but an older edition');
    await page.getByText('A newer edition took its place on 21 Nov 2026').waitFor();
    expect((await facts(page))['Edition']).toBe('1');
    await fits(page);
  });

  it('tells a slip from a number that nobody gave out', async () => {
    const { page } = await open('/verify');
    await type(page, GROUPS.slice(0, -1));
    await main(page).getByText('One character is missing: the number has four groups of eight.').waitFor();
    await type(page, '0'.repeat(32));
    await verdict(page, 'We know no report with this number');
    await fits(page);
  });

  it('says the same kind word at a broken address', async () => {
    const { page } = await open('/verify/hello%20there');
    await main(page)
      .getByText(/The number has only the digits 0 to 9/)
      .waitFor();
  });
});

describe('a file', () => {
  it('is looked at in the browser: only its check sum is sent', async () => {
    const { page, consoleErrors } = await open('/verify');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) sent.push(`${request.method()} ${request.postData() ?? ''}`);
    });
    await choose(page, 'kundli.pdf', PDF);
    await verdict(page, 'Yes, ours, and unaltered');
    expect(sent).toEqual(['GET ']);
    expect(consoleErrors).toEqual([]);
    await fits(page);
  });

  it('may be dropped', async () => {
    const { page } = await open('/verify');
    const data = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'kundli.pdf', { type: 'application/pdf' }));
      return transfer;
    }, PDF.toString('latin1'));
    const zone = main(page).getByText('Drop the PDF here, or choose it');
    await zone.dispatchEvent('dragover', { dataTransfer: data });
    await zone.dispatchEvent('drop', { dataTransfer: data });
    await verdict(page, 'Yes, ours, and unaltered');
  });

  it('that is one of our samples is called a sample, and nobody’s report', async () => {
    const { page, consoleErrors } = await open('/verify', 360);
    const sample = await fetch(`${site.app.url}/samples/free-kundli.pdf`);
    await choose(page, 'sample.pdf', Buffer.from(await sample.arrayBuffer()));
    await verdict(page, 'This is one of our samples, unaltered');
    expect(Object.keys(await facts(page))).toEqual(['Sample of', 'Pages']);
    await fits(page);
    expect(consoleErrors).toEqual([]);
  });

  it('that was changed, or that is no PDF, is told apart', async () => {
    const { page } = await open('/verify', 360);
    await choose(page, 'kundli.pdf', Buffer.concat([PDF, Buffer.from(' ')]));
    await verdict(page, 'This file is not as we made it');
    await choose(page, 'photo.jpg', Buffer.from('not a report'));
    await main(page).getByText('This is no PDF. Choose the file that came with our mail.').waitFor();
    await fits(page);
  });
});

describe('without an answer', () => {
  it.each([
    ['a lost line', undefined, 'We could not reach Lagna. Please check your connection and try again.'],
    ['a broken server', { status: 502, body: '' }, 'Something went wrong on our side. Please try again.'],
    [
      'too many',
      {
        status: 429,
        json: { success: false, error: 'Please wait.', message: 'Please wait.', code: 'too-many' },
      },
      'Please wait.',
    ],
  ])('it says plainly what is wrong, and tries again: %s', async (_what, answer, words) => {
    const { page } = await open('/verify', 360);
    await page.route('**/api/verify/*', (route) => (answer ? route.fulfill(answer) : route.abort()));
    await type(page, CODE);
    await verdict(page, 'We could not look it up');
    await page.getByRole('status').getByText(words, { exact: true }).waitFor();
    await fits(page);
    await page.unroute('**/api/verify/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await verdict(page, 'Yes, this number is ours');
  });

  it('it shows that it is looking', async () => {
    const { page } = await open('/verify');
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/verify/*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await type(page, CODE);
    await verdict(page, 'One moment');
    answer.resolve();
    await verdict(page, 'Yes, this number is ours');
  });
});

/** The opening verse of the cover: switched off in the order form, and off in the printed report and its correction. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expandPdf } from '#src/testing/reports/expanded-pdf.ts';
import { extractText } from '#src/testing/reports/pdf-text.ts';
import { startSite } from '#src/testing/site.ts';
import { openMemberPage } from '#web/testing/buyer.ts';
import { DELIVERY_TIMEOUT } from '#web/testing/my-reports-page.ts';

const site = startSite({});

const VERSE_LABEL = /^Print the opening verse on the cover/;

async function openFreeReport() {
  const buyer = await openMemberPage(site.browser, site.app.url, '/reports/free-kundli');
  await buyer.clickBuy(/Get my free report/);
  await buyer.confirmBirth();
  return buyer;
}

/** The text of the cover. */
async function downloadCover(page: Page): Promise<string> {
  const main = page.locator('main');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: /Download PDF/ }).click(),
  ]);
  const [cover] = extractText(await expandPdf(await readFile(await download.path())));
  return cover!.replaceAll(/\s/g, '');
}

const VERSE = 'गणेशाय';

describe('the opening verse', () => {
  it('is on the cover when the buyer changes nothing', async () => {
    const { page, main, clickButton } = await openFreeReport();
    await clickButton('Make my free report');
    await clickButton('View My Reports');
    await main.getByText(/^Delivered/).waitFor(DELIVERY_TIMEOUT);
    expect(await downloadCover(page)).toContain(VERSE);
  }, 120_000);

  it('is switched off for one order, and the corrected edition has no verse either', async () => {
    const { page, main, dialog, clickButton } = await openFreeReport();
    expect(await dialog.getByLabel(VERSE_LABEL).isChecked()).toBe(true);
    await dialog.getByLabel(VERSE_LABEL).uncheck();
    await clickButton('Make my free report');
    await clickButton('View My Reports');
    await main.getByText(/^Delivered/).waitFor(DELIVERY_TIMEOUT);
    const cover = await downloadCover(page);
    expect(cover).toContain('Asha');
    expect(cover).not.toContain(VERSE);

    await main.getByRole('button', { name: /^Correct birth details/ }).click();
    await dialog.getByLabel('Time of birth').fill('02:30');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await clickButton('Yes, make edition 2');
    await main.getByText(/^Edition 1, replaced on/).waitFor();
    await main.getByText(/^Delivered/).waitFor(DELIVERY_TIMEOUT);
    const correctedCover = await downloadCover(page);
    expect(correctedCover).toContain('Asha');
    expect(correctedCover).not.toContain(VERSE);
  }, 120_000);
});

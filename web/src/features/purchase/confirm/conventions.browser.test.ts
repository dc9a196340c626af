/** The conventions and the names of the signs of an order: chosen in the order form, and printed in the report. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { expandPdf } from '#src/testing/reports/expanded-pdf.ts';
import { extractText } from '#src/testing/reports/pdf-text.ts';
import { startSite } from '#src/testing/site.ts';
import { openMemberPage } from '#web/testing/buyer.ts';
import { DELIVERY_TIMEOUT } from '#web/testing/my-reports-page.ts';

const site = startSite({});

it('the ayanamsa, node and names of the signs chosen for one order are those of its report', async () => {
  const { page, main, dialog, clickBuy, confirmBirth, clickButton } = await openMemberPage(
    site.browser,
    site.app.url,
    '/reports/free-kundli',
  );
  await clickBuy(/Get my free report/);
  await confirmBirth();
  await dialog.getByLabel('Names of the signs').selectOption('english');
  await dialog.getByText('Advanced: how the chart is computed').click();
  await dialog.getByLabel('Zodiac (ayanamsa)').selectOption('raman');
  await dialog.getByLabel('Rahu and Ketu').selectOption('true');
  await clickButton('Make my free report');
  await clickButton('View My Reports');
  await main.getByText(/^Delivered/).waitFor(DELIVERY_TIMEOUT);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: /Download PDF/ }).click(),
  ]);
  const text = extractText(await expandPdf(await readFile(await download.path())))
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/Raman/);
  expect(text).toMatch(/true node/i);
  expect(text).toMatch(/Virgo \(Kanya\)/);
  expect(text).not.toMatch(/Lahiri/);
}, 120_000);

/** Payments found after the tab was closed, receipts, and two actions for a delivered report: e-mail it again, download it. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { TEST_USERS } from '#src/accounts/testing.ts';
import { findAxeViolations, hasNoOverflow, takeScreenshot } from '#web/testing/browser-visit.ts';
import { setUpMyReports } from '#web/testing/my-reports-page.ts';

const site = startSite({});
const { openMyReports, orderFreeReport, createPaidOrder, waitUntilDelivered, getReportFile } =
  setUpMyReports(site);

const WIDTHS = [360, 768, 1280];

describe('payment found after the tab was closed', () => {
  it('is shown once in My Reports', async () => {
    const { order: orderId } = await createPaidOrder('Closed The Tab');
    await waitUntilDelivered(orderId);
    let acknowledgement: Promise<unknown> | undefined;
    const before = async (newPage: Page) => {
      acknowledgement = newPage.waitForResponse('**/payment-seen');
    };
    const { page, main } = await openMyReports({ width: 360, before });
    const banner = main.getByRole('region', { name: 'Payments found' });
    await banner.getByText('We found your payment of ₹499 for Janam Kundli.').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await hasNoOverflow(page)).toBe(true);
    await takeScreenshot(page, 'found-360');
    await acknowledgement;
    await page.reload();
    await main.getByText(`Order ${orderId}`, { exact: true }).waitFor();
    expect(await banner.count()).toBe(0);
  }, 120_000);

  it.each(WIDTHS)('has a receipt that fits, passes axe and prints at %i px', async (width) => {
    const { page, main } = await openMyReports({ width });
    const [receiptPage] = await Promise.all([
      page.context().waitForEvent('page'),
      main.getByRole('link', { name: /^Receipt for Janam Kundli/ }).click(),
    ]);
    await receiptPage.getByRole('heading', { name: 'Payment receipt' }).waitFor();
    await receiptPage.getByText('Rupees Four Hundred Ninety Nine Only').waitFor();
    await receiptPage.waitForLoadState();
    await receiptPage.evaluate(() => document.fonts.ready);
    await takeScreenshot(receiptPage, `receipt-${width}`);
    expect(await findAxeViolations(receiptPage)).toEqual([]);
    expect(await hasNoOverflow(receiptPage)).toBe(true);
    await receiptPage.evaluate(() => {
      window.print = () => (document.title = 'printed');
    });
    await receiptPage.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect.poll(() => receiptPage.title()).toBe('printed');
  });
});

describe('delivered report', () => {
  let orderId: string;
  beforeAll(async () => {
    orderId = await orderFreeReport('Asha Rao');
    await waitUntilDelivered(orderId);
  }, 60_000);

  it('can be e-mailed again three times a day, and the card shows the recipient and what is left', async () => {
    const { main, getCard } = await openMyReports();
    const card = getCard(orderId);
    for (const remainingText of ['up to 3 a day', '2 more today', '1 more today']) {
      await card.getByText(remainingText, { exact: true }).waitFor();
      const response = main.page().waitForResponse(/\/resend$/);
      await card.getByRole('button', { name: /^E-mail again/ }).click();
      expect((await response).status()).toBe(200);
      await card.getByText('Your report is on its way to a…a@example.in.').waitFor();
    }
    const shareLink = card.getByRole('link', { name: 'Share on WhatsApp' });
    const sharedText = new URL((await shareLink.getAttribute('href'))!).searchParams.get('text')!;
    expect(sharedText).toMatch(/^My .+ from Lagna is ready\. .+ https?:\/\/[^/]+\/reports\/[a-z-]+$/);
    expect(sharedText).not.toMatch(/Asha|Rao|LG-/);
    await card.getByText(/E-mail again .*\d (am|pm) IST$/).waitFor();
    expect(await card.getByRole('button', { name: /^E-mail again/ }).count()).toBe(0);
    expect(await findAxeViolations(main.page())).toEqual([]);
    await takeScreenshot(main.page(), 'mailed-1280');
  });

  it('with a lost file shows that the file is produced again, then downloads it', async () => {
    await fs.rm(path.join(site.app.varDir, 'reports'), { recursive: true });
    const { page, getCard } = await openMyReports();
    const link = getCard(orderId).getByRole('link', { name: /^Download PDF/ });
    await link.click();
    await getCard(orderId)
      .getByText(/^We are making this file for you again, exactly as it was/)
      .waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await expect.poll(async () => (await getReportFile(orderId)).status).toBe(200);
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toContain(orderId);
  });

  it('opened by its address after the session ended asks to log in, then downloads it', async () => {
    const { page } = await openMyReports();
    await page.context().clearCookies();
    await page.goto(`${site.app.url}/api/orders/${orderId}/report.pdf`);
    await page.getByLabel('Email', { exact: true }).fill(TEST_USERS.asha.email);
    await page.getByLabel('Password', { exact: true }).fill(TEST_USERS.asha.password);
    const submitButton = page.locator('main form button[type=submit]');
    const [file] = await Promise.all([page.waitForEvent('download'), submitButton.click()]);
    expect(file.suggestedFilename()).toContain(orderId);
    await page.waitForURL('**/my-reports');
  });
});

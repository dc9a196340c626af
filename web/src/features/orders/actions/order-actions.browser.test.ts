/** The actions for a delivered report: e-mail it again, correct it, open the receipt. With a session cookie. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerUser, TEST_USERS, logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { startSite } from '#src/testing/site.ts';
import { createSandboxClient } from '#src/testing/sandbox-client.ts';
import {
  visitIn,
  waitForTransientText,
  findAxeViolations,
  hasNoOverflow,
  takeScreenshot,
} from '#web/testing/browser-visit.ts';

/** The report is computed, printed and e-mailed, not simulated. */
const DELIVERY_TIMEOUT = { timeout: 50_000 };

const site = startSite({});
let asha: TestUser;
beforeAll(async () => {
  await registerUser(site.app.url, 'asha');
  asha = await logInRemembered(site.app.url, 'asha');
});

/** My Reports in Asha's browser, logged in with a session cookie. */
async function openMyReports({
  width = 1280,
  before,
}: { width?: number; before?: (page: Page) => Promise<unknown> } = {}) {
  const context = await site.browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const loginVisit = await visitIn(context, `${site.app.url}/login`);
  await loginVisit.page.evaluate(async (credentials) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(credentials) };
    const session = (await (await fetch('/api/auth/login', init)).json()) as { token: string; user: object };
    localStorage.setItem('userData', JSON.stringify(session.user));
    localStorage.setItem('authToken', session.token);
  }, TEST_USERS.asha);
  const { page, consoleErrors } = await visitIn(context, `${site.app.url}/my-reports`, { before });
  return { page, consoleErrors, main: page.locator('main'), dialog: page.getByRole('dialog') };
}

async function orderFreeReport(name: string): Promise<string> {
  const input = { reportType: 'free-kundli', birthDetails: await buildBirthDetails(site.app.url, { name }) };
  return (await asha.post('/api/payment/payment-success', input).expect(200)).body.order as string;
}
/** The progress stream ends with the delivery. */
const waitUntilDelivered = (id: string) => asha.get(`/api/orders/${id}/progress`).expect(200);

/** `order` is our order number, `orderId` the id of the gateway, as in the API. */
async function createOrder(name: string): Promise<{ order: string; orderId: string }> {
  const birthDetails = await buildBirthDetails(site.app.url, { name });
  const { body: quote } = await asha.get('/api/payment/quote?reportKey=janam-kundli').expect(200);
  const input = { amount: quote.pricePaise / 100, reportKey: 'janam-kundli', birthDetails };
  return (await asha.post('/api/payment/create-order', input).expect(200)).body;
}

async function createPaidOrder(name: string): Promise<{ order: string; orderId: string }> {
  const order = await createOrder(name);
  await createSandboxClient(site.app.url).pay(order.orderId).expect(200);
  return order;
}

const WIDTHS = [360, 768, 1280];

describe('payment found after the tab was closed', () => {
  it('is shown once in My Reports', async () => {
    const { order } = await createPaidOrder('Closed The Tab');
    await waitUntilDelivered(order);
    let acknowledged: Promise<unknown> | undefined;
    const before = async (newPage: Page) => {
      acknowledged = newPage.waitForResponse('**/payment-acknowledgement');
    };
    const { page, main } = await openMyReports({ width: 360, before });
    const banner = main.getByRole('region', { name: 'Payments found' });
    await banner.getByText('We found your payment of ₹499 for Janam Kundli.').waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await hasNoOverflow(page)).toBe(true);
    await takeScreenshot(page, 'found-360');
    await acknowledged;
    await page.reload();
    await main.getByText(`Order ${order}`, { exact: true }).waitFor();
    expect(await banner.count()).toBe(0);
  }, 120_000);

  it.each(WIDTHS)('has a receipt that fits, passes axe and prints at %i px', async (width) => {
    const { page, main } = await openMyReports({ width });
    const [receipt] = await Promise.all([
      page.context().waitForEvent('page'),
      main.getByRole('link', { name: /^Receipt for Janam Kundli/ }).click(),
    ]);
    await receipt.getByRole('heading', { name: 'Payment receipt' }).waitFor();
    await receipt.getByText('Rupees Four Hundred Ninety Nine Only').waitFor();
    await receipt.waitForLoadState();
    await receipt.evaluate(() => document.fonts.ready);
    await takeScreenshot(receipt, `receipt-${width}`);
    expect(await findAxeViolations(receipt)).toEqual([]);
    expect(await hasNoOverflow(receipt)).toBe(true);
    await receipt.evaluate(() => {
      window.print = () => (document.title = 'printed');
    });
    await receipt.getByRole('button', { name: 'Print or save as PDF' }).click();
    await expect.poll(() => receipt.title()).toBe('printed');
  });
});

describe('delivered report', () => {
  let order: string;
  beforeAll(async () => {
    order = await orderFreeReport('Asha Rao');
    await waitUntilDelivered(order);
  }, 60_000);

  const getCard = (main: ReturnType<Page['locator']>) =>
    main.getByRole('listitem').filter({ hasText: `Order ${order}` });

  it('can be e-mailed again three times a day, and the card shows the recipient and what is left', async () => {
    const { main } = await openMyReports();
    const card = getCard(main);
    for (const remainingText of ['up to 3 a day', '2 more today', '1 more today']) {
      await card.getByText(remainingText, { exact: true }).waitFor();
      const response = main.page().waitForResponse(/\/resend$/);
      await card.getByRole('button', { name: /^E-mail again/ }).click();
      expect((await response).status()).toBe(200);
      await card.getByText('Your report is on its way to a…a@example.in.').waitFor();
    }
    await card.getByText(/E-mail again .*\d (am|pm) IST$/).waitFor();
    expect(await card.getByRole('button', { name: /^E-mail again/ }).count()).toBe(0);
    expect(await findAxeViolations(main.page())).toEqual([]);
    await takeScreenshot(main.page(), 'mailed-1280');
  });

  it.each(WIDTHS)('passes axe and fits at %i px, also with the correction dialog', async (width) => {
    const { page, main, dialog } = await openMyReports({ width });
    await getCard(main).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await hasNoOverflow(page)).toBe(true);
    await takeScreenshot(page, `my-reports-${width}`);
    await getCard(main)
      .getByRole('button', { name: /^Correct birth details/ })
      .click();
    await dialog.getByLabel('Time of birth').fill('02:30');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('heading', { name: 'Before and after' }).waitFor();
    await takeScreenshot(page, `correction-${width}`);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await hasNoOverflow(page)).toBe(true);
  });

  it('with a lost file shows that the file is produced again, then downloads it', async () => {
    await fs.rm(path.join(site.app.varDir, 'reports'), { recursive: true });
    const { page, main } = await openMyReports();
    const link = getCard(main).getByRole('link', { name: /^Download PDF/ });
    await link.click();
    await getCard(main)
      .getByText(/^We are making this file for you again, exactly as it was/)
      .waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    const response = () => asha.get(`/api/orders/${order}/report-file`);
    await expect.poll(async () => (await response()).status).toBe(200);
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toContain(order);
  });

  it('is not generated again when the details are unchanged', async () => {
    const { main, dialog } = await openMyReports();
    await getCard(main)
      .getByRole('button', { name: /^Correct birth details/ })
      .click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Yes, make edition 2' }).click();
    await dialog
      .getByText('These are the details the report was written from. Nothing has changed.')
      .waitFor();
  });

  it('is not corrected to another person, and the dialog keeps what was typed', async () => {
    const { main, dialog } = await openMyReports();
    await getCard(main)
      .getByRole('button', { name: /^Correct birth details/ })
      .click();
    await dialog.getByLabel('Full name').fill('Ravi Menon');
    await dialog.getByLabel('Time of birth').fill('02:30');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Yes, make edition 2' }).click();
    await dialog.getByText(/^These details look like another person’s\..* write to support/).waitFor();
    expect(await findAxeViolations(main.page())).toEqual([]);
    await dialog.getByRole('button', { name: 'Change something' }).click();
    expect(await dialog.getByLabel('Full name').inputValue()).toBe('Ravi Menon');
    expect(await dialog.getByLabel('Time of birth').inputValue()).toBe('02:30');
  });

  it('is corrected after a review of old and new details, and edition 1 can still be downloaded', async () => {
    const { page, main, dialog } = await openMyReports();
    const card = getCard(main);
    await card.getByRole('button', { name: /^Correct birth details/ }).click();
    expect(await dialog.getByLabel('Full name').inputValue()).toBe('Asha Rao');
    expect(await dialog.getByLabel('Time of birth').inputValue()).toBe('14:30');
    await dialog.getByLabel('Time of birth').fill('02:30');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog
      .getByText(/^Asha Rao, born on Tuesday 4 June 1996, 2:30 in the afternoon, in Kota/)
      .waitFor();
    await dialog.getByText('Edition 2 will be written from').waitFor();
    await dialog.getByRole('button', { name: 'Yes, make edition 2' }).click();
    await card.getByText(/^Edition 1, replaced on/).waitFor();
    await card.getByText(/edition 2\.$/).waitFor(DELIVERY_TIMEOUT);
    expect(await card.getByRole('button', { name: /^Correct birth details/ }).count()).toBe(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: /^Download edition 1/ }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`Lagna-free-kundli-${order}.pdf`);
    await takeScreenshot(page, 'second-edition-1280');
    expect(await findAxeViolations(page)).toEqual([]);
  }, 120_000);
});

/** How a proxy breaks a stream: it closes the connection, or buffers all data. */
const NETWORKS: [string, (route: Route) => unknown][] = [
  ['cut off', (route) => route.abort('connectionreset')],
  ['buffered', () => undefined],
];

describe('progress of an order', () => {
  it.each(NETWORKS)(
    'is polled until delivery when streams are %s',
    async (network, breakStream) => {
      const id = await orderFreeReport(`By Polling, ${network}`);
      const polls: string[] = [];
      let queuedShown: Promise<unknown> | undefined;
      const { main } = await openMyReports({
        before: async (newPage) => {
          await newPage.route('**/progress?*', (route) => void breakStream(route));
          // The list shows the order as queued, so that later states can only come from polling.
          await newPage.route('**/api/orders', async (route) => {
            const response = await route.fetch();
            const body = (await response.json()) as { orders: { id: string }[] };
            const asQueued = { report: 'queued', deliveredAt: undefined };
            const orders = body.orders.map((order) => (order.id === id ? { ...order, ...asQueued } : order));
            await route.fulfill({ response, json: { ...body, orders } });
          });
          queuedShown = waitForTransientText(newPage, 'Usually ready', 'main');
          newPage.on('request', (request) => {
            if (request.url().endsWith(`/api/orders?order=${id}`)) polls.push(request.url());
          });
        },
      });
      const card = main.getByRole('listitem').filter({ hasText: `Order ${id}` });
      await queuedShown;
      await card.getByText(/^Delivered/).waitFor(DELIVERY_TIMEOUT);
      expect(polls.length).toBeGreaterThan(0);
    },
    120_000,
  );
});

describe('session ended on another device', () => {
  it('redirects My Reports to the login without a click', async () => {
    // An unpaid order does not change, so that only the end of the session ends its stream.
    const { order } = await createOrder('Not Paid Yet');
    const { page, main } = await openMyReports();
    await main.getByText(`Order ${order}`, { exact: true }).waitFor();
    await asha.post('/api/account/sign-out-everywhere').expect(200);
    asha = await logInRemembered(site.app.url, 'asha');
    await page.waitForURL(/\/login\?next=%2Fmy-reports/, { timeout: 30_000 });
  }, 120_000);

  it('keeps an open form under a dialog and prevents downloads', async () => {
    site.app.clock.advance(24); // hours: a member gets three free reports a day
    asha = await logInRemembered(site.app.url, 'asha');
    const id = await orderFreeReport('Being Corrected');
    await waitUntilDelivered(id);
    await createOrder('Not Paid Either');
    const { page, main } = await openMyReports();
    const card = main.getByRole('listitem').filter({ hasText: `Order ${id}` });
    const download = card.getByRole('link', { name: /^Download PDF/ });
    const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
    expect(file.suggestedFilename()).toContain(id);
    await card.getByRole('button', { name: /^Correct birth details/ }).click();
    const correctionDialog = page.getByRole('dialog', { name: 'Correct birth details' });
    await correctionDialog.getByLabel('Time of birth').fill('02:30');
    await asha.post('/api/account/sign-out-everywhere').expect(200);
    asha = await logInRemembered(site.app.url, 'asha');
    const loginDialog = page.getByRole('dialog', { name: 'Logged out' });
    await loginDialog.waitFor({ timeout: 30_000 });
    await loginDialog.getByRole('button', { name: 'Not now' }).click();
    expect(await correctionDialog.getByLabel('Time of birth').inputValue()).toBe('02:30');
    await correctionDialog.getByRole('button', { name: 'Close' }).click();
    await download.click();
    await loginDialog.getByRole('link', { name: /^Log in again/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/my-reports');
  }, 120_000);
});

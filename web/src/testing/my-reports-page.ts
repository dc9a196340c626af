/** My Reports in the browser of one member, logged in with a session cookie, and orders of that member. */
import type { Locator, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { registerUser, TEST_USERS, logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import type { TestSite } from '#src/testing/site.ts';
import { createSandboxClient } from '#src/testing/sandbox-client.ts';
import { visit } from './browser-visit.ts';
import { logInPage } from './profile-page.ts';

/** The report is computed, printed and e-mailed, not simulated. */
export const DELIVERY_TIMEOUT = { timeout: 50_000 };

/** `order` is our order number, `orderId` the id of the gateway, as in the API. */
type CreatedOrder = { order: string; orderId: string };

/** Call it in a test file after `startSite({})`: the member, Asha, is registered before the first test. */
export function setUpMyReports(site: TestSite) {
  let asha: TestUser;
  beforeAll(async () => {
    await registerUser(site.app.url, 'asha');
    asha = await logInRemembered(site.app.url, 'asha');
  });

  async function openMyReports({
    width = 1280,
    before,
  }: { width?: number; before?: (page: Page) => Promise<unknown> } = {}) {
    const { page, consoleErrors } = await visit(site.browser, `${site.app.url}/my-reports`, {
      width,
      reducedMotion: true,
      before: async (newPage) => {
        await logInPage(site.app.url, newPage, TEST_USERS.asha.email);
        await before?.(newPage);
      },
    });
    const main = page.locator('main');
    /** the order's card on the page */
    const getCard = (order: string): Locator =>
      main.getByRole('listitem').filter({ hasText: `Order ${order}` });
    return { page, consoleErrors, main, dialog: page.getByRole('dialog'), getCard };
  }

  async function saveProfileBirth(name: string): Promise<void> {
    const birth = await buildBirthDetails(site.app.url, { name });
    await asha.put('/api/profile', { birth }).expect(200);
  }

  async function orderFreeReport(name: string): Promise<string> {
    const birthDetails = await buildBirthDetails(site.app.url, { name });
    const input = { reportType: 'free-kundli', birthDetails };
    return (await asha.post('/api/payment/payment-success', input).expect(200)).body.order as string;
  }

  /** An open order for the same name is returned again. */
  async function createOrder(name: string): Promise<CreatedOrder> {
    const birthDetails = await buildBirthDetails(site.app.url, { name });
    const { body: quote } = await asha.get('/api/payment/quote?reportKey=janam-kundli').expect(200);
    const input = { amount: quote.pricePaise / 100, reportKey: 'janam-kundli', birthDetails };
    return (await asha.post('/api/payment/create-order', input).expect(200)).body as CreatedOrder;
  }

  /** A match of Asha, the bride, and Ravi Menon; paid. */
  async function createPaidMatch(): Promise<CreatedOrder> {
    const birthDetails = await buildBirthDetails(site.app.url, { name: 'Asha Rao' });
    const { body: quote } = await asha.get('/api/payment/quote?reportKey=match-report').expect(200);
    const input = {
      amount: quote.pricePaise / 100,
      reportKey: 'match-report',
      birthDetails,
      partner: {
        birthDetails: { ...birthDetails, name: 'Ravi Menon', date: '1994-02-17', time: '06:10' },
        role: 'groom',
        consent: true,
      },
    };
    const { body } = await asha.post('/api/payment/create-order', input).expect(200);
    await createSandboxClient(site.app.url).pay(body.orderId).expect(200);
    return body as CreatedOrder;
  }

  async function createPaidOrder(name: string): Promise<CreatedOrder> {
    const order = await createOrder(name);
    await createSandboxClient(site.app.url).pay(order.orderId).expect(200);
    return order;
  }

  return {
    openMyReports,
    saveProfileBirth,
    orderFreeReport,
    createOrder,
    createPaidOrder,
    createPaidMatch,
    /** The progress stream ends with the delivery. */
    waitUntilDelivered: (order: string) => asha.get(`/api/orders/${order}/progress`).expect(200),
    getReportFile: async (order: string) => asha.get(`/api/orders/${order}/report-file`),
    /** also ends the session of the open pages */
    signOutEverywhere: async () => {
      await asha.post('/api/account/sign-out-everywhere').expect(200);
      asha = await logInRemembered(site.app.url, 'asha');
    },
  };
}

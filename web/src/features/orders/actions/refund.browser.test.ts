/** A report that is not delivered after twelve hours: the member can request a refund in My Reports. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SignInResponse } from '#src/accounts/contract.ts';
import type { ComposedApp } from '#src/compose.ts';
import { checkDeliverySlas } from '#src/orders/recovery/check-delivery-sla.ts';
import { refundOrder } from '#src/payments/refunds/refund-order.ts';
import { registerUser, TEST_USERS, logInRemembered, type TestUser } from '#src/accounts/testing.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { composeForJobs, PAID_REPORT_KEY } from '#src/testing/app-with-buyers.ts';
import { startSite } from '#src/testing/site.ts';
import { createSandboxClient } from '#src/testing/sandbox-client.ts';
import { findAxeViolations, visit, hasNoOverflow, takeScreenshot } from '#web/testing/browser-visit.ts';

/** No worker runs: no report is printed, and the test runs the refund job itself. */
const site = startSite();
let jobsApp: ComposedApp;
let asha: TestUser;
let signedIn: SignInResponse;
let orderId: string;
beforeAll(async () => {
  const { url } = site.app;
  jobsApp = await composeForJobs(site);
  await registerUser(url, 'asha');
  asha = await logInRemembered(url, 'asha');
  const { email, password } = TEST_USERS.asha;
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, remember: true }),
  });
  signedIn = SignInResponse.parse(await login.json());
  orderId = await createPaidOrder();
});
afterAll(() => jobsApp.close());

async function createPaidOrder(): Promise<string> {
  const input = {
    amount: 499,
    reportKey: PAID_REPORT_KEY,
    birthDetails: await buildBirthDetails(site.app.url),
  };
  const { body } = await asha.post('/api/payment/create-order', input).expect(200);
  const { body: proof } = await createSandboxClient(site.app.url).pay(body.orderId).expect(200);
  await asha.post('/api/payment/verify-payment', { ...proof, reportKey: PAID_REPORT_KEY }).expect(200);
  return body.order as string;
}

async function advanceHours(hours: number): Promise<void> {
  site.app.clock.advanceHours(hours);
  await checkDeliverySlas(jobsApp.deps);
}

async function openMyReports(width = 1280): Promise<{ page: Page; card: Locator; dialog: Locator }> {
  const { page } = await visit(site.browser, `${site.app.url}/my-reports`, {
    width,
    reducedMotion: true,
    before: (newPage) =>
      newPage.addInitScript(({ user, token }) => {
        localStorage.setItem('userData', JSON.stringify(user));
        localStorage.setItem('authToken', token);
      }, signedIn),
  });
  const card = page.getByRole('listitem').filter({ hasText: `Order ${orderId}` });
  await card.waitFor();
  return { page, card, dialog: page.getByRole('alertdialog') };
}

const getRefundButton = (card: Locator) => card.getByRole('button', { name: /^Request a refund/ });

describe('card of a late order', () => {
  it('shows the delay after two hours, and offers no refund', async () => {
    await advanceHours(2);
    const { card } = await openMyReports();
    await card.getByText(/This takes longer than it should, and we are working on it/).waitFor();
    expect(await getRefundButton(card).count()).toBe(0);
  });

  it.each([360, 1280])('offers a refund after twelve hours, passes axe and fits at %i px', async (width) => {
    // the clock is advanced once: at the second width the order is late already
    if (width === 360) await advanceHours(10);
    const { page, card, dialog } = await openMyReports(width);
    await card.getByText(/it is not here. We are sorry. You can request a refund now/).waitFor();
    await takeScreenshot(page, `broken-${width}`);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await hasNoOverflow(page)).toBe(true);
    await getRefundButton(card).click();
    await dialog
      .getByText(
        /₹499 goes back to the account or card it came from, in 5 to 7 working days. Your report Janam Kundli will then not be made/,
      )
      .waitFor();
    await takeScreenshot(page, `take-back-${width}`);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await hasNoOverflow(page)).toBe(true);
  });

  it('keeps the order when the refund is not confirmed', async () => {
    const { card, dialog } = await openMyReports();
    await getRefundButton(card).click();
    await dialog.getByRole('button', { name: 'Keep waiting' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await getRefundButton(card).waitFor();
    expect(await site.app.db('orders').where({ id: orderId }).first()).toMatchObject({ status: 'paid' });
  });

  it('requests the refund and shows its date once it is processed', async () => {
    const { page, card, dialog } = await openMyReports();
    await getRefundButton(card).click();
    await dialog.getByRole('button', { name: 'Yes, request the refund' }).click();
    await card
      .getByText('Your money is on its way back: ₹499, to the account or card it came from.')
      .waitFor();
    expect(await getRefundButton(card).count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await takeScreenshot(page, 'on-its-way-1280');
    await refundOrder(jobsApp.deps, { orderId, requestNumber: 1 });
    await card.getByText(/^Refunded \d+ \w+ \d{4}$/).waitFor();
    await card.getByText(/₹499 went back on .+ Banks take 5 to 7 working days to show it\./).waitFor();
    await takeScreenshot(page, 'refunded-1280');
  });
});

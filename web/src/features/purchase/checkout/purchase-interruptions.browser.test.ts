/** Double clicks, the back button, two tabs, a reload: always one order, one payment, one report. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { getTestBrowser } from '#src/testing/browser.ts';
import { waitForEffects, waitForHydration } from '#web/testing/browser-visit.ts';
import { getControls, KUNDLI_PATH, setUpCheckout, type Member } from '#web/testing/checkout-page.ts';

let checkout: ReturnType<typeof setUpCheckout<TestApp>>;
beforeAll(async () => {
  checkout = setUpCheckout(await startApp({ role: 'web' }), await getTestBrowser());
});
afterEach(async () => {
  await checkout.closePages();
  await checkout.setFaults({});
});
afterAll(() => checkout.close());

/** How many orders, captures and report requests a member has. */
async function countOrderEvents({ user }: Member) {
  const orders = await checkout.app.db('orders').where({ member_id: user.id });
  const events = await checkout.app.db('events').whereIn(
    'stream',
    orders.map(({ id }) => id as string),
  );
  const count = (type: string) => events.filter((event) => String(event.type).startsWith(type)).length;
  return { orders: orders.length, captures: count('PaymentCaptured'), reports: count('GenerationRequested') };
}

/** Holds the order creation until the returned function is called. */
async function holdOrderCreation(page: Page) {
  const released = Promise.withResolvers<void>();
  await page.route('**/create-order', (route) => released.promise.then(() => route.continue()));
  return released.resolve;
}

describe('interrupted purchase', () => {
  it('a double click opens one checkout and creates one order', async () => {
    const { member, page, dialog, clickBuy, checkoutFrame } = await checkout.openPage(KUNDLI_PATH);
    await clickBuy();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    await page.getByRole('button', { name: /^Pay ₹/ }).dblclick();
    await checkoutFrame.getByRole('tab', { name: 'UPI' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(1);
    expect(await countOrderEvents(member)).toMatchObject({ orders: 1 });
  });

  it('the back button during order creation prevents the checkout on the other page', async () => {
    const { page, main, dialog, clickBuy, clickPay } = await checkout.openPage('/reports');
    await main.locator(`a[href="${KUNDLI_PATH}"]`).first().click();
    const releaseOrderCreation = await holdOrderCreation(page);
    await clickBuy();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    const orderResponse = page.waitForResponse('**/create-order');
    await clickPay();
    await page.getByRole('dialog').getByText('Processing...').waitFor();
    await page.goBack();
    await page.waitForURL('**/reports');
    releaseOrderCreation();
    await (await orderResponse).finished();
    await main.getByRole('heading', { level: 1 }).waitFor();
    // responses are handled in order: after this one, the page has handled that of create-order
    await page.evaluate(async () => (await fetch('/api/payment/get-key')).text());
    await waitForEffects(page);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('a reload during checkout reuses the order', async () => {
    const { member, page, goToCheckout, payByUpi, waitForTitle } = await checkout.openPage(KUNDLI_PATH);
    await goToCheckout();
    await page.reload();
    await waitForHydration(page);
    await goToCheckout();
    await payByUpi('success@razorpay');
    await waitForTitle('Payment Successful');
    expect(await countOrderEvents(member)).toEqual({ orders: 1, captures: 1, reports: 1 });
  });

  it('a purchase whose tab is closed after the payment is completed by the webhook', async () => {
    const { member, page, goToCheckout, payByUpi } = await checkout.openPage(KUNDLI_PATH);
    const verificationSent = Promise.withResolvers<void>();
    await page.route('**/api/payment/verify-payment', () => verificationSent.resolve());
    await goToCheckout();
    await payByUpi('success@razorpay');
    await verificationSent.promise;
    await page.close();
    await expect.poll(() => countOrderEvents(member)).toEqual({ orders: 1, captures: 1, reports: 1 });
  });

  it('two tabs pay one order once, and the second shows that it is paid', async () => {
    const firstTab = await checkout.openPage(KUNDLI_PATH);
    const page = await firstTab.page.context().newPage();
    const secondTab = getControls(page);
    await page.goto(checkout.app.url + KUNDLI_PATH);
    await waitForHydration(page);
    await firstTab.goToCheckout();
    await secondTab.goToCheckout();
    await firstTab.payByUpi('success@razorpay');
    await firstTab.waitForTitle('Payment Successful');
    await secondTab.payByUpi('success@razorpay');
    await secondTab.checkoutFrame.getByRole('heading', { name: 'Already paid' }).waitFor();
    await secondTab.clickInCheckout('Close');
    await secondTab.waitForTitle('Payment Cancelled');
    await secondTab.waitForText('Your ₹499 arrived.');
    expect(await countOrderEvents(firstTab.member)).toEqual({ orders: 1, captures: 1, reports: 1 });
  });

  it('the back button after payment does not buy again', async () => {
    const { member, page, main, goToCheckout, payByUpi, waitForTitle } = await checkout.openPage(KUNDLI_PATH);
    await goToCheckout();
    await payByUpi('success@razorpay');
    await waitForTitle('Payment Successful');
    await page.goBack();
    await page.waitForURL(`**${KUNDLI_PATH}`);
    await main
      .getByRole('button', { name: /Generate my report/ })
      .first()
      .waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.goForward();
    await waitForTitle('Payment Successful');
    expect(await countOrderEvents(member)).toEqual({ orders: 1, captures: 1, reports: 1 });
  });
});

describe('free report being requested', () => {
  it('shows busy labels on all buttons of the page', async () => {
    const { page, main, dialog } = await checkout.openPage('/reports/free-kundli');
    const released = Promise.withResolvers<void>();
    await page.route('**/api/payment/payment-success', (route) =>
      released.promise.then(() => route.continue()),
    );
    await main
      .getByRole('button', { name: /Get my free report/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Make my free report' }).click();
    await dialog.getByRole('button', { name: 'Generating...' }).waitFor();
    expect(await main.getByText('Generating...', { exact: true }).count()).toBeGreaterThan(0);
    expect(await main.getByText('Generating Your Report...', { exact: true }).count()).toBe(1);
    released.resolve();
    await dialog.getByRole('heading', { name: 'Your report is being made' }).waitFor();
    await dialog.getByRole('button', { name: 'View My Reports' }).click();
    await page.waitForURL('**/my-reports');
  });
});

describe('payment being processed', () => {
  it('shows busy labels on all buttons of the page and disables them', async () => {
    const { page, main, dialog, clickBuy, clickPay } = await checkout.openPage(KUNDLI_PATH);
    const releaseOrderCreation = await holdOrderCreation(page);
    await clickBuy();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    const orderResponse = page.waitForResponse('**/create-order');
    await clickPay();
    await dialog.getByRole('button', { name: 'Processing...' }).waitFor();
    expect(await main.getByText('Processing...').count()).toBeGreaterThan(0);
    expect(await main.getByText('Processing Payment...').count()).toBe(1);
    for (const button of await main.getByRole('button', { name: /^Processing/, includeHidden: true }).all())
      expect(await button.getAttribute('aria-disabled')).toBe('true');
    releaseOrderCreation();
    await orderResponse;
  });
});

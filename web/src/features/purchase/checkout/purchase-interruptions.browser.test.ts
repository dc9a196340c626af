/** Impatient fingers, the back button, two tabs, a reload in the middle: one order, one payment, one report. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { launchTestBrowser } from '#src/testing/browser.ts';
import { waitForEffects, waitForHydration } from '#web/testing/browser-visit.ts';
import { getControls, KUNDLI, setUpCheckout, type Member } from '#web/testing/checkout-page.ts';

let shop: ReturnType<typeof setUpCheckout<TestApp>>;
beforeAll(async () => {
  shop = setUpCheckout(await startApp({ role: 'web' }), await launchTestBrowser());
});
afterEach(async () => {
  await shop.closePages();
  await shop.setFaults({});
});
afterAll(() => shop.close());

/** The types of a member's events, and how many orders they are about. */
async function booksOf({ user }: Member) {
  const orders = await shop.app.db('orders').where({ member_id: user.id });
  const events = await shop.app.db('events').whereIn(
    'stream',
    orders.map(({ id }) => id as string),
  );
  const count = (type: string) => events.filter((event) => String(event.type).startsWith(type)).length;
  return { orders: orders.length, captures: count('PaymentCaptured'), reports: count('GenerationRequested') };
}

/** The order is not placed before `place` is called. */
async function held(page: Page) {
  const placing = Promise.withResolvers<void>();
  await page.route('**/create-order', (route) => placing.promise.then(() => route.continue()));
  return placing.resolve;
}

describe('no harm is done by', () => {
  it('a double click: one window, one order', async () => {
    const { member, page, dialog, clickBuy, modal } = await shop.openPage(KUNDLI);
    await clickBuy();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    await page.getByRole('button', { name: /^Pay ₹/ }).dblclick();
    await modal.getByRole('tab', { name: 'UPI' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(1);
    expect(await booksOf(member)).toMatchObject({ orders: 1 });
  });

  it('the back button while the order is being placed: no window opens on another page', async () => {
    const { page, main, dialog, clickBuy, clickPay } = await shop.openPage('/reports');
    await main.locator(`a[href="${KUNDLI}"]`).first().click();
    const place = await held(page);
    await clickBuy();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    const created = page.waitForResponse('**/create-order');
    await clickPay();
    await page.getByRole('dialog').getByText('Processing...').waitFor();
    await page.goBack();
    await page.waitForURL('**/reports');
    place();
    await (await created).finished();
    await main.getByRole('heading', { level: 1 }).waitFor();
    // the page has read the answer when it has read a later one
    await page.evaluate(async () => (await fetch('/api/payment/get-key')).text());
    await waitForEffects(page);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('a reload in the middle of checkout: the same order waits', async () => {
    const { member, page, goToCheckout, payByUpi, waitForTitle } = await shop.openPage(KUNDLI);
    await goToCheckout();
    await page.reload();
    await waitForHydration(page);
    await goToCheckout();
    await payByUpi('success@razorpay');
    await waitForTitle('Payment Successful');
    expect(await booksOf(member)).toEqual({ orders: 1, captures: 1, reports: 1 });
  });

  it('a tab that is closed after paying: the webhook does what the page would have done', async () => {
    const { member, page, goToCheckout, payByUpi } = await shop.openPage(KUNDLI);
    const verifying = Promise.withResolvers<void>();
    await page.route('**/api/payment/verify-payment', () => verifying.resolve());
    await goToCheckout();
    await payByUpi('success@razorpay');
    await verifying.promise;
    await page.close();
    await expect.poll(() => booksOf(member)).toEqual({ orders: 1, captures: 1, reports: 1 });
  });

  it('two tabs: one pays, the other finds it paid', async () => {
    const first = await shop.openPage(KUNDLI);
    const page = await first.page.context().newPage();
    const second = getControls(page);
    await page.goto(shop.app.url + KUNDLI);
    await waitForHydration(page);
    await first.goToCheckout();
    await second.goToCheckout();
    await first.payByUpi('success@razorpay');
    await first.waitForTitle('Payment Successful');
    await second.payByUpi('success@razorpay');
    await second.modal.getByRole('heading', { name: 'Already paid' }).waitFor();
    await second.clickInCheckout('Close');
    await second.waitForTitle('Payment Cancelled');
    await second.waitForText('Your ₹499 arrived.');
    expect(await booksOf(first.member)).toEqual({ orders: 1, captures: 1, reports: 1 });
  });

  it('the back button after paying: what was bought stays bought once', async () => {
    const { member, page, main, goToCheckout, payByUpi, waitForTitle } = await shop.openPage(KUNDLI);
    await goToCheckout();
    await payByUpi('success@razorpay');
    await waitForTitle('Payment Successful');
    await page.goBack();
    await page.waitForURL(`**${KUNDLI}`);
    await main
      .getByRole('button', { name: /Generate my report/ })
      .first()
      .waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.goForward();
    await waitForTitle('Payment Successful');
    expect(await booksOf(member)).toEqual({ orders: 1, captures: 1, reports: 1 });
  });
});

describe('while a free report is begun', () => {
  it('the buttons of the page say so and do nothing', async () => {
    const { page, main, dialog } = await shop.openPage('/reports/free-kundli');
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/payment/payment-success', (route) =>
      answer.promise.then(() => route.continue()),
    );
    await main
      .getByRole('button', { name: /Get my free report/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Make my free report' }).click();
    await dialog.getByRole('button', { name: 'Generating...' }).waitFor();
    expect(await main.getByText('Generating...', { exact: true }).count()).toBeGreaterThan(0);
    expect(await main.getByText('Generating Your Report...', { exact: true }).count()).toBe(1);
    answer.resolve();
    await dialog.getByRole('heading', { name: 'Your report is being made' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/my-reports');
  });
});

describe('while money is under way', () => {
  it('the buttons of the page say so and do nothing', async () => {
    const { page, main, dialog, clickBuy, clickPay } = await shop.openPage(KUNDLI);
    const place = await held(page);
    await clickBuy();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    const created = page.waitForResponse('**/create-order');
    await clickPay();
    await dialog.getByRole('button', { name: 'Processing...' }).waitFor();
    expect(await main.getByText('Processing...').count()).toBeGreaterThan(0);
    expect(await main.getByText('Processing Payment...').count()).toBe(1);
    for (const button of await main.getByRole('button', { name: /^Processing/, includeHidden: true }).all())
      expect(await button.getAttribute('aria-disabled')).toBe('true');
    place();
    await created;
  });
});

/** Impatient fingers, the back button, two tabs, a reload in the middle: one order, one payment, one report. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { launchTestBrowser } from '#src/testing/browser.ts';
import { effectsRun, taken } from '#web/testing/visitor.ts';
import { hands, KUNDLI, openTill, type Member } from '#web/testing/till.ts';

let shop: ReturnType<typeof openTill<TestApp>>;
beforeAll(async () => {
  shop = openTill(await startApp({ role: 'web' }), await launchTestBrowser());
});
afterEach(async () => {
  await shop.leave();
  await shop.faults({});
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
    const { member, page, dialog, order, modal } = await shop.buyer(KUNDLI);
    await order();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    await page.getByRole('button', { name: /^Pay ₹/ }).dblclick();
    await modal.getByRole('tab', { name: 'UPI' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(1);
    expect(await booksOf(member)).toMatchObject({ orders: 1 });
  });

  it('the back button while the order is being placed: no window opens on another page', async () => {
    const { page, main, dialog, order, pay } = await shop.buyer('/reports');
    await main.locator(`a[href="${KUNDLI}"]`).first().click();
    const place = await held(page);
    await order();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    const created = page.waitForResponse('**/create-order');
    await pay();
    await page.getByRole('dialog').getByText('Processing...').waitFor();
    await page.goBack();
    await page.waitForURL('**/reports');
    place();
    await (await created).finished();
    await main.getByRole('heading', { level: 1 }).waitFor();
    // the page has read the answer when it has read a later one
    await page.evaluate(async () => (await fetch('/api/payment/get-key')).text());
    await effectsRun(page);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('a reload in the middle of checkout: the same order waits', async () => {
    const { member, page, toCheckout, upi, title } = await shop.buyer(KUNDLI);
    await toCheckout();
    await page.reload();
    await taken(page);
    await toCheckout();
    await upi('success@razorpay');
    await title('Payment Successful');
    expect(await booksOf(member)).toEqual({ orders: 1, captures: 1, reports: 1 });
  });

  it('a tab that is closed after paying: the webhook does what the page would have done', async () => {
    const { member, page, toCheckout, upi } = await shop.buyer(KUNDLI);
    const verifying = Promise.withResolvers<void>();
    await page.route('**/api/payment/verify-payment', () => verifying.resolve());
    await toCheckout();
    await upi('success@razorpay');
    await verifying.promise;
    await page.close();
    await expect.poll(() => booksOf(member)).toEqual({ orders: 1, captures: 1, reports: 1 });
  });

  it('two tabs: one pays, the other finds it paid', async () => {
    const first = await shop.buyer(KUNDLI);
    const page = await first.page.context().newPage();
    const second = hands(page);
    await page.goto(shop.app.url + KUNDLI);
    await taken(page);
    await first.toCheckout();
    await second.toCheckout();
    await first.upi('success@razorpay');
    await first.title('Payment Successful');
    await second.upi('success@razorpay');
    await second.modal.getByRole('heading', { name: 'Already paid' }).waitFor();
    await second.inModal('Close');
    await second.title('Payment Cancelled');
    await second.reads('Your ₹499 arrived.');
    expect(await booksOf(first.member)).toEqual({ orders: 1, captures: 1, reports: 1 });
  });

  it('the back button after paying: what was bought stays bought once', async () => {
    const { member, page, main, toCheckout, upi, title } = await shop.buyer(KUNDLI);
    await toCheckout();
    await upi('success@razorpay');
    await title('Payment Successful');
    await page.goBack();
    await page.waitForURL(`**${KUNDLI}`);
    await main
      .getByRole('button', { name: /Generate my report/ })
      .first()
      .waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.goForward();
    await title('Payment Successful');
    expect(await booksOf(member)).toEqual({ orders: 1, captures: 1, reports: 1 });
  });
});

describe('while a free report is begun', () => {
  it('the buttons of the page say so and do nothing', async () => {
    const { page, main, dialog } = await shop.buyer('/reports/free-kundli');
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
    const { page, main, dialog, order, pay } = await shop.buyer(KUNDLI);
    const place = await held(page);
    await order();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    const created = page.waitForResponse('**/create-order');
    await pay();
    await dialog.getByRole('button', { name: 'Processing...' }).waitFor();
    expect(await main.getByText('Processing...').count()).toBeGreaterThan(0);
    expect(await main.getByText('Processing Payment...').count()).toBe(1);
    for (const button of await main.getByRole('button', { name: /^Processing/, includeHidden: true }).all())
      expect(await button.getAttribute('aria-disabled')).toBe('true');
    place();
    await created;
  });
});

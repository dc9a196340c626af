/** The payment status on the outcome page, with faults of the gateway. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { getTestBrowser } from '#src/testing/browser.ts';
import { waitForHydration, visit, expectResponsive } from '#web/testing/browser-visit.ts';
import { KUNDLI_PATH, setUpCheckout } from '#web/testing/checkout-page.ts';

let checkout: ReturnType<typeof setUpCheckout<TestApp>>;
beforeAll(async () => {
  checkout = setUpCheckout(await startApp({ role: 'web' }), await getTestBrowser());
});
afterEach(async () => {
  await checkout.closePages();
  await checkout.setFaults({});
});
afterAll(() => checkout.close());

/** The server requests the status of an order at most once in ten seconds. */
const advanceElevenSeconds = () => checkout.app.clock.advanceHours(11 / 3600);

const findNewestGatewayOrderId = async () => (await checkout.sandbox.listOrders())[0]!.id;

describe('payment status', () => {
  it('shows a payment that neither checkout nor webhook reported', async () => {
    const { page, checkoutFrame, goToCheckout, payByUpi, closeCheckout, waitForTitle, waitForText, getLink } =
      await checkout.openPage(KUNDLI_PATH);
    await goToCheckout();
    await checkout.setFaults({ fail: 'reset-after-commit', endpoint: 'checkout.pay', webhooks: 'lost' });
    await payByUpi('success@razorpay');
    await checkoutFrame.getByText(/did not answer/).waitFor();
    await closeCheckout();
    await waitForTitle('Payment Cancelled');
    await waitForText('Your ₹499 arrived.');
    expect(await getLink('Try Again').count()).toBe(0);
    await getLink('View My Reports').click();
    await page.waitForURL('**/my-reports');
    await waitForText('Janam Kundli');
  });

  it('waits for the bank and updates by itself after its decision', async () => {
    const { page, checkoutFrame, clickInCheckout, goToCheckout, payByUpi, waitForTitle, waitForText } =
      await checkout.openPage(KUNDLI_PATH);
    await goToCheckout();
    await payByUpi('asha@bank');
    await clickInCheckout('Do not answer');
    await checkoutFrame.getByRole('heading', { name: 'Waiting for the bank' }).waitFor();
    await page.clock.install();
    await clickInCheckout('Close');
    await waitForTitle('Payment Cancelled');
    await waitForText('Your bank has not decided yet.');
    await checkout.setFaults({ webhooks: 'lost' });
    await checkout.simulatePaymentOutcome((await checkout.sandbox.listPayments())[0]!.id, 'success');
    advanceElevenSeconds();
    await page.clock.fastForward(10_000);
    await waitForText('Your ₹499 arrived.');
  });

  it('shows that it is unknown, and can be checked again', async () => {
    const { page, goToCheckout, closeCheckout, waitForText } = await checkout.openPage(KUNDLI_PATH);
    await goToCheckout();
    await checkout.setFaults({ fail: '502html', endpoint: 'orders.payments' });
    await closeCheckout();
    await waitForText('We do not know at the moment.');
    await expectResponsive(page);
    await checkout.setFaults({});
    advanceElevenSeconds();
    await page.getByRole('button', { name: 'Check again' }).click();
    await waitForText('No. Nothing was taken.');
  });

  it('shows an authorized payment, then its capture', async () => {
    const { page, goToCheckout, closeCheckout, waitForText } = await checkout.openPage(KUNDLI_PATH);
    await goToCheckout();
    await checkout.sandbox.overrideOrder(await findNewestGatewayOrderId(), { autoCapture: false });
    await checkout.payOutsideBrowser(await findNewestGatewayOrderId());
    await checkout.setFaults({ fail: '500', endpoint: 'payments.capture' });
    // pauses the clock, because after ten seconds the page looks the payment up itself and hides the button
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await closeCheckout();
    await waitForText('It is reserved, not taken.');
    await checkout.setFaults({});
    advanceElevenSeconds();
    await page.getByRole('button', { name: 'Check again' }).click();
    await waitForText('Your ₹499 arrived.');
  });

  it('shows the refund of a second payment', async () => {
    const { goToCheckout, closeCheckout, waitForText } = await checkout.openPage(KUNDLI_PATH);
    await goToCheckout();
    await checkout.setFaults({ webhooks: 'lost', allowSecondCapture: true });
    await checkout.payOutsideBrowser(await findNewestGatewayOrderId());
    await checkout.payOutsideBrowser(await findNewestGatewayOrderId());
    await closeCheckout();
    await waitForText('Your ₹499 arrived.');
    await waitForText(/A second payment of ₹499 reached us for this order\. It is on its way back/);
  });

  it('shows that the browser is offline', async () => {
    const { page, goToCheckout, closeCheckout, waitForText } = await checkout.openPage(KUNDLI_PATH);
    await goToCheckout();
    await page.context().setOffline(true);
    await closeCheckout();
    await waitForText('We could not look it up.');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Check again' }).click();
    await waitForText('No. Nothing was taken.');
  });
});

describe('outcome page that is reloaded or opened by its URL', () => {
  it('does not claim success without a payment', async () => {
    const { page, goToCheckout, closeCheckout, waitForTitle, waitForText, getLink } =
      await checkout.openPage('/payment-success');
    await waitForTitle('No payment to show');
    expect(await page.title()).toBe('No payment to show | Lagna');
    await page.goto(checkout.app.url + KUNDLI_PATH);
    await waitForHydration(page);
    await goToCheckout();
    await closeCheckout();
    await waitForTitle('Payment Cancelled');
    for (const path of ['/payment-success', '/payment-status']) {
      await page.goto(checkout.app.url + path);
      await waitForTitle('Not paid yet');
      await waitForText('Was my money taken?');
    }
    await expectResponsive(page);
    await getLink('Pay for it now').click();
    await waitForTitle('Your order is still open');
    await waitForText(/^Order LG-/);
  });

  it('shows the payment after a reload and when opened directly', async () => {
    const { page, goToCheckout, payByUpi, waitForTitle, waitForText } = await checkout.openPage(KUNDLI_PATH);
    await goToCheckout();
    await payByUpi('success@razorpay');
    for (const reopen of [() => page.reload(), () => page.goto(`${checkout.app.url}/payment-status`)]) {
      await waitForTitle('Payment Successful');
      await waitForText('Your ₹499 arrived.');
      await reopen();
    }
    await waitForTitle('Payment Successful');
    await expectResponsive(page);
  });

  it('keeps the failure texts after a reload', async () => {
    const { page, goToCheckout, closeCheckout, waitForTitle, waitForText } =
      await checkout.openPage(KUNDLI_PATH);
    await goToCheckout();
    await closeCheckout();
    await waitForTitle('Payment Cancelled');
    await page.reload();
    await waitForTitle('Payment Cancelled');
    await waitForText('You cancelled the payment process.');
  });

  it('asks a visitor to log in and shows the texts of the specification', async () => {
    const { page } = await visit(checkout.browser, `${checkout.app.url}/payment-failed`);
    const main = page.locator('main');
    await main.getByRole('heading', { name: 'Payment Failed' }).waitFor();
    await main.getByText("We couldn't complete your payment.").waitFor();
    await main.getByText('Log in, and we will look it up.').waitFor();
    expect(await main.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login?next=%2Fpayment-failed',
    );
    await expectResponsive(page);
    await page.goto(`${checkout.app.url}/payment-success`);
    await main.getByRole('heading', { name: 'Log in to see your payment' }).waitFor();
    expect(await main.getByText(/payment has arrived|being generated/).count()).toBe(0);
    await main.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/login?next=%2Fpayment-success');
  });
});

/** Every failure of a purchase: title, text, payment status and layout of its page. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { getTestBrowser } from '#src/testing/browser.ts';
import { KUNDLI_PATH, setUpCheckout } from '#web/testing/checkout-page.ts';
import { expectResponsive } from '#web/testing/browser-visit.ts';

let checkout: ReturnType<typeof setUpCheckout<TestApp>>;
beforeAll(async () => {
  checkout = setUpCheckout(await startApp({ role: 'web' }), await getTestBrowser());
});
afterEach(async () => {
  await checkout.closePages();
  await checkout.setFaults({});
});
afterAll(() => checkout.close());

const NOT_CHARGED = 'No. Nothing was taken.';
const STOPPED_BEFORE_PAYMENT = /we stopped before any payment could be asked for/;

describe('failed purchase', () => {
  it('shows that the payment script could not be loaded', async () => {
    const { page, clickBuy, clickPay, waitForTitle, waitForText, getLink } =
      await checkout.openPage(KUNDLI_PATH);
    await checkout.setFaults({ fail: '500', endpoint: 'checkout.script' });
    await clickBuy();
    await clickPay();
    await waitForTitle('Payment Failed');
    expect(await page.title()).toBe('Payment Failed | Lagna');
    await waitForText('Payment service failed to load. Please try again.');
    await waitForText(NOT_CHARGED);
    await waitForText(STOPPED_BEFORE_PAYMENT);
    await expectResponsive(page);
    await getLink('Try Again').click();
    await page.waitForURL(`**${KUNDLI_PATH}`);
  });

  it('shows that the gateway created no order, and can be resumed', async () => {
    const { page, clickBuy, clickPay, checkoutFrame, waitForTitle, waitForText, getLink } =
      await checkout.openPage(KUNDLI_PATH);
    await checkout.setFaults({ fail: '500', endpoint: 'orders.create' });
    await clickBuy();
    await clickPay();
    await waitForTitle('Payment Failed');
    await waitForText('Failed to create payment order');
    await waitForText(STOPPED_BEFORE_PAYMENT);
    await checkout.setFaults({});
    await getLink('Try Again').click();
    await waitForTitle('Your order is still open');
    await waitForText(/you did not reach the payment page/);
    await clickPay();
    await checkoutFrame.getByRole('tab', { name: 'UPI' }).waitFor();
    expect(page.url()).toContain('/retry-payment');
  });

  it('shows that the buyer closed the checkout', async () => {
    const { page, goToCheckout, closeCheckout, waitForTitle, waitForText, getLink } =
      await checkout.openPage(KUNDLI_PATH);
    await goToCheckout();
    await closeCheckout();
    await waitForTitle('Payment Cancelled');
    await waitForText('You cancelled the payment process.');
    await waitForText(NOT_CHARGED);
    await waitForText('the payment service has no payment for this order.');
    expect(await getLink('Contact Support').getAttribute('href')).toMatch(/^\/support\?order=LG-/);
    await expectResponsive(page);
  });

  it('shows the gateway’s message after a declined payment', async () => {
    const { checkoutFrame, clickInCheckout, goToCheckout, closeCheckout, waitForTitle, waitForText } =
      await checkout.openPage(KUNDLI_PATH);
    await goToCheckout();
    await checkoutFrame.getByRole('tab', { name: 'Card' }).click();
    await checkoutFrame.getByLabel('Test card').selectOption('4100280000080001');
    await clickInCheckout(/^Pay/);
    await clickInCheckout('Fail');
    await checkoutFrame.getByText(/does not hold enough money/).waitFor();
    await closeCheckout();
    await waitForTitle('Payment Failed');
    await waitForText('The account does not hold enough money for this payment.');
    await waitForText('the one attempt to pay this order failed.');
    await waitForText('The account did not have enough money for this payment.');
    await waitForText('BAD_REQUEST_ERROR');
    await waitForText(/^pay_/);
  });

  it('shows a captured payment although the verification failed', async () => {
    const { page, goToCheckout, payByUpi, waitForTitle, waitForText, getLink } =
      await checkout.openPage(KUNDLI_PATH);
    await checkout.setFaults({ webhooks: 'lost' });
    await page.route('**/api/payment/verify-payment', (route) => {
      const body = { ...route.request().postDataJSON(), razorpay_signature: 'forged' };
      return route.continue({ postData: JSON.stringify(body) });
    });
    await goToCheckout();
    await payByUpi('success@razorpay');
    await waitForTitle('Payment Verification Failed');
    await waitForText('Payment verification failed');
    await waitForText('Your ₹499 arrived.');
    await waitForText('You pay only once');
    await expectResponsive(page);
    await getLink('View My Reports').click();
    await page.waitForURL('**/my-reports');
  });

  it('shows that the report could not be started although it is paid', async () => {
    const { page, goToCheckout, payByUpi, waitForTitle, waitForText } = await checkout.openPage(KUNDLI_PATH);
    await page.route('**/api/payment/payment-success', (route) =>
      route.continue({ postData: JSON.stringify({ reportKey: 'no-such-report' }) }),
    );
    await goToCheckout();
    await payByUpi('success@razorpay');
    await waitForTitle('Report Generation Failed');
    await waitForText('Payment was successful but report generation failed: Report not found');
    await waitForText('Your ₹499 arrived.');
    await waitForText('The report starts by itself');
  });
});

describe('server error without a message', () => {
  it.each([
    ['get-key', 'Payment Failed', 'Payment service is currently unavailable'],
    ['create-order', 'Payment Failed', 'Failed to create payment order'],
    ['verify-payment', 'Payment Verification Failed', 'Payment verification failed'],
    [
      'payment-success',
      'Report Generation Failed',
      'Payment was successful but report generation failed: Failed to start report generation',
    ],
  ])('in %s shows the texts of the specification: %s', async (endpoint, heading, text) => {
    const { page, clickBuy, clickPay, goToCheckout, payByUpi, waitForTitle, waitForText } =
      await checkout.openPage(KUNDLI_PATH);
    await page.route(`**/api/payment/${endpoint}`, (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad</h1>' }),
    );
    if (endpoint === 'get-key' || endpoint === 'create-order') await clickBuy().then(clickPay);
    else await goToCheckout().then(() => payByUpi('success@razorpay'));
    await waitForTitle(heading);
    await waitForText(text);
    if (endpoint === 'get-key') await waitForText(NOT_CHARGED);
    expect(new URL(page.url()).pathname).toBe('/payment-failed');
  });

  it('for a free report is shown in a dialog', async () => {
    const { page, main } = await checkout.openPage('/reports/free-kundli');
    await page.route('**/api/payment/payment-success', (route) => route.abort());
    await main
      .getByRole('button', { name: /Get my free report/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Make my free report' }).click();
    const errorDialog = page.getByRole('alertdialog', { name: 'Generation Failed' });
    await errorDialog.getByText('Failed to start generation', { exact: true }).waitFor();
  });
});

describe('failed free report', () => {
  it('shows the error in a dialog and stays on the page', async () => {
    const member = await checkout.registerMember();
    const { body } = await member.call('get', '/api/profile').expect(200);
    for (const name of ['One', 'Two', 'Three'])
      await member
        .call('post', '/api/payment/payment-success')
        .send({ reportType: 'free-kundli', birthDetails: { ...body.birth, name } })
        .expect(200);
    const { page, main, dialog } = await checkout.openPage('/reports/free-kundli', { as: member });
    await main
      .getByRole('button', { name: /Get my free report/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Make my free report' }).click();
    const errorDialog = page.getByRole('alertdialog', { name: 'Generation Failed' });
    await errorDialog
      .getByText('You have made three free reports in the last 24 hours. Please come back tomorrow.')
      .waitFor();
    await errorDialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await errorDialog.waitFor({ state: 'hidden' });
    expect(await dialog.count()).toBe(0);
    expect(page.url()).toContain('/reports/free-kundli');
  });
});

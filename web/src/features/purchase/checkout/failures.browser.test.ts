/** Every way a purchase can fail: its title and text, what is said of the money, and a page that suits everybody. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { launchTestBrowser } from '#src/testing/browser.ts';
import { expectResponsive, KUNDLI, setUpCheckout } from '#web/testing/checkout-page.ts';

let shop: ReturnType<typeof setUpCheckout<TestApp>>;
beforeAll(async () => {
  shop = setUpCheckout(await startApp({ role: 'web' }), await launchTestBrowser());
});
afterEach(async () => {
  await shop.closePages();
  await shop.setFaults({});
});
afterAll(() => shop.close());

const NOTHING_TAKEN = 'No. Nothing was taken.';
const STOPPED = /we stopped before any payment could be asked for/;

describe('a purchase that fails', () => {
  it('because the payment script does not come', async () => {
    const { page, clickBuy, clickPay, waitForTitle, waitForText, getLink } = await shop.openPage(KUNDLI);
    await shop.setFaults({ fail: '500', endpoint: 'checkout.script' });
    await clickBuy();
    await clickPay();
    await waitForTitle('Payment Failed');
    expect(await page.title()).toBe('Payment Failed | Lagna');
    await waitForText('Payment service failed to load. Please try again.');
    await waitForText(NOTHING_TAKEN);
    await waitForText(STOPPED);
    await expectResponsive(page);
    await getLink('Try Again').click();
    await page.waitForURL(`**${KUNDLI}`);
  });

  it('because the gateway gives no order, and can be taken up from there', async () => {
    const { page, clickBuy, clickPay, modal, waitForTitle, waitForText, getLink } =
      await shop.openPage(KUNDLI);
    await shop.setFaults({ fail: '500', endpoint: 'orders.create' });
    await clickBuy();
    await clickPay();
    await waitForTitle('Payment Failed');
    await waitForText('Failed to create payment order');
    await waitForText(STOPPED);
    await shop.setFaults({});
    await getLink('Try Again').click();
    await waitForTitle('Your order is still open');
    await waitForText(/never got as far as the gateway/);
    await clickPay();
    await modal.getByRole('tab', { name: 'UPI' }).waitFor();
    expect(page.url()).toContain('/retry-payment');
  });

  it('because the buyer closes the window', async () => {
    const { page, goToCheckout, closeCheckout, waitForTitle, waitForText, getLink } =
      await shop.openPage(KUNDLI);
    await goToCheckout();
    await closeCheckout();
    await waitForTitle('Payment Cancelled');
    await waitForText('You cancelled the payment process.');
    await waitForText(NOTHING_TAKEN);
    await waitForText('the gateway has seen no payment for this order.');
    expect(await getLink('Contact Support').getAttribute('href')).toMatch(/^\/support\?order=LG-/);
    await expectResponsive(page);
  });

  it('because the bank declines: in the gateway’s own words', async () => {
    const { modal, clickInCheckout, goToCheckout, closeCheckout, waitForTitle, waitForText } =
      await shop.openPage(KUNDLI);
    await goToCheckout();
    await modal.getByRole('tab', { name: 'Card' }).click();
    await modal.getByLabel('Test card').selectOption('4100280000080001');
    await clickInCheckout(/^Pay/);
    await clickInCheckout('Fail');
    await modal.getByText(/does not hold enough money/).waitFor();
    await closeCheckout();
    await waitForTitle('Payment Failed');
    await waitForText('The account does not hold enough money for this payment.');
    await waitForText('the gateway refused the one try to pay this order.');
    await waitForText('insufficient fund');
    await waitForText('BAD_REQUEST_ERROR');
    await waitForText(/^pay_/);
  });

  it('because the payment cannot be verified, though the money came: the page finds it', async () => {
    const { page, goToCheckout, payByUpi, waitForTitle, waitForText, getLink } = await shop.openPage(KUNDLI);
    await shop.setFaults({ webhooks: 'lost' });
    await page.route('**/api/payment/verify-payment', (route) => {
      const told = { ...route.request().postDataJSON(), razorpay_signature: 'forged' };
      return route.continue({ postData: JSON.stringify(told) });
    });
    await goToCheckout();
    await payByUpi('success@razorpay');
    await waitForTitle('Payment Verification Failed');
    await waitForText('Payment verification failed');
    await waitForText('Your ₹499 arrived.');
    await waitForText('Paid once, for good');
    await expectResponsive(page);
    await getLink('View My Reports').click();
    await page.waitForURL('**/my-reports');
  });

  it('because the report does not start, though it is paid', async () => {
    const { page, goToCheckout, payByUpi, waitForTitle, waitForText } = await shop.openPage(KUNDLI);
    await page.route('**/api/payment/payment-success', (route) =>
      route.continue({ postData: JSON.stringify({ reportKey: 'no-such-report' }) }),
    );
    await goToCheckout();
    await payByUpi('success@razorpay');
    await waitForTitle('Report Generation Failed');
    await waitForText('Payment was successful but report generation failed: Report not found');
    await waitForText('Your ₹499 arrived.');
    await waitForText('The report begins by itself');
  });
});

describe('a server that says nothing of its own', () => {
  it.each([
    ['get-key', 'Payment Failed', 'Payment service is currently unavailable'],
    ['create-order', 'Payment Failed', 'Failed to create payment order'],
    ['verify-payment', 'Payment Verification Failed', 'Payment verification failed'],
    [
      'payment-success',
      'Report Generation Failed',
      'Payment was successful but report generation failed: Failed to start report generation',
    ],
  ])('at %s leaves the specification’s words: %s', async (call, heading, text) => {
    const { page, clickBuy, clickPay, goToCheckout, payByUpi, waitForTitle, waitForText } =
      await shop.openPage(KUNDLI);
    await page.route(`**/api/payment/${call}`, (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad</h1>' }),
    );
    if (call === 'get-key' || call === 'create-order') await clickBuy().then(clickPay);
    else await goToCheckout().then(() => payByUpi('success@razorpay'));
    await waitForTitle(heading);
    await waitForText(text);
    if (call === 'get-key') await waitForText(NOTHING_TAKEN);
    expect(new URL(page.url()).pathname).toBe('/payment-failed');
  });

  it('for a free report, too: in the dialog', async () => {
    const { page, main } = await shop.openPage('/reports/free-kundli');
    await page.route('**/api/payment/payment-success', (route) => route.abort());
    await main
      .getByRole('button', { name: /Get my free report/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Make my free report' }).click();
    const failed = page.getByRole('alertdialog', { name: 'Generation Failed' });
    await failed.getByText('Failed to start generation', { exact: true }).waitFor();
  });
});

describe('a free report that fails', () => {
  it('says so in a dialog, and leaves the page as it was', async () => {
    const member = await shop.registerMember();
    const { body } = await member.call('get', '/api/profile').expect(200);
    for (const name of ['One', 'Two', 'Three'])
      await member
        .call('post', '/api/payment/payment-success')
        .send({ reportType: 'free-kundli', birthDetails: { ...body.birth, name } })
        .expect(200);
    const { page, main, dialog } = await shop.openPage('/reports/free-kundli', { as: member });
    await main
      .getByRole('button', { name: /Get my free report/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Make my free report' }).click();
    const failed = page.getByRole('alertdialog', { name: 'Generation Failed' });
    await failed.getByText('You have made three free reports today. Please come back tomorrow.').waitFor();
    await failed.getByRole('button', { name: 'Close', exact: true }).last().click();
    await failed.waitFor({ state: 'hidden' });
    expect(await dialog.count()).toBe(0);
    expect(page.url()).toContain('/reports/free-kundli');
  });
});

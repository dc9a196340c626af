/** Every way a purchase can fail: its title and text, what is said of the money, and a page that suits everybody. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { launchTestBrowser } from '#src/testing/browser.ts';
import { fitsEverybody, KUNDLI, openTill } from '#web/testing/till.ts';

let shop: ReturnType<typeof openTill<TestApp>>;
beforeAll(async () => {
  shop = openTill(await startApp({ role: 'web' }), await launchTestBrowser());
});
afterEach(async () => {
  await shop.leave();
  await shop.faults({});
});
afterAll(() => shop.close());

const NOTHING_TAKEN = 'No. Nothing was taken.';
const STOPPED = /we stopped before any payment could be asked for/;

describe('a purchase that fails', () => {
  it('because the payment script does not come', async () => {
    const { page, order, pay, title, reads, link } = await shop.buyer(KUNDLI);
    await shop.faults({ fail: '500', endpoint: 'checkout.script' });
    await order();
    await pay();
    await title('Payment Failed');
    expect(await page.title()).toBe('Payment Failed | Lagna');
    await reads('Payment service failed to load. Please try again.');
    await reads(NOTHING_TAKEN);
    await reads(STOPPED);
    await fitsEverybody(page);
    await link('Try Again').click();
    await page.waitForURL(`**${KUNDLI}`);
  });

  it('because the gateway gives no order, and can be taken up from there', async () => {
    const { page, order, pay, modal, title, reads, link } = await shop.buyer(KUNDLI);
    await shop.faults({ fail: '500', endpoint: 'orders.create' });
    await order();
    await pay();
    await title('Payment Failed');
    await reads('Failed to create payment order');
    await reads(STOPPED);
    await shop.faults({});
    await link('Try Again').click();
    await title('Your order is still open');
    await reads(/never got as far as the gateway/);
    await pay();
    await modal.getByRole('tab', { name: 'UPI' }).waitFor();
    expect(page.url()).toContain('/retry-payment');
  });

  it('because the buyer closes the window', async () => {
    const { page, toCheckout, closeCheckout, title, reads, link } = await shop.buyer(KUNDLI);
    await toCheckout();
    await closeCheckout();
    await title('Payment Cancelled');
    await reads('You cancelled the payment process.');
    await reads(NOTHING_TAKEN);
    await reads('the gateway has seen no payment for this order.');
    expect(await link('Contact Support').getAttribute('href')).toMatch(/^\/support\?order=LG-/);
    await fitsEverybody(page);
  });

  it('because the bank declines: in the gateway’s own words', async () => {
    const { modal, inModal, toCheckout, closeCheckout, title, reads } = await shop.buyer(KUNDLI);
    await toCheckout();
    await modal.getByRole('tab', { name: 'Card' }).click();
    await modal.getByLabel('Test card').selectOption('4100280000080001');
    await inModal(/^Pay/);
    await inModal('Fail');
    await modal.getByText(/does not hold enough money/).waitFor();
    await closeCheckout();
    await title('Payment Failed');
    await reads('The account does not hold enough money for this payment.');
    await reads('the gateway refused the one try to pay this order.');
    await reads('insufficient fund');
    await reads('BAD_REQUEST_ERROR');
    await reads(/^pay_/);
  });

  it('because the payment cannot be verified, though the money came: the page finds it', async () => {
    const { page, toCheckout, upi, title, reads, link } = await shop.buyer(KUNDLI);
    await shop.faults({ webhooks: 'lost' });
    await page.route('**/api/payment/verify-payment', (route) => {
      const told = { ...route.request().postDataJSON(), razorpay_signature: 'forged' };
      return route.continue({ postData: JSON.stringify(told) });
    });
    await toCheckout();
    await upi('success@razorpay');
    await title('Payment Verification Failed');
    await reads('Payment verification failed');
    await reads('Your ₹499 arrived.');
    await reads('Paid once, for good');
    await fitsEverybody(page);
    await link('View My Reports').click();
    await page.waitForURL('**/my-reports');
  });

  it('because the report does not start, though it is paid', async () => {
    const { page, toCheckout, upi, title, reads } = await shop.buyer(KUNDLI);
    await page.route('**/api/payment/payment-success', (route) =>
      route.continue({ postData: JSON.stringify({ reportKey: 'no-such-report' }) }),
    );
    await toCheckout();
    await upi('success@razorpay');
    await title('Report Generation Failed');
    await reads('Payment was successful but report generation failed: Report not found');
    await reads('Your ₹499 arrived.');
    await reads('The report begins by itself');
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
    const { page, order, pay, toCheckout, upi, title, reads } = await shop.buyer(KUNDLI);
    await page.route(`**/api/payment/${call}`, (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad</h1>' }),
    );
    if (call === 'get-key' || call === 'create-order') await order().then(pay);
    else await toCheckout().then(() => upi('success@razorpay'));
    await title(heading);
    await reads(text);
    if (call === 'get-key') await reads(NOTHING_TAKEN);
    expect(new URL(page.url()).pathname).toBe('/payment-failed');
  });

  it('for a free report, too: in the dialog', async () => {
    const { page, main } = await shop.buyer('/reports/free-kundli');
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
    const member = await shop.join();
    const { body } = await member.call('get', '/api/profile').expect(200);
    for (const name of ['One', 'Two', 'Three'])
      await member
        .call('post', '/api/payment/payment-success')
        .send({ reportType: 'free-kundli', birthDetails: { ...body.birth, name } })
        .expect(200);
    const { page, main, dialog } = await shop.buyer('/reports/free-kundli', { as: member });
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

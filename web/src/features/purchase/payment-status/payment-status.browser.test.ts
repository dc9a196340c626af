/** "Has my money gone?" on the page that asks it, against a gateway that misbehaves. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { launchTestBrowser } from '#src/testing/browser.ts';
import { waitForHydration, visit } from '#web/testing/browser-visit.ts';
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

/** The gateway is asked about one order once in ten seconds. */
const elevenSeconds = () => shop.app.clock.advance(11 / 3600);

const newestOrder = async () => (await shop.sandbox.listOrders())[0]!.id;

describe('the answer', () => {
  it('is found when checkout never heard of the payment and no webhook came', async () => {
    const { page, modal, goToCheckout, payByUpi, closeCheckout, waitForTitle, waitForText, getLink } =
      await shop.openPage(KUNDLI);
    await goToCheckout();
    await shop.setFaults({ fail: 'reset-after-commit', endpoint: 'checkout.pay', webhooks: 'lost' });
    await payByUpi('success@razorpay');
    await modal.getByText(/did not answer/).waitFor();
    await closeCheckout();
    await waitForTitle('Payment Cancelled');
    await waitForText('Your ₹499 arrived.');
    expect(await getLink('Try Again').count()).toBe(0);
    await getLink('View My Reports').click();
    await page.waitForURL('**/my-reports');
    await waitForText('Janam Kundli');
  });

  it('waits for the bank, and comes by itself when the bank has spoken', async () => {
    const { page, modal, clickInCheckout, goToCheckout, payByUpi, waitForTitle, waitForText } =
      await shop.openPage(KUNDLI);
    await goToCheckout();
    await payByUpi('asha@bank');
    await clickInCheckout('Do not answer');
    await modal.getByRole('heading', { name: 'Waiting for the bank' }).waitFor();
    await page.clock.install();
    await clickInCheckout('Close');
    await waitForTitle('Payment Cancelled');
    await waitForText('Your bank has not decided yet.');
    await shop.setFaults({ webhooks: 'lost' });
    await shop.settlePayment((await shop.sandbox.listPayments())[0]!.id, 'success');
    elevenSeconds();
    await page.clock.fastForward(10_000);
    await waitForText('Your ₹499 arrived.');
  });

  it('is honest about not knowing, and can be asked for again', async () => {
    const { page, goToCheckout, closeCheckout, waitForText } = await shop.openPage(KUNDLI);
    await goToCheckout();
    await shop.setFaults({ fail: '502html', endpoint: 'orders.payments' });
    await closeCheckout();
    await waitForText('We cannot tell just now.');
    await expectResponsive(page);
    await shop.setFaults({});
    elevenSeconds();
    await page.getByRole('button', { name: 'Check again' }).click();
    await waitForText('No. Nothing was taken.');
  });

  it('tells of money set aside, and of its collection', async () => {
    const { page, goToCheckout, closeCheckout, waitForText } = await shop.openPage(KUNDLI);
    await goToCheckout();
    await shop.sandbox.simulateMismatch(await newestOrder(), { autoCapture: false });
    await shop.payOutsideBrowser(await newestOrder());
    await shop.setFaults({ fail: '500', endpoint: 'payments.capture' });
    // time stands: after ten seconds the page would ask by itself, and the button be gone
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await closeCheckout();
    await waitForText('It is set aside, not taken.');
    await shop.setFaults({});
    elevenSeconds();
    await page.getByRole('button', { name: 'Check again' }).click();
    await waitForText('Your ₹499 arrived.');
  });

  it('tells of a second payment that goes back', async () => {
    const { goToCheckout, closeCheckout, waitForText } = await shop.openPage(KUNDLI);
    await goToCheckout();
    await shop.setFaults({ webhooks: 'lost', allowSecondCapture: true });
    await shop.payOutsideBrowser(await newestOrder());
    await shop.payOutsideBrowser(await newestOrder());
    await closeCheckout();
    await waitForText('Your ₹499 arrived.');
    await waitForText(/A second payment of ₹499 reached us for this order\. It is on its way back/);
  });

  it('says when this browser itself is off the line', async () => {
    const { page, goToCheckout, closeCheckout, waitForText } = await shop.openPage(KUNDLI);
    await goToCheckout();
    await page.context().setOffline(true);
    await closeCheckout();
    await waitForText('We could not look it up.');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Check again' }).click();
    await waitForText('No. Nothing was taken.');
  });
});

describe('a page opened without its news', () => {
  it('of success claims nothing that is not so', async () => {
    const { page, goToCheckout, closeCheckout, waitForTitle, waitForText, getLink } =
      await shop.openPage('/payment-success');
    await waitForTitle('No payment to show');
    expect(await page.title()).toBe('No payment to show | Lagna');
    await page.goto(shop.app.url + KUNDLI);
    await waitForHydration(page);
    await goToCheckout();
    await closeCheckout();
    await waitForTitle('Payment Cancelled');
    for (const path of ['/payment-success', '/payment-status']) {
      await page.goto(shop.app.url + path);
      await waitForTitle('Not paid yet');
    }
    await expectResponsive(page);
    await getLink('Pay for it now').click();
    await waitForTitle('Your order is still open');
    await waitForText(/^Order LG-/);
  });

  it('of success tells of the payment that there is, after a reload and by hand', async () => {
    const { page, goToCheckout, payByUpi, waitForTitle, waitForText } = await shop.openPage(KUNDLI);
    await goToCheckout();
    await payByUpi('success@razorpay');
    for (const look of [() => page.reload(), () => page.goto(`${shop.app.url}/payment-status`)]) {
      await waitForTitle('Payment Successful');
      await waitForText('Your ₹499 arrived.');
      await look();
    }
    await waitForTitle('Payment Successful');
    await expectResponsive(page);
  });

  it('of failure keeps its words through a reload', async () => {
    const { page, goToCheckout, closeCheckout, waitForTitle, waitForText } = await shop.openPage(KUNDLI);
    await goToCheckout();
    await closeCheckout();
    await waitForTitle('Payment Cancelled');
    await page.reload();
    await waitForTitle('Payment Cancelled');
    await waitForText('You cancelled the payment process.');
  });

  it('asks a stranger to log in, and says the specification’s words', async () => {
    const { page } = await visit(shop.browser, `${shop.app.url}/payment-failed`);
    const main = page.locator('main');
    await main.getByRole('heading', { name: 'Payment Failed' }).waitFor();
    await main.getByText("We couldn't complete your payment.").waitFor();
    await main.getByText('Log in, and we look it up.').waitFor();
    expect(await main.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login?next=%2Fpayment-failed',
    );
    await expectResponsive(page);
    await page.goto(`${shop.app.url}/payment-success`);
    await main.getByRole('heading', { name: 'Payment Successful' }).waitFor();
  });
});

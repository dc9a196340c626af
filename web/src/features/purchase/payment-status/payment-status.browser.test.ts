/** "Has my money gone?" on the page that asks it, against a gateway that misbehaves. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { launchTestBrowser } from '#src/testing/browser.ts';
import { taken, visit } from '#web/testing/visitor.ts';
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

/** The gateway is asked about one order once in ten seconds. */
const elevenSeconds = () => shop.app.clock.advance(11 / 3600);

const newestOrder = async () => (await shop.sandbox.listOrders())[0]!.id;

describe('the answer', () => {
  it('is found when checkout never heard of the payment and no webhook came', async () => {
    const { page, modal, toCheckout, upi, closeCheckout, title, reads, link } = await shop.buyer(KUNDLI);
    await toCheckout();
    await shop.faults({ fail: 'reset-after-commit', endpoint: 'checkout.pay', webhooks: 'lost' });
    await upi('success@razorpay');
    await modal.getByText(/did not answer/).waitFor();
    await closeCheckout();
    await title('Payment Cancelled');
    await reads('Your ₹499 arrived.');
    expect(await link('Try Again').count()).toBe(0);
    await link('View My Reports').click();
    await page.waitForURL('**/my-reports');
    await reads('Janam Kundli');
  });

  it('waits for the bank, and comes by itself when the bank has spoken', async () => {
    const { page, modal, inModal, toCheckout, upi, title, reads } = await shop.buyer(KUNDLI);
    await toCheckout();
    await upi('asha@bank');
    await inModal('Do not answer');
    await modal.getByRole('heading', { name: 'Waiting for the bank' }).waitFor();
    await page.clock.install();
    await inModal('Close');
    await title('Payment Cancelled');
    await reads('Your bank has not decided yet.');
    await shop.faults({ webhooks: 'lost' });
    await shop.bank((await shop.sandbox.listPayments())[0]!.id, 'success');
    elevenSeconds();
    await page.clock.fastForward(10_000);
    await reads('Your ₹499 arrived.');
  });

  it('is honest about not knowing, and can be asked for again', async () => {
    const { page, toCheckout, closeCheckout, reads } = await shop.buyer(KUNDLI);
    await toCheckout();
    await shop.faults({ fail: '502html', endpoint: 'orders.payments' });
    await closeCheckout();
    await reads('We cannot tell just now.');
    await fitsEverybody(page);
    await shop.faults({});
    elevenSeconds();
    await page.getByRole('button', { name: 'Check again' }).click();
    await reads('No. Nothing was taken.');
  });

  it('tells of money set aside, and of its collection', async () => {
    const { page, toCheckout, closeCheckout, reads } = await shop.buyer(KUNDLI);
    await toCheckout();
    await shop.sandbox.simulateMismatch(await newestOrder(), { autoCapture: false });
    await shop.payUnheard(await newestOrder());
    await shop.faults({ fail: '500', endpoint: 'payments.capture' });
    // time stands: after ten seconds the page would ask by itself, and the button be gone
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await closeCheckout();
    await reads('It is set aside, not taken.');
    await shop.faults({});
    elevenSeconds();
    await page.getByRole('button', { name: 'Check again' }).click();
    await reads('Your ₹499 arrived.');
  });

  it('tells of a second payment that goes back', async () => {
    const { toCheckout, closeCheckout, reads } = await shop.buyer(KUNDLI);
    await toCheckout();
    await shop.faults({ webhooks: 'lost', allowSecondCapture: true });
    await shop.payUnheard(await newestOrder());
    await shop.payUnheard(await newestOrder());
    await closeCheckout();
    await reads('Your ₹499 arrived.');
    await reads(/A second payment of ₹499 reached us for this order\. It is on its way back/);
  });

  it('says when this browser itself is off the line', async () => {
    const { page, toCheckout, closeCheckout, reads } = await shop.buyer(KUNDLI);
    await toCheckout();
    await page.context().setOffline(true);
    await closeCheckout();
    await reads('We could not look it up.');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Check again' }).click();
    await reads('No. Nothing was taken.');
  });
});

describe('a page opened without its news', () => {
  it('of success claims nothing that is not so', async () => {
    const { page, toCheckout, closeCheckout, title, reads, link } = await shop.buyer('/payment-success');
    await title('No payment to show');
    expect(await page.title()).toBe('No payment to show | Lagna');
    await page.goto(shop.app.url + KUNDLI);
    await taken(page);
    await toCheckout();
    await closeCheckout();
    await title('Payment Cancelled');
    for (const path of ['/payment-success', '/payment-status']) {
      await page.goto(shop.app.url + path);
      await title('Not paid yet');
    }
    await fitsEverybody(page);
    await link('Pay for it now').click();
    await title('Your order is still open');
    await reads(/^Order LG-/);
  });

  it('of success tells of the payment that there is, after a reload and by hand', async () => {
    const { page, toCheckout, upi, title, reads } = await shop.buyer(KUNDLI);
    await toCheckout();
    await upi('success@razorpay');
    for (const look of [() => page.reload(), () => page.goto(`${shop.app.url}/payment-status`)]) {
      await title('Payment Successful');
      await reads('Your ₹499 arrived.');
      await look();
    }
    await title('Payment Successful');
    await fitsEverybody(page);
  });

  it('of failure keeps its words through a reload', async () => {
    const { page, toCheckout, closeCheckout, title, reads } = await shop.buyer(KUNDLI);
    await toCheckout();
    await closeCheckout();
    await title('Payment Cancelled');
    await page.reload();
    await title('Payment Cancelled');
    await reads('You cancelled the payment process.');
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
    await fitsEverybody(page);
    await page.goto(`${shop.app.url}/payment-success`);
    await main.getByRole('heading', { name: 'Payment Successful' }).waitFor();
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { launchTestBrowser } from '#src/testing/browser.ts';
import { visit } from '#web/testing/browser-visit.ts';
import {
  expectResponsive,
  getControls,
  KUNDLI,
  setUpCheckout,
  PASSWORD,
  type Member,
} from '#web/testing/checkout-page.ts';

let shop: ReturnType<typeof setUpCheckout<TestApp>>;
beforeAll(async () => {
  shop = setUpCheckout(await startApp({ role: 'web' }), await launchTestBrowser());
});
afterEach(async () => {
  await shop.closePages();
  await shop.setFaults({});
});
afterAll(() => shop.close());

/** An order of this member that waits for its payment. */
async function placed(member: Member, name: string): Promise<string> {
  const { body } = await member.call('get', '/api/profile').expect(200);
  const { body: quote } = await member.call('get', '/api/payment/quote?reportKey=janam-kundli').expect(200);
  const birthDetails = { ...body.birth, name };
  const wish = { amount: quote.pricePaise / 100, reportKey: 'janam-kundli', birthDetails };
  return (await member.call('post', '/api/payment/create-order').send(wish).expect(200)).body.order;
}

const gatewayOrders = async () => (await shop.sandbox.listOrders()).length;

describe('after a refused payment', () => {
  it('the same order is paid, at the price it was placed at', async () => {
    const {
      page,
      modal,
      goToCheckout,
      payByUpi,
      closeCheckout,
      waitForTitle,
      waitForText,
      getLink,
      clickPay,
    } = await shop.openPage(KUNDLI);
    await goToCheckout();
    await payByUpi('failure@razorpay');
    await modal
      .getByRole('alert')
      .getByText(/did not go through/)
      .waitFor();
    await closeCheckout();
    await waitForTitle('Payment Failed');
    const orders = await gatewayOrders();
    await getLink('Try Again').click();
    await waitForTitle('Your order is still open');
    await waitForText(/^The payment did not go through\. That was today,/);
    await waitForText('First report, 50% off');
    await waitForText(/^Open until/);
    await expectResponsive(page);
    await clickPay();
    await payByUpi('success@razorpay');
    await waitForTitle('Payment Successful');
    await waitForText('Your ₹499 arrived.');
    expect(await gatewayOrders()).toBe(orders);
  });

  it('a payment refused again leads to the page that says so', async () => {
    const { modal, goToCheckout, payByUpi, closeCheckout, waitForTitle, getLink, clickPay } =
      await shop.openPage(KUNDLI);
    await goToCheckout();
    await closeCheckout();
    await waitForTitle('Payment Cancelled');
    await getLink('Try Again').click();
    await clickPay();
    await payByUpi('failure@razorpay');
    await modal
      .getByRole('alert')
      .getByText(/did not go through/)
      .waitFor();
    await closeCheckout();
    await waitForTitle('Payment Failed');
    expect(await getLink('Try Again').getAttribute('href')).toMatch(/^\/retry-payment\?order=LG-/);
  });
});

describe('the page', () => {
  it('is for members, and waits at the same order until one has logged in', async () => {
    const member = await shop.registerMember();
    const order = await placed(member, 'Asha Rao');
    const { page } = await visit(shop.browser, `${shop.app.url}/retry-payment?order=${order}`);
    const { main, waitForTitle, waitForText } = getControls(page);
    await page.waitForURL('**/login?next=%2Fretry-payment%3Forder%3D*');
    await main.getByLabel('Email').fill(member.email);
    await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await waitForTitle('Your order is still open');
    await waitForText(`Order ${order}`);
  });

  it('leads on to success when the order is paid, known or not', async () => {
    const member = await shop.registerMember();
    const order = await placed(member, 'Asha Rao');
    await shop.setFaults({ webhooks: 'lost' });
    const row = await shop.app.db('orders').where({ id: order }).first('gateway_order_id');
    await shop.payOutsideBrowser(row.gateway_order_id);
    const { page, waitForTitle } = await shop.openPage(`/retry-payment?order=${order}`, { as: member });
    await waitForTitle('Payment Successful');
    expect(page.url()).toContain('/payment-success');
  });

  it('offers what is open when no order is named, goes to the only one, or to the reports', async () => {
    const member = await shop.registerMember();
    const { page, main, waitForTitle, waitForText } = await shop.openPage('/retry-payment', { as: member });
    await page.waitForURL('**/reports');
    const one = await placed(member, 'Asha Rao');
    await page.goto(`${shop.app.url}/retry-payment`);
    await waitForText(`Order ${one}`);
    const another = await placed(member, 'Meenakshi Subramaniam Venkataraman');
    await page.goto(`${shop.app.url}/retry-payment`);
    await waitForTitle('Which one shall it be?');
    await expectResponsive(page);
    await main.getByRole('link', { name: /Meenakshi/ }).click();
    await waitForTitle('Your order is still open');
    await waitForText(`Order ${another}`);
    await page.goBack();
    await waitForTitle('Which one shall it be?');
  });

  it('says plainly when three days are over', async () => {
    const member = await shop.registerMember();
    const order = await placed(member, 'Asha Rao');
    shop.app.clock.advance(73);
    const { page, waitForTitle, waitForText, getLink } = await shop.openPage(
      `/retry-payment?order=${order}`,
      {
        as: member,
      },
    );
    await waitForTitle('This order has closed');
    await waitForText('No. Nothing was taken.');
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
    await expectResponsive(page);
    await getLink('Order it again').click();
    await page.waitForURL(`**${KUNDLI}`);
  });

  it('offers no second payment while the first may be with us', async () => {
    const member = await shop.registerMember();
    const order = await placed(member, 'Asha Rao');
    await shop.setFaults({ fail: '500', endpoint: 'orders.payments' });
    const { page, waitForTitle, waitForText } = await shop.openPage(`/retry-payment?order=${order}`, {
      as: member,
    });
    await waitForTitle('Please wait a little');
    await waitForText('We cannot tell just now.');
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
  });

  it('finds no order of somebody else', async () => {
    const order = await placed(await shop.registerMember(), 'Asha Rao');
    const { page, waitForText } = await shop.openPage(`/retry-payment?order=${order}`);
    await waitForText('We find no such order.');
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
  });
});

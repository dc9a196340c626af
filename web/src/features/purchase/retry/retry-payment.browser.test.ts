import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { recordDowntime } from '#src/payments/downtimes/downtimes.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { getTestBrowser } from '#src/testing/browser.ts';
import { visit, expectResponsive } from '#web/testing/browser-visit.ts';
import {
  getControls,
  KUNDLI_PATH,
  setUpCheckout,
  PASSWORD,
  type Member,
} from '#web/testing/checkout-page.ts';

let checkout: ReturnType<typeof setUpCheckout<TestApp>>;
beforeAll(async () => {
  checkout = setUpCheckout(await startApp({ role: 'web' }), await getTestBrowser());
});
afterEach(async () => {
  await checkout.closePages();
  await checkout.setFaults({});
});
afterAll(() => checkout.close());

/** Creates an unpaid order of this member. */
async function createOrder(member: Member, name: string): Promise<string> {
  const { body } = await member.call('get', '/api/profile').expect(200);
  const { body: quote } = await member.call('get', '/api/payment/quote?reportKey=janam-kundli').expect(200);
  const birthDetails = { ...body.birth, name };
  const postOrder = (pricePaise: number) =>
    member
      .call('post', '/api/payment/create-order')
      .send({ amount: pricePaise / 100, reportKey: 'janam-kundli', birthDetails });
  const response = await postOrder(quote.pricePaise);
  // An open order holds the first-report offer: an order for another person costs the list price.
  if (response.status === 409) return (await postOrder(quote.listPricePaise).expect(200)).body.order;
  return response.body.order;
}

const countGatewayOrders = async () => (await checkout.sandbox.listOrders()).length;

describe('retry after a declined payment', () => {
  it('pays the same order at its original price', async () => {
    const {
      page,
      checkoutFrame,
      goToCheckout,
      payByUpi,
      closeCheckout,
      waitForTitle,
      waitForText,
      getLink,
      clickPay,
    } = await checkout.openPage(KUNDLI_PATH);
    await goToCheckout();
    await payByUpi('failure@razorpay');
    await checkoutFrame
      .getByRole('alert')
      .getByText(/did not go through/)
      .waitFor();
    await closeCheckout();
    await waitForTitle('Payment Failed');
    const countBefore = await countGatewayOrders();
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
    expect(await countGatewayOrders()).toBe(countBefore);
  });

  it('shows the failure page after a second declined payment', async () => {
    const { checkoutFrame, goToCheckout, payByUpi, closeCheckout, waitForTitle, getLink, clickPay } =
      await checkout.openPage(KUNDLI_PATH);
    await goToCheckout();
    await closeCheckout();
    await waitForTitle('Payment Cancelled');
    await getLink('Try Again').click();
    await clickPay();
    await payByUpi('failure@razorpay');
    await checkoutFrame
      .getByRole('alert')
      .getByText(/did not go through/)
      .waitFor();
    await closeCheckout();
    await waitForTitle('Payment Failed');
    expect(await getLink('Try Again').getAttribute('href')).toMatch(/^\/retry-payment\?order=LG-/);
  });
});

describe('retry page', () => {
  it('requires a login and keeps the order', async () => {
    const member = await checkout.registerMember();
    const orderId = await createOrder(member, 'Asha Rao');
    const { page } = await visit(checkout.browser, `${checkout.app.url}/retry-payment?order=${orderId}`);
    const { main, waitForTitle, waitForText } = getControls(page);
    await page.waitForURL('**/login?next=%2Fretry-payment%3Forder%3D*');
    await main.getByLabel('Email').fill(member.email);
    await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: 'Log in', exact: true }).click();
    await waitForTitle('Your order is still open');
    await waitForText(`Order ${orderId}`);
  });

  it('shows a downtime of a payment method beside the button', async () => {
    const member = await checkout.registerMember();
    const orderId = await createOrder(member, 'Asha Rao');
    const begin = Math.floor(Date.now() / 1000) - 60;
    const downtime = { id: 'down_1', method: 'upi', begin, severity: 'high', instrument: {} };
    await recordDowntime(checkout.app, { ...downtime, status: 'started', updated_at: begin });
    const { waitForText } = await checkout.openPage(`/retry-payment?order=${orderId}`, { as: member });
    await waitForText('UPI payments often fail at the moment. Cards and net banking work.');
    await recordDowntime(checkout.app, { ...downtime, status: 'resolved', end: begin, updated_at: begin });
  });

  it('redirects to success when the order was paid without a webhook', async () => {
    const member = await checkout.registerMember();
    const orderId = await createOrder(member, 'Asha Rao');
    await checkout.setFaults({ webhooks: 'lost' });
    const row = await checkout.app.db('orders').where({ id: orderId }).first('gateway_order_id');
    await checkout.payOutsideBrowser(row.gateway_order_id);
    const { page, waitForTitle } = await checkout.openPage(`/retry-payment?order=${orderId}`, { as: member });
    await waitForTitle('Payment Successful');
    expect(page.url()).toContain('/payment-success');
  });

  it('without an order in the URL shows the open orders, the only open order, or the reports', async () => {
    const member = await checkout.registerMember();
    const { page, main, waitForTitle, waitForText } = await checkout.openPage('/retry-payment', {
      as: member,
    });
    await page.waitForURL('**/reports');
    const firstOrderId = await createOrder(member, 'Asha Rao');
    await page.goto(`${checkout.app.url}/retry-payment`);
    await waitForText(`Order ${firstOrderId}`);
    const secondOrderId = await createOrder(member, 'Meenakshi Subramaniam Venkataraman');
    await page.goto(`${checkout.app.url}/retry-payment`);
    await waitForTitle('Which order do you want to pay?');
    await expectResponsive(page);
    await main.getByRole('link', { name: /Meenakshi/ }).click();
    await waitForTitle('Your order is still open');
    await waitForText(`Order ${secondOrderId}`);
    await page.goBack();
    await waitForTitle('Which order do you want to pay?');
  });

  it('shows that an order has expired after three days', async () => {
    const member = await checkout.registerMember();
    const orderId = await createOrder(member, 'Asha Rao');
    checkout.app.clock.advanceHours(73);
    const { page, waitForTitle, waitForText, getLink } = await checkout.openPage(
      `/retry-payment?order=${orderId}`,
      {
        as: member,
      },
    );
    await waitForTitle('This order has closed');
    await waitForText('No. Nothing was taken.');
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
    await expectResponsive(page);
    await getLink('Order it again').click();
    await page.waitForURL(`**${KUNDLI_PATH}`);
  });

  it('prevents a second payment while the status of the first is unknown', async () => {
    const member = await checkout.registerMember();
    const orderId = await createOrder(member, 'Asha Rao');
    await checkout.setFaults({ fail: '500', endpoint: 'orders.payments' });
    const { page, waitForTitle, waitForText } = await checkout.openPage(`/retry-payment?order=${orderId}`, {
      as: member,
    });
    await waitForTitle('Please wait a little');
    await waitForText('We do not know at the moment.');
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
  });

  it('does not show another member’s order', async () => {
    const orderId = await createOrder(await checkout.registerMember(), 'Asha Rao');
    const { page, waitForText } = await checkout.openPage(`/retry-payment?order=${orderId}`);
    await waitForText('We cannot find this order.');
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
  });
});

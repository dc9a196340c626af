import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { launchTestBrowser } from '#src/testing/browser.ts';
import { visit } from '#web/testing/visitor.ts';
import { fitsEverybody, hands, KUNDLI, openTill, PASSWORD, type Member } from '#web/testing/till.ts';

let shop: ReturnType<typeof openTill<TestApp>>;
beforeAll(async () => {
  shop = openTill(await startApp({ role: 'web' }), await launchTestBrowser());
});
afterEach(async () => {
  await shop.leave();
  await shop.faults({});
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
    const { page, modal, toCheckout, upi, closeCheckout, title, reads, link, pay } = await shop.buyer(KUNDLI);
    await toCheckout();
    await upi('failure@razorpay');
    await modal
      .getByRole('alert')
      .getByText(/did not go through/)
      .waitFor();
    await closeCheckout();
    await title('Payment Failed');
    const orders = await gatewayOrders();
    await link('Try Again').click();
    await title('Your order is still open');
    await reads(/^The payment did not go through\. That was today,/);
    await reads('First report, 50% off');
    await reads(/^Open until/);
    await fitsEverybody(page);
    await pay();
    await upi('success@razorpay');
    await title('Payment Successful');
    await reads('Your ₹499 arrived.');
    expect(await gatewayOrders()).toBe(orders);
  });

  it('a payment refused again leads to the page that says so', async () => {
    const { modal, toCheckout, upi, closeCheckout, title, link, pay } = await shop.buyer(KUNDLI);
    await toCheckout();
    await closeCheckout();
    await title('Payment Cancelled');
    await link('Try Again').click();
    await pay();
    await upi('failure@razorpay');
    await modal
      .getByRole('alert')
      .getByText(/did not go through/)
      .waitFor();
    await closeCheckout();
    await title('Payment Failed');
    expect(await link('Try Again').getAttribute('href')).toMatch(/^\/retry-payment\?order=LG-/);
  });
});

describe('the page', () => {
  it('is for members, and waits at the same order until one has logged in', async () => {
    const member = await shop.join();
    const order = await placed(member, 'Asha Rao');
    const { page } = await visit(shop.browser, `${shop.app.url}/retry-payment?order=${order}`);
    const { main, title, reads } = hands(page);
    await page.waitForURL('**/login?next=%2Fretry-payment%3Forder%3D*');
    await main.getByLabel('Email').fill(member.email);
    await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await title('Your order is still open');
    await reads(`Order ${order}`);
  });

  it('leads on to success when the order is paid, known or not', async () => {
    const member = await shop.join();
    const order = await placed(member, 'Asha Rao');
    await shop.faults({ webhooks: 'lost' });
    const row = await shop.app.db('orders').where({ id: order }).first('gateway_order_id');
    await shop.payUnheard(row.gateway_order_id);
    const { page, title } = await shop.buyer(`/retry-payment?order=${order}`, { as: member });
    await title('Payment Successful');
    expect(page.url()).toContain('/payment-success');
  });

  it('offers what is open when no order is named, goes to the only one, or to the reports', async () => {
    const member = await shop.join();
    const { page, main, title, reads } = await shop.buyer('/retry-payment', { as: member });
    await page.waitForURL('**/reports');
    const one = await placed(member, 'Asha Rao');
    await page.goto(`${shop.app.url}/retry-payment`);
    await reads(`Order ${one}`);
    const another = await placed(member, 'Meenakshi Subramaniam Venkataraman');
    await page.goto(`${shop.app.url}/retry-payment`);
    await title('Which one shall it be?');
    await fitsEverybody(page);
    await main.getByRole('link', { name: /Meenakshi/ }).click();
    await title('Your order is still open');
    await reads(`Order ${another}`);
    await page.goBack();
    await title('Which one shall it be?');
  });

  it('says plainly when three days are over', async () => {
    const member = await shop.join();
    const order = await placed(member, 'Asha Rao');
    shop.app.clock.advance(73);
    const { page, title, reads, link } = await shop.buyer(`/retry-payment?order=${order}`, { as: member });
    await title('This order has closed');
    await reads('No. Nothing was taken.');
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
    await fitsEverybody(page);
    await link('Order it again').click();
    await page.waitForURL(`**${KUNDLI}`);
  });

  it('offers no second payment while the first may be with us', async () => {
    const member = await shop.join();
    const order = await placed(member, 'Asha Rao');
    await shop.faults({ fail: '500', endpoint: 'orders.payments' });
    const { page, title, reads } = await shop.buyer(`/retry-payment?order=${order}`, { as: member });
    await title('Please wait a little');
    await reads('We cannot tell just now.');
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
  });

  it('finds no order of somebody else', async () => {
    const order = await placed(await shop.join(), 'Asha Rao');
    const { page, reads } = await shop.buyer(`/retry-payment?order=${order}`);
    await reads('We find no such order.');
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0);
  });
});

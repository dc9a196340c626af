import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { signPayment } from '#sandbox/src/pay.ts';
import { createTestCheckout, type TestCheckout } from './checkout-fixture.ts';
import { KEY_SECRET } from './sandbox-fixture.ts';

let checkout: TestCheckout;
beforeAll(async () => {
  checkout = await createTestCheckout();
});
afterEach(async () => {
  await checkout.closePages();
  await checkout.setFaults({});
});
afterAll(() => checkout.close());

describe('a successful payment in checkout', () => {
  it('by UPI passes a signed payment to the handler and removes the modal', async () => {
    const { orderId, callbacks, pageErrors, payByUpi, modalRemoved } = await checkout.open();
    await payByUpi('success@razorpay');
    await modalRemoved();
    const [first, ...rest] = await callbacks();
    const { razorpay_payment_id: paymentId = '' } = first?.detail ?? {};
    expect([first?.name, rest, pageErrors]).toEqual(['handler', [], []]);
    expect(first?.detail).toEqual({
      razorpay_payment_id: expect.stringMatching(/^pay_/),
      razorpay_order_id: orderId,
      razorpay_signature: signPayment(orderId, paymentId, KEY_SECRET),
    });
  });

  it('by card requires a one-time password', async () => {
    const { payByCard, modal, button, modalRemoved, callbackNames } = await checkout.open();
    await payByCard('4100280000001007');
    await modal.getByLabel('One-time password').fill('754081');
    await button('Submit password').click();
    await modalRemoved();
    expect(await callbackNames()).toEqual(['handler']);
  });

  it('by netbanking lets the payer choose the outcome', async () => {
    const prefill = { email: 'asha@mail.example', contact: '+919876543210', method: 'netbanking' };
    const { orderId, modal, button, modalRemoved, callbackNames } = await checkout.open({ prefill });
    await modal.getByLabel('Bank', { exact: true }).selectOption('SBIN');
    await button(/^Pay/).click();
    await button('Succeed').click();
    await modalRemoved();
    expect(await callbackNames()).toEqual(['handler']);
    const { items } = (await checkout.api.get(`/orders/${orderId}/payments`).expect(200)).body;
    const { email, contact } = prefill;
    expect(items).toEqual([expect.objectContaining({ bank: 'SBIN', email, contact })]);
  });

  it('works when the gateway has another origin than the merchant', async () => {
    const { payByUpi, modalRemoved, callbackNames, pageErrors } = await checkout.open(
      {},
      { path: '/elsewhere' },
    );
    await payByUpi('success@razorpay');
    await modalRemoved();
    expect([await callbackNames(), pageErrors]).toEqual([['handler'], []]);
  });

  it('without a handler posts the three fields to callback_url', async () => {
    const { page, payByUpi } = await checkout.open(
      { callback_url: '/paid?order=LG-1' },
      { withHandler: false },
    );
    const [posted] = await Promise.all([
      page.waitForRequest('**/paid?order=LG-1'),
      payByUpi('success@razorpay'),
    ]);
    const fields = new URLSearchParams(posted.postData() ?? '');
    expect(posted.method()).toBe('POST');
    expect([...fields.keys()].sort()).toEqual([
      'razorpay_order_id',
      'razorpay_payment_id',
      'razorpay_signature',
    ]);
  });
});

describe('a failed payment in checkout', () => {
  it('emits payment.failed, keeps the modal open and allows another attempt', async () => {
    const { orderId, payByCard, button, modal, callbacks, payByUpi, modalRemoved, callbackNames } =
      await checkout.open();
    await payByCard('4100280000080001');
    await button('Fail').click();
    await expect.poll(() => modal.getByRole('alert').textContent()).toContain('does not hold enough money');
    const error = { reason: 'insufficient_fund', metadata: { order_id: orderId } };
    await expect.poll(callbacks).toMatchObject([{ name: 'failed', detail: { error } }]);
    await payByUpi('success@razorpay');
    await modalRemoved();
    expect(await callbackNames()).toEqual(['failed', 'handler']);
  });

  it('closes the modal when the merchant disabled retry', async () => {
    const { payByUpi, modalRemoved, callbackNames } = await checkout.open({ retry: { enabled: false } });
    await payByUpi('failure@razorpay');
    await modalRemoved();
    expect(await callbackNames()).toEqual(['failed', 'dismissed']);
  });

  it('with redirect posts the error to callback_url', async () => {
    const { page, payByUpi } = await checkout.open(
      { callback_url: '/failed', redirect: true },
      { withHandler: false },
    );
    const [posted] = await Promise.all([page.waitForRequest('**/failed'), payByUpi('failure@razorpay')]);
    expect(new URLSearchParams(posted.postData() ?? '').get('error[reason]')).toBe('payment_failed');
  });

  it('without a response of the gateway emits nothing and can be repeated', async () => {
    const { payByUpi, modal, modalRemoved, callbackNames } = await checkout.open();
    await checkout.setFaults({ fail: '502html', endpoint: 'checkout.pay', times: 1 });
    await payByUpi('success@razorpay');
    await expect.poll(() => modal.getByRole('alert').textContent()).toContain('did not answer');
    expect(await callbackNames()).toEqual([]);
    await payByUpi('success@razorpay');
    await modalRemoved();
    expect(await callbackNames()).toEqual(['handler']);
  });
});

describe('closing checkout', () => {
  it.each(['the close button', 'Escape', 'close()'])('by %s calls ondismiss once', async (way) => {
    const { page, button, modalRemoved, callbackNames } = await checkout.open();
    if (way === 'the close button') await button('Close checkout').click();
    if (way === 'Escape') await page.keyboard.press('Escape');
    if (way === 'close()') await page.evaluate('checkout.close()');
    await modalRemoved();
    expect(await callbackNames()).toEqual(['dismissed']);
  });

  it('asks for confirmation with confirm_close', async () => {
    const { page, tab, modal, button, modalRemoved, callbackNames } = await checkout.open({
      modal: { confirm_close: true },
    });
    await tab('UPI').click();
    await page.keyboard.press('Escape');
    await modal.getByRole('heading', { name: 'Leave without paying?' }).waitFor();
    await button('Keep paying').click();
    await button('Close checkout').click();
    await button('Leave').click();
    await modalRemoved();
    expect(await callbackNames()).toEqual(['dismissed']);
  });

  it('ignores Escape with escape: false', async () => {
    const { page, tab, modal } = await checkout.open({ modal: { escape: false } });
    await tab('UPI').click();
    await page.keyboard.press('Escape');
    await tab('Card').click();
    await modal.getByLabel('Card number').waitFor();
  });

  it('happens automatically after the timeout, even before the modal has loaded', async () => {
    const { modalRemoved, callbackNames } = await checkout.open({ timeout: 0.2 }, { loads: false });
    await modalRemoved();
    expect(await callbackNames()).toEqual(['dismissed']);
  });

  it('happens automatically when the modal cannot be loaded', async () => {
    await checkout.setFaults({ fail: '500', endpoint: 'checkout.page' });
    const { modalRemoved, callbackNames } = await checkout.open({}, { loads: false });
    await modalRemoved();
    expect(await callbackNames()).toEqual(['dismissed']);
  });

  it('restores the page: focus on the button, nothing inert, scrolling enabled', async () => {
    const { page, modalRemoved } = await checkout.open();
    expect(await page.locator('main').getAttribute('inert')).toBe('');
    await page.keyboard.press('Escape');
    await modalRemoved();
    expect(await page.evaluate('document.activeElement.id')).toBe('buy');
    expect(await page.locator('main').getAttribute('inert')).toBeNull();
    expect(await page.evaluate('document.documentElement.style.overflow')).toBe('');
  });

  it('allows opening the same checkout again', async () => {
    const { page, modal, modalRemoved, payByUpi, callbackNames } = await checkout.open();
    await page.keyboard.press('Escape');
    await modalRemoved();
    await page.locator('#buy').click();
    // The document shows the merchant's name only after its script has loaded.
    await modal.getByRole('heading', { name: 'A shop', exact: true }).waitFor();
    await payByUpi('success@razorpay');
    await modalRemoved();
    expect(await callbackNames()).toEqual(['dismissed', 'handler']);
  });
});

describe('an order that cannot be paid', () => {
  it('because it is paid shows a notice and calls no handler', async () => {
    const { id } = await checkout.createOrder();
    await checkout.pay(id).expect(200);
    const { modal, button, modalRemoved, callbackNames } = await checkout.open({ order_id: id });
    await modal.getByText('Nothing more was taken.').waitFor();
    await button('Close').click();
    await modalRemoved();
    expect(await callbackNames()).toEqual(['dismissed']);
  });

  it('because another tab paid it after opening shows the same notice', async () => {
    const { orderId, payByUpi, modal, callbackNames } = await checkout.open();
    await checkout.pay(orderId).expect(200);
    await payByUpi('success@razorpay');
    await modal.getByRole('heading', { name: 'Already paid' }).waitFor();
    expect(await callbackNames()).toEqual([]);
  });

  it('because it does not exist shows a notice', async () => {
    const { modal } = await checkout.open({ order_id: 'order_doesNotExist0' });
    await modal.getByText('The order id provided does not exist.').waitFor();
  });
});

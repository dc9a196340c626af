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
    const { orderId, listCallbacks, pageErrors, payByUpi, waitForModalRemoval } = await checkout.open();
    await payByUpi('success@razorpay');
    await waitForModalRemoval();
    const [firstCallback, ...otherCallbacks] = await listCallbacks();
    const { razorpay_payment_id: paymentId = '' } = firstCallback?.detail ?? {};
    expect([firstCallback?.name, otherCallbacks, pageErrors]).toEqual(['handler', [], []]);
    expect(firstCallback?.detail).toEqual({
      razorpay_payment_id: expect.stringMatching(/^pay_/),
      razorpay_order_id: orderId,
      razorpay_signature: signPayment(orderId, paymentId, KEY_SECRET),
    });
  });

  it('by card requires a one-time password', async () => {
    const { payByCard, modal, getButton, waitForModalRemoval, listCallbackNames } = await checkout.open();
    await payByCard('4100280000001007');
    await modal.getByLabel('One-time password').fill('754081');
    await getButton('Submit password').click();
    await waitForModalRemoval();
    expect(await listCallbackNames()).toEqual(['handler']);
  });

  it('by netbanking lets the payer choose the outcome', async () => {
    const prefill = { email: 'asha@mail.example', contact: '+919876543210', method: 'netbanking' };
    const { orderId, modal, getButton, waitForModalRemoval, listCallbackNames } = await checkout.open({
      prefill,
    });
    await modal.getByLabel('Bank', { exact: true }).selectOption('SBIN');
    await getButton(/^Pay/).click();
    await getButton('Succeed').click();
    await waitForModalRemoval();
    expect(await listCallbackNames()).toEqual(['handler']);
    const { items } = (await checkout.api.get(`/orders/${orderId}/payments`).expect(200)).body;
    const { email, contact } = prefill;
    expect(items).toEqual([expect.objectContaining({ bank: 'SBIN', email, contact })]);
  });

  it('works when the gateway has another origin than the merchant', async () => {
    const { payByUpi, waitForModalRemoval, listCallbackNames, pageErrors } = await checkout.open(
      {},
      { path: '/elsewhere' },
    );
    await payByUpi('success@razorpay');
    await waitForModalRemoval();
    expect([await listCallbackNames(), pageErrors]).toEqual([['handler'], []]);
  });

  it('without a handler posts the three fields to callback_url', async () => {
    const { page, payByUpi } = await checkout.open(
      { callback_url: '/paid?order=LG-1' },
      { hasHandler: false },
    );
    const [postRequest] = await Promise.all([
      page.waitForRequest('**/paid?order=LG-1'),
      payByUpi('success@razorpay'),
    ]);
    const fields = new URLSearchParams(postRequest.postData() ?? '');
    expect(postRequest.method()).toBe('POST');
    expect([...fields.keys()].sort()).toEqual([
      'razorpay_order_id',
      'razorpay_payment_id',
      'razorpay_signature',
    ]);
  });
});

describe('a failed payment in checkout', () => {
  it('emits payment.failed, keeps the modal open and allows another attempt', async () => {
    const {
      orderId,
      payByCard,
      getButton,
      modal,
      listCallbacks,
      payByUpi,
      waitForModalRemoval,
      listCallbackNames,
    } = await checkout.open();
    await payByCard('4100280000080001');
    await getButton('Fail').click();
    await expect.poll(() => modal.getByRole('alert').textContent()).toContain('does not hold enough money');
    const error = { reason: 'insufficient_fund', metadata: { order_id: orderId } };
    await expect.poll(listCallbacks).toMatchObject([{ name: 'failed', detail: { error } }]);
    await payByUpi('success@razorpay');
    await waitForModalRemoval();
    expect(await listCallbackNames()).toEqual(['failed', 'handler']);
  });

  it('closes the modal when the merchant disabled retry', async () => {
    const { payByUpi, waitForModalRemoval, listCallbackNames } = await checkout.open({
      retry: { enabled: false },
    });
    await payByUpi('failure@razorpay');
    await waitForModalRemoval();
    expect(await listCallbackNames()).toEqual(['failed', 'dismissed']);
  });

  it('with redirect posts the error to callback_url', async () => {
    const { page, payByUpi } = await checkout.open(
      { callback_url: '/failed', redirect: true },
      { hasHandler: false },
    );
    const [postRequest] = await Promise.all([page.waitForRequest('**/failed'), payByUpi('failure@razorpay')]);
    expect(new URLSearchParams(postRequest.postData() ?? '').get('error[reason]')).toBe('payment_failed');
  });

  it('without a response of the gateway emits nothing and can be repeated', async () => {
    const { payByUpi, modal, waitForModalRemoval, listCallbackNames } = await checkout.open();
    await checkout.setFaults({ fail: '502html', endpoint: 'checkout.pay', times: 1 });
    await payByUpi('success@razorpay');
    await expect.poll(() => modal.getByRole('alert').textContent()).toContain('did not answer');
    expect(await listCallbackNames()).toEqual([]);
    await payByUpi('success@razorpay');
    await waitForModalRemoval();
    expect(await listCallbackNames()).toEqual(['handler']);
  });
});

describe('closing checkout', () => {
  it.each(['the close button', 'Escape', 'close()'])('by %s calls ondismiss once', async (method) => {
    const { page, getButton, waitForModalRemoval, listCallbackNames } = await checkout.open();
    if (method === 'the close button') await getButton('Close checkout').click();
    if (method === 'Escape') await page.keyboard.press('Escape');
    if (method === 'close()') await page.evaluate('checkout.close()');
    await waitForModalRemoval();
    expect(await listCallbackNames()).toEqual(['dismissed']);
  });

  it('requires a confirmation with confirm_close', async () => {
    const { page, getTab, modal, getButton, waitForModalRemoval, listCallbackNames } = await checkout.open({
      modal: { confirm_close: true },
    });
    await getTab('UPI').click();
    await page.keyboard.press('Escape');
    await modal.getByRole('heading', { name: 'Leave without paying?' }).waitFor();
    await getButton('Keep paying').click();
    await getButton('Close checkout').click();
    await getButton('Leave').click();
    await waitForModalRemoval();
    expect(await listCallbackNames()).toEqual(['dismissed']);
  });

  it('ignores Escape with escape: false', async () => {
    const { page, getTab, modal } = await checkout.open({ modal: { escape: false } });
    await getTab('UPI').click();
    await page.keyboard.press('Escape');
    await getTab('Card').click();
    await modal.getByLabel('Card number').waitFor();
  });

  it('happens automatically after the timeout, even before the modal has loaded', async () => {
    const { waitForModalRemoval, listCallbackNames } = await checkout.open(
      { timeout: 0.2 },
      { isModalExpected: false },
    );
    await waitForModalRemoval();
    expect(await listCallbackNames()).toEqual(['dismissed']);
  });

  it('happens automatically when the modal cannot be loaded', async () => {
    await checkout.setFaults({ fail: '500', endpoint: 'checkout.page' });
    const { waitForModalRemoval, listCallbackNames } = await checkout.open({}, { isModalExpected: false });
    await waitForModalRemoval();
    expect(await listCallbackNames()).toEqual(['dismissed']);
  });

  it('restores the page: focus on the button, nothing inert, scrolling enabled', async () => {
    const { page, waitForModalRemoval } = await checkout.open();
    expect(await page.locator('main').getAttribute('inert')).toBe('');
    await page.keyboard.press('Escape');
    await waitForModalRemoval();
    expect(await page.evaluate('document.activeElement.id')).toBe('buy');
    expect(await page.locator('main').getAttribute('inert')).toBeNull();
    expect(await page.evaluate('document.documentElement.style.overflow')).toBe('');
  });

  it('allows opening the same checkout again', async () => {
    const { page, modal, waitForModalRemoval, payByUpi, listCallbackNames } = await checkout.open();
    await page.keyboard.press('Escape');
    await waitForModalRemoval();
    await page.locator('#buy').click();
    // The document shows the merchant's name only after its script has loaded.
    await modal.getByRole('heading', { name: 'A shop', exact: true }).waitFor();
    await payByUpi('success@razorpay');
    await waitForModalRemoval();
    expect(await listCallbackNames()).toEqual(['dismissed', 'handler']);
  });
});

describe('an order that cannot be paid', () => {
  it('because it is paid shows a notice and calls no handler', async () => {
    const { id } = await checkout.createOrder();
    await checkout.pay(id).expect(200);
    const { modal, getButton, waitForModalRemoval, listCallbackNames } = await checkout.open({
      order_id: id,
    });
    await modal.getByText('Nothing more was taken.').waitFor();
    await getButton('Close').click();
    await waitForModalRemoval();
    expect(await listCallbackNames()).toEqual(['dismissed']);
  });

  it('because another tab paid it after opening shows the same notice', async () => {
    const { orderId, payByUpi, modal, listCallbackNames } = await checkout.open();
    await checkout.pay(orderId).expect(200);
    await payByUpi('success@razorpay');
    await modal.getByRole('heading', { name: 'Already paid' }).waitFor();
    expect(await listCallbackNames()).toEqual([]);
  });

  it('because it does not exist shows a notice', async () => {
    const { modal } = await checkout.open({ order_id: 'order_doesNotExist0' });
    await modal.getByText('The order id provided does not exist.').waitFor();
  });
});

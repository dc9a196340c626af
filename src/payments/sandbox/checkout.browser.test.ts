import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkoutUnderTest } from './checkout-fixture.ts';
import { KEY_SECRET } from './gateway-fixture.ts';
import { signature } from './pay.ts';

let shop: Awaited<ReturnType<typeof checkoutUnderTest>>;
beforeAll(async () => {
  shop = await checkoutUnderTest();
});
afterEach(async () => {
  await shop.leave();
  await shop.faults({});
});
afterAll(() => shop.close());

describe('paying', () => {
  it('by UPI hands the shop a signed payment and goes away', async () => {
    const { order, told, problems, payByUpi, gone } = await shop.open();
    await payByUpi('success@razorpay');
    await gone();
    const [paid, ...rest] = await told();
    const { razorpay_payment_id: id = '' } = paid?.detail ?? {};
    expect([paid?.what, rest, problems]).toEqual(['paid', [], []]);
    expect(paid?.detail).toEqual({
      razorpay_payment_id: expect.stringMatching(/^pay_/),
      razorpay_order_id: order,
      razorpay_signature: signature(order, id, KEY_SECRET),
    });
  });

  it('by card asks for a one-time password', async () => {
    const { chooseCard, modal, button, gone, heard } = await shop.open();
    await chooseCard('4100280000001007');
    await modal.getByLabel('One-time password').fill('754081');
    await button('Submit password').click();
    await gone();
    expect(await heard()).toEqual(['paid']);
  });

  it('by netbanking lets one choose how it ends', async () => {
    const prefill = { email: 'asha@mail.example', contact: '+919876543210', method: 'netbanking' };
    const { order, modal, button, gone, heard } = await shop.open({ prefill });
    await modal.getByLabel('Bank', { exact: true }).selectOption('SBIN');
    await button(/^Pay/).click();
    await button('Succeed').click();
    await gone();
    expect(await heard()).toEqual(['paid']);
    const { items } = (await shop.api.get(`/orders/${order}/payments`).expect(200)).body;
    const { email, contact } = prefill;
    expect(items).toEqual([expect.objectContaining({ bank: 'SBIN', email, contact })]);
  });

  it('works the same where the gateway is on another origin', async () => {
    const { payByUpi, gone, heard, problems } = await shop.open({}, { path: '/elsewhere' });
    await payByUpi('success@razorpay');
    await gone();
    expect([await heard(), problems]).toEqual([['paid'], []]);
  });

  it('without a handler posts the three fields to callback_url', async () => {
    const { page, payByUpi } = await shop.open({ callback_url: '/paid?order=LG-1' }, { handled: false });
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

describe('a payment that fails', () => {
  it('is told, stays open, and may succeed afterwards', async () => {
    const { order, chooseCard, button, modal, told, payByUpi, gone, heard } = await shop.open();
    await chooseCard('4100280000080001');
    await button('Fail').click();
    await expect.poll(() => modal.getByRole('alert').textContent()).toContain('does not hold enough money');
    const error = { reason: 'insufficient_fund', metadata: { order_id: order } };
    await expect.poll(told).toMatchObject([{ what: 'failed', detail: { error } }]);
    await payByUpi('success@razorpay');
    await gone();
    expect(await heard()).toEqual(['failed', 'paid']);
  });

  it('ends the session when the shop allows no retry', async () => {
    const { payByUpi, gone, heard } = await shop.open({ retry: { enabled: false } });
    await payByUpi('failure@razorpay');
    await gone();
    expect(await heard()).toEqual(['failed', 'dismissed']);
  });

  it('with redirect posts the error to callback_url', async () => {
    const { page, payByUpi } = await shop.open(
      { callback_url: '/failed', redirect: true },
      { handled: false },
    );
    const [posted] = await Promise.all([page.waitForRequest('**/failed'), payByUpi('failure@razorpay')]);
    expect(new URLSearchParams(posted.postData() ?? '').get('error[reason]')).toBe('payment_failed');
  });

  it('for want of an answer is not called failed, and can be tried again', async () => {
    const { payByUpi, modal, gone, heard } = await shop.open();
    await shop.faults({ fail: '502html', endpoint: 'checkout.pay', times: 1 });
    await payByUpi('success@razorpay');
    await expect.poll(() => modal.getByRole('alert').textContent()).toContain('did not answer');
    expect(await heard()).toEqual([]);
    await payByUpi('success@razorpay');
    await gone();
    expect(await heard()).toEqual(['paid']);
  });
});

describe('leaving', () => {
  it.each(['the cross', 'Escape', 'close()'])('by %s dismisses, once', async (way) => {
    const { page, button, gone, heard } = await shop.open();
    if (way === 'the cross') await button('Close checkout').click();
    if (way === 'Escape') await page.keyboard.press('Escape');
    if (way === 'close()') await page.evaluate('checkout.close()');
    await gone();
    expect(await heard()).toEqual(['dismissed']);
  });

  it('asks first when the shop wants confirmation', async () => {
    const { page, tab, modal, button, gone, heard } = await shop.open({ modal: { confirm_close: true } });
    await tab('UPI').click();
    await page.keyboard.press('Escape');
    await modal.getByRole('heading', { name: 'Leave without paying?' }).waitFor();
    await button('Keep paying').click();
    await button('Close checkout').click();
    await button('Leave').click();
    await gone();
    expect(await heard()).toEqual(['dismissed']);
  });

  it('does not happen by Escape when the shop switched that off', async () => {
    const { page, tab, modal } = await shop.open({ modal: { escape: false } });
    await tab('UPI').click();
    await page.keyboard.press('Escape');
    await tab('Card').click();
    await modal.getByLabel('Card number').waitFor();
  });

  it('happens by itself when the time is over, however early', async () => {
    const { gone, heard } = await shop.open({ timeout: 0.2 }, { loads: false });
    await gone();
    expect(await heard()).toEqual(['dismissed']);
  });

  it('happens by itself when the modal cannot be had', async () => {
    await shop.faults({ fail: '500', endpoint: 'checkout.page' });
    const { gone, heard } = await shop.open({}, { loads: false });
    await gone();
    expect(await heard()).toEqual(['dismissed']);
  });

  it('gives the page back: focus on the button, nothing inert, scrolling free', async () => {
    const { page, gone } = await shop.open();
    expect(await page.locator('main').getAttribute('inert')).toBe('');
    await page.keyboard.press('Escape');
    await gone();
    expect(await page.evaluate('document.activeElement.id')).toBe('buy');
    expect(await page.locator('main').getAttribute('inert')).toBeNull();
    expect(await page.evaluate('document.documentElement.style.overflow')).toBe('');
  });

  it('is followed by another opening of the same checkout', async () => {
    const { page, modal, gone, payByUpi, heard } = await shop.open();
    await page.keyboard.press('Escape');
    await gone();
    await page.locator('#buy').click();
    // drawn before its script is there, it knows the shop's name only then
    await modal.getByRole('heading', { name: 'A shop', exact: true }).waitFor();
    await payByUpi('success@razorpay');
    await gone();
    expect(await heard()).toEqual(['dismissed', 'paid']);
  });
});

describe('an order that cannot be paid', () => {
  it('already paid: says so and calls no handler', async () => {
    const { id } = await shop.order();
    await shop.pay(id).expect(200);
    const { modal, button, gone, heard } = await shop.open({ order_id: id });
    await modal.getByText('Nothing more was taken.').waitFor();
    await button('Close').click();
    await gone();
    expect(await heard()).toEqual(['dismissed']);
  });

  it('paid meanwhile in another tab: says so, too', async () => {
    const { order, payByUpi, modal, heard } = await shop.open();
    await shop.pay(order).expect(200);
    await payByUpi('success@razorpay');
    await modal.getByRole('heading', { name: 'Already paid' }).waitFor();
    expect(await heard()).toEqual([]);
  });

  it('unknown: says so', async () => {
    const { modal } = await shop.open({ order_id: 'order_doesNotExist0' });
    await modal.getByText('The order id provided does not exist.').waitFor();
  });
});

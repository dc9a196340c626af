import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_PATH } from '#sandbox/index.ts';
import { createTestCheckout, type TestCheckout } from './checkout-fixture.ts';
import { KEY_ID } from './sandbox-fixture.ts';

let checkout: TestCheckout;
beforeAll(async () => {
  checkout = await createTestCheckout();
});
afterEach(() => checkout.closePages());
afterAll(() => checkout.close());

describe('a forged message', () => {
  it('to the merchant’s page causes no payment', async () => {
    const { page, payByUpi, waitForModalRemoval, listCallbacks } = await checkout.open();
    await page.evaluate(`postMessage({ from: 'sandbox-checkout', type: 'paid', paid: 'forged' }, '*')`);
    await page.evaluate(`postMessage({ from: 'sandbox-checkout', type: 'dismissed' }, '*')`);
    await payByUpi('success@razorpay');
    await waitForModalRemoval();
    expect(await listCallbacks()).toEqual([
      { name: 'handler', detail: expect.objectContaining({ razorpay_order_id: expect.any(String) }) },
    ]);
  });

  it('to the modal from another frame changes nothing', async () => {
    const { getTab, evaluateInModal, modal } = await checkout.open();
    await evaluateInModal(
      `postMessage({ to: 'sandbox-checkout', type: 'open', options: { name: 'A thief' } }, '*')`,
    );
    await getTab('UPI').click();
    expect(await modal.locator('#merchant').textContent()).toBe('A shop');
  });
});

describe('a page of another origin', () => {
  it('cannot frame the modal under the merchant’s name', async () => {
    const { id } = await checkout.createOrder();
    const url = `${SANDBOX_PATH}/checkout/${id}?key=${KEY_ID}&origin=https://shop.example`;
    checkout.pages.set('/thief', `<!doctype html><iframe src="${url}"></iframe>`);
    const page = await (await checkout.browser.newContext()).newPage();
    await page.goto(`${checkout.url}/thief`);
    expect(await page.frameLocator('iframe').locator('#sheet').count()).toBe(0);
  });
});

describe('the methods', () => {
  it('begin with UPI, which links to an app with payee, amount and order', async () => {
    const { modal, orderId } = await checkout.open();
    expect(await modal.getByRole('tab').allInnerTexts()).toEqual(['UPI', 'Card', 'Netbanking']);
    await modal.getByLabel('UPI ID').waitFor();
    const href = await modal.getByRole('link', { name: 'Pay with a UPI app' }).getAttribute('href');
    const { protocol, host, searchParams } = new URL(href!);
    expect(protocol + host).toBe('upi:pay');
    expect(Object.fromEntries(searchParams)).toEqual({
      pa: 'sandbox@razorpay',
      pn: 'Sandbox',
      tr: orderId,
      am: expect.stringMatching(/^\d+\.\d\d$/),
      cu: 'INR',
    });
  });

  it('begin with that of the merchant’s display sequence', async () => {
    const display = {
      blocks: { banks: { name: 'Pay by bank', instruments: [{ method: 'netbanking' }] } },
      sequence: ['block.banks'],
    };
    const { modal } = await checkout.open({ config: { display } });
    await modal.locator('#bank').waitFor();
  });
});

describe('the card form', () => {
  it('shows an error at the invalid field and sends nothing to the bank', async () => {
    const { getButton, getTab, modal } = await checkout.open();
    await getTab('Card').click();
    await getButton(/^Pay/).click();
    await expect.poll(() => modal.locator(':focus').getAttribute('id')).toBe('number');
    await modal.getByLabel('Card number').pressSequentially('4242424242424242');
    expect(await modal.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
    await getButton(/^Pay/).click();
    await modal.getByText('never type a real card').waitFor();
  });
});

describe('the modal', () => {
  it.each([320, 360, 1280])('at %i px has no horizontal overflow', async (width) => {
    const name = 'A shop with a very long name, and sons, established in Jaipur';
    const { modal, evaluateInModal } = await checkout.open({ name }, { width });
    await expect.poll(() => modal.getByText(name).isVisible()).toBe(true);
    expect(await evaluateInModal('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await evaluateInModal(`sheet.scrollWidth <= sheet.clientWidth`)).toBe(true);
  });

  it('shows in every view that no money moves', async () => {
    const { modal, payByCard } = await checkout.open();
    const banner = modal.getByText('Sandbox: no money moves');
    await expect.poll(() => banner.isVisible()).toBe(true);
    await payByCard('4100280000001007');
    await modal.getByLabel('One-time password').waitFor();
    expect(await banner.isVisible()).toBe(true);
  });

  it('can be used by keyboard alone and keeps the focus inside', async () => {
    const { page, modal, waitForModalRemoval, listCallbackNames } = await checkout.open();
    const getFocusedId = () => modal.locator(':focus').getAttribute('id');
    const pressKey = async (key: string) => {
      await page.keyboard.press(key);
      return getFocusedId();
    };
    await expect.poll(getFocusedId).toBe('sheet');
    await pressKey('Shift+Tab');
    expect(await modal.locator(':focus').textContent()).toContain('Pay ₹2,499');
    expect(await pressKey('Tab')).toBe('close');
    expect(await pressKey('Tab')).toBe('tab-upi');
    expect(await pressKey('ArrowRight')).toBe('tab-card');
    expect(await pressKey('ArrowLeft')).toBe('tab-upi');
    expect(await pressKey('Tab')).toBe('upi-app');
    expect(await pressKey('Tab')).toBe('vpa');
    await page.keyboard.press('Enter');
    await waitForModalRemoval();
    expect(await listCallbackNames()).toEqual(['handler']);
  });

  it.each(['form', 'bank', 'notice', 'leave'])('has no axe violations in the view %s', async (view) => {
    const prefill = { name: 'Asha', email: 'asha@mail.example', contact: '+919876543210' };
    const { page, payByCard, evaluateInModal } = await checkout.open({
      theme: { color: '#E9A23B' },
      prefill,
    });
    if (view === 'bank') await payByCard('4100280000001007');
    else await evaluateInModal(`document.body.dataset.view = '${view}'`);
    // During the fade-in every contrast is too low.
    await evaluateInModal('Promise.all(document.getAnimations().map((animation) => animation.finished))');
    const { violations } = await new AxeBuilder({ page }).include('iframe').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it.each([
    ['#E9A23B', 'rgb(29, 27, 46)'],
    ['#15132B', 'rgb(255, 255, 255)'],
    ['not a colour', 'rgb(255, 255, 255)'],
  ])('with theme colour %s has button text in %s', async (color, textColor) => {
    const { evaluateInModal } = await checkout.open({ theme: { color } });
    await expect
      .poll(() => evaluateInModal(`getComputedStyle(document.querySelector('.primary')).color`))
      .toBe(textColor);
  });
});

import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkoutUnderTest } from './checkout-fixture.ts';
import { KEY_ID } from './gateway-fixture.ts';

let shop: Awaited<ReturnType<typeof checkoutUnderTest>>;
beforeAll(async () => {
  shop = await checkoutUnderTest();
});
afterEach(() => shop.leave());
afterAll(() => shop.close());

describe('forged messages', () => {
  it('to the shop make no payment', async () => {
    const { page, payByUpi, gone, told } = await shop.open();
    await page.evaluate(`postMessage({ from: 'sandbox-checkout', type: 'paid', paid: 'forged' }, '*')`);
    await page.evaluate(`postMessage({ from: 'sandbox-checkout', type: 'dismissed' }, '*')`);
    await payByUpi('success@razorpay');
    await gone();
    expect(await told()).toEqual([
      { what: 'paid', detail: expect.objectContaining({ razorpay_order_id: expect.any(String) }) },
    ]);
  });

  it('to the modal from another frame change nothing', async () => {
    const { tab, inModal, modal } = await shop.open();
    await inModal(`postMessage({ to: 'sandbox-checkout', type: 'open', options: { name: 'A thief' } }, '*')`);
    await tab('UPI').click();
    expect(await modal.locator('#merchant').textContent()).toBe('A shop');
  });
});

describe('a stranger', () => {
  it('who frames the page under the shop’s name sees nothing of it', async () => {
    const { id } = await shop.order();
    const address = `/sandbox/razorpay/checkout/${id}?key=${KEY_ID}&origin=https://shop.example`;
    shop.pages.set('/thief', `<!doctype html><iframe src="${address}"></iframe>`);
    const page = await (await shop.browser.newContext()).newPage();
    await page.goto(`${shop.url}/thief`);
    expect(await page.frameLocator('iframe').locator('#sheet').count()).toBe(0);
  });
});

describe('the card form', () => {
  it('explains what is wrong at its field, and asks no bank', async () => {
    const { button, modal } = await shop.open();
    await button(/^Pay/).click();
    await expect.poll(() => modal.locator(':focus').getAttribute('id')).toBe('number');
    await modal.getByLabel('Card number').pressSequentially('4242424242424242');
    expect(await modal.getByLabel('Card number').inputValue()).toBe('4242 4242 4242 4242');
    await button(/^Pay/).click();
    await modal.getByText('never type a real card').waitFor();
  });
});

describe('for everybody', () => {
  it.each([320, 360, 1280])('at %i px nothing is cut off sideways', async (width) => {
    const name = 'A shop with a very long name, and sons, established in Jaipur';
    const { modal, inModal } = await shop.open({ name }, { width });
    await expect.poll(() => modal.getByText(name).isVisible()).toBe(true);
    expect(await inModal('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await inModal(`sheet.scrollWidth <= sheet.clientWidth`)).toBe(true);
  });

  it('says in every view that no money moves', async () => {
    const { modal, chooseCard } = await shop.open();
    const banner = modal.getByText('Sandbox: no money moves');
    await expect.poll(() => banner.isVisible()).toBe(true);
    await chooseCard('4100280000001007');
    await modal.getByLabel('One-time password').waitFor();
    expect(await banner.isVisible()).toBe(true);
  });

  it('the keyboard alone pays, and never leaves the modal', async () => {
    const { page, modal, gone, heard } = await shop.open();
    const focused = () => modal.locator(':focus').getAttribute('id');
    const press = async (key: string) => {
      await page.keyboard.press(key);
      return focused();
    };
    await expect.poll(focused).toBe('sheet');
    await press('Shift+Tab');
    expect(await modal.locator(':focus').textContent()).toContain('Pay ₹2,499');
    expect(await press('Tab')).toBe('close');
    expect(await press('Tab')).toBe('tab-card');
    expect(await press('ArrowRight')).toBe('tab-upi');
    expect(await press('Tab')).toBe('vpa');
    await page.keyboard.press('Enter');
    await gone();
    expect(await heard()).toEqual(['paid']);
  });

  it.each(['form', 'bank', 'notice', 'leave'])('axe finds nothing in the %s', async (view) => {
    const prefill = { name: 'Asha', email: 'asha@mail.example', contact: '+919876543210' };
    const { page, chooseCard, inModal } = await shop.open({ theme: { color: '#E9A23B' }, prefill });
    if (view === 'bank') await chooseCard('4100280000001007');
    else await inModal(`document.body.dataset.view = '${view}'`);
    // Fading in, everything would count as pale.
    await inModal('Promise.all(document.getAnimations().map((animation) => animation.finished))');
    const { violations } = await new AxeBuilder({ page }).include('iframe').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it.each([
    ['#E9A23B', 'rgb(29, 27, 46)'],
    ['#15132B', 'rgb(255, 255, 255)'],
    ['not a colour', 'rgb(255, 255, 255)'],
  ])('letters on a button of %s are %s', async (color, letters) => {
    const { inModal } = await shop.open({ theme: { color } });
    await expect
      .poll(() => inModal(`getComputedStyle(document.querySelector('.primary')).color`))
      .toBe(letters);
  });
});

/** What a purchase sends, call by call: method, path, headers and body as the specification's point 7 has them. */
import type { Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { launchTestBrowser } from '#src/testing/browser.ts';
import { KUNDLI, setUpCheckout } from '#web/testing/checkout-page.ts';

let shop: ReturnType<typeof setUpCheckout<TestApp>>;
beforeAll(async () => {
  shop = setUpCheckout(await startApp({ role: 'web' }), await launchTestBrowser());
});
afterEach(() => shop.closePages());
afterAll(() => shop.close());

/** The specification's payment calls, in the order they are made. */
function listen(page: Page): Request[] {
  const made: Request[] = [];
  const named = /\/api\/payment\/(get-key|create-order|verify-payment|payment-success)$/;
  page.on('request', (request) => named.test(request.url()) && made.push(request));
  return made;
}

const inShort = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
const bodyOf = (request: Request | undefined) => request?.postDataJSON() as Record<string, unknown>;

describe('a purchase sends', () => {
  it('the four calls in order, each with its headers and its body', async () => {
    const { page, member, goToCheckout, payByUpi, waitForTitle } = await shop.openPage(KUNDLI);
    const made = listen(page);
    await goToCheckout();
    await payByUpi('success@razorpay');
    await waitForTitle('Payment Successful');
    expect(made.map(inShort)).toEqual([
      'GET /api/payment/get-key',
      'POST /api/payment/create-order',
      'POST /api/payment/verify-payment',
      'POST /api/payment/payment-success',
    ]);
    const [, create, verify, success] = made;
    for (const call of [create, verify])
      expect(await call!.headerValue('authorization')).toBe(`Bearer ${member.token}`);
    expect(await success!.headerValue('auth-token')).toBe(member.token);
    expect(bodyOf(create)).toMatchObject({ amount: 499, reportKey: 'janam-kundli' });
    expect(bodyOf(verify)).toEqual({
      razorpay_order_id: expect.stringMatching(/^order_/),
      razorpay_payment_id: expect.stringMatching(/^pay_/),
      razorpay_signature: expect.stringMatching(/^[\da-f]{64}$/),
      reportKey: 'janam-kundli',
    });
    expect(bodyOf(success)).toEqual({ reportKey: 'janam-kundli' });
  });

  it('nothing and loads no payment script before it is confirmed', async () => {
    const { page, clickBuy, dialog } = await shop.openPage(KUNDLI);
    const made = listen(page);
    await clickBuy();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    expect(made).toEqual([]);
    expect(await page.locator('script[src*="checkout"]').count()).toBe(0);
  });
});

it('a free report sends one call: the key as reportType, the token as bearer', async () => {
  const { page, member, main, dialog } = await shop.openPage('/reports/free-kundli');
  const made = listen(page);
  await main
    .getByRole('button', { name: /Get my free report/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Make my free report' }).click();
  await dialog.getByRole('heading', { name: 'Your report is being made' }).waitFor();
  expect(made.map(inShort)).toEqual(['POST /api/payment/payment-success']);
  expect(bodyOf(made[0])).toMatchObject({ reportType: 'free-kundli' });
  expect(bodyOf(made[0])).not.toHaveProperty('reportKey');
  expect(await made[0]!.headerValue('authorization')).toBe(`Bearer ${member.token}`);
});

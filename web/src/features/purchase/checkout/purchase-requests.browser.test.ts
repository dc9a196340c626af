/** The requests of a purchase: method, path, headers and body as in point 7 of the specification. */
import type { Page, Request } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { getTestBrowser } from '#src/testing/browser.ts';
import { KUNDLI_PATH, setUpCheckout } from '#web/testing/checkout-page.ts';

let checkout: ReturnType<typeof setUpCheckout<TestApp>>;
beforeAll(async () => {
  checkout = setUpCheckout(await startApp({ role: 'web' }), await getTestBrowser());
});
afterEach(() => checkout.closePages());
afterAll(() => checkout.close());

/** Records the specified payment requests in their order. */
function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  const paymentUrl = /\/api\/payment\/(get-key|create-order|verify-payment|payment-success)$/;
  page.on('request', (request) => paymentUrl.test(request.url()) && requests.push(request));
  return requests;
}

const formatRequest = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;
const getBody = (request: Request | undefined) => request?.postDataJSON() as Record<string, unknown>;

describe('purchase requests', () => {
  it('are four calls in order with the specified headers and bodies', async () => {
    const { page, member, goToCheckout, payByUpi, waitForTitle } = await checkout.openPage(KUNDLI_PATH);
    const requests = recordRequests(page);
    await goToCheckout();
    await payByUpi('success@razorpay');
    await waitForTitle('Payment Successful');
    expect(requests.map(formatRequest)).toEqual([
      'GET /api/payment/get-key',
      'POST /api/payment/create-order',
      'POST /api/payment/verify-payment',
      'POST /api/payment/payment-success',
    ]);
    const [, create, verify, success] = requests;
    for (const request of [create, verify])
      expect(await request!.headerValue('authorization')).toBe(`Bearer ${member.token}`);
    expect(await success!.headerValue('auth-token')).toBe(member.token);
    expect(getBody(create)).toMatchObject({ amount: 499, reportKey: 'janam-kundli' });
    expect(getBody(verify)).toEqual({
      razorpay_order_id: expect.stringMatching(/^order_/),
      razorpay_payment_id: expect.stringMatching(/^pay_/),
      razorpay_signature: expect.stringMatching(/^[\da-f]{64}$/),
      reportKey: 'janam-kundli',
    });
    expect(getBody(success)).toEqual({ reportKey: 'janam-kundli' });
  });

  it('are not sent, and no payment script is loaded, before the confirmation', async () => {
    const { page, clickBuy, dialog } = await checkout.openPage(KUNDLI_PATH);
    const requests = recordRequests(page);
    await clickBuy();
    await dialog.getByRole('heading', { name: 'Is this right?' }).waitFor();
    expect(requests).toEqual([]);
    expect(await page.locator('script[src*="checkout"]').count()).toBe(0);
  });
});

it('a free report sends one request with reportType and a bearer token', async () => {
  const { page, member, main, dialog } = await checkout.openPage('/reports/free-kundli');
  const requests = recordRequests(page);
  await main
    .getByRole('button', { name: /Get my free report/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Make my free report' }).click();
  await dialog.getByRole('heading', { name: 'Your report is being made' }).waitFor();
  expect(requests.map(formatRequest)).toEqual(['POST /api/payment/payment-success']);
  expect(getBody(requests[0])).toMatchObject({ reportType: 'free-kundli' });
  expect(getBody(requests[0])).not.toHaveProperty('reportKey');
  expect(await requests[0]!.headerValue('authorization')).toBe(`Bearer ${member.token}`);
});

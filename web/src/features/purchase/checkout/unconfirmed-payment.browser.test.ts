import { describe, expect, it } from 'vitest';
import { startSite } from '#src/testing/site.ts';
import { findAxeViolations, takeScreenshot } from '#web/testing/browser-visit.ts';
import { KUNDLI_PATH, setUpCheckout } from '#web/testing/checkout-page.ts';

const site = startSite({});

describe('a payment that the gateway does not confirm at once', () => {
  it('shows that it is being confirmed and offers no second payment, then shows the success', async () => {
    const checkout = setUpCheckout(site.app, site.browser);
    const { page, main, goToCheckout, payByUpi, waitForTitle } = await checkout.openPage(KUNDLI_PATH, {
      width: 360,
    });
    await goToCheckout();
    const [order] = await checkout.sandbox.listOrders();
    await checkout.sandbox.overrideOrder(order!.id, { autoCapture: false });
    await checkout.setFaults({ fail: '500', endpoint: 'payments.capture', webhooks: 'lost' });
    await payByUpi('success@razorpay');
    await waitForTitle('Confirming your payment');
    await main.getByText('Please do not pay again').first().waitFor();
    expect(await main.getByRole('link', { name: /Pay|Try again/ }).count()).toBe(0);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findAxeViolations(page), `${width} px`).toEqual([]);
      await takeScreenshot(page, `confirming-${width}`);
    }
    await checkout.setFaults({});
    site.app.clock.advanceHours(1);
    await page.reload();
    await waitForTitle('Payment Successful');
  }, 120_000);
});

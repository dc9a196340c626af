import { describe, expect, it } from 'vitest';
import { findAxeViolations, takeScreenshot } from '#web/testing/browser-visit.ts';
import { setUpCheckout, KUNDLI_PATH } from '#web/testing/checkout-page.ts';
import { startSite } from '#src/testing/site.ts';

const site = startSite({});

describe('the first-report offer, held by another open order', () => {
  it('is explained in the confirm dialog, which shows the list price and keeps what was entered', async () => {
    const checkout = setUpCheckout(site.app, site.browser);
    const member = await checkout.registerMember();
    const { body: profile } = await member.call('get', '/api/profile').expect(200);
    const { body: openOrder } = await member
      .call('post', '/api/payment/create-order')
      .send({
        amount: 499,
        reportKey: 'janam-kundli',
        birthDetails: { ...profile.birth, name: 'Meenakshi Subramaniam' },
      })
      .expect(200);
    const { page, dialog, clickBuy, clickPay, waitForCheckout } = await checkout.openPage(KUNDLI_PATH, {
      as: member,
      width: 360,
    });
    await clickBuy();
    await dialog.getByText('₹499').first().waitFor();
    await clickPay();
    await dialog.getByRole('alert').getByText(`open order ${openOrder.order}`).waitFor();
    await dialog.getByRole('button', { name: 'Pay ₹999' }).waitFor();
    expect(await dialog.getByText(/Asha Rao, born on/).count()).toBe(1);
    expect(await findAxeViolations(page)).toEqual([]);
    await takeScreenshot(page, 'offer-held');
    await clickPay();
    await waitForCheckout();
  }, 120_000);
});

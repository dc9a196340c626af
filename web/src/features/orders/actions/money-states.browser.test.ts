/** Cards of paid orders that are on hold: birth details are missing for days, or the bank examines the payment. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { requestRefund } from '#src/orders/domain/refund-commands.ts';
import { checkDeliverySlas } from '#src/orders/recovery/check-delivery-sla.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { recordDispute } from '#src/payments/disputes/record-dispute.ts';
import { buildBirthDetails } from '#src/places/testing.ts';
import { createSandboxClient } from '#src/testing/sandbox-client.ts';
import { startSite } from '#src/testing/site.ts';
import { composeForJobs, PAID_REPORT_KEY } from '#src/testing/app-with-buyers.ts';
import { registerMember, type Member } from '#web/testing/checkout-page.ts';
import { findAxeViolations, hasNoOverflow, takeScreenshot, visit } from '#web/testing/browser-visit.ts';
import { logInPage } from '#web/testing/profile-page.ts';

/** No worker runs: no report is printed and no refund is sent. */
const site = startSite();
let jobsApp: ComposedApp;
let member: Member;
beforeAll(async () => {
  jobsApp = await composeForJobs(site);
  member = await registerMember(site.app.url);
});
afterAll(() => jobsApp.close());

/** @returns the numbers of the order and of its payment */
async function createPaidOrder(birthDetails?: object): Promise<{ orderId: string; paymentId: string }> {
  const { body: quote } = await member
    .call('get', `/api/payment/quote?reportKey=${PAID_REPORT_KEY}`)
    .expect(200);
  const { body } = await member
    .call('post', '/api/payment/create-order')
    .send({
      amount: quote.pricePaise / 100,
      reportKey: PAID_REPORT_KEY,
      ...(birthDetails ? { birthDetails } : {}),
    })
    .expect(200);
  const { body: proof } = await createSandboxClient(site.app.url).pay(body.orderId).expect(200);
  await member
    .call('post', '/api/payment/verify-payment')
    .send({ ...proof, reportKey: PAID_REPORT_KEY })
    .expect(200);
  return { orderId: body.order, paymentId: proof.razorpay_payment_id };
}

async function openCard(orderId: string, width: number) {
  const { page } = await visit(site.browser, `${site.app.url}/my-reports`, {
    width,
    reducedMotion: true,
    before: (newPage) => logInPage(site.app.url, newPage, member.email),
  });
  const card = page.getByRole('listitem').filter({ hasText: `Order ${orderId}` });
  await card.waitFor();
  return { page, card };
}

describe('card of a paid order', () => {
  it('without birth details offers the form, and after three days a refund as well', async () => {
    // The profile contains birth details, which an order would use. Without them the order waits.
    await site.app.db('members').where({ email: member.email }).update({ birth: null });
    const { orderId } = await createPaidOrder();
    const fresh = await openCard(orderId, 1280);
    await fresh.card.getByRole('button', { name: 'Add birth details' }).waitFor();
    expect(await fresh.card.getByRole('button', { name: /^Request a refund/ }).count()).toBe(0);
    site.app.clock.advanceHours(72);
    await checkDeliverySlas(jobsApp.deps);
    for (const width of [360, 768, 1280]) {
      const { page, card } = await openCard(orderId, width);
      await card.getByText(/Or request a refund\.$/).waitFor();
      await card.getByRole('button', { name: 'Add birth details' }).waitFor();
      await card.getByRole('button', { name: /^Request a refund/ }).waitFor();
      await takeScreenshot(page, `missing-details-${width}`);
      expect(await findAxeViolations(page)).toEqual([]);
      expect(await hasNoOverflow(page)).toBe(true);
    }
  });

  it('says that a requested refund waits for the bank while the payment is disputed', async () => {
    const { orderId, paymentId } = await createPaidOrder(await buildBirthDetails(site.app.url));
    const meta = { actor: 'support:cli', cause: 'goodwill', at: site.app.clock.now().toISOString() };
    await changeOrder(jobsApp.deps, orderId, meta, (order) => requestRefund(order, 'support', meta.at));
    const { page, card } = await openCard(orderId, 360);
    await card.getByText('Refund on its way').waitFor();
    const disputeId = await createSandboxClient(site.app.url).openDispute(paymentId);
    await recordDispute(jobsApp.deps, await jobsApp.deps.gateway.fetchDispute(disputeId), meta);
    await card.getByText('With your bank').waitFor();
    await card.getByText(/Your bank is examining this payment\. We wait for its decision/).waitFor();
    await takeScreenshot(page, 'refund-on-hold-360');
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await hasNoOverflow(page)).toBe(true);
  });
});

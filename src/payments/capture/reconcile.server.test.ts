import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { reconcilePayments } from './reconcile.ts';
import { composeForJobs, startShop, type Shop } from '#src/testing/test-shop.ts';

let shop: Shop;
let composed: ComposedApp;
beforeAll(async () => {
  shop = await startShop();
  composed = await composeForJobs(shop);
});
afterEach(async () => {
  await shop.setFaults({});
  // Expire open orders of this test, so that the next one sees only its own.
  shop.app.clock.advance(24 * 5);
});
afterAll(async () => {
  await composed.close();
  await shop.close();
});

const reconcile = () => reconcilePayments(composed.deps);

describe('reconciliation', () => {
  it('reconciliation records a payment without webhook, also after the order expired', async () => {
    const untold = await shop.placeOrderFor(shop.asha, 'Untold');
    const late = await shop.placeOrderFor(shop.ravi, 'Late');
    await shop.setFaults({ webhooks: 'lost' });
    await shop.payAtGateway(untold.orderId);
    const paymentId = await shop.payPending(late.orderId);
    shop.app.clock.advance(1);
    expect(await reconcile()).toMatchObject({ checked: 2, captured: 1, expired: 0, unanswered: 0 });
    shop.app.clock.advance(73);
    expect(await reconcile()).toMatchObject({ checked: 1, expired: 1 });
    await shop.settlePayment(paymentId, 'success');
    shop.app.clock.advance(24);
    expect(await reconcile()).toMatchObject({ checked: 1, captured: 1 });
    expect((await shop.listEventTypes(late.order)).slice(-3)).toEqual([
      'OrderExpired',
      'PaymentCapturedByReconciliation',
      'GenerationRequested',
    ]);
  });

  it('reconciliation captures an authorised payment and does not expire its order', async () => {
    const { order, orderId } = await shop.placeOrderFor(shop.asha, 'Set Aside');
    await shop.sandbox.simulateMismatch(orderId, { autoCapture: false });
    await shop.setFaults({ webhooks: 'lost' });
    await shop.payAtGateway(orderId);
    shop.app.clock.advance(73);
    await shop.setFaults({ fail: '500', endpoint: 'payments.capture' });
    expect(await reconcile()).toMatchObject({ captured: 0, expired: 0 });
    await shop.setFaults({});
    shop.app.clock.advance(1);
    expect(await reconcile()).toMatchObject({ captured: 1 });
    expect(await shop.findOrderRow(order)).toMatchObject({ status: 'paid' });
  });

  it('reconciliation expires nothing while the gateway is down, and stops after three failures', async () => {
    const names = [
      'Anand',
      'Bhavna',
      'Chitra',
      'Dinesh',
      'Esha',
      'Farhan',
      'Gauri',
      'Hemant',
      'Indira',
      'Jatin',
    ];
    for (const name of names) await shop.placeOrderFor(shop.asha, name);
    shop.app.clock.advance(73);
    await shop.setFaults({ fail: '502html' });
    const down = await reconcile();
    expect(down).toMatchObject({ captured: 0, expired: 0, refunded: 0 });
    // four orders are checked at a time
    expect(down.unanswered).toBeGreaterThanOrEqual(3);
    expect(down.checked).toBeLessThan(names.length);
    await shop.setFaults({});
    shop.app.clock.advance(24);
    expect(await reconcile()).toMatchObject({ checked: names.length, expired: names.length, unanswered: 0 });
  });

  it('reconciliation records a payment that does not match its order as unmatched and continues', async () => {
    const odd = await shop.placeOrderFor(shop.asha, 'Odd');
    const even = await shop.placeOrderFor(shop.asha, 'Even');
    await shop.setFaults({ webhooks: 'lost' });
    await shop.sandbox.simulateMismatch(odd.orderId, { amount: 100 });
    await shop.payAtGateway(odd.orderId);
    await shop.payAtGateway(even.orderId);
    shop.app.clock.advance(1);
    expect(await reconcile()).toMatchObject({ captured: 1, failed: 0 });
    expect(await shop.findOrderRow(even.order)).toMatchObject({ status: 'paid' });
    expect(await shop.findOrderRow(odd.order)).toMatchObject({ status: 'payment-requested' });
    expect(await shop.app.db('unmatched_payments').where({ order_id: odd.order }).first()).toMatchObject({
      reason: 'amount-mismatch',
      status: 'open',
    });
  });
});

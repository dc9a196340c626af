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
  shop.app.clock.advanceHours(24 * 5);
});
afterAll(async () => {
  await composed.close();
  await shop.close();
});

const reconcile = () => reconcilePayments(composed.deps);

describe('reconciliation', () => {
  it('reconciliation records a payment without webhook, also after the order expired', async () => {
    const unreportedOrder = await shop.placeOrderFor(shop.asha, { personName: 'Unreported' });
    const lateOrder = await shop.placeOrderFor(shop.ravi, { personName: 'Late' });
    await shop.setFaults({ webhooks: 'lost' });
    await shop.payAtGateway(unreportedOrder.gatewayOrderId);
    const paymentId = await shop.payPending(lateOrder.gatewayOrderId);
    shop.app.clock.advanceHours(1);
    expect(await reconcile()).toMatchObject({ checked: 2, captured: 1, expired: 0, unanswered: 0 });
    shop.app.clock.advanceHours(73);
    expect(await reconcile()).toMatchObject({ checked: 1, expired: 1 });
    await shop.simulatePaymentOutcome(paymentId, 'success');
    shop.app.clock.advanceHours(24);
    expect(await reconcile()).toMatchObject({ checked: 1, captured: 1 });
    expect((await shop.listEventTypes(lateOrder.orderId)).slice(-3)).toEqual([
      'OrderExpired',
      'PaymentCapturedByReconciliation',
      'GenerationRequested',
    ]);
  });

  it('reconciliation captures an authorized payment and does not expire its order', async () => {
    const { orderId, gatewayOrderId } = await shop.placeOrderFor(shop.asha, { personName: 'Set Aside' });
    await shop.sandbox.overrideOrder(gatewayOrderId, { autoCapture: false });
    await shop.setFaults({ webhooks: 'lost' });
    await shop.payAtGateway(gatewayOrderId);
    shop.app.clock.advanceHours(73);
    await shop.setFaults({ fail: '500', endpoint: 'payments.capture' });
    expect(await reconcile()).toMatchObject({ captured: 0, expired: 0 });
    await shop.setFaults({});
    shop.app.clock.advanceHours(1);
    expect(await reconcile()).toMatchObject({ captured: 1 });
    expect(await shop.findOrderRow(orderId)).toMatchObject({ status: 'paid' });
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
    for (const name of names) await shop.placeOrderFor(shop.asha, { personName: name });
    shop.app.clock.advanceHours(73);
    await shop.setFaults({ fail: '502html' });
    const result = await reconcile();
    expect(result).toMatchObject({ captured: 0, expired: 0, refunded: 0 });
    // four orders are checked at a time
    expect(result.unanswered).toBeGreaterThanOrEqual(3);
    expect(result.checked).toBeLessThan(names.length);
    await shop.setFaults({});
    shop.app.clock.advanceHours(24);
    expect(await reconcile()).toMatchObject({ checked: names.length, expired: names.length, unanswered: 0 });
  });

  it('reconciliation records a payment that does not match its order as unmatched and continues', async () => {
    const mismatchedOrder = await shop.placeOrderFor(shop.asha, { personName: 'Mismatched' });
    const matchingOrder = await shop.placeOrderFor(shop.asha, { personName: 'Matching' });
    await shop.setFaults({ webhooks: 'lost' });
    await shop.sandbox.overrideOrder(mismatchedOrder.gatewayOrderId, { amount: 100 });
    await shop.payAtGateway(mismatchedOrder.gatewayOrderId);
    await shop.payAtGateway(matchingOrder.gatewayOrderId);
    shop.app.clock.advanceHours(1);
    expect(await reconcile()).toMatchObject({ captured: 1, failed: 0 });
    expect(await shop.findOrderRow(matchingOrder.orderId)).toMatchObject({ status: 'paid' });
    expect(await shop.findOrderRow(mismatchedOrder.orderId)).toMatchObject({ status: 'payment-requested' });
    expect(
      await shop.app.db('unmatched_payments').where({ order_id: mismatchedOrder.orderId }).first(),
    ).toMatchObject({
      reason: 'amount-mismatch',
      status: 'open',
    });
  });
});

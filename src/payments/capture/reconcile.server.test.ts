import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { reconcilePayments } from './reconcile.ts';
import { composeForJobs, startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
});
afterEach(async () => {
  await setup.setFaults({});
  // Expire open orders of this test, so that the next one sees only its own.
  setup.app.clock.advanceHours(24 * 5);
});
afterAll(async () => {
  await composed.close();
  await setup.close();
});

const reconcile = () => reconcilePayments(composed.deps);

describe('reconciliation', () => {
  it('reconciliation records a payment without webhook, also after the order expired', async () => {
    const unreportedOrder = await setup.placeOrderFor(setup.asha, { personName: 'Unreported' });
    const lateOrder = await setup.placeOrderFor(setup.ravi, { personName: 'Late' });
    await setup.setFaults({ webhooks: 'lost' });
    await setup.payAtGateway(unreportedOrder.gatewayOrderId);
    const paymentId = await setup.payPending(lateOrder.gatewayOrderId);
    setup.app.clock.advanceHours(1);
    expect(await reconcile()).toMatchObject({ checked: 2, captured: 1, expired: 0, unanswered: 0 });
    setup.app.clock.advanceHours(73);
    expect(await reconcile()).toMatchObject({ checked: 1, expired: 1 });
    await setup.simulatePaymentOutcome(paymentId, 'success');
    setup.app.clock.advanceHours(24);
    expect(await reconcile()).toMatchObject({ checked: 1, captured: 1 });
    expect((await setup.listEventTypes(lateOrder.orderId)).slice(-3)).toEqual([
      'OrderExpired',
      'PaymentCapturedByReconciliation',
      'GenerationRequested',
    ]);
  });

  it('reconciliation captures an authorized payment and does not expire its order', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Set Aside' });
    await setup.sandbox.overrideOrder(gatewayOrderId, { autoCapture: false });
    await setup.setFaults({ webhooks: 'lost' });
    await setup.payAtGateway(gatewayOrderId);
    setup.app.clock.advanceHours(73);
    await setup.setFaults({ fail: '500', endpoint: 'payments.capture' });
    expect(await reconcile()).toMatchObject({ captured: 0, expired: 0 });
    await setup.setFaults({});
    setup.app.clock.advanceHours(1);
    expect(await reconcile()).toMatchObject({ captured: 1 });
    expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'paid' });
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
    for (const name of names) await setup.placeOrderFor(setup.asha, { personName: name });
    setup.app.clock.advanceHours(73);
    await setup.setFaults({ fail: '502html' });
    const result = await reconcile();
    expect(result).toMatchObject({ captured: 0, expired: 0, refunded: 0 });
    // four orders are checked at a time
    expect(result.unanswered).toBeGreaterThanOrEqual(3);
    expect(result.checked).toBeLessThan(names.length);
    await setup.setFaults({});
    setup.app.clock.advanceHours(24);
    expect(await reconcile()).toMatchObject({ checked: names.length, expired: names.length, unanswered: 0 });
  });

  it('reconciliation records a payment that does not match its order as unmatched and continues', async () => {
    const mismatchedOrder = await setup.placeOrderFor(setup.asha, { personName: 'Mismatched' });
    const matchingOrder = await setup.placeOrderFor(setup.asha, { personName: 'Matching' });
    await setup.setFaults({ webhooks: 'lost' });
    await setup.sandbox.overrideOrder(mismatchedOrder.gatewayOrderId, { amount: 100 });
    await setup.payAtGateway(mismatchedOrder.gatewayOrderId);
    await setup.payAtGateway(matchingOrder.gatewayOrderId);
    setup.app.clock.advanceHours(1);
    expect(await reconcile()).toMatchObject({ captured: 1, failed: 0 });
    expect(await setup.findOrderRow(matchingOrder.orderId)).toMatchObject({ status: 'paid' });
    expect(await setup.findOrderRow(mismatchedOrder.orderId)).toMatchObject({ status: 'payment-requested' });
    expect(
      await setup.app.db('unmatched_payments').where({ order_id: mismatchedOrder.orderId }).first(),
    ).toMatchObject({
      reason: 'amount-mismatch',
      status: 'open',
    });
  });
});

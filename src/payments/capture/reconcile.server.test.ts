import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { reconcilePayments } from './reconcile.ts';
import { composeForJobs, startShop, type Shop } from '#src/testing/test-shop.ts';

let shop: Shop;
let office: ComposedApp;
beforeAll(async () => {
  shop = await startShop();
  office = await composeForJobs(shop);
});
afterEach(async () => {
  await shop.setFaults({});
  // Whatever a test leaves open is closed, so that the next one finds only its own orders.
  shop.app.clock.advance(24 * 5);
});
afterAll(async () => {
  await office.close();
  await shop.close();
});

const reconcile = () => reconcilePayments(office.deps);

describe('the reconciliation', () => {
  it('finds a payment nobody told of, and one that came after the order closed', async () => {
    const untold = await shop.placeOrderFor(shop.asha, 'Untold');
    const late = await shop.placeOrderFor(shop.ravi, 'Late');
    await shop.setFaults({ webhooks: 'lost' });
    await shop.payAtGateway(untold.orderId);
    const paymentId = await shop.payPending(late.orderId);
    expect(await reconcile()).toEqual({ looked: 2, captured: 1, expired: 0, unanswered: 0, refunded: 0 });
    shop.app.clock.advance(73);
    expect(await reconcile()).toMatchObject({ looked: 1, expired: 1 });
    await shop.settlePayment(paymentId, 'success');
    expect(await reconcile()).toMatchObject({ looked: 1, captured: 1 });
    expect((await shop.listEventTypes(late.order)).slice(-3)).toEqual([
      'OrderExpired',
      'PaymentCapturedByReconciliation',
      'GenerationRequested',
    ]);
  });

  it('collects what a bank has set aside, and does not close such an order', async () => {
    const { order, orderId } = await shop.placeOrderFor(shop.asha, 'Set Aside');
    await shop.sandbox.simulateMismatch(orderId, { autoCapture: false });
    await shop.payAtGateway(orderId);
    shop.app.clock.advance(73);
    await shop.setFaults({ fail: '500', endpoint: 'payments.capture' });
    expect(await reconcile()).toMatchObject({ captured: 0, expired: 0 });
    await shop.setFaults({});
    expect(await reconcile()).toMatchObject({ captured: 1 });
    expect(await shop.findOrderRow(order)).toMatchObject({ status: 'paid' });
  });

  it('closes nothing while the gateway is down, and stops asking after three silences', async () => {
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await shop.placeOrderFor(shop.asha, name);
    shop.app.clock.advance(73);
    await shop.setFaults({ fail: '502html' });
    expect(await reconcile()).toEqual({ looked: 3, captured: 0, expired: 0, unanswered: 3, refunded: 0 });
    await shop.setFaults({ fail: '500', times: 1 });
    expect(await reconcile()).toEqual({ looked: 5, captured: 0, expired: 4, unanswered: 1, refunded: 0 });
  });

  it('is not held up by a payment that does not fit its order', async () => {
    const odd = await shop.placeOrderFor(shop.asha, 'Odd');
    const even = await shop.placeOrderFor(shop.asha, 'Even');
    await shop.setFaults({ webhooks: 'lost' });
    await shop.sandbox.simulateMismatch(odd.orderId, { amount: 100 });
    await shop.payAtGateway(odd.orderId);
    await shop.payAtGateway(even.orderId);
    expect(await reconcile()).toMatchObject({ looked: 2, captured: 1 });
    expect(await shop.findOrderRow(even.order)).toMatchObject({ status: 'paid' });
    expect(await shop.findOrderRow(odd.order)).toMatchObject({ status: 'payment-requested' });
  });
});

/** Captured payments that fit no order, from the gateway to the refund, with the worker running. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { verifyLedger } from '#src/ledger/verify.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { compareBooks, hasDifferences } from '#src/payments/reconciliation/compare-books.ts';
import { composeForJobs, startShop, waitUntil, type Shop } from '#src/testing/test-shop.ts';

let shop: Shop;
let composed: ComposedApp;
beforeAll(async () => {
  shop = await startShop({ role: 'all' });
  composed = await composeForJobs(shop);
});
afterEach(() => shop.setFaults({}));
afterAll(async () => {
  await composed.close();
  await shop.close();
});

const findUnmatched = (id: string) =>
  shop.app.db('unmatched_payments').where({ gateway_payment_id: id }).first();

describe('a captured payment that fits no order', () => {
  it('of an unknown gateway order is listed, and refunded after a day', async () => {
    const { body } = await shop.sandbox
      .post('/orders', { amount: 12_300, currency: 'INR', receipt: 'another-shop' })
      .expect(200);
    const { razorpay_payment_id: id } = await shop.payAtGateway(body.id);
    await waitUntil(async () => (await findUnmatched(id)) !== undefined);
    expect(await findUnmatched(id)).toMatchObject({
      status: 'open',
      reason: 'unknown-order',
      amount: 12_300,
    });

    await reconcilePayments(composed.deps);
    expect(await findUnmatched(id)).toMatchObject({ status: 'open' });
    shop.app.clock.advanceHours(25);
    await reconcilePayments(composed.deps);
    await waitUntil(async () => (await findUnmatched(id)).status === 'refunded');
    expect(await shop.sandbox.listRefundsOf(id)).toMatchObject([{ amount: 12_300 }]);
  });

  it('without webhook is found by the daily comparison of the books', async () => {
    await shop.setFaults({ webhooks: 'lost' });
    const placedOrder = await shop.placeOrderFor(shop.ravi, 'Mismatch');
    await shop.sandbox.simulateMismatch(placedOrder.gatewayOrderId, { amount: 100 });
    const { razorpay_payment_id: id } = await shop.payAtGateway(placedOrder.gatewayOrderId);
    expect(await findUnmatched(id)).toBeUndefined();
    const comparison = await compareBooks(composed.deps);
    expect(comparison.healed).toContain(id);
    expect(hasDifferences(comparison)).toBe(false);
    expect(await findUnmatched(id)).toMatchObject({
      reason: 'amount-mismatch',
      order_id: placedOrder.orderId,
    });
    expect(await compareBooks(composed.deps)).toMatchObject({ healed: [] });
  });

  it('of a placed order whose gateway order was lost by a crash pays that order', async () => {
    await shop.setFaults({ fail: 'reset-after-commit', endpoint: 'orders.create', times: 1 });
    const input = {
      amount: 999,
      reportKey: 'janam-kundli',
      birthDetails: { ...shop.birthDetails, name: 'Crash' },
    };
    await shop.ravi.post('/api/payment/create-order', input).expect(503);
    await shop.setFaults({});
    const row = await shop.app.db('orders').where({ status: 'placed' }).orderBy('placed_at', 'desc').first();
    const gatewayOrder = (await shop.sandbox.get('/orders').query({ receipt: row.id }).expect(200)).body
      .items[0];
    await shop.payAtGateway(gatewayOrder.id);
    await shop.waitForEvent(row.id, 'GenerationRequested');
  });

  it('leaves an intact ledger', async () => {
    expect(await verifyLedger(shop.app.db)).toMatchObject({ intact: true });
  });
});

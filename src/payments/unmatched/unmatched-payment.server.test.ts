/** Captured payments that fit no order, from the gateway to the refund, with the worker running. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { recordPayment } from '#src/payments/capture/record-payment.ts';
import { GatewayError } from '#src/payments/gateway/gateway.ts';
import { compareBooks, hasDifferences } from '#src/payments/reconciliation/compare-books.ts';
import {
  composeForJobs,
  startAppWithBuyers,
  waitUntil,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { changeUnmatchedPayment } from './change-unmatched.ts';
import { requestDueRefunds } from './refund-unmatched.ts';
import { detectUnmatched } from './unmatched-payment.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
beforeAll(async () => {
  setup = await startAppWithBuyers({ role: 'all' });
  composed = await composeForJobs(setup);
});
afterEach(() => setup.setFaults({}));
afterAll(async () => {
  await composed.close();
  await setup.close();
});

const findUnmatched = (id: string) =>
  setup.app.db('unmatched_payments').where({ gateway_payment_id: id }).first();

describe('a captured payment that fits no order', () => {
  it('of an unknown gateway order is listed, and refunded after a day', async () => {
    const { body } = await setup.sandbox
      .post('/orders', { amount: 12_300, currency: 'INR', receipt: 'another-shop' })
      .expect(200);
    const { razorpay_payment_id: id } = await setup.payAtGateway(body.id);
    await waitUntil(async () => (await findUnmatched(id)) !== undefined);
    expect(await findUnmatched(id)).toMatchObject({
      status: 'open',
      reason: 'unknown-order',
      amount: 12_300,
    });

    await reconcilePayments(composed.deps);
    expect(await findUnmatched(id)).toMatchObject({ status: 'open' });
    setup.app.clock.advanceHours(25);
    await reconcilePayments(composed.deps);
    await waitUntil(async () => (await findUnmatched(id)).status === 'refunded');
    expect(await setup.sandbox.listRefundsOf(id)).toMatchObject([{ amount: 12_300 }]);
  });

  it('without webhook is found by the daily comparison of the books', async () => {
    await setup.setFaults({ webhooks: 'lost' });
    const placedOrder = await setup.placeOrderFor(setup.ravi, { personName: 'Mismatch' });
    await setup.sandbox.overrideOrder(placedOrder.gatewayOrderId, { amount: 100 });
    const { razorpay_payment_id: id } = await setup.payAtGateway(placedOrder.gatewayOrderId);
    expect(await findUnmatched(id)).toBeUndefined();
    const comparison = await compareBooks(composed.deps);
    expect(comparison.newlyRecorded).toContain(id);
    expect(hasDifferences(comparison)).toBe(false);
    expect(await findUnmatched(id)).toMatchObject({
      reason: 'amount-mismatch',
      order_id: placedOrder.orderId,
    });
    expect(await compareBooks(composed.deps)).toMatchObject({ newlyRecorded: [] });
  });

  it('of a placed order whose gateway order was lost by a crash pays that order', async () => {
    await setup.setFaults({ fail: 'reset-after-commit', endpoint: 'orders.create', times: 1 });
    const input = {
      amount: 999,
      reportKey: 'janam-kundli',
      birthDetails: { ...setup.birthDetails, name: 'Crash' },
    };
    await setup.ravi.post('/api/payment/create-order', input).expect(503);
    await setup.setFaults({});
    const row = await setup.app.db('orders').where({ status: 'placed' }).orderBy('placed_at', 'desc').first();
    const gatewayOrder = (await setup.sandbox.get('/orders').query({ receipt: row.id }).expect(200)).body
      .items[0];
    await setup.payAtGateway(gatewayOrder.id);
    await setup.waitForEvent(row.id, 'GenerationRequested');
  });

  it('of an order number of ours that our books do not have is listed, and never refunded automatically', async () => {
    const { body } = await setup.sandbox
      .post('/orders', { amount: 49_900, currency: 'INR', receipt: 'LG-2611-RESTRD' })
      .expect(200);
    const { razorpay_payment_id: id } = await setup.payAtGateway(body.id);
    await waitUntil(async () => (await findUnmatched(id)) !== undefined);
    expect(await findUnmatched(id)).toMatchObject({ reason: 'order-lost', refund_after: null });
    setup.app.clock.advanceHours(24 * 9);
    await reconcilePayments(composed.deps);
    expect(await findUnmatched(id)).toMatchObject({ status: 'open' });
  });

  it.each([
    [401, 'Authentication failed'],
    [400, 'The api key provided is invalid'],
  ])('is not recorded while the gateway rejects our key with %i %s', async (status, description) => {
    const { deps } = composed;
    const fetchOrder = () => Promise.reject(new GatewayError(status, 'BAD_REQUEST_ERROR', description));
    const payment = {
      id: `pay_nokey${status}`,
      order_id: 'order_nokey',
      amount: 49_900,
      currency: 'INR',
      status: 'captured',
    } as const;
    const meta = { actor: 'test', cause: 'test', at: deps.clock.now().toISOString() };
    const reported = recordPayment(
      { ...deps, gateway: { ...deps.gateway, fetchOrder } },
      'webhook',
      payment,
      meta,
    );
    await expect(reported).rejects.toMatchObject({ status });
    expect(await findUnmatched(payment.id)).toBeUndefined();
  });

  it('is refunded automatically up to a daily limit, because many at once mean lost orders', async () => {
    const { db, clock } = setup.app;
    const meta = { actor: 'test', cause: 'test', at: clock.now().toISOString() };
    const ids = Array.from({ length: 55 }, (_, n) => `pay_burst${n}`);
    for (const id of ids)
      await changeUnmatchedPayment(composed.deps, id, meta, (current) =>
        detectUnmatched(current, {
          gatewayPaymentId: id,
          reason: 'unknown-order',
          amount: 100,
          currency: 'INR',
          at: meta.at,
        }),
      );
    const countRequested = async () =>
      (await db('unmatched_payments').whereIn('gateway_payment_id', ids).whereNot({ status: 'open' })).length;
    clock.advanceHours(25);
    await requestDueRefunds(composed.deps);
    await requestDueRefunds(composed.deps);
    expect(await countRequested()).toBe(50);
    clock.advanceHours(25);
    await requestDueRefunds(composed.deps);
    expect(await countRequested()).toBe(55);
  });

  it('leaves an intact ledger', async () => {
    expect(await verifyLedger(setup.app.db)).toMatchObject({ isIntact: true });
  });
});

/** Partial refunds made in the gateway's dashboard, and refunds that fail at the bank: webhook, reconciliation and job. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { rebuildOrders } from '#src/orders/store/projection.ts';
import { requestRefund } from '#src/orders/domain/refund-commands.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import {
  composeForJobs,
  startAppWithBuyers,
  placePaidOrder,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { compareBooks } from '#src/payments/reconciliation/compare-books.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { refundOrder } from './refund-order.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
  // Uses up the first-report offer: later orders cost ₹999.
  await payFor('The Offer');
});
afterEach(() => setup.setFaults({}));
afterAll(async () => {
  await composed.close();
  await setup.close();
});

const payFor = (name: string) => placePaidOrder(setup, name);

const requestRefundOf = (orderId: string) => {
  const meta = { actor: 'support:cli', cause: 'goodwill', at: setup.app.clock.now().toISOString() };
  return changeOrder(composed.deps, orderId, meta, (current) => requestRefund(current, 'support', meta.at));
};
/** As support does in the gateway's dashboard. */
const refundAtGateway = async (paymentId: string, amount?: number): Promise<string> => {
  const call = setup.sandbox.post(`/payments/${paymentId}/refund`, amount ? { amount } : {});
  return (await call.expect(200)).body.id;
};
const simulateRefundOutcome = (refundId: string, outcome: 'success' | 'failure') =>
  setup.sandbox.simulateRefundOutcome(refundId, outcome);
const listRefundEvents = async (orderId: string) =>
  (await setup.listEventTypes(orderId)).filter((type) => /Refund/.test(type));
const fetchOrderView = async (orderId: string) =>
  (await setup.asha.get(`/api/orders/${orderId}`).expect(200)).body.order;
const findRefundId = async (paymentId: string): Promise<string> =>
  (await setup.sandbox.listRefundsOf(paymentId))[0]!.id;

describe('a partial refund at the gateway', () => {
  it('a partial refund is recorded once by its webhooks, and the order stays paid and shows the amount', async () => {
    const { orderId, paymentId } = await payFor('A Part');
    await setup.setFaults({ webhooks: 'duplicated' });
    const gatewayRefundId = await refundAtGateway(paymentId, 10_000);
    await setup.waitForEvent(orderId, 'PaymentPartiallyRefunded');
    await reconcilePayments(composed.deps);
    expect(await listRefundEvents(orderId)).toEqual(['PaymentPartiallyRefunded']);
    const { data } = await setup.app
      .db('events')
      .where({ stream: orderId, type: 'PaymentPartiallyRefunded' })
      .first();
    expect(data).toMatchObject({ gatewayRefundId, amountPaise: 10_000 });
    expect(await fetchOrderView(orderId)).toMatchObject({ status: 'paid', refundedPaise: 10_000 });
    const receipt = await setup.asha.get(`/api/orders/${orderId}/receipt`).expect(200);
    expect(receipt.text).toContain(gatewayRefundId);
    expect(receipt.text).toContain('₹899.00');
  });

  it('a partial refund without webhook is found by reconciliation, and the last one completes the refund', async () => {
    const { orderId, paymentId } = await payFor('Parts, Unreported');
    await setup.setFaults({ webhooks: 'lost' });
    await refundAtGateway(paymentId, 10_000);
    expect(await reconcilePayments(composed.deps)).toMatchObject({ refunded: 1 });
    expect(await reconcilePayments(composed.deps)).toMatchObject({ refunded: 0 });
    await refundAtGateway(paymentId);
    expect(await reconcilePayments(composed.deps)).toMatchObject({ refunded: 1 });
    expect(await listRefundEvents(orderId)).toEqual(['PaymentPartiallyRefunded', 'PaymentRefunded']);
    expect(await fetchOrderView(orderId)).toMatchObject({
      status: 'refunded',
      refund: { amountPaise: 99_900 },
    });
  });

  it('a partial refund without webhook is fetched when the gateway reports the payment as fully refunded', async () => {
    const { orderId, paymentId } = await payFor('First Part Lost');
    await setup.setFaults({ webhooks: 'lost' });
    await refundAtGateway(paymentId, 10_000);
    await setup.setFaults({});
    await refundAtGateway(paymentId);
    await setup.waitForEvent(orderId, 'PaymentRefunded');
    expect(await listRefundEvents(orderId)).toEqual(['PaymentPartiallyRefunded', 'PaymentRefunded']);
  });

  it('a requested refund after a partial refund covers the remaining amount', async () => {
    const { orderId, paymentId } = await payFor('The Rest');
    await refundAtGateway(paymentId, 10_000);
    await setup.waitForEvent(orderId, 'PaymentPartiallyRefunded');
    await requestRefundOf(orderId);
    expect(await fetchOrderView(orderId)).toMatchObject({
      status: 'refund-requested',
      refund: { amountPaise: 89_900 },
    });
    await refundOrder(composed.deps, { orderId, requestNumber: 1 });
    expect(await fetchOrderView(orderId)).toMatchObject({ status: 'refunded', refundedPaise: 99_900 });
  });

  it('a partial refund of half the amount does not count as the refund of the other half', async () => {
    const { orderId, paymentId } = await payFor('Half And Half');
    await setup.setFaults({ webhooks: 'lost' });
    await requestRefundOf(orderId);
    await refundAtGateway(paymentId, 49_950);
    await refundOrder(composed.deps, { orderId, requestNumber: 1 });
    expect(await listRefundEvents(orderId)).toEqual([
      'RefundRequested',
      'PaymentPartiallyRefunded',
      'PaymentRefunded',
    ]);
    const refunds = await setup.sandbox.listRefundsOf(paymentId);
    expect(refunds.map(({ amount }) => amount)).toEqual([49_950, 49_950]);
  });
});

describe('a refund that fails at the bank', () => {
  it('a refund that fails after completion needs attention, and a second request makes a new refund', async () => {
    const { orderId, paymentId } = await payFor('Sent Back');
    await requestRefundOf(orderId);
    await refundOrder(composed.deps, { orderId, requestNumber: 1 });
    await simulateRefundOutcome(await findRefundId(paymentId), 'failure');
    await setup.waitForEvent(orderId, 'RefundFailed');
    expect(await fetchOrderView(orderId)).toMatchObject({
      status: 'refund-requested',
      refund: { amountPaise: 99_900, needsAttention: true },
    });
    expect(await fetchOrderView(orderId)).not.toHaveProperty('refundedPaise');
    expect(await setup.findOrderRow(orderId)).toMatchObject({ attention_reason: 'refund-failed' });
    await requestRefundOf(orderId);
    await refundOrder(composed.deps, { orderId, requestNumber: 2 });
    expect(await fetchOrderView(orderId)).toMatchObject({ status: 'refunded', refundedPaise: 99_900 });
    expect(await setup.findOrderRow(orderId)).toMatchObject({ attention_reason: null });
    expect(await setup.sandbox.listRefundsOf(paymentId)).toHaveLength(2);
  });

  it('a refund that fails a week later without webhook is found by the daily comparison', async () => {
    const { orderId, paymentId } = await payFor('Sent Back, Unreported');
    const partialRefundId = await refundAtGateway(paymentId, 10_000);
    await setup.waitForEvent(orderId, 'PaymentPartiallyRefunded');
    await setup.setFaults({ webhooks: 'lost' });
    setup.app.clock.advanceHours(24 * 7);
    await simulateRefundOutcome(partialRefundId, 'failure');
    await compareBooks(composed.deps);
    await compareBooks(composed.deps);
    expect(await listRefundEvents(orderId)).toEqual(['PaymentPartiallyRefunded', 'RefundFailed']);
    expect(await setup.findOrderRow(orderId)).toMatchObject({
      status: 'paid',
      attention_reason: 'refund-failed',
    });
    await refundAtGateway(paymentId, 10_000);
    await reconcilePayments(composed.deps);
    expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'paid', attention_reason: null });
  });

  it('a refund reported as failed before it is reported as processed is never counted', async () => {
    const { orderId, paymentId } = await payFor('Shuffled');
    await setup.setFaults({ webhooks: 'delayed' });
    const refundId = await refundAtGateway(paymentId);
    await setup.setFaults({});
    await simulateRefundOutcome(refundId, 'failure');
    await setup.waitForEvent(orderId, 'RefundFailed');
    setup.app.clock.advanceHours(2);
    const listHandledWebhooks = () =>
      setup.app
        .db('webhook_inbox')
        .where({ type: 'refund.processed' })
        .where({ gateway_payment_id: paymentId })
        .whereNotNull('handled_at');
    await expect.poll(async () => (await listHandledWebhooks()).length).toBe(1);
    expect(await listRefundEvents(orderId)).toEqual(['RefundFailed']);
    expect(await setup.findOrderRow(orderId)).toMatchObject({
      status: 'paid',
      attention_reason: 'refund-failed',
    });
  });
});

describe('a pending refund', () => {
  it('a pending refund completes when the gateway has processed it, not before', async () => {
    const { orderId, paymentId } = await payFor('Waiting');
    await requestRefundOf(orderId);
    await setup.setFaults({ deferRefunds: true });
    await refundOrder(composed.deps, { orderId, requestNumber: 1 });
    await reconcilePayments(composed.deps);
    expect(await fetchOrderView(orderId)).toMatchObject({ status: 'refund-requested' });
    await simulateRefundOutcome(await findRefundId(paymentId), 'success');
    await setup.waitForEvent(orderId, 'PaymentRefunded');
    expect(await fetchOrderView(orderId)).toMatchObject({ status: 'refunded' });
  });

  it('the books are equal while a refund is pending, although the gateway counts it already', async () => {
    const { paymentId } = await payFor('Counted Early');
    await setup.setFaults({ deferRefunds: true, webhooks: 'lost' });
    await refundAtGateway(paymentId, 10_000);
    setup.app.clock.advanceHours(1);
    expect(await compareBooks(composed.deps)).toMatchObject({ differing: [] });
    await simulateRefundOutcome(await findRefundId(paymentId), 'success');
    const comparison = await compareBooks(composed.deps);
    expect(comparison.newlyRecorded).toContain(paymentId);
    expect(comparison).toMatchObject({ differing: [] });
  });

  it('a pending refund that fails leaves the order unrefunded', async () => {
    const { orderId, paymentId } = await payFor('Waiting In Vain');
    await requestRefundOf(orderId);
    await setup.setFaults({ deferRefunds: true });
    await refundOrder(composed.deps, { orderId, requestNumber: 1 });
    await simulateRefundOutcome(await findRefundId(paymentId), 'failure');
    await setup.waitForEvent(orderId, 'RefundFailed');
    expect(await listRefundEvents(orderId)).toEqual(['RefundRequested', 'RefundPending', 'RefundFailed']);
    expect(await fetchOrderView(orderId)).toMatchObject({
      status: 'refund-requested',
      refund: { needsAttention: true },
    });
  });
});

it('the ledger is intact after partial and failed refunds, and a rebuild gives the same orders', async () => {
  expect(await verifyLedger(setup.app.db)).toMatchObject({ isIntact: true });
  const rowsBefore = await setup.app.db('orders').orderBy('id');
  await rebuildOrders(setup.app.db);
  expect(await setup.app.db('orders').orderBy('id')).toEqual(rowsBefore);
});

/** Parts given back by hand in the gateway's dashboard, and refunds that a bank sends back: webhook, look and job, in any order. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { rebuildOrders } from '#src/orders/store/projection.ts';
import { requestRefund } from '#src/orders/domain/refund-commands.ts';
import { verifyLedger } from '#src/ledger/verify.ts';
import { composeForJobs, startShop, placePaidOrder, type Shop } from '#src/testing/test-shop.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { refundOrder } from './refund-order.ts';

let shop: Shop;
let office: ComposedApp;
beforeAll(async () => {
  shop = await startShop();
  office = await composeForJobs(shop);
  // The offer is used up: what follows costs ₹999 each.
  await paid('The Offer');
});
afterEach(() => shop.setFaults({}));
afterAll(async () => {
  await office.close();
  await shop.close();
});

const paid = (name: string) => placePaidOrder(shop, name);

const deps = () => office.deps;
const ask = (order: string) => {
  const meta = { actor: 'support:cli', cause: 'kindness', at: shop.app.clock.now().toISOString() };
  return changeOrder(deps(), order, meta, (now) => requestRefund(now, 'support', meta.at));
};
/** As a person does in the gateway's dashboard. */
const byHand = async (paymentId: string, amount?: number): Promise<string> => {
  const call = shop.sandbox.post(`/payments/${paymentId}/refund`, amount ? { amount } : {});
  return (await call.expect(200)).body.id;
};
const bank = (refundId: string, outcome: 'success' | 'failure') =>
  shop.sandbox.settleRefund(refundId, outcome);
const moneyEvents = async (order: string) =>
  (await shop.listEventTypes(order)).filter((type) => /Refund/.test(type));
const viewOf = async (order: string) => (await shop.asha.get(`/api/orders/${order}`).expect(200)).body.order;
const refundOf = async (paymentId: string): Promise<string> =>
  (await shop.sandbox.listRefundsOf(paymentId))[0]!.id;

describe('a part given back by hand', () => {
  it('is recorded when the webhook tells of it, once, and the order stays paid and says how much', async () => {
    const { order, paymentId } = await paid('A Part');
    await shop.setFaults({ webhooks: 'duplicated' });
    const gatewayRefundId = await byHand(paymentId, 10_000);
    await shop.waitForEvent(order, 'PaymentPartiallyRefunded');
    await reconcilePayments(deps());
    expect(await moneyEvents(order)).toEqual(['PaymentPartiallyRefunded']);
    const { data } = await shop.app
      .db('events')
      .where({ stream: order, type: 'PaymentPartiallyRefunded' })
      .first();
    expect(data).toMatchObject({ gatewayRefundId, amountPaise: 10_000 });
    expect(await viewOf(order)).toMatchObject({ status: 'paid', refundedPaise: 10_000 });
    const receipt = await shop.asha.get(`/api/orders/${order}/receipt`).expect(200);
    expect(receipt.text).toContain(gatewayRefundId);
    expect(receipt.text).toContain('₹899.00');
  });

  it('is found by the reconciliation when no webhook came, and the last part makes it a refund', async () => {
    const { order, paymentId } = await paid('Parts, Untold');
    await shop.setFaults({ webhooks: 'lost' });
    await byHand(paymentId, 10_000);
    expect(await reconcilePayments(deps())).toMatchObject({ refunded: 1 });
    expect(await reconcilePayments(deps())).toMatchObject({ refunded: 0 });
    await byHand(paymentId);
    expect(await reconcilePayments(deps())).toMatchObject({ refunded: 1 });
    expect(await moneyEvents(order)).toEqual(['PaymentPartiallyRefunded', 'PaymentRefunded']);
    expect(await viewOf(order)).toMatchObject({ status: 'refunded', refund: { amountPaise: 99_900 } });
  });

  it('that nobody told of is asked for when the gateway says that all is back', async () => {
    const { order, paymentId } = await paid('First Part Lost');
    await shop.setFaults({ webhooks: 'lost' });
    await byHand(paymentId, 10_000);
    await shop.setFaults({});
    await byHand(paymentId);
    await shop.waitForEvent(order, 'PaymentRefunded');
    expect(await moneyEvents(order)).toEqual(['PaymentPartiallyRefunded', 'PaymentRefunded']);
  });

  it('leaves the rest for a refund that is asked for here', async () => {
    const { order, paymentId } = await paid('The Rest');
    await byHand(paymentId, 10_000);
    await shop.waitForEvent(order, 'PaymentPartiallyRefunded');
    await ask(order);
    expect(await viewOf(order)).toMatchObject({
      status: 'refund-requested',
      refund: { amountPaise: 89_900 },
    });
    await refundOrder(deps(), { orderId: order, requestNumber: 1 });
    expect(await viewOf(order)).toMatchObject({ status: 'refunded', refundedPaise: 99_900 });
  });

  it('and made while we ask for all is not taken for the rest, though it is as much', async () => {
    const { order, paymentId } = await paid('Half And Half');
    await shop.setFaults({ webhooks: 'lost' });
    await ask(order);
    await byHand(paymentId, 49_950);
    await expect(refundOrder(deps(), { orderId: order, requestNumber: 1 })).rejects.toMatchObject({
      status: 400,
    });
    await reconcilePayments(deps());
    await refundOrder(deps(), { orderId: order, requestNumber: 1 });
    expect(await moneyEvents(order)).toEqual([
      'RefundRequested',
      'PaymentPartiallyRefunded',
      'PaymentRefunded',
    ]);
    const refunds = await shop.sandbox.listRefundsOf(paymentId);
    expect(refunds.map(({ amount }) => amount)).toEqual([49_950, 49_950]);
  });
});

describe('a refund that its bank sends back', () => {
  it('after it was through is refunded no more: support sees it, asks anew, and a new refund goes', async () => {
    const { order, paymentId } = await paid('Sent Back');
    await ask(order);
    await refundOrder(deps(), { orderId: order, requestNumber: 1 });
    await bank(await refundOf(paymentId), 'failure');
    await shop.waitForEvent(order, 'RefundFailed');
    expect(await viewOf(order)).toMatchObject({
      status: 'refund-requested',
      refund: { amountPaise: 99_900, needsAttention: true },
    });
    expect(await viewOf(order)).not.toHaveProperty('refundedPaise');
    expect(await shop.findOrderRow(order)).toMatchObject({ attention_reason: 'refund-failed' });
    await ask(order);
    await refundOrder(deps(), { orderId: order, requestNumber: 2 });
    expect(await viewOf(order)).toMatchObject({ status: 'refunded', refundedPaise: 99_900 });
    expect(await shop.findOrderRow(order)).toMatchObject({ attention_reason: null });
    expect(await shop.sandbox.listRefundsOf(paymentId)).toHaveLength(2);
  });

  it('is found so by the reconciliation, a week later, when no webhook came', async () => {
    const { order, paymentId } = await paid('Sent Back, Untold');
    const part = await byHand(paymentId, 10_000);
    await shop.waitForEvent(order, 'PaymentPartiallyRefunded');
    await shop.setFaults({ webhooks: 'lost' });
    shop.app.clock.advance(24 * 7);
    await bank(part, 'failure');
    await reconcilePayments(deps());
    await reconcilePayments(deps());
    expect(await moneyEvents(order)).toEqual(['PaymentPartiallyRefunded', 'RefundFailed']);
    expect(await shop.findOrderRow(order)).toMatchObject({
      status: 'paid',
      attention_reason: 'refund-failed',
    });
    await byHand(paymentId, 10_000);
    await reconcilePayments(deps());
    expect(await shop.findOrderRow(order)).toMatchObject({ status: 'paid', attention_reason: null });
  });

  it('and told of before it was said to be through is never counted', async () => {
    const { order, paymentId } = await paid('Shuffled');
    await shop.setFaults({ webhooks: 'delayed' });
    const refundId = await byHand(paymentId);
    await shop.setFaults({});
    await bank(refundId, 'failure');
    await shop.waitForEvent(order, 'RefundFailed');
    shop.app.clock.advance(2);
    const handled = () =>
      shop.app
        .db('webhook_inbox')
        .where({ type: 'refund.processed' })
        .whereRaw(`body #>> '{payload,refund,entity,id}' = ?`, [refundId])
        .whereNotNull('handled_at');
    await expect.poll(async () => (await handled()).length).toBe(1);
    expect(await moneyEvents(order)).toEqual(['RefundFailed']);
    expect(await shop.findOrderRow(order)).toMatchObject({
      status: 'paid',
      attention_reason: 'refund-failed',
    });
  });
});

describe('a refund that the gateway accepts and carries out later', () => {
  it('is refunded when it is through, not before', async () => {
    const { order, paymentId } = await paid('Waiting');
    await ask(order);
    await shop.setFaults({ deferRefunds: true });
    await refundOrder(deps(), { orderId: order, requestNumber: 1 });
    await reconcilePayments(deps());
    expect(await viewOf(order)).toMatchObject({ status: 'refund-requested' });
    await bank(await refundOf(paymentId), 'success');
    await shop.waitForEvent(order, 'PaymentRefunded');
    expect(await viewOf(order)).toMatchObject({ status: 'refunded' });
  });

  it('and fails was never refunded', async () => {
    const { order, paymentId } = await paid('Waiting In Vain');
    await ask(order);
    await shop.setFaults({ deferRefunds: true });
    await refundOrder(deps(), { orderId: order, requestNumber: 1 });
    await bank(await refundOf(paymentId), 'failure');
    await shop.waitForEvent(order, 'RefundFailed');
    expect(await moneyEvents(order)).toEqual(['RefundRequested', 'RefundFailed']);
    expect(await viewOf(order)).toMatchObject({
      status: 'refund-requested',
      refund: { needsAttention: true },
    });
  });
});

it('the ledger is intact after all of this, and folds to what the orders say', async () => {
  expect(await verifyLedger(shop.app.db)).toMatchObject({ intact: true });
  const live = await shop.app.db('orders').orderBy('id');
  await rebuildOrders(shop.app.db);
  expect(await shop.app.db('orders').orderBy('id')).toEqual(live);
});

/** The way of the money back: our job, a gateway in trouble, and hands in the gateway's own dashboard. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { produceReport } from '#src/delivery/produce-report.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { rebuildOrders } from '#src/orders/store/projection.ts';
import { requestRefund } from '#src/orders/domain/refund-commands.ts';
import { verifyLedger } from '#src/ledger/verify.ts';
import {
  composeForJobs,
  KUNDLI,
  startShop,
  placePaidOrder,
  waitUntil,
  type Shop,
} from '#src/testing/test-shop.ts';
import { jobs } from '#jobs/index.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { markRefundRejected, refundOrder } from './refund-order.ts';

let shop: Shop;
let office: ComposedApp;
beforeAll(async () => {
  shop = await startShop();
  office = await composeForJobs(shop);
});
afterEach(() => shop.setFaults({}));
afterAll(async () => {
  await office.close();
  await shop.close();
});

const paid = (name: string) => placePaidOrder(shop, name);

const meta = () => ({ actor: 'support:cli', cause: 'kindness', at: shop.app.clock.now().toISOString() });
const ask = (order: string) =>
  changeOrder(office.deps, order, meta(), (now) => requestRefund(now, 'support', meta().at));
const runJob = (orderId: string, requestNumber = 1) => refundOrder(office.deps, { orderId, requestNumber });
const refundsOf = (paymentId: string) => shop.sandbox.listRefundsOf(paymentId);
const refundedTimes = async (order: string) =>
  (await shop.listEventTypes(order)).filter((type) => type === 'PaymentRefunded').length;
const quote = async () => (await shop.asha.get(`/api/payment/quote?reportKey=${KUNDLI}`).expect(200)).body;

/** As a person does in the gateway's dashboard. */
const byHand = (paymentId: string, body: object = {}) =>
  shop.sandbox.post(`/payments/${paymentId}/refund`, body).expect(200);

describe('a refund that was asked for', () => {
  it('goes through once, however often its job runs, and frees the first-report offer', async () => {
    const { order, paymentId } = await paid('First');
    expect(await quote()).not.toHaveProperty('offer');
    await ask(order);
    expect(await quote()).not.toHaveProperty('offer');
    await runJob(order);
    await runJob(order);
    await waitUntil(async () => (await refundedTimes(order)) === 1);
    expect(await refundsOf(paymentId)).toMatchObject([{ amount: 49_900 }]);
    const { body } = await shop.asha.get(`/api/orders/${order}`).expect(200);
    expect(body.order).toMatchObject({
      status: 'refunded',
      refund: { amountPaise: 49_900, refundedAt: expect.any(String) },
    });
    expect(await quote()).toMatchObject({ offer: 'first-report', pricePaise: 49_900 });
  });

  it('waits while the gateway is down, and goes through when it is back', async () => {
    const { order, paymentId } = await paid('Gateway Down');
    await ask(order);
    await shop.setFaults({ fail: '500', endpoint: 'payments.refund' });
    await expect(runJob(order)).rejects.toMatchObject({ status: 500 });
    expect(await refundedTimes(order)).toBe(0);
    expect(await shop.findOrderRow(order)).toMatchObject({ status: 'refund-requested' });
    await shop.setFaults({});
    await runJob(order);
    expect(await refundedTimes(order)).toBe(1);
    expect(await refundsOf(paymentId)).toHaveLength(1);
  });

  it('is one refund even when the gateway’s answer is lost on the way', async () => {
    const { order, paymentId } = await paid('Answer Lost');
    await ask(order);
    await shop.setFaults({ fail: 'reset-after-commit', endpoint: 'payments.refund', webhooks: 'lost' });
    await expect(runJob(order)).rejects.toMatchObject({ status: 0 });
    await shop.setFaults({});
    await runJob(order);
    expect(await refundsOf(paymentId)).toHaveLength(1);
    expect(await refundedTimes(order)).toBe(1);
  });

  it('that the gateway refuses for days is noted for support, who ask again', async () => {
    const { order, paymentId } = await paid('Refused');
    await ask(order);
    await shop.setFaults({ fail: '429', endpoint: 'payments.refund' });
    const error: unknown = await runJob(order).catch((thrown: unknown) => thrown);
    await markRefundRejected(office.deps, { orderId: order, requestNumber: 1 }, error);
    expect((await shop.listEventTypes(order)).at(-1)).toBe('RefundRejected');
    await shop.setFaults({});
    await ask(order);
    await runJob(order, 1);
    expect(await refundedTimes(order), 'the job of the first request is past').toBe(0);
    await runJob(order, 2);
    expect(await refundedTimes(order)).toBe(1);
    expect(await refundsOf(paymentId)).toHaveLength(1);
  });

  it('is tried for about three days', () => {
    const { retryLimit, retryDelay, retryDelayMax } = jobs.find(
      ({ queue }) => queue.name === 'refund-order',
    )!.policy;
    const waits = Array.from({ length: retryLimit }, (_, i) => Math.min(retryDelay * 2 ** i, retryDelayMax!));
    const days = waits.reduce((sum, seconds) => sum + seconds, 0) / 86_400;
    expect(days).toBeGreaterThan(2.5);
    expect(days).toBeLessThan(4);
  });

  it('stops the report: a job that runs now makes nothing', async () => {
    const { order } = await paid('Stopped');
    await ask(order);
    const press = {
      ...office.deps,
      print: () => Promise.reject(new Error('nothing is printed')),
      getRendererVersion: () => Promise.resolve('none'),
    };
    await produceReport(press, order, 1);
    const types = await shop.listEventTypes(order);
    expect(types).not.toContain('ChartComputed');
    expect(types).not.toContain('GenerationFailed');
    await shop.asha.post(`/api/orders/${order}/resend`).expect(409);
    await shop.asha.get(`/api/orders/${order}/report.pdf`).expect(409);
    const correction = { birthDetails: { ...shop.birthDetails, time: '02:30' } };
    const { body } = await shop.asha.post(`/api/orders/${order}/correction`, correction).expect(409);
    expect(body.code).toBe('refunded');
  });
});

describe('a refund made by hand at the gateway', () => {
  it('is recorded when the gateway’s webhook tells of it', async () => {
    const { order, paymentId } = await paid('By Hand');
    await byHand(paymentId);
    await shop.waitForEvent(order, 'PaymentRefunded');
    expect(await shop.listEventTypes(order)).not.toContain('RefundRequested');
    expect(await shop.findOrderRow(order)).toMatchObject({ status: 'refunded' });
  });

  it('is found by the reconciliation when no webhook came', async () => {
    const { order, paymentId } = await paid('By Hand, Untold');
    await shop.setFaults({ webhooks: 'lost' });
    await byHand(paymentId);
    expect(await reconcilePayments(office.deps)).toMatchObject({ refunded: 1 });
    expect(await reconcilePayments(office.deps)).toMatchObject({ refunded: 0 });
    expect(await refundedTimes(order)).toBe(1);
  });

  it('is taken for ours when our own comes too late', async () => {
    const { order, paymentId } = await paid('By Hand, Before Us');
    await ask(order);
    await shop.setFaults({ webhooks: 'lost' });
    await byHand(paymentId);
    await runJob(order);
    const [made] = await refundsOf(paymentId);
    const refunded = await shop.app.db('events').where({ stream: order, type: 'PaymentRefunded' }).first();
    expect(refunded.data.gatewayRefundId).toBe(made!.id);
  });

  it('told of before its payment still counts, once the payment is known', async () => {
    const ordered = await shop.placeOrderFor(shop.asha, 'Shuffled');
    await shop.setFaults({ webhooks: 'delayed' });
    const { razorpay_payment_id: paymentId } = await shop.payAtGateway(ordered.orderId);
    await shop.setFaults({});
    await byHand(paymentId);
    const told = () =>
      shop.app
        .db('webhook_inbox')
        .where({ type: 'refund.processed', gateway_order_id: ordered.orderId })
        .whereNotNull('handled_at');
    await waitUntil(async () => (await told()).length === 1);
    expect(await shop.listEventTypes(ordered.order)).not.toContain('PaymentRefunded');
    shop.app.clock.advance(2);
    await shop.waitForEvent(ordered.order, 'PaymentRefunded');
    expect(await shop.findOrderRow(ordered.order)).toMatchObject({ status: 'refunded' });
  });
});

it('the ledger is intact after all of this, and folds to what the orders say', async () => {
  expect(await verifyLedger(shop.app.db)).toMatchObject({ intact: true });
  const live = await shop.app.db('orders').orderBy('id');
  await rebuildOrders(shop.app.db);
  expect(await shop.app.db('orders').orderBy('id')).toEqual(live);
});

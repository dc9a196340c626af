/** Refunds by the job, with gateway faults, and in the gateway's dashboard. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { produceReport } from '#src/delivery/produce-report.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { rebuildOrders } from '#src/orders/store/projection.ts';
import { requestRefund } from '#src/orders/domain/refund-commands.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import {
  composeForJobs,
  PAID_REPORT_KEY,
  startAppWithBuyers,
  placePaidOrder,
  waitUntil,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { jobs } from '#jobs/index.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { markRefundRejected, refundOrder } from './refund-order.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
});
afterEach(() => setup.setFaults({}));
afterAll(async () => {
  await composed.close();
  await setup.close();
});

const payFor = (name: string) => placePaidOrder(setup, name);

const createMeta = () => ({
  actor: 'support:cli',
  cause: 'goodwill',
  at: setup.app.clock.now().toISOString(),
});
const requestRefundOf = (orderId: string) => {
  const meta = createMeta();
  return changeOrder(composed.deps, orderId, meta, (current) => requestRefund(current, 'support', meta.at));
};
const runJob = (orderId: string, requestNumber = 1) => refundOrder(composed.deps, { orderId, requestNumber });
const listRefunds = (paymentId: string) => setup.sandbox.listRefundsOf(paymentId);
const countRefundedEvents = async (orderId: string) =>
  (await setup.listEventTypes(orderId)).filter((type) => type === 'PaymentRefunded').length;
const fetchQuote = async () =>
  (await setup.asha.get(`/api/payment/quote?reportKey=${PAID_REPORT_KEY}`).expect(200)).body;

/** As support does in the gateway's dashboard. */
const refundAtGateway = (paymentId: string, body: object = {}) =>
  setup.sandbox.post(`/payments/${paymentId}/refund`, body).expect(200);

describe('a requested refund', () => {
  it('a requested refund is made once, however often its job runs, and restores the first-report offer', async () => {
    const { orderId, paymentId } = await payFor('First');
    expect(await fetchQuote()).not.toHaveProperty('offer');
    await requestRefundOf(orderId);
    expect(await fetchQuote()).not.toHaveProperty('offer');
    await runJob(orderId);
    await runJob(orderId);
    await waitUntil(async () => (await countRefundedEvents(orderId)) === 1);
    expect(await listRefunds(paymentId)).toMatchObject([{ amount: 49_900 }]);
    const { body } = await setup.asha.get(`/api/orders/${orderId}`).expect(200);
    expect(body.order).toMatchObject({
      status: 'refunded',
      refund: { amountPaise: 49_900, refundedAt: expect.any(String) },
    });
    expect(await fetchQuote()).toMatchObject({ offer: 'first-report', pricePaise: 49_900 });
  });

  it('a requested refund waits while the gateway is down and completes afterwards', async () => {
    const { orderId, paymentId } = await payFor('Gateway Down');
    await requestRefundOf(orderId);
    await setup.setFaults({ fail: '500', endpoint: 'payments.refund' });
    await expect(runJob(orderId)).rejects.toMatchObject({ status: 500 });
    expect(await countRefundedEvents(orderId)).toBe(0);
    expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'refund-requested' });
    await setup.setFaults({});
    await runJob(orderId);
    expect(await countRefundedEvents(orderId)).toBe(1);
    expect(await listRefunds(paymentId)).toHaveLength(1);
  });

  it('a requested refund is made once even when the gateway’s answer is lost', async () => {
    const { orderId, paymentId } = await payFor('Answer Lost');
    await requestRefundOf(orderId);
    await setup.setFaults({ fail: 'reset-after-commit', endpoint: 'payments.refund', webhooks: 'lost' });
    await expect(runJob(orderId)).rejects.toMatchObject({ status: 0 });
    await setup.setFaults({});
    await runJob(orderId);
    expect(await listRefunds(paymentId)).toHaveLength(1);
    expect(await countRefundedEvents(orderId)).toBe(1);
  });

  it('a refund that the gateway rejects after all attempts is recorded, and support requests it again', async () => {
    const { orderId, paymentId } = await payFor('Refused');
    await requestRefundOf(orderId);
    await setup.setFaults({ fail: '429', endpoint: 'payments.refund' });
    const error: unknown = await runJob(orderId).catch((thrown: unknown) => thrown);
    await markRefundRejected(composed.deps, { orderId, requestNumber: 1 }, error);
    expect((await setup.listEventTypes(orderId)).at(-1)).toBe('RefundRejected');
    await setup.setFaults({});
    await requestRefundOf(orderId);
    await runJob(orderId, 1);
    expect(await countRefundedEvents(orderId), 'the job of the first request does nothing').toBe(0);
    await runJob(orderId, 2);
    expect(await countRefundedEvents(orderId)).toBe(1);
    expect(await listRefunds(paymentId)).toHaveLength(1);
  });

  it('a late failure of an older request does not reject the newer request', async () => {
    const { orderId } = await payFor('Late Failure');
    await requestRefundOf(orderId);
    await markRefundRejected(composed.deps, { orderId, requestNumber: 1 }, new Error('first failure'));
    await requestRefundOf(orderId);
    await markRefundRejected(composed.deps, { orderId, requestNumber: 1 }, new Error('late failure'));
    expect((await setup.listEventTypes(orderId)).at(-1)).toBe('RefundRequested');
    expect(await setup.findOrderRow(orderId)).toMatchObject({ attention_reason: null });
  });

  it('a refund that failed after it was accepted is left to support, and the job makes no other', async () => {
    const { orderId, paymentId } = await payFor('Failed At The Bank');
    await requestRefundOf(orderId);
    await setup.setFaults({ deferRefunds: true, webhooks: 'lost' });
    await runJob(orderId);
    const [refund] = await listRefunds(paymentId);
    await setup.sandbox.simulateRefundOutcome(refund!.id, 'failure');
    await setup.setFaults({ webhooks: 'lost' });
    await runJob(orderId);
    await runJob(orderId);
    expect(await listRefunds(paymentId)).toHaveLength(1);
    expect(await setup.findOrderRow(orderId)).toMatchObject({
      status: 'refund-requested',
      attention_reason: 'refund-failed',
    });
  });

  it('the job of a refund retries for about three days', () => {
    const { retryLimit, retryDelay, retryDelayMax } = jobs.find(
      ({ queue }) => queue.name === 'refund-order',
    )!.policy;
    const waits = Array.from({ length: retryLimit }, (_, i) => Math.min(retryDelay * 2 ** i, retryDelayMax!));
    const days = waits.reduce((sum, seconds) => sum + seconds, 0) / 86_400;
    expect(days).toBeGreaterThan(2.5);
    expect(days).toBeLessThan(4);
  });

  it('a requested refund stops the report: its job produces nothing', async () => {
    const { orderId } = await payFor('Stopped');
    await requestRefundOf(orderId);
    const production = {
      ...composed.deps,
      print: () => Promise.reject(new Error('printed after a refund request')),
      getRendererVersion: () => Promise.resolve('none'),
    };
    await produceReport(production, orderId, 1);
    const types = await setup.listEventTypes(orderId);
    expect(types).not.toContain('ChartComputed');
    expect(types).not.toContain('GenerationFailed');
    await setup.asha.post(`/api/orders/${orderId}/resend`).expect(409);
    await setup.asha.get(`/api/orders/${orderId}/report.pdf`).expect(409);
    const correction = { birthDetails: { ...setup.birthDetails, time: '02:30' } };
    const { body } = await setup.asha.post(`/api/orders/${orderId}/correction`, correction).expect(409);
    expect(body.code).toBe('refunded');
  });
});

describe('a refund made at the gateway', () => {
  it('a refund made at the gateway is recorded by its webhook', async () => {
    const { orderId, paymentId } = await payFor('By Hand');
    await refundAtGateway(paymentId);
    await setup.waitForEvent(orderId, 'PaymentRefunded');
    expect(await setup.listEventTypes(orderId)).not.toContain('RefundRequested');
    expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'refunded' });
  });

  it('a refund made at the gateway without webhook is found by reconciliation', async () => {
    const { orderId, paymentId } = await payFor('By Hand, Unreported');
    await setup.setFaults({ webhooks: 'lost' });
    await refundAtGateway(paymentId);
    expect(await reconcilePayments(composed.deps)).toMatchObject({ refunded: 1 });
    expect(await reconcilePayments(composed.deps)).toMatchObject({ refunded: 0 });
    expect(await countRefundedEvents(orderId)).toBe(1);
  });

  it('a refund made at the gateway completes a request that comes later', async () => {
    const { orderId, paymentId } = await payFor('By Hand, Before Us');
    await requestRefundOf(orderId);
    await setup.setFaults({ webhooks: 'lost' });
    await refundAtGateway(paymentId);
    await runJob(orderId);
    const [refund] = await listRefunds(paymentId);
    const refunded = await setup.app.db('events').where({ stream: orderId, type: 'PaymentRefunded' }).first();
    expect(refunded.data.gatewayRefundId).toBe(refund!.id);
  });

  it('a refund reported before its payment records the payment first', async () => {
    const ordered = await setup.placeOrderFor(setup.asha, { personName: 'Shuffled' });
    await setup.setFaults({ webhooks: 'delayed' });
    const { razorpay_payment_id: paymentId } = await setup.payAtGateway(ordered.gatewayOrderId);
    await setup.setFaults({});
    await refundAtGateway(paymentId);
    const listHandledRefundWebhooks = () =>
      setup.app
        .db('webhook_inbox')
        .where({ type: 'refund.processed', gateway_order_id: ordered.gatewayOrderId })
        .whereNotNull('handled_at');
    await waitUntil(async () => (await listHandledRefundWebhooks()).length === 1);
    const types = await setup.listEventTypes(ordered.orderId);
    expect(types.slice(-2)).toEqual(['PaymentCapturedByReconciliation', 'PaymentRefunded']);
    expect(types).not.toContain('GenerationRequested');
    expect(await setup.findOrderRow(ordered.orderId)).toMatchObject({ status: 'refunded' });
  });
});

it('the ledger is intact after refunds, and a rebuild gives the same orders', async () => {
  expect(await verifyLedger(setup.app.db)).toMatchObject({ isIntact: true });
  const rowsBefore = await setup.app.db('orders').orderBy('id');
  await rebuildOrders(setup.app.db);
  expect(await setup.app.db('orders').orderBy('id')).toEqual(rowsBefore);
});

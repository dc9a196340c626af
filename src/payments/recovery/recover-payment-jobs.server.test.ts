import { createHmac } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { readConfig } from '#src/config.ts';
import { appendEvents } from '#src/ledger/append.ts';
import { refundOrderQueue } from '#src/orders/queues.ts';
import { refundDuplicatePayment } from '#src/payments/refunds/refund-duplicate-payment.ts';
import { toUnmatchedStream } from '#src/payments/unmatched/projection.ts';
import { jobs } from '#jobs/index.ts';
import type { WorkerDeps } from '#jobs/job.ts';
import { REFUND_POLICY } from '#jobs/policies.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { requestPartialRefund, requestRefund } from '#src/orders/domain/refund-commands.ts';
import {
  composeForJobs,
  placePaidOrder,
  startAppWithBuyers,
  waitUntil,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { recoverPaymentJobs } from './recover-payment-jobs.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
});
afterAll(async () => {
  await composed.close();
  await setup.close();
});

/** As if a worker had been killed in every attempt and the queue had been emptied. */
const deleteJobs = (queue: string) => setup.app.db('pgboss.job').where({ name: queue }).delete();
const findDuplicateJobs = (paymentId: string) =>
  setup.app
    .db('pgboss.job')
    .where({ name: 'refund-duplicate-payment' })
    .whereRaw(`data ->> 'gatewayPaymentId' = ?`, [paymentId]);
const findDuplicate = (paymentId: string) =>
  setup.app.db('order_payments').where({ gateway_payment_id: paymentId }).first();

/** As a worker does. @returns their number */
async function runJobs(queueName: string): Promise<number> {
  const { boss } = composed.deps;
  const { run } = jobs.find(({ queue }) => queue.name === queueName)!;
  const queuedJobs = await boss.fetch<object>(queueName, { batchSize: 50 });
  for (const { id, data } of queuedJobs) {
    await run(composed.deps as unknown as WorkerDeps, data, {
      signal: new AbortController().signal,
      isLastAttempt: false,
    });
    await boss.complete(queueName, id);
  }
  return queuedJobs.length;
}

const createMeta = () => ({
  actor: 'support:cli',
  cause: 'goodwill',
  at: setup.app.clock.now().toISOString(),
});
const requestRefundOf = (orderId: string) => {
  const meta = createMeta();
  return changeOrder(composed.deps, orderId, meta, (order) => requestRefund(order, 'support', meta.at));
};

async function payTwice(name: string): Promise<string> {
  const placed = await setup.placeOrderFor(setup.ravi, { personName: name });
  await setup.setFaults({ allowSecondCapture: true });
  await setup.verifyPayment(setup.ravi, await setup.payAtGateway(placed.gatewayOrderId)).expect(200);
  const second = await setup.payAtGateway(placed.gatewayOrderId);
  await setup.verifyPayment(setup.ravi, second).expect(200);
  await setup.setFaults({});
  return second.razorpay_payment_id;
}

describe('lost payment jobs', () => {
  it('the lost job of a refund is sent again once, with its retries, and makes the refund once', async () => {
    const { orderId, paymentId } = await placePaidOrder(setup, 'Anand');
    await requestRefundOf(orderId);
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    await deleteJobs('refund-order');
    expect(await recoverPaymentJobs(composed.deps)).toBe(1);
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    expect(await setup.sandbox.listRefundsOf(paymentId)).toEqual([]);
    expect(await setup.app.db('pgboss.job').where({ name: 'refund-order' })).toMatchObject([
      { data: { orderId, requestNumber: 1 }, retry_limit: REFUND_POLICY.retryLimit },
    ]);
    expect(await runJobs('refund-order')).toBe(1);
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'refunded' });
    expect(await setup.sandbox.listRefundsOf(paymentId)).toHaveLength(1);
  });

  it('a job whose worker was killed in the last attempt is sent again', async () => {
    const { orderId } = await placePaidOrder(setup, 'Farah');
    await requestRefundOf(orderId);
    await setup.app.db('pgboss.job').where({ name: 'refund-order' }).update({ state: 'failed' });
    expect(await recoverPaymentJobs(composed.deps)).toBe(1);
    expect(await runJobs('refund-order')).toBe(1);
    expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'refunded' });
  });

  it('the job that the end of a dispute started is not lost', async () => {
    const { orderId, paymentId } = await placePaidOrder(setup, 'Gauri');
    const disputeId = await setup.sandbox.openDispute(paymentId);
    await setup.waitForEvent(orderId, 'DisputeOpened');
    await setup.sandbox.decideDispute(disputeId, 'closed');
    await setup.waitForEvent(orderId, 'DisputeClosed');
    await requestRefundOf(orderId);
    await deleteJobs('refund-order');
    await composed.deps.db.transaction((trx) =>
      composed.deps.jobs.send(
        refundOrderQueue,
        { orderId, requestNumber: 1 },
        { trx, key: `${orderId}:1:${disputeId}` },
      ),
    );
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    expect(await runJobs('refund-order')).toBe(1);
    expect(await setup.sandbox.listRefundsOf(paymentId)).toHaveLength(1);
  });

  it('a payment that cannot be loaded does not stop the recovery of others', async () => {
    const brokenId = 'pay_Broken';
    const { orderId } = await placePaidOrder(setup, 'Harini');
    await requestRefundOf(orderId);
    await deleteJobs('refund-order');
    const dismissed = { type: 'UnmatchedPaymentDismissed', data: { at: createMeta().at } } as const;
    await composed.deps.db.transaction((trx) =>
      appendEvents(trx, toUnmatchedStream(brokenId), 0, [dismissed], createMeta()),
    );
    const row = {
      gateway_payment_id: brokenId,
      version: 1,
      status: 'refund-requested',
      reason: 'unknown-order',
      amount: 100,
      currency: 'INR',
      refunded_amount: 0,
      detected_at: setup.app.clock.now(),
    };
    await setup.app.db('unmatched_payments').insert(row);
    expect(await recoverPaymentJobs(composed.deps)).toBe(1);
    await setup.app.db('unmatched_payments').where({ gateway_payment_id: brokenId }).delete();
    expect(await runJobs('refund-order')).toBe(1);
  });

  it('the recovery sends nothing after its job was ended', async () => {
    const { orderId } = await placePaidOrder(setup, 'Ila');
    await requestRefundOf(orderId);
    await deleteJobs('refund-order');
    expect(await recoverPaymentJobs(composed.deps, AbortSignal.abort())).toBe(0);
    expect(await recoverPaymentJobs(composed.deps)).toBe(1);
  });

  it('the lost job of a partial refund is sent again and makes the refund once', async () => {
    const { orderId, paymentId } = await placePaidOrder(setup, 'Deepa');
    const meta = createMeta();
    await changeOrder(composed.deps, orderId, meta, (current) =>
      requestPartialRefund(current, 5_000, meta.at),
    );
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    await deleteJobs('refund-order-partially');
    expect(await recoverPaymentJobs(composed.deps)).toBe(1);
    expect(await runJobs('refund-order-partially')).toBe(1);
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    expect(await setup.sandbox.listRefundsOf(paymentId)).toMatchObject([{ amount: 5_000 }]);
  });

  it('a duplicate payment whose refund waits for the bank is not counted as recovered', async () => {
    const paymentId = await payTwice('Esha');
    await setup.setFaults({ deferRefunds: true });
    expect(await runJobs('refund-duplicate-payment')).toBe(1);
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    expect(await runJobs('refund-duplicate-payment')).toBe(0);
    expect(await setup.sandbox.listRefundsOf(paymentId)).toHaveLength(1);
    await setup.setFaults({});
  });

  it('the refund of a duplicate payment is fetched from the gateway again after a day', async () => {
    const paymentId = await payTwice('Charu');
    await setup.setFaults({ deferRefunds: true, webhooks: 'lost' });
    expect(await runJobs('refund-duplicate-payment')).toBe(1);
    const [refund] = await setup.sandbox.listRefundsOf(paymentId);
    await setup.sandbox.simulateRefundOutcome(refund!.id, 'success');
    await findDuplicateJobs(paymentId).update({
      completed_on: setup.app.db.raw(`now() - interval '25 hours'`),
    });
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    expect(await runJobs('refund-duplicate-payment')).toBe(1);
    expect(await findDuplicate(paymentId)).toMatchObject({ refunded_paise: refund!.amount });
    await setup.setFaults({});
  });

  it('a duplicate payment with a pending dashboard refund of a part is refunded by the rest', async () => {
    const paymentId = await payTwice('Bina');
    await setup.setFaults({ deferRefunds: true });
    await composed.deps.gateway.refundPayment(paymentId, 5_000, 'from-dashboard');
    await setup.setFaults({});
    expect(await runJobs('refund-duplicate-payment')).toBe(1);
    const refunds = await setup.sandbox.listRefundsOf(paymentId);
    const { amount_paise: amount } = await findDuplicate(paymentId);
    expect(refunds.map((refund) => refund.amount)).toEqual([amount - 5_000, 5_000]);
    await setup.sandbox.simulateRefundOutcome(refunds[1]!.id, 'success');
    await vi.waitFor(async () =>
      expect(await findDuplicate(paymentId)).toMatchObject({ refunded_paise: amount }),
    );
  });

  it('the refund of a duplicate payment that failed at the bank is left to support', async () => {
    const paymentId = await payTwice('Chhaya');
    await setup.setFaults({ deferRefunds: true, webhooks: 'lost' });
    expect(await runJobs('refund-duplicate-payment')).toBe(1);
    const [refund] = await setup.sandbox.listRefundsOf(paymentId);
    await setup.sandbox.simulateRefundOutcome(refund!.id, 'failure');
    const { order_id: orderId } = await findDuplicate(paymentId);
    await refundDuplicatePayment(composed.deps, orderId, paymentId);
    await refundDuplicatePayment(composed.deps, orderId, paymentId);
    expect(await setup.sandbox.listRefundsOf(paymentId)).toHaveLength(1);
    await findDuplicateJobs(paymentId).delete();
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    await setup.setFaults({});
  });

  it('the lost job of a duplicate payment is sent again and refunds it once', async () => {
    const paymentId = await payTwice('Bhavna');
    await findDuplicateJobs(paymentId).delete();
    expect(await recoverPaymentJobs(composed.deps)).toBe(1);
    expect(await runJobs('refund-duplicate-payment')).toBe(1);
    expect(await setup.sandbox.listRefundsOf(paymentId)).toHaveLength(1);
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
  });

  it('a webhook whose job was lost is handled after ten minutes', async () => {
    const body = '{"event":"settlement.processed","payload":{}}';
    const signature = createHmac('sha256', readConfig({}).gateway.webhookSecrets[0]!)
      .update(body)
      .digest('hex');
    const row = {
      event_id: 'evt_lost',
      signature,
      body: Buffer.from(body),
      received_at: setup.app.clock.now(),
      type: 'settlement.processed',
    };
    await setup.app.db('webhook_inbox').insert(row);
    await supertest(setup.app.url)
      .post('/api/payment/webhook')
      .set({ 'X-Razorpay-Event-Id': 'evt_lost', 'X-Razorpay-Signature': signature })
      .send(body)
      .expect(200);
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    setup.app.clock.advanceHours(1);
    expect(await recoverPaymentJobs(composed.deps)).toBe(1);
    const findWebhook = () => setup.app.db('webhook_inbox').where({ event_id: 'evt_lost' }).first();
    await waitUntil(async () => (await findWebhook()).handled_at !== null);
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
  });
});

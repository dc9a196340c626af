import { createHmac } from 'node:crypto';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { readConfig } from '#src/config.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { requestPartialRefund, requestRefund } from '#src/orders/domain/refund-commands.ts';
import { composeForJobs, placePaidOrder, startShop, type Shop } from '#src/testing/test-shop.ts';
import { recoverPaymentJobs } from './recover-payment-jobs.ts';

let shop: Shop;
let composed: ComposedApp;
beforeAll(async () => {
  shop = await startShop();
  composed = await composeForJobs(shop);
});
afterAll(async () => {
  await composed.close();
  await shop.close();
});

/** As if a worker had been killed in every attempt and the queue had been emptied. */
const deleteJobs = (queue: string) => shop.app.db('pgboss.job').where({ name: queue }).delete();

describe('lost payment jobs', () => {
  it('a refund whose job was lost is made once', async () => {
    const { orderId, paymentId } = await placePaidOrder(shop, 'Anand');
    const meta = { actor: 'support:cli', cause: 'goodwill', at: shop.app.clock.now().toISOString() };
    await changeOrder(composed.deps, orderId, meta, (current) => requestRefund(current, 'support', meta.at));
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    await deleteJobs('refund-order');
    expect(await recoverPaymentJobs(composed.deps)).toBe(1);
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    expect(await shop.findOrderRow(orderId)).toMatchObject({ status: 'refunded' });
    expect(await shop.sandbox.listRefundsOf(paymentId)).toHaveLength(1);
  });

  it('a partial refund whose job was lost is made once', async () => {
    const { orderId, paymentId } = await placePaidOrder(shop, 'Deepa');
    const meta = { actor: 'support:cli', cause: 'goodwill', at: shop.app.clock.now().toISOString() };
    await changeOrder(composed.deps, orderId, meta, (current) =>
      requestPartialRefund(current, 5_000, meta.at),
    );
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    await deleteJobs('refund-part');
    expect(await recoverPaymentJobs(composed.deps)).toBe(1);
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    expect(await shop.sandbox.listRefundsOf(paymentId)).toMatchObject([{ amount: 5_000 }]);
  });

  it('a duplicate payment whose refund waits for the bank is not counted as recovered', async () => {
    const placed = await shop.placeOrderFor(shop.ravi, 'Esha');
    await shop.setFaults({ allowSecondCapture: true, deferRefunds: true });
    await shop.verifyPayment(shop.ravi, await shop.payAtGateway(placed.gatewayOrderId)).expect(200);
    const second = await shop.payAtGateway(placed.gatewayOrderId);
    await shop.verifyPayment(shop.ravi, second).expect(200);
    await shop.setFaults({ deferRefunds: true });
    await deleteJobs('refund-duplicate-payment');
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    expect(await shop.sandbox.listRefundsOf(second.razorpay_payment_id)).toHaveLength(1);
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    expect(await shop.sandbox.listRefundsOf(second.razorpay_payment_id)).toHaveLength(1);
    await shop.setFaults({});
  });

  it('the refund of a duplicate payment whose job was lost is made once', async () => {
    const placed = await shop.placeOrderFor(shop.ravi, 'Bhavna');
    await shop.setFaults({ allowSecondCapture: true });
    await shop.verifyPayment(shop.ravi, await shop.payAtGateway(placed.gatewayOrderId)).expect(200);
    const second = await shop.payAtGateway(placed.gatewayOrderId);
    await shop.verifyPayment(shop.ravi, second).expect(200);
    await shop.setFaults({});
    await deleteJobs('refund-duplicate-payment');
    expect(await recoverPaymentJobs(composed.deps)).toBe(1);
    expect(await shop.sandbox.listRefundsOf(second.razorpay_payment_id)).toHaveLength(1);
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
      received_at: shop.app.clock.now(),
      type: 'settlement.processed',
    };
    await shop.app.db('webhook_inbox').insert(row);
    await supertest(shop.app.url)
      .post('/api/payment/webhook')
      .set({ 'X-Razorpay-Event-Id': 'evt_lost', 'X-Razorpay-Signature': signature })
      .send(body)
      .expect(200);
    expect(await recoverPaymentJobs(composed.deps)).toBe(0);
    shop.app.clock.advance(1);
    expect(await recoverPaymentJobs(composed.deps)).toBe(1);
    const handled = await shop.app.db('webhook_inbox').where({ event_id: 'evt_lost' }).first();
    expect(handled.handled_at).not.toBeNull();
  });
});

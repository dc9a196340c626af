import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '#src/testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('the webhook', () => {
  it('completes a purchase whose buyer never came back', async () => {
    const created = await shop.orderFor(shop.ravi, 'Ravi Menon');
    await shop.payWell(created.orderId);
    await shop.heardOf(created.order, 'GenerationRequested');
    expect(await shop.eventsOf(created.order)).toContain('PaymentCapturedByWebhook');
  });

  it('refuses a body it cannot verify', async () => {
    const body = JSON.stringify({ event: 'payment.captured', payload: {} });
    const call = () =>
      supertest(shop.app.url)
        .post('/api/payment/webhook')
        .set('Content-Type', 'application/json')
        .set('X-Razorpay-Event-Id', 'evt_forged');
    await call().set('X-Razorpay-Signature', 'ab'.repeat(32)).send(body).expect(401);
    await call().send(body).expect(401);
    expect(await shop.app.db('webhook_inbox').where({ event_id: 'evt_forged' })).toEqual([]);
  });
});

describe('a try that failed', () => {
  it('is remembered, and the same order can be paid after it', async () => {
    const created = await shop.orderFor(shop.asha, 'Asha Third');
    await shop.pay(created.orderId, { method: 'card', outcome: 'failure' }).expect(400);
    await shop.asha
      .post('/api/payment/attempt', { orderId: created.orderId, outcome: 'dismissed' })
      .expect(200);
    await shop.heardOf(created.order, 'PaymentAttemptFailed');
    await shop.verify(shop.asha, await shop.payWell(created.orderId)).expect(200);
    expect(await shop.eventsOf(created.order)).toEqual(
      expect.arrayContaining(['PaymentAttemptFailed', 'CheckoutDismissed', 'GenerationRequested']),
    );
  });
});

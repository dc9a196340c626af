import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type Shop } from '#src/testing/test-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

describe('the webhook', () => {
  it('a webhook completes the purchase of a buyer who did not return from checkout', async () => {
    const placedOrder = await shop.placeOrderFor(shop.ravi, { personName: 'Ravi Menon' });
    await shop.payAtGateway(placedOrder.gatewayOrderId);
    await shop.waitForEvent(placedOrder.orderId, 'GenerationRequested');
    expect(await shop.listEventTypes(placedOrder.orderId)).toContain('PaymentCapturedByWebhook');
  });

  it('a webhook with a wrong or missing signature is rejected and not stored', async () => {
    const body = JSON.stringify({ event: 'payment.captured', payload: {} });
    const createRequest = () =>
      supertest(shop.app.url)
        .post('/api/payment/webhook')
        .set('Content-Type', 'application/json')
        .set('X-Razorpay-Event-Id', 'evt_forged');
    await createRequest().set('X-Razorpay-Signature', 'ab'.repeat(32)).send(body).expect(401);
    await createRequest().send(body).expect(401);
    expect(await shop.app.db('webhook_inbox').where({ event_id: 'evt_forged' })).toEqual([]);
  });
});

describe('a failed payment attempt', () => {
  it('a failed payment attempt is recorded, and the same order can be paid afterwards', async () => {
    const placedOrder = await shop.placeOrderFor(shop.asha, { personName: 'Asha Third' });
    await shop.pay(placedOrder.gatewayOrderId, { method: 'card', outcome: 'failure' }).expect(400);
    await shop.asha
      .post('/api/payment/attempts', { orderId: placedOrder.gatewayOrderId, outcome: 'dismissed' })
      .expect(200);
    await shop.waitForEvent(placedOrder.orderId, 'PaymentAttemptFailed');
    await shop.verifyPayment(shop.asha, await shop.payAtGateway(placedOrder.gatewayOrderId)).expect(200);
    expect(await shop.listEventTypes(placedOrder.orderId)).toEqual(
      expect.arrayContaining(['PaymentAttemptFailed', 'CheckoutDismissed', 'GenerationRequested']),
    );
  });
});

import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
beforeAll(async () => {
  setup = await startAppWithBuyers();
});
afterAll(() => setup.close());

describe('the webhook', () => {
  it('a webhook completes the purchase of a buyer who did not return from checkout', async () => {
    const placedOrder = await setup.placeOrderFor(setup.ravi, { personName: 'Ravi Menon' });
    await setup.payAtGateway(placedOrder.gatewayOrderId);
    await setup.waitForEvent(placedOrder.orderId, 'GenerationRequested');
    expect(await setup.listEventTypes(placedOrder.orderId)).toContain('PaymentCapturedByWebhook');
  });

  it('a webhook with a wrong or missing signature is rejected and not stored', async () => {
    const body = JSON.stringify({ event: 'payment.captured', payload: {} });
    const createRequest = () =>
      supertest(setup.app.url)
        .post('/api/payment/webhook')
        .set('Content-Type', 'application/json')
        .set('X-Razorpay-Event-Id', 'evt_forged');
    await createRequest().set('X-Razorpay-Signature', 'ab'.repeat(32)).send(body).expect(401);
    await createRequest().send(body).expect(401);
    expect(await setup.app.db('webhook_inbox').where({ event_id: 'evt_forged' })).toEqual([]);
  });
});

describe('a failed payment attempt', () => {
  it('a failed payment attempt is recorded, and the same order can be paid afterwards', async () => {
    const placedOrder = await setup.placeOrderFor(setup.asha, { personName: 'Asha Third' });
    await setup.pay(placedOrder.gatewayOrderId, { method: 'card', outcome: 'failure' }).expect(400);
    await setup.asha
      .post('/api/payment/attempts', { orderId: placedOrder.gatewayOrderId, outcome: 'dismissed' })
      .expect(200);
    await setup.waitForEvent(placedOrder.orderId, 'PaymentAttemptFailed');
    await setup.verifyPayment(setup.asha, await setup.payAtGateway(placedOrder.gatewayOrderId)).expect(200);
    expect(await setup.listEventTypes(placedOrder.orderId)).toEqual(
      expect.arrayContaining(['PaymentAttemptFailed', 'CheckoutDismissed', 'GenerationRequested']),
    );
  });
});

import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startAppWithBuyers,
  waitUntil,
  type PlacedOrder,
  type PaymentProof,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
beforeAll(async () => {
  setup = await startAppWithBuyers();
});
afterAll(() => setup.close());

describe('verifying a payment', () => {
  let placedOrder: PlacedOrder;
  let otherOrder: PlacedOrder;
  let proof: PaymentProof;
  beforeAll(async () => {
    placedOrder = await setup.placeOrderFor(setup.asha, { personName: 'Asha the Elder' });
    // Placed before the payment: a captured payment changes the price.
    otherOrder = await setup.placeOrderFor(setup.asha, { personName: 'Asha the Younger' });
    proof = await setup.payAtGateway(placedOrder.gatewayOrderId);
  });

  /** Without the events of the webhook, which may arrive at any time. */
  const listTypesWithoutCapture = async () =>
    (await setup.listEventTypes(placedOrder.orderId)).filter(
      (type) => !type.startsWith('PaymentCaptured') && type !== 'GenerationRequested',
    );

  it('verify-payment rejects a wrong signature and appends nothing', async () => {
    const typesBefore = await listTypesWithoutCapture();
    const forgedSignature = createHmac('sha256', 'guess')
      .update(`${proof.razorpay_order_id}|${proof.razorpay_payment_id}`)
      .digest('hex');
    const { body } = await setup.asha
      .post('/api/payment/verify-payment', {
        ...proof,
        razorpay_signature: forgedSignature,
        reportKey: 'janam-kundli',
      })
      .expect(400);
    expect(body).toMatchObject({ success: false, error: 'Payment verification failed' });
    expect(await listTypesWithoutCapture()).toEqual(typesBefore);
  });

  it('verify-payment returns 404 for another member’s order', async () => {
    await setup.ravi.post('/api/payment/verify-payment', { ...proof, reportKey: 'janam-kundli' }).expect(404);
    await setup.ravi.get(`/api/orders/${placedOrder.orderId}`).expect(404);
    await setup.ravi.get(`/api/orders/${placedOrder.orderId}/report.pdf`).expect(404);
    await setup.ravi.get(`/api/orders/${placedOrder.orderId}/progress`).expect(404);
  });

  it('verify-payment rejects a payment of another order, even with a valid signature', async () => {
    const mixedProof = { ...proof, razorpay_order_id: otherOrder.gatewayOrderId, reportKey: 'janam-kundli' };
    await setup.asha.post('/api/payment/verify-payment', mixedProof).expect(400);
    expect(await setup.listEventTypes(otherOrder.orderId)).not.toContain('PaymentCapturedByCheckout');
  });

  it('verify-payment and webhooks record the capture once and start one report', async () => {
    for (let attempt = 1; attempt <= 3; attempt += 1)
      await setup.asha
        .post('/api/payment/verify-payment', { ...proof, reportKey: 'janam-kundli' })
        .expect(200);
    const { gatewayOrderId } = placedOrder;
    const listHandledWebhooks = () =>
      setup.app.db('webhook_inbox').where({ gateway_order_id: gatewayOrderId }).whereNotNull('handled_at');
    await waitUntil(async () => (await listHandledWebhooks()).length >= 2);
    const types = await setup.listEventTypes(placedOrder.orderId);
    expect(types.filter((type) => type.startsWith('PaymentCaptured'))).toHaveLength(1);
    expect(types.filter((type) => type === 'GenerationRequested')).toHaveLength(1);
    expect(
      await setup.app
        .db('pgboss.job')
        .where({ name: 'produce-report' })
        .whereRaw(`data ->> 'orderId' = ?`, [placedOrder.orderId]),
    ).toHaveLength(1);
  });

  it('a captured payment uses up the first-report offer', async () => {
    const { body } = await setup.asha.get('/api/payment/quote?reportKey=janam-kundli').expect(200);
    expect(body).toMatchObject({ listPricePaise: 99_900, pricePaise: 99_900 });
    expect(body).not.toHaveProperty('offer');
  });
});

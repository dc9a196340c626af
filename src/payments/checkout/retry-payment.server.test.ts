import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startShop, type Shop } from '#src/testing/test-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.setFaults({}));
afterAll(() => shop.close());

const retry = (orderId: string) => shop.asha.post('/api/payment/retry', { order: orderId });

describe('retry-payment', () => {
  it('retry-payment returns the same gateway order at the same price', async () => {
    const placedOrder = await shop.placeOrderFor(shop.asha, { personName: 'Once More' });
    await shop.pay(placedOrder.gatewayOrderId, { method: 'upi', outcome: 'failure' }).expect(400);
    const { body } = await retry(placedOrder.orderId).expect(200);
    const { orderId, gatewayOrderId, amount, currency } = placedOrder;
    expect(body).toEqual({ success: true, order: orderId, orderId: gatewayOrderId, amount, currency });
    await shop.verifyPayment(shop.asha, await shop.payAtGateway(body.orderId)).expect(200);
    const types = await shop.listEventTypes(placedOrder.orderId);
    expect(types.filter((type) => type === 'PaymentRequested')).toHaveLength(1);
  });

  it('retry-payment creates the gateway order when creating it failed before', async () => {
    await shop.setFaults({ fail: '500', endpoint: 'orders.create' });
    const input = {
      amount: 999,
      reportKey: 'janam-kundli',
      birthDetails: { ...shop.birthDetails, name: 'None' },
    };
    const rejection = await shop.asha.post('/api/payment/create-order', input).expect(503);
    expect(rejection.body.error).toBe('Failed to create payment order');
    const { body: openOrders } = await shop.asha.get('/api/orders?open=1').expect(200);
    const placed = openOrders.orders.find(({ status }: { status: string }) => status === 'placed');
    expect(placed).not.toHaveProperty('gatewayOrderId');
    await shop.setFaults({});
    const { body } = await retry(placed.id).expect(200);
    expect(body).toMatchObject({
      order: placed.id,
      amount: 99_900,
      orderId: expect.stringMatching(/^order_/),
    });
  });

  it('retry-payment is rejected and the capture recorded when a payment without webhook exists', async () => {
    const { orderId, gatewayOrderId } = await shop.placeOrderFor(shop.asha, { personName: 'Paid Already' });
    await shop.setFaults({ webhooks: 'lost' });
    await shop.payAtGateway(gatewayOrderId);
    expect((await retry(orderId).expect(409)).body.code).toBe('already-paid');
    expect(await shop.findOrderRow(orderId)).toMatchObject({ status: 'paid' });
  });

  it('retry-payment is rejected while an authorized payment is not captured', async () => {
    const { orderId, gatewayOrderId } = await shop.placeOrderFor(shop.asha, { personName: 'Set Aside' });
    await shop.sandbox.overrideOrder(gatewayOrderId, { autoCapture: false });
    await shop.payAtGateway(gatewayOrderId);
    await shop.setFaults({ fail: '500', endpoint: 'payments.capture' });
    expect((await retry(orderId).expect(409)).body.code).toBe('capture-pending');
  });

  it('retry-payment is allowed while a payment is pending', async () => {
    const { orderId, gatewayOrderId } = await shop.placeOrderFor(shop.asha, { personName: 'Undecided' });
    await shop.payPending(gatewayOrderId);
    await retry(orderId).expect(200);
  });

  it('retry-payment returns 503 when the gateway does not respond', async () => {
    const { orderId } = await shop.placeOrderFor(shop.asha, { personName: 'Gateway Down' });
    await shop.setFaults({ fail: '502html', endpoint: 'orders.payments' });
    const { body } = await retry(orderId).expect(503);
    expect(body.error).toBe('Payment service is currently unavailable');
  });

  it('retry-payment is rejected after three days, also before the order is marked as expired', async () => {
    const { orderId } = await shop.placeOrderFor(shop.asha, { personName: 'Too Late' });
    shop.app.clock.advanceHours(73);
    expect((await retry(orderId).expect(409)).body.code).toBe('order-expired');
    const { body: openOrders } = await shop.asha.get('/api/orders?open=1').expect(200);
    expect(openOrders.orders.map(({ id }: { id: string }) => id)).not.toContain(orderId);
  });

  it('retry-payment returns 404 for another member’s order', async () => {
    const { orderId } = await shop.placeOrderFor(shop.asha, { personName: 'Mine' });
    await shop.ravi.post('/api/payment/retry', { order: orderId }).expect(404);
    expect((await shop.ravi.get('/api/orders?open=1').expect(200)).body.orders).toEqual([]);
    await retry('LG-0000-NOBODY').expect(404);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startAppWithBuyers, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
beforeAll(async () => {
  setup = await startAppWithBuyers();
});
afterEach(() => setup.setFaults({}));
afterAll(() => setup.close());

const retry = (orderId: string) => setup.asha.post('/api/payment/retry', { order: orderId });

describe('retry-payment', () => {
  it('retry-payment returns the same gateway order at the same price', async () => {
    const placedOrder = await setup.placeOrderFor(setup.asha, { personName: 'Once More' });
    await setup.pay(placedOrder.gatewayOrderId, { method: 'upi', outcome: 'failure' }).expect(400);
    const { body } = await retry(placedOrder.orderId).expect(200);
    const { orderId, gatewayOrderId, amount, currency } = placedOrder;
    expect(body).toEqual({ success: true, order: orderId, orderId: gatewayOrderId, amount, currency });
    await setup.verifyPayment(setup.asha, await setup.payAtGateway(body.orderId)).expect(200);
    const types = await setup.listEventTypes(placedOrder.orderId);
    expect(types.filter((type) => type === 'PaymentRequested')).toHaveLength(1);
  });

  it('retry-payment creates the gateway order when creating it failed before', async () => {
    await setup.setFaults({ fail: '500', endpoint: 'orders.create' });
    const input = {
      amount: 999,
      reportKey: 'janam-kundli',
      birthDetails: { ...setup.birthDetails, name: 'None' },
    };
    const rejection = await setup.asha.post('/api/payment/create-order', input).expect(503);
    expect(rejection.body.error).toBe('Failed to create payment order');
    const { body: openOrders } = await setup.asha.get('/api/orders?open=1').expect(200);
    const placed = openOrders.orders.find(({ status }: { status: string }) => status === 'placed');
    expect(placed).not.toHaveProperty('gatewayOrderId');
    await setup.setFaults({});
    const { body } = await retry(placed.id).expect(200);
    expect(body).toMatchObject({
      order: placed.id,
      amount: 99_900,
      orderId: expect.stringMatching(/^order_/),
    });
  });

  it('retry-payment is rejected and the capture recorded when a payment without webhook exists', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Paid Already' });
    await setup.setFaults({ webhooks: 'lost' });
    await setup.payAtGateway(gatewayOrderId);
    expect((await retry(orderId).expect(409)).body.code).toBe('already-paid');
    expect(await setup.findOrderRow(orderId)).toMatchObject({ status: 'paid' });
  });

  it('retry-payment is rejected while an authorized payment is not captured', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Set Aside' });
    await setup.sandbox.overrideOrder(gatewayOrderId, { autoCapture: false });
    await setup.payAtGateway(gatewayOrderId);
    await setup.setFaults({ fail: '500', endpoint: 'payments.capture' });
    expect((await retry(orderId).expect(409)).body.code).toBe('capture-pending');
  });

  it('retry-payment is allowed while a payment is pending', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, { personName: 'Undecided' });
    await setup.payPending(gatewayOrderId);
    await retry(orderId).expect(200);
  });

  it('retry-payment returns 503 when the gateway does not respond', async () => {
    const { orderId } = await setup.placeOrderFor(setup.asha, { personName: 'Gateway Down' });
    await setup.setFaults({ fail: '502html', endpoint: 'orders.payments' });
    const { body } = await retry(orderId).expect(503);
    expect(body.error).toBe('Payment service is currently unavailable');
  });

  it('retry-payment is rejected after three days, also before the order is marked as expired', async () => {
    const { orderId } = await setup.placeOrderFor(setup.asha, { personName: 'Too Late' });
    setup.app.clock.advanceHours(73);
    expect((await retry(orderId).expect(409)).body.code).toBe('order-expired');
    const { body: openOrders } = await setup.asha.get('/api/orders?open=1').expect(200);
    expect(openOrders.orders.map(({ id }: { id: string }) => id)).not.toContain(orderId);
  });

  it('retry-payment returns 404 for another member’s order', async () => {
    const { orderId } = await setup.placeOrderFor(setup.asha, { personName: 'Mine' });
    await setup.ravi.post('/api/payment/retry', { order: orderId }).expect(404);
    expect((await setup.ravi.get('/api/orders?open=1').expect(200)).body.orders).toEqual([]);
    await retry('LG-0000-NOBODY').expect(404);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '#src/testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.faults({}));
afterAll(() => shop.close());

const retry = (order: string) => shop.asha.post('/api/payment/retry', { order });

describe('paying an open order again', () => {
  it('asks for the same gateway order at the same price', async () => {
    const created = await shop.orderFor(shop.asha, 'Once More');
    await shop.pay(created.orderId, { method: 'upi', outcome: 'failure' }).expect(400);
    const { body } = await retry(created.order).expect(200);
    expect(body).toEqual(created);
    await shop.verify(shop.asha, await shop.payWell(body.orderId)).expect(200);
    const types = await shop.eventsOf(created.order);
    expect(types.filter((type) => type === 'PaymentRequested')).toHaveLength(1);
  });

  it('gets a gateway order for one that has none yet', async () => {
    await shop.faults({ fail: '500', endpoint: 'orders.create' });
    const wish = {
      amount: 999,
      reportKey: 'janam-kundli',
      birthDetails: { ...shop.birthDetails, name: 'None' },
    };
    const refused = await shop.asha.post('/api/payment/create-order', wish).expect(503);
    expect(refused.body.error).toBe('Failed to create payment order');
    const { body: open } = await shop.asha.get('/api/orders?open=1').expect(200);
    const placed = open.orders.find(({ status }: { status: string }) => status === 'placed');
    expect(placed).not.toHaveProperty('gatewayOrderId');
    await shop.faults({});
    const { body } = await retry(placed.id).expect(200);
    expect(body).toMatchObject({
      order: placed.id,
      amount: 99_900,
      orderId: expect.stringMatching(/^order_/),
    });
  });

  it('is refused, and the capture recorded, when the money has come without a word', async () => {
    const { order, orderId } = await shop.orderFor(shop.asha, 'Paid Already');
    await shop.faults({ webhooks: 'lost' });
    await shop.payWell(orderId);
    expect((await retry(order).expect(409)).body.code).toBe('already-paid');
    expect(await shop.row(order)).toMatchObject({ status: 'paid' });
  });

  it('is refused while money set aside waits to be collected', async () => {
    const { order, orderId } = await shop.orderFor(shop.asha, 'Set Aside');
    await shop.sandbox.simulateMismatch(orderId, { autoCapture: false });
    await shop.payWell(orderId);
    await shop.faults({ fail: '500', endpoint: 'payments.capture' });
    expect((await retry(order).expect(409)).body.code).toBe('capture-pending');
  });

  it('is allowed while a bank cannot make up its mind', async () => {
    const { order, orderId } = await shop.orderFor(shop.asha, 'Undecided');
    await shop.payUndecided(orderId);
    await retry(order).expect(200);
  });

  it('is refused when the gateway cannot be asked', async () => {
    const { order } = await shop.orderFor(shop.asha, 'Gateway Down');
    await shop.faults({ fail: '502html', endpoint: 'orders.payments' });
    const { body } = await retry(order).expect(503);
    expect(body.error).toBe('Payment service is currently unavailable');
  });

  it('is refused after three days, whether or not anybody has closed the order', async () => {
    const { order } = await shop.orderFor(shop.asha, 'Too Late');
    shop.app.clock.advance(73);
    expect((await retry(order).expect(409)).body.code).toBe('order-expired');
    const { body: open } = await shop.asha.get('/api/orders?open=1').expect(200);
    expect(open.orders.map(({ id }: { id: string }) => id)).not.toContain(order);
  });

  it('is only for the member who placed it', async () => {
    const { order } = await shop.orderFor(shop.asha, 'Mine');
    await shop.ravi.post('/api/payment/retry', { order }).expect(404);
    expect((await shop.ravi.get('/api/orders?open=1').expect(200)).body.orders).toEqual([]);
    await retry('LG-0000-NOBODY').expect(404);
  });
});

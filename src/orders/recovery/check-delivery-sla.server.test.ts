/** Tests the delivery SLA with a settable clock and no worker: recorded events, the member's refund, automatic refunds. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import {
  composeForJobs,
  startAppWithBuyers,
  type PlacedOrder,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { failGeneration } from '#src/orders/domain/decide.ts';
import { rebuildOrders } from '#src/orders/store/projection.ts';
import { checkDeliverySlas } from './check-delivery-sla.ts';

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

const checkSlas = () => checkDeliverySlas(composed.deps);

async function placePaidOrder(name: string): Promise<PlacedOrder> {
  const placedOrder = await setup.placeOrderFor(setup.asha, { personName: name });
  await setup.verifyPayment(setup.asha, await setup.payAtGateway(placedOrder.gatewayOrderId)).expect(200);
  return placedOrder;
}

const requestRefund = (order: string, user = setup.asha) => user.post(`/api/orders/${order}/refund`);
const fetchOrder = async (order: string) =>
  (await setup.asha.get(`/api/orders/${order}`).expect(200)).body.order;
const countEvents = async (order: string, type: string) =>
  (await setup.listEventTypes(order)).filter((eventType) => eventType === type).length;
const listRefundCauses = async (stream: string): Promise<string[]> =>
  (await setup.app.db('events').where({ stream, type: 'RefundRequested' })).map(({ data }) => data.cause);
/** Refunds every undelivered paid order, so that the next test finds only its own orders. */
const finishUndeliveredOrders = async () => {
  setup.app.clock.advanceHours(100);
  await checkSlas();
};

describe('paid report without a worker', () => {
  let orderId: string;
  let gatewayOrderId: string;
  beforeAll(async () => ({ orderId, gatewayOrderId } = await placePaidOrder('Slow')));
  afterAll(finishUndeliveredOrders);

  it('a report without a worker is recorded as delayed after two hours, once', async () => {
    setup.app.clock.advanceHours(1.9);
    expect(await checkSlas()).toEqual({ checked: 0, recorded: 0 });
    setup.app.clock.advanceMinutes(6);
    expect(await checkSlas()).toEqual({ checked: 1, recorded: 1 });
    expect(await checkSlas()).toEqual({ checked: 0, recorded: 0 });
    expect(await fetchOrder(orderId)).toMatchObject({ status: 'paid', delayed: true });
  });

  it('a refund request before the SLA breach gets 409', async () => {
    const { body } = await requestRefund(orderId).expect(409);
    expect(body).toMatchObject({ code: 'sla-not-breached' });
    expect(body.message).toContain('The twelve hours we promised are not over yet.');
  });

  it('the SLA breach is recorded after twelve hours, once, and offers a refund', async () => {
    setup.app.clock.advanceHours(10);
    expect(await checkSlas()).toEqual({ checked: 1, recorded: 1 });
    setup.app.clock.advanceHours(1);
    expect(await checkSlas()).toEqual({ checked: 0, recorded: 0 });
    expect(await countEvents(orderId, 'DeliveryDelayed')).toBe(1);
    expect(await countEvents(orderId, 'DeliverySlaBreached')).toBe(1);
    expect(await fetchOrder(orderId)).toMatchObject({ refundOffered: true });
  });

  it('another member cannot request the refund', async () => {
    const { body } = await requestRefund(orderId, setup.ravi).expect(404);
    expect(body.code).toBe('order-not-found');
    expect(await countEvents(orderId, 'RefundRequested')).toBe(0);
  });

  it('concurrent refund requests of the member record one request', async () => {
    const responses = await Promise.all([requestRefund(orderId), requestRefund(orderId)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    await requestRefund(orderId).expect(200);
    expect(await listRefundCauses(orderId)).toEqual(['member']);
    const view = await fetchOrder(orderId);
    expect(view).toMatchObject({ status: 'refund-requested', refund: { amountPaise: 49_900 } });
    expect(view).not.toHaveProperty('refundOffered');
    const { body } = await setup.asha.post('/api/payment/status', { order: gatewayOrderId }).expect(200);
    expect(body.paymentStatus).toBe('refunded');
  });

  it('the refund request sends one refund job', async () => {
    const jobs = await composed.deps.boss.findJobs('refund-order', {
      data: { orderId, requestNumber: 1 },
    });
    expect(jobs).toHaveLength(1);
  });
});

describe('automatic events', () => {
  it('a failed report is refunded at the SLA breach, not before', async () => {
    const { orderId } = await placePaidOrder('Failed');
    const meta = { actor: 'test', cause: 'all attempts failed', at: setup.app.clock.now().toISOString() };
    await changeOrder(composed.deps, orderId, meta, (loaded) =>
      failGeneration(loaded, 'printing', 'Broken', meta.at),
    );
    setup.app.clock.advanceHours(11.9);
    await checkSlas();
    expect(await listRefundCauses(orderId)).toEqual([]);
    setup.app.clock.advanceMinutes(6);
    await checkSlas();
    expect((await setup.listEventTypes(orderId)).slice(-3)).toEqual([
      'DeliveryDelayed',
      'DeliverySlaBreached',
      'RefundRequested',
    ]);
    expect(await listRefundCauses(orderId)).toEqual(['generation-failed']);
  });

  it('a report that is not ready after 36 hours is refunded automatically, once', async () => {
    const { orderId } = await placePaidOrder('Forgotten');
    setup.app.clock.advanceHours(12);
    await checkSlas();
    setup.app.clock.advanceHours(23.9);
    await checkSlas();
    expect(await listRefundCauses(orderId)).toEqual([]);
    setup.app.clock.advanceMinutes(6);
    await checkSlas();
    expect(await listRefundCauses(orderId)).toEqual(['sla-breached']);
    await requestRefund(orderId).expect(200);
    expect(await listRefundCauses(orderId)).toEqual(['sla-breached']);
  });

  it('a free report is delayed, never breaches the SLA and cannot be refunded', async () => {
    const freeOrderId = await setup.placeFreeOrder(setup.asha);
    setup.app.clock.advanceHours(2);
    await checkSlas();
    await finishUndeliveredOrders();
    expect(await countEvents(freeOrderId, 'DeliveryDelayed')).toBe(1);
    expect(await countEvents(freeOrderId, 'DeliverySlaBreached')).toBe(0);
    const response = await requestRefund(freeOrderId).expect(409);
    expect(response.body.code).toBe('free-report');
  });

  it('an order without birth details is never delayed', async () => {
    const placedOrder = await setup.placeOrder(setup.ravi, { birthDetails: undefined });
    await setup.verifyPayment(setup.ravi, await setup.payAtGateway(placedOrder.gatewayOrderId)).expect(200);
    await finishUndeliveredOrders();
    expect(await setup.listEventTypes(placedOrder.orderId)).not.toContain('DeliveryDelayed');
  });
});

it('the rebuilt read model equals the live one', async () => {
  const liveRows = await setup.app.db('orders').orderBy('id');
  // The orders of the tests above.
  expect(liveRows).toHaveLength(5);
  await rebuildOrders(setup.app.db);
  expect(await setup.app.db('orders').orderBy('id')).toEqual(liveRows);
});

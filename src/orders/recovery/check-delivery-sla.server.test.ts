/** Reports that nobody prints, and the clock: what is noted, what the member may do, what happens by itself. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { composeForJobs, startShop, type PlacedOrder, type Shop } from '#src/testing/test-shop.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { failGeneration } from '#src/orders/domain/decide.ts';
import { rebuildOrders } from '#src/orders/store/projection.ts';
import { checkDeliverySlas } from './check-delivery-sla.ts';

let shop: Shop;
let deps: ComposedApp;
beforeAll(async () => {
  shop = await startShop();
  deps = await composeForJobs(shop);
});
afterAll(async () => {
  await deps.close();
  await shop.close();
});

const watch = () => checkDeliverySlas(deps.deps);

async function paid(name: string): Promise<PlacedOrder> {
  const ordered = await shop.placeOrderFor(shop.asha, name);
  await shop.verifyPayment(shop.asha, await shop.payAtGateway(ordered.orderId)).expect(200);
  return ordered;
}

const press = (order: string, who = shop.asha) => who.post(`/api/orders/${order}/refund`);
const viewOf = async (order: string) => (await shop.asha.get(`/api/orders/${order}`).expect(200)).body.order;
const told = async (order: string, type: string) =>
  (await shop.listEventTypes(order)).filter((one) => one === type).length;
const causes = async (stream: string): Promise<string[]> =>
  (await shop.app.db('events').where({ stream, type: 'RefundRequested' })).map(({ data }) => data.cause);
/** Whatever is still open goes its way, so that the next test finds only its own orders. */
const waitLong = async () => {
  shop.app.clock.advance(100);
  await watch();
};

describe('a report nobody prints', () => {
  let order: string;
  let orderId: string;
  beforeAll(async () => ({ order, orderId } = await paid('Slow')));
  afterAll(waitLong);

  it('is late at two hours, once', async () => {
    shop.app.clock.advance(1.9);
    expect(await watch()).toEqual({ looked: 0, noted: 0 });
    shop.app.clock.advance(0.1);
    expect(await watch()).toEqual({ looked: 1, noted: 1 });
    expect(await watch()).toEqual({ looked: 0, noted: 0 });
    expect(await viewOf(order)).toMatchObject({ status: 'paid', delayed: true });
  });

  it('is not the member’s to cancel while the promise stands', async () => {
    const { body } = await press(order).expect(409);
    expect(body).toMatchObject({ code: 'sla-not-breached' });
    expect(body.message).toContain('The twelve hours we promised are not over yet.');
  });

  it('breaks the promise at twelve, once, and the money is offered', async () => {
    shop.app.clock.advance(10);
    expect(await watch()).toEqual({ looked: 1, noted: 1 });
    shop.app.clock.advance(1);
    expect(await watch()).toEqual({ looked: 0, noted: 0 });
    expect(await told(order, 'DeliveryDelayed')).toBe(1);
    expect(await told(order, 'DeliverySlaBreached')).toBe(1);
    expect(await viewOf(order)).toMatchObject({ refundOffered: true });
  });

  it('is nobody else’s to cancel', async () => {
    const { body } = await press(order, shop.ravi).expect(404);
    expect(body.code).toBe('order-not-found');
    expect(await told(order, 'RefundRequested')).toBe(0);
  });

  it('is given up by a press; pressed twice at once, the money is asked for once', async () => {
    const answers = await Promise.all([press(order), press(order)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await press(order).expect(200);
    expect(await causes(order)).toEqual(['member']);
    const view = await viewOf(order);
    expect(view).toMatchObject({ status: 'refund-requested', refund: { amountPaise: 49_900 } });
    expect(view).not.toHaveProperty('refundOffered');
    const { body } = await shop.asha.post('/api/payment/status', { order: orderId }).expect(200);
    expect(body.money).toBe('refunded');
  });

  it('has a job that asks the gateway, sent with the event', async () => {
    const jobs = await deps.deps.boss.findJobs('refund-order', { data: { orderId: order, request: 1 } });
    expect(jobs).toHaveLength(1);
  });
});

describe('what happens by itself', () => {
  it('a report that failed gives the money back when the promise breaks, not before', async () => {
    const { order } = await paid('Failed');
    const meta = { actor: 'test', cause: 'tries used up', at: shop.app.clock.now().toISOString() };
    await changeOrder(deps.deps, order, meta, (now) => failGeneration(now, 'printing', 'Broken', meta.at));
    shop.app.clock.advance(11.9);
    await watch();
    expect(await causes(order)).toEqual([]);
    shop.app.clock.advance(0.1);
    await watch();
    expect((await shop.listEventTypes(order)).slice(-3)).toEqual([
      'DeliveryDelayed',
      'DeliverySlaBreached',
      'RefundRequested',
    ]);
    expect(await causes(order)).toEqual(['generation-failed']);
  });

  it('a report that is not there after a day and a half gives it back without a press', async () => {
    const { order } = await paid('Forgotten');
    shop.app.clock.advance(12);
    await watch();
    shop.app.clock.advance(23.9);
    await watch();
    expect(await causes(order)).toEqual([]);
    shop.app.clock.advance(0.1);
    await watch();
    expect(await causes(order)).toEqual(['sla-breached']);
    await press(order).expect(200);
    expect(await causes(order)).toEqual(['sla-breached']);
  });

  it('a free report is late, and there is nothing to take back', async () => {
    const wish = { reportType: 'free-kundli', birthDetails: shop.birthDetails };
    const { body } = await shop.asha.post('/api/payment/payment-success', wish).expect(200);
    shop.app.clock.advance(2);
    await watch();
    await waitLong();
    expect(await told(body.order, 'DeliveryDelayed')).toBe(1);
    expect(await told(body.order, 'DeliverySlaBreached')).toBe(0);
    const answer = await press(body.order).expect(409);
    expect(answer.body.code).toBe('free-report');
  });

  it('an order without birth details is not late: its clock has not begun', async () => {
    const ordered = await shop.placeOrder(shop.ravi, { birthDetails: undefined });
    await shop.verifyPayment(shop.ravi, await shop.payAtGateway(ordered.orderId)).expect(200);
    await waitLong();
    expect(await shop.listEventTypes(ordered.order)).not.toContain('DeliveryDelayed');
  });
});

it('the read model, thrown away and folded again, says the same', async () => {
  const live = await shop.app.db('orders').orderBy('id');
  expect(live.length).toBe(5);
  await rebuildOrders(shop.app.db);
  expect(await shop.app.db('orders').orderBy('id')).toEqual(live);
});

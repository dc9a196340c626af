/** GET /api/orders: payments that the buyer has not seen, typical duration, paging. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#src/platform/contract-time.ts';
import type { ComposedApp } from '#src/compose.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import {
  composeForJobs,
  startAppWithBuyers,
  type PlacedOrder,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import type { OrderView } from './contract.ts';
import { findTypicalSeconds } from './store/typical-duration.ts';
import { listOrders } from './store/order-views.ts';

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

const isPaymentUnseen = async (id: string, user = setup.asha) =>
  ((await user.get(`/api/orders/${id}`).expect(200)).body.order as OrderView).isPaymentUnseen;

describe('isPaymentUnseen', () => {
  let order: PlacedOrder;
  it('a payment captured by webhook is unseen until the member sees the notice', async () => {
    order = await setup.placeOrderFor(setup.asha, { personName: 'Closed Tab' });
    await setup.payAtGateway(order.gatewayOrderId);
    await setup.waitForEvent(order.orderId, 'PaymentCapturedByWebhook');
    expect(await isPaymentUnseen(order.orderId)).toBe(true);
    await setup.ravi.post(`/api/orders/${order.orderId}/payment-seen`).expect(404);
    expect(await isPaymentUnseen(order.orderId)).toBe(true);
    await setup.asha.post(`/api/orders/${order.orderId}/payment-seen`).expect(200);
    await setup.asha.post(`/api/orders/${order.orderId}/payment-seen`).expect(200);
    expect(await isPaymentUnseen(order.orderId)).toBeUndefined();
  });

  it('a payment captured by reconciliation is unseen', async () => {
    const order = await setup.placeOrderFor(setup.asha, { personName: 'Lost Webhook' });
    await setup.setFaults({ webhooks: 'lost' });
    await setup.payAtGateway(order.gatewayOrderId);
    await setup.setFaults({});
    expect(await isPaymentUnseen(order.orderId)).toBeUndefined();
    setup.app.clock.advanceHours(1);
    await reconcilePayments(composed.deps);
    expect(await isPaymentUnseen(order.orderId)).toBe(true);
  });

  it('a payment of a buyer who returned from checkout is seen', async () => {
    const order = await setup.placeOrderFor(setup.ravi, { personName: 'Slow' });
    const proof = await setup.payAtGateway(order.gatewayOrderId);
    await setup.waitForEvent(order.orderId, 'PaymentCapturedByWebhook');
    await setup.verifyPayment(setup.ravi, proof).expect(200);
    expect(await isPaymentUnseen(order.orderId, setup.ravi)).toBeUndefined();
  });

  it('a payment status request marks the payment as seen', async () => {
    const order = await setup.placeOrderFor(setup.ravi, { personName: 'Asking' });
    await setup.payAtGateway(order.gatewayOrderId);
    await setup.waitForEvent(order.orderId, 'PaymentCapturedByWebhook');
    await setup.ravi.post('/api/payment/status', { order: order.orderId }).expect(200);
    expect(await isPaymentUnseen(order.orderId, setup.ravi)).toBeUndefined();
  });
});

/** Inserts delivered orders into the read model only. */
async function insertOrders(
  memberId: string,
  count: number,
  getDurationSeconds: (index: number) => number,
): Promise<void> {
  const start = setup.app.clock.now().getTime();
  const rows = Array.from({ length: count }, (_, index) => {
    // Two orders share each instant, so that the id decides their order.
    const placedAt = start - Math.floor(index / 2) * 3_600_000;
    return {
      id: `LG-2511-${String(index).padStart(6, '0')}`,
      version: 1,
      member_id: memberId,
      report_key: 'free-kundli',
      status: 'free',
      report_status: 'delivered',
      list_price_paise: 0,
      price_paise: 0,
      chart_style: 'north',
      conventions: '{}',
      placed_at: new Date(placedAt),
      edition: 1,
      delivery_due_at: new Date(placedAt + 12 * HOUR_MS),
      rendered_at: new Date(placedAt + getDurationSeconds(index) * 1000),
      delivered_at: new Date(placedAt + getDurationSeconds(index) * 1000),
    };
  });
  await setup.app.db('orders').insert(rows);
}

describe('typical duration', () => {
  it('the typical duration is undefined without measurements', async () => {
    expect(await findTypicalSeconds(setup.app.db)).toBeUndefined();
  });

  it('the typical duration is the 90th percentile of the last 50 reports, and is returned for a report in progress', async () => {
    // Newest first: 45 reports took 20 seconds, five took 400, and the older ones do not count.
    await insertOrders(setup.ravi.member.id, 300, (index) => (index < 45 ? 20 : index < 50 ? 400 : 4000));
    expect(await findTypicalSeconds(setup.app.db)).toBe(20);
    const { body } = await setup.asha.get('/api/orders').expect(200);
    const queuedOrder = (body.orders as OrderView[]).find(({ reportStatus }) => reportStatus === 'queued')!;
    expect(queuedOrder.typicalSeconds).toBe(20);
  });

  it('the typical duration is not returned for a delivered report', async () => {
    const { body } = await setup.ravi.get('/api/orders/LG-2511-000000').expect(200);
    expect(body.order.typicalSeconds).toBeUndefined();
  });
});

describe('order lookup', () => {
  it('an order is found by its gateway order id, and only by its own member', async () => {
    const { orderId, gatewayOrderId } = await setup.placeOrderFor(setup.asha, {
      personName: 'By Gateway Number',
    });
    const { body } = await setup.asha.get(`/api/orders/${gatewayOrderId}`).expect(200);
    expect(body.order.id).toBe(orderId);
    await setup.ravi.get(`/api/orders/${gatewayOrderId}`).expect(404);
    await setup.asha.get('/api/orders/order_Unknown').expect(404);
  });

  it('a request for several orders ignores those of other members', async () => {
    const ownOrder = await setup.placeOrderFor(setup.asha, { personName: 'Requested By Id' });
    const { body } = await setup.asha
      .get(`/api/orders?order=${ownOrder.orderId}&order=LG-2511-000000`)
      .expect(200);
    expect(body.orders.map(({ id }: OrderView) => id)).toEqual([ownOrder.orderId]);
  });
});

/** 300 inserted orders, and two that the first tests placed. */
const RAVI_ORDER_COUNT = 302;

describe('paging of 302 orders', () => {
  it('pages of ten return every own order once, newest first', async () => {
    const listedOrders: OrderView[] = [];
    let next: string | undefined;
    do {
      const query: string = next ? `?before=${next}` : '';
      const { body } = await setup.ravi.get(`/api/orders${query}`).expect(200);
      expect(body.orders.length).toBeLessThanOrEqual(10);
      listedOrders.push(...(body.orders as OrderView[]));
      next = body.next as string | undefined;
    } while (next);
    expect(new Set(listedOrders.map(({ id }) => id)).size).toBe(listedOrders.length);
    expect(listedOrders).toHaveLength(RAVI_ORDER_COUNT);
    const dates = listedOrders.map(({ placedAt }) => placedAt);
    expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)));
  });

  it('the first page has the total, and the page size is limited to fifty', async () => {
    const fetchPage = async (query: string) =>
      (await setup.ravi.get(`/api/orders?${query}`).expect(200)).body;
    const firstPage = await fetchPage('limit=30');
    expect([firstPage.orders.length, firstPage.total]).toEqual([30, RAVI_ORDER_COUNT]);
    const secondPage = await fetchPage(`limit=500&before=${firstPage.next}`);
    expect([secondPage.orders.length, secondPage.total]).toEqual([50, undefined]);
    for (const invalid of ['limit=0', 'limit=-1', 'limit=ten', 'limit=2.5', 'limit=1&limit=2'])
      expect((await fetchPage(invalid)).orders, invalid).toHaveLength(10);
  });

  it('a page is an index scan from its start without sorting or filtering rows', async () => {
    const { db } = setup.app;
    await db.raw('analyze orders');
    const queries: { sql: string; bindings: readonly unknown[] }[] = [];
    const recordQuery = ({ sql, bindings }: (typeof queries)[number]) => void queries.push({ sql, bindings });
    db.on('query', recordQuery);
    await listOrders(db, setup.ravi.member.id, setup.app.clock.now(), 'LG-2511-000150');
    db.off('query', recordQuery);
    const { sql, bindings } = queries.find(({ sql: text }) => text.includes('limit'))!;
    const plan = await db.raw<{ rows: { 'QUERY PLAN': string }[] }>(
      `explain (analyze, costs off, timing off, summary off) ${sql.replaceAll(/\$\d+/g, '?')}`,
      [...bindings] as string[],
    );
    const planText = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(planText).toContain('Index Scan using orders_member');
    expect(planText).not.toMatch(/\bSort\b|Seq Scan on orders/);
    expect(planText).not.toMatch(/Rows Removed by (?!Join)/);
  });

  it('a page after another member’s order is empty', async () => {
    const { body } = await setup.asha.get('/api/orders?before=LG-2511-000000').expect(200);
    expect(body.orders).toEqual([]);
  });
});

/** The list of orders: payments found without their buyer, an honest estimate, hundreds of orders. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { reconcilePayments } from '#src/payments/capture/reconcile.ts';
import { composeForJobs, startShop, type PlacedOrder, type Shop } from '#src/testing/test-shop.ts';
import type { OrderView } from './contract.ts';
import { findTypicalSeconds } from './store/typical-duration.ts';
import { listOrders } from './store/order-views.ts';

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

const found = async (id: string, who = shop.asha) =>
  ((await who.get(`/api/orders/${id}`).expect(200)).body.order as OrderView).unacknowledgedPayment;

describe('a payment whose buyer', () => {
  let left: PlacedOrder;
  it('closed the tab is marked as found, until it was told', async () => {
    left = await shop.placeOrderFor(shop.asha, 'Left');
    await shop.payAtGateway(left.orderId);
    await shop.waitForEvent(left.order, 'PaymentCapturedByWebhook');
    expect(await found(left.order)).toBe(true);
    await shop.ravi.post(`/api/orders/${left.order}/payment-acknowledgement`).expect(404);
    expect(await found(left.order)).toBe(true);
    await shop.asha.post(`/api/orders/${left.order}/payment-acknowledgement`).expect(200);
    await shop.asha.post(`/api/orders/${left.order}/payment-acknowledgement`).expect(200);
    expect(await found(left.order)).toBeUndefined();
  });

  it('closed the tab while the webhook got lost is found by the reconciliation', async () => {
    const lost = await shop.placeOrderFor(shop.asha, 'Lost');
    await shop.setFaults({ webhooks: 'lost' });
    await shop.payAtGateway(lost.orderId);
    await shop.setFaults({});
    expect(await found(lost.order)).toBeUndefined();
    await reconcilePayments(deps.deps);
    expect(await found(lost.order)).toBe(true);
  });

  it('came back needs no telling, whoever was first', async () => {
    const slow = await shop.placeOrderFor(shop.ravi, 'Slow');
    const proof = await shop.payAtGateway(slow.orderId);
    await shop.waitForEvent(slow.order, 'PaymentCapturedByWebhook');
    await shop.verifyPayment(shop.ravi, proof).expect(200);
    expect(await found(slow.order, shop.ravi)).toBeUndefined();
  });

  it('asked where the money is has been told there', async () => {
    const asking = await shop.placeOrderFor(shop.ravi, 'Asking');
    await shop.payAtGateway(asking.orderId);
    await shop.waitForEvent(asking.order, 'PaymentCapturedByWebhook');
    await shop.ravi.post('/api/payment/status', { order: asking.order }).expect(200);
    expect(await found(asking.order, shop.ravi)).toBeUndefined();
  });
});

/** Rows as a busy year leaves them; the read model alone is looked at. */
async function yearOf(member: string, count: number, seconds: (n: number) => number): Promise<void> {
  const start = shop.app.clock.now().getTime();
  const rows = Array.from({ length: count }, (_, n) => {
    // Pairs are placed in the same instant: the number decides between them.
    const placed = start - Math.floor(n / 2) * 3_600_000;
    return {
      id: `LG-2511-${String(n).padStart(6, '0')}`,
      version: 1,
      member_id: member,
      report_key: 'free-kundli',
      status: 'free',
      report_status: 'delivered',
      list_paise: 0,
      price_paise: 0,
      chart_style: 'north',
      placed_at: new Date(placed),
      edition: 1,
      due_by: new Date(placed + 12 * 3_600_000),
      rendered_at: new Date(placed + seconds(n) * 1000),
      delivered_at: new Date(placed + seconds(n) * 1000),
    };
  });
  await shop.app.db('orders').insert(rows);
}

describe('the estimate', () => {
  it('is not made up before anything was measured', async () => {
    expect(await findTypicalSeconds(shop.app.db)).toBeUndefined();
  });

  it('is what nine of the last fifty in ten took, told while a report is made', async () => {
    await yearOf(shop.ravi.member.id, 300, (n) => (n < 45 ? 20 : n < 50 ? 400 : 4000));
    expect(await findTypicalSeconds(shop.app.db)).toBe(20);
    const { body } = await shop.asha.get('/api/orders').expect(200);
    const made = (body.orders as OrderView[]).find(({ report }) => report === 'queued')!;
    expect(made.typicalSeconds).toBe(20);
  });

  it('is not told of a report that is there', async () => {
    const { body } = await shop.ravi.get('/api/orders/LG-2511-000000').expect(200);
    expect(body.order.typicalSeconds).toBeUndefined();
  });
});

describe('an order', () => {
  it('is found by the gateway’s number as well, by its own member alone', async () => {
    const { order, orderId } = await shop.placeOrderFor(shop.asha, 'By Gateway Number');
    const { body } = await shop.asha.get(`/api/orders/${orderId}`).expect(200);
    expect(body.order.id).toBe(order);
    await shop.ravi.get(`/api/orders/${orderId}`).expect(404);
    await shop.asha.get('/api/orders/order_NobodyHasThis').expect(404);
  });

  it('is told with others in one answer, and somebody else’s is passed over', async () => {
    const mine = await shop.placeOrderFor(shop.asha, 'Asked By Name');
    const { body } = await shop.asha.get(`/api/orders?order=${mine.order}&order=LG-2511-000000`).expect(200);
    expect(body.orders.map(({ id }: OrderView) => id)).toEqual([mine.order]);
  });
});

describe('three hundred orders', () => {
  it('come ten at a time, newest first, each once, and nobody else’s', async () => {
    const seen: OrderView[] = [];
    let next: string | undefined;
    do {
      const query: string = next ? `?before=${next}` : '';
      const { body } = await shop.ravi.get(`/api/orders${query}`).expect(200);
      expect(body.orders.length).toBeLessThanOrEqual(10);
      seen.push(...(body.orders as OrderView[]));
      next = body.next as string | undefined;
    } while (next);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    expect(seen).toHaveLength(302);
    const dates = seen.map(({ placedAt }) => placedAt);
    expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)));
  });

  it('are counted with the first page, and come in pages as long as asked for, fifty at most', async () => {
    const page = async (query: string) => (await shop.ravi.get(`/api/orders?${query}`).expect(200)).body;
    const first = await page('limit=30');
    expect([first.orders.length, first.total]).toEqual([30, 302]);
    const second = await page(`limit=500&before=${first.next}`);
    expect([second.orders.length, second.total]).toEqual([50, undefined]);
    for (const odd of ['limit=0', 'limit=-1', 'limit=ten', 'limit=2.5', 'limit=1&limit=2'])
      expect((await page(odd)).orders, odd).toHaveLength(10);
  });

  it('are read along the index, from where the page begins, without sorting and without passing over the others', async () => {
    const { db } = shop.app;
    await db.raw('analyze orders');
    const asked: { sql: string; bindings: readonly unknown[] }[] = [];
    const note = ({ sql, bindings }: (typeof asked)[number]) => void asked.push({ sql, bindings });
    db.on('query', note);
    await listOrders(db, shop.ravi.member.id, shop.app.clock.now(), 'LG-2511-000150');
    db.off('query', note);
    const { sql, bindings } = asked.find(({ sql: text }) => text.includes('limit'))!;
    const plan = await db.raw<{ rows: { 'QUERY PLAN': string }[] }>(
      `explain (analyze, costs off, timing off, summary off) ${sql.replaceAll(/\$\d+/g, '?')}`,
      [...bindings] as string[],
    );
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toContain('Index Scan using orders_member');
    expect(lines).not.toMatch(/\bSort\b|Seq Scan on orders/);
    expect(lines).not.toMatch(/Rows Removed by (?!Join)/);
  });

  it('are not turned over by somebody else’s number', async () => {
    const { body } = await shop.asha.get('/api/orders?before=LG-2511-000000').expect(200);
    expect(body.orders).toEqual([]);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { rebuildOrders } from './projection.ts';
import { createManyOrders, type ManyOrders } from './many-orders-fixture.ts';

const TABLES = ['orders', 'order_payments', 'payment_refunds', 'payment_disputes'];
const COPIES = 10_000;
const WRITERS = [1, 2, 3, 4];
/** On a loaded machine; an idle one needs about 6 seconds. */
const TIMEOUT_MS = 180_000;

let orders: ManyOrders;
beforeAll(async () => {
  orders = await createManyOrders(COPIES);
}, TIMEOUT_MS);
afterAll(() => orders.close());

it(
  'a rebuild of 10,000 orders while four writers change them leaves every row as its events give it',
  async () => {
    const stop = new AbortController();
    const writers = WRITERS.map((writer) => orders.keepChanging(writer, stop.signal));
    const progress: [done: number, total: number][] = [];
    const { checked: count } = await rebuildOrders(orders.db, {
      onProgress: (done, total) => progress.push([done, total]),
    });
    stop.abort();
    const changes = (await Promise.all(writers)).reduce((sum, changed) => sum + changed);
    expect(changes).toBeGreaterThan(WRITERS.length);
    expect(count).toBeGreaterThanOrEqual(COPIES);
    expect(progress.at(-1)![0]).toBe(count);
    expect(await listWrongVersions()).toEqual([]);
    await expectSameRowsFromEvents();
  },
  TIMEOUT_MS,
);

/** Streams and rows without each other or with another version. */
const listWrongVersions = async (): Promise<object[]> =>
  (
    await orders.db.raw<{ rows: object[] }>(`
      select s.stream, o.id, s.version, o.version as row_version
        from (select stream, max(version) as version from events group by stream) s
        full join orders o on o.id = s.stream
       where s.version is distinct from o.version`)
  ).rows;

/**
 * Empties the rows of orders that the writers changed, and compares what a second rebuild creates from the events. It replaces
 * every other row that is wrong, so that no separate verification is needed.
 */
async function expectSameRowsFromEvents(): Promise<void> {
  const { admin, db } = orders;
  for (const table of TABLES) await admin.raw(`create table ${table}_before as table ${table}`);
  await admin.raw(`
    delete from orders where version <> (select version from orders where id = 'LG-2611-MODEL1');
    delete from order_payments where order_id not in (select id from orders);
    delete from payment_refunds; delete from payment_disputes`);
  await rebuildOrders(db);
  for (const table of TABLES) {
    const { rows } = await admin.raw<{ rows: object[] }>(
      `(table ${table}_before except table ${table}) union all (table ${table} except table ${table}_before)`,
    );
    expect(rows).toEqual([]);
  }
}

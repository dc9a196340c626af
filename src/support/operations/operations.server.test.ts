/** `stats` beside sums over the events, and `sla` with reports of known due times. No worker prints reports. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { requestPartialRefund } from '#src/orders/domain/refund-commands.ts';
import { changeOrder } from '#src/orders/store/change-order.ts';
import { refundOrderPartially } from '#src/payments/refunds/refund-order-partially.ts';
import { getTodayInIndia, HOUR_MS } from '#src/platform/contract-time.ts';
import { runCli, runCliInTerminal } from '#src/support/testing.ts';
import {
  composeForJobs,
  placePaidOrder,
  startAppWithBuyers,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';

let setup: AppWithBuyers;
let composed: ComposedApp;
let orderIds: string[];
beforeAll(async () => {
  setup = await startAppWithBuyers();
  composed = await composeForJobs(setup);
  const paidOrders = [];
  for (const name of ['First', 'Second', 'Third']) paidOrders.push(await placePaidOrder(setup, name));
  orderIds = paidOrders.map(({ orderId }) => orderId);
  await setup.placeOrderFor(setup.ravi, { personName: 'Unpaid' });
  await setup.placeFreeOrder(setup.asha);
  await refundPart(orderIds[0]!);
}, 60_000);
afterAll(async () => {
  await composed.close();
  await setup.close();
});

async function refundPart(orderId: string): Promise<void> {
  const meta = { actor: 'support:test', cause: 'goodwill', at: setup.app.clock.now().toISOString() };
  await changeOrder(composed.deps, orderId, meta, (order) => requestPartialRefund(order, 9_950, meta.at));
  await refundOrderPartially(composed.deps, { orderId, requestNumber: 1 });
}

const getDatabase = () => ({ url: setup.app.databaseUrl, ownerUrl: setup.app.ownerUrl });
const run = (...args: string[]) => runCli(getDatabase(), ...args);
/** Milliseconds after now. */
const setDueIn = (orderId: string, milliseconds: number) =>
  setup.app
    .db('orders')
    .where({ id: orderId })
    .update({ delivery_due_at: new Date(Date.now() + milliseconds) });

/** From the ledger, which `stats` does not read. */
async function sumEvents() {
  const { rows } = await setup.app.db.raw(`
    select count(*) filter (where type = 'OrderPlaced' and data->>'kind' = 'priced')::integer as orders,
           count(*) filter (where type like 'PaymentCapturedBy%')::integer as paid,
           sum((data->>'amountPaise')::integer) filter (where type like 'PaymentCapturedBy%')::integer as "revenuePaise",
           sum((data->>'amountPaise')::integer) filter (where type = 'PaymentPartiallyRefunded')::integer as "refundedPaise"
      from events`);
  return rows[0];
}

describe('stats', () => {
  it('the figures of today and the totals are the sums over the events', async () => {
    const sums = await sumEvents();
    expect(sums).toMatchObject({ orders: 4, paid: 3, refundedPaise: 9_950 });
    const { code, stdout } = await run('stats', '--json');
    const { days, total } = JSON.parse(stdout);
    expect(code).toBe(0);
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toMatchObject({ day: getTodayInIndia(), converted: 3, ...sums });
    expect(total).toMatchObject({ day: null, converted: 3, ...sums });
    expect(days[0]).toMatchObject({ orders: 0, paid: 0, revenuePaise: 0, deliveredSecondsP50: null });
  });

  it('delivery times are measured from the complete order to the e-mail', async () => {
    const secondsByOrder = [4, 6, 10];
    for (const [index, orderId] of orderIds.entries()) {
      const deliveredAt = new Date();
      const dueAt = new Date(deliveredAt.getTime() + 12 * HOUR_MS - secondsByOrder[index]! * 1000);
      await setup.app
        .db('orders')
        .where({ id: orderId })
        .update({ delivered_at: deliveredAt, delivery_due_at: dueAt });
    }
    const { total } = JSON.parse((await run('stats', '--json')).stdout);
    expect(total).toMatchObject({ delivered: 3, deliveredSecondsP50: 6 });
    expect(total.deliveredSecondsP95).toBeCloseTo(9.6);
    expect((await run('stats')).stdout).toContain('6.0 s / 9.6 s');
  });

  it('the table has a bar for the revenue and fits into 80 and 120 columns', async () => {
    for (const columns of [80, 120]) {
      const { stdout } = await runCliInTerminal(getDatabase(), { columns }, 'stats', '--days', '2');
      const lines = stdout.trimEnd().split('\n');
      expect(lines).toHaveLength(4);
      expect(lines[0]).toMatch(/orders +paid +conversion +revenue +refunds +delivered p50 \/ p95$/);
      expect(lines[2]).toMatch(/ 4 +3 +75 % +₹[\d,]+ +₹99\.50 .*  █+$/);
      expect(lines[3]).toMatch(/^Total +4 +3 /);
      expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(columns);
    }
  });

  it.each([
    [['--days', '0'], '--days expects'],
    [['--days', '3', '--from', '2026-11-01'], '--days or --from'],
    [['--from', '2026-11-31'], '--from expects a day'],
  ])('wrong usage exits with 2: %j', async (args, message) => {
    expect(await run('stats', ...args)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(message),
    });
  });
});

describe('sla', () => {
  it('late and breached reports are listed with their due times, oldest first', async () => {
    const [breached, late, failed] = orderIds as [string, string, string];
    await setDueIn(breached, -HOUR_MS);
    await setDueIn(late, 9 * HOUR_MS);
    await setDueIn(failed, 11.5 * HOUR_MS);
    await setup.app.db('orders').where({ id: failed }).update({ report_status: 'failed' });
    const { code, stdout } = await run('sla');
    expect(code).toBe(1);
    const lines = stdout.split('\n');
    expect(lines[0]).toMatch(new RegExp(`^breached  ${breached} .* 1 h \\d min over  janam-kundli$`));
    expect(lines[1]).toMatch(new RegExp(`^at risk   ${late} .* 8 h 59 min left`));
    expect(lines[2]).toMatch(new RegExp(`^at risk   ${failed}  failed .* 11 h 29 min left`));
    expect(stdout).toContain('4 reports wait: 1 breached, 2 at risk, 1 in time.');
    expect(stdout).toContain(`The oldest is ${breached}`);
  });

  it('without a breach the exit status is 0, and no line is wider than 80 columns', async () => {
    await setDueIn(orderIds[0]!, HOUR_MS);
    const { code, stdout } = await runCliInTerminal(getDatabase(), { columns: 80 }, 'sla');
    expect(code).toBe(0);
    expect(stdout).toContain('0 breached, 3 at risk');
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    const { counts, oldest } = JSON.parse((await run('sla', '--json')).stdout);
    expect(counts).toEqual({ breached: 0, 'at risk': 3, 'in time': 1 });
    expect(oldest).toMatchObject({ orderId: orderIds[0], state: 'at risk' });
  });
});

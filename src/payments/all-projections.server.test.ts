/** Each test changes the read models as superuser, expects the difference to be named, and a rebuild to repair it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toProjectionDamage } from '#src/projections/verify.ts';
import { rebuildOrders } from '#src/orders/store/projection.ts';
import {
  createIrregularEvents,
  createManyOrders,
  type ManyOrders,
} from '#src/orders/store/many-orders-fixture.ts';
import type { Jobs } from '#src/platform/jobs.ts';
import { changeUnmatchedPayment } from './unmatched/change-unmatched.ts';
import type { UnmatchedPaymentEvent } from './unmatched/unmatched-payment.ts';
import { findProjectedVersion, rebuildProjections, verifyProjections } from './all-projections.ts';

const NOW = '2026-11-21T03:00:00.000Z';
const jobs: Jobs = {
  send: async () => {},
  sendAll: async () => {},
  isUnfinished: async () => false,
  findOutcome: async () => undefined,
};

let orders: ManyOrders;
beforeAll(async () => {
  orders = await createManyOrders(1200);
  await orders.changeOrder('LG-COPY-1', ...createIrregularEvents('one'));
  await createUnmatchedPayment('pay_lost_1');
  await rebuild();
});
afterAll(() => orders.close());

async function createUnmatchedPayment(
  gatewayPaymentId: string,
  gatewayRefundId = 'rfnd_lost',
): Promise<void> {
  const events: UnmatchedPaymentEvent[] = [
    {
      type: 'UnmatchedPaymentDetected',
      data: { gatewayPaymentId, reason: 'unknown-order', amount: 500, currency: 'INR', at: NOW },
    },
    { type: 'UnmatchedPaymentRefunded', data: { gatewayRefundId, amount: 100, at: NOW } },
  ];
  const meta = { actor: 'system', cause: 'test', at: NOW };
  await changeUnmatchedPayment({ db: orders.db, jobs }, gatewayPaymentId, meta, () => events);
}

const rebuild = () => rebuildProjections(orders.db);

const listDifferences = async () =>
  (await verifyProjections(orders.db)).differences.map(({ kind, table, id, fields }) =>
    [kind, table, id, ...fields].join(' '),
  );

const DAMAGES: [title: string, sql: string, differences: string[]][] = [
  [
    'a changed order row',
    `update orders set price_paise = 1, status = 'free' where id = 'LG-COPY-7'`,
    ['changed orders LG-COPY-7 status price_paise'],
  ],
  [
    'a changed instant and a changed document',
    `update orders set placed_at = placed_at + interval '1 ms', conventions = conventions || '{"x":1}' where id = 'LG-COPY-7'`,
    ['changed orders LG-COPY-7 conventions placed_at'],
  ],
  ['a missing order row', `delete from orders where id = 'LG-COPY-700'`, ['missing orders LG-COPY-700']],
  [
    'an order row without a stream',
    `insert into orders select (jsonb_populate_record(o, '{"id":"LG-FORGED","gateway_order_id":"order_x"}')).* from orders o
      where id = 'LG-COPY-7'`,
    ['extra orders LG-FORGED'],
  ],
  [
    'a stale order row',
    `update orders set version = 4, report_status = 'none' where id = 'LG-COPY-7'`,
    ['changed orders LG-COPY-7 version report_status'],
  ],
  [
    'an order row of a later version than its stream',
    `update orders set version = 50, status = 'placed' where id = 'LG-COPY-7'`,
    ['changed orders LG-COPY-7 version status'],
  ],
  [
    'two order rows with exchanged gateway orders',
    `update orders set gateway_order_id = null where id = 'LG-COPY-7';
     update orders set gateway_order_id = 'order_LG-COPY-7' where id = 'LG-COPY-999';
     update orders set gateway_order_id = 'order_LG-COPY-999' where id = 'LG-COPY-7'`,
    ['changed orders LG-COPY-7 gateway_order_id', 'changed orders LG-COPY-999 gateway_order_id'],
  ],
  [
    'a changed payment',
    `update order_payments set is_duplicate = true, captured_at = now() where gateway_payment_id = 'pay_LG-COPY-7'`,
    ['changed order_payments pay_LG-COPY-7 is_duplicate captured_at'],
  ],
  [
    'a missing payment',
    `delete from order_payments where gateway_payment_id = 'pay_LG-COPY-7'`,
    ['missing order_payments pay_LG-COPY-7'],
  ],
  [
    'a payment of no event',
    `insert into order_payments values ('pay_forged', 'LG-COPY-7', true, 1, 0, null, null, now())`,
    ['extra order_payments pay_forged'],
  ],
  [
    'a payment of no order',
    `insert into order_payments values ('pay_forged', 'LG-NONE', true, 1, 0, null, null, now())`,
    ['extra order_payments pay_forged'],
  ],
  [
    'a changed, a missing and an extra refund',
    `update payment_refunds set amount = 7, recorded_at = now() where gateway_refund_id = 'rfnd_dupone';
     delete from payment_refunds where gateway_refund_id = 'rfnd_partone';
     insert into payment_refunds values ('rfnd_forged', 'pay_LG-COPY-1', 1, false, now()), ('rfnd_orphan', 'pay_none', 1, false, now())`,
    [
      'missing payment_refunds rfnd_partone',
      'changed payment_refunds rfnd_dupone amount recorded_at',
      'extra payment_refunds rfnd_forged',
      'extra payment_refunds rfnd_orphan',
    ],
  ],
  [
    'a changed and an extra dispute',
    `update payment_disputes set phase = 'x', order_id = null;
     insert into payment_disputes select (jsonb_populate_record(d, '{"dispute_id":"disp_forged"}')).* from payment_disputes d`,
    ['changed payment_disputes disp_one order_id phase', 'extra payment_disputes disp_forged'],
  ],
  [
    'a changed unmatched payment and its missing refund',
    `update unmatched_payments set version = 9, amount = 1; delete from payment_refunds where gateway_refund_id = 'rfnd_lost'`,
    ['changed unmatched_payments pay_lost_1 version amount', 'missing payment_refunds rfnd_lost'],
  ],
  [
    'a missing and an extra unmatched payment',
    `insert into unmatched_payments select (jsonb_populate_record(u, '{"gateway_payment_id":"pay_x"}')).* from unmatched_payments u;
     delete from unmatched_payments where gateway_payment_id = 'pay_lost_1'`,
    ['missing unmatched_payments pay_lost_1', 'extra unmatched_payments pay_x'],
  ],
];

describe('read models that were changed', () => {
  for (const [title, sql, differences] of DAMAGES)
    it(`${title}: is named, and repaired by a rebuild`, async () => {
      await orders.admin.raw(sql);
      expect((await listDifferences()).sort()).toEqual(differences.sort());
      await rebuild();
      expect(await listDifferences()).toEqual([]);
    });

  it('a difference is damage of the ledger with a stream and a reason', async () => {
    await orders.admin.raw(`update orders set version = 4 where id = 'LG-COPY-7'`);
    const { differences, differenceCount } = await verifyProjections(orders.db);
    expect(differenceCount).toBe(1);
    expect(toProjectionDamage(differences[0]!)).toEqual({
      kind: 'projection-differs',
      stream: 'LG-COPY-7',
      reason: 'row LG-COPY-7 of orders is at version 4, and its stream is at version 5',
    });
    await rebuild();
  });

  it('all differences are counted, and the first of them are returned', async () => {
    await orders.admin.raw('update orders set bytes = 1');
    const result = await verifyProjections(orders.db, { limit: 3 });
    expect(result.differences).toHaveLength(3);
    expect(result.differenceCount).toBe(1201);
    await rebuild();
  });
});

it('of two rebuilds at the same moment each repair is counted once', async () => {
  await orders.admin.raw(`delete from orders where id like 'LG-COPY-1%'`);
  const missing = (await verifyProjections(orders.db)).differenceCount;
  const lock = await orders.admin.transaction();
  await lock.raw('lock table orders in share mode');
  const rebuilds = [rebuildOrders(orders.db), rebuildOrders(orders.db)];
  await expect.poll(countWaitingLocks).toBe(2);
  await lock.commit();
  const repaired = (await Promise.all(rebuilds)).map((result) => result.repaired);
  expect(repaired[0]! + repaired[1]!).toBe(missing);
  expect(await listDifferences()).toEqual([]);
});

async function countWaitingLocks(): Promise<number> {
  const { rows } = await orders.db.raw<{ rows: { count: number }[] }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.count;
}

it('a stream that cannot be read is named, and the rows of the others are repaired', async () => {
  await orders.admin.raw(`
    insert into events (stream, version, type, data, meta, recorded_at, hash)
    values ('LG-FORGED-1', 1, 'CheckoutDismissed', '{}', '{}', now(), decode(repeat('ab', 32), 'hex'));
    update orders set bytes = 1 where id in ('LG-COPY-1', 'LG-COPY-9')`);
  expect(await listDifferences()).toContain('unreadable orders LG-FORGED-1');
  expect(await rebuildOrders(orders.db)).toMatchObject({
    checked: 1201,
    repaired: 2,
    unreadableStreams: ['LG-FORGED-1'],
  });
  expect(await listDifferences()).toEqual(['unreadable orders LG-FORGED-1']);
  await orders.admin.raw(`delete from events where stream = 'LG-FORGED-1'`);
  expect(await listDifferences()).toEqual([]);
});

it('a dispute that moves to another phase has that phase in the read model', async () => {
  await orders.changeOrder('LG-COPY-2', ...createIrregularEvents('two'));
  const disputeId = 'disp_two';
  await orders.changeOrder(
    'LG-COPY-2',
    { type: 'DisputeClosed', data: { disputeId, outcome: 'won', at: NOW } },
    { type: 'DisputeReopened', data: { disputeId, phase: 'arbitration', respondBy: NOW, at: NOW } },
  );
  expect(await listDifferences()).toEqual([]);
});

it('a payment of an order that has a separate stream too is compared with both', async () => {
  const [paymentId]: string[] = await orders
    .db('order_payments')
    .where({ order_id: 'LG-COPY-3' })
    .pluck('gateway_payment_id');
  await createUnmatchedPayment(paymentId!, 'rfnd_separate');
  expect(await listDifferences()).toEqual([]);
  await orders.admin.raw(`update payment_refunds set amount = 1 where gateway_refund_id = 'rfnd_separate'`);
  expect(await listDifferences()).toEqual(['changed payment_refunds rfnd_separate amount']);
  await rebuild();
  expect(await listDifferences()).toEqual([]);
});

it('writers during verifications cause no false alarm, and verifications report their progress', async () => {
  const stop = new AbortController();
  const writers = [1, 2, 3, 4].map((writer) => orders.keepChanging(writer, stop.signal));
  for (let run = 0; run < 4; run += 1) {
    const done: number[] = [];
    expect(await verifyProjections(orders.db, { onProgress: (count) => done.push(count) })).toMatchObject({
      differences: [],
    });
    expect(Math.max(...done)).toBeGreaterThan(1200);
  }
  stop.abort();
  await Promise.all(writers);
  expect(await listDifferences()).toEqual([]);
});

it('the version of a stream in the read models is found', async () => {
  await orders.db.transaction(async (trx) => {
    expect(await findProjectedVersion(trx, 'LG-COPY-7')).toBe(5);
    expect(await findProjectedVersion(trx, 'PAY-lost-1')).toBe(2);
    expect(await findProjectedVersion(trx, 'LG-NONE')).toBeUndefined();
  });
});

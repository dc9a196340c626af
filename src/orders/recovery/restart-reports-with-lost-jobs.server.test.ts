/** Tests the restart of reports with lost jobs, with a real pg-boss queue. */
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import { createBoss, createJobs, type Jobs } from '#src/platform/jobs.ts';
import {
  NOW,
  chartComputedEvent,
  birthDetailsFrozenEvent,
  generationRequestedEvent,
  createCapturedPayment,
  createOrderPlacedEvent,
  paymentRequestedEvent,
} from '#src/orders/testing.ts';
import { createTestClock } from '#src/testing/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { changeOrder, createOrder } from '#src/orders/store/change-order.ts';
import { loadOrder } from '#src/orders/store/load-order.ts';
import { capturePayment, requestPayment } from '#src/orders/domain/payment-commands.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { projectOrder } from '#src/orders/store/projection.ts';
import { restartReportsWithLostJobs } from './restart-reports-with-lost-jobs.ts';

const MEMBER_ID = '01a1fc95-f371-7670-9d6a-e9a8c297290f';
const BIRTH_ID = '01a1fc95-f371-7670-9d6a-e9a8c29729b1';
const QUEUE = 'produce-report';
const META = { actor: 'system', cause: 'test', at: NOW };

let testDatabase: TestDatabase;
let boss: PgBoss;
let jobs: Jobs;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  boss = createBoss(testDatabase.url, { isWorker: false });
  await boss.start();
  jobs = createJobs(boss);
});
afterAll(async () => {
  await boss.stop({ graceful: false, close: true });
  await testDatabase.close();
});

const warnings: object[] = [];
const restart = () => {
  const log = { warn: (fields: object) => warnings.push(fields) } as never;
  return restartReportsWithLostJobs({ db: testDatabase.db, jobs, clock: createTestClock(), log });
};

const detailsFrozen = { ...birthDetailsFrozenEvent, data: { birthId: BIRTH_ID, at: NOW } } as OrderEvent;

/** Places a paid order; its capture sends the job. */
async function placePaidOrder(id: string): Promise<string> {
  const deps = { db: testDatabase.db, jobs };
  const gatewayOrderId = `order_${id}`;
  await createOrder(deps, META, [
    createOrderPlacedEvent({ orderId: id, memberId: MEMBER_ID }),
    detailsFrozen,
  ]);
  await changeOrder(deps, id, META, (order) => requestPayment(order, gatewayOrderId));
  const payment = createCapturedPayment({ gatewayOrderId, gatewayPaymentId: `pay_${id}` });
  await changeOrder(deps, id, META, (order) => capturePayment(order, payment, { source: 'webhook' }));
  return id;
}

/** Sets the job row as pg-boss does when the worker is killed in every attempt. */
async function failEveryAttempt(): Promise<void> {
  const fetchJob = async () => (await boss.fetch(QUEUE, { ignoreStartAfter: true }))?.[0];
  for (let job = await fetchJob(); job; job = await fetchJob()) await boss.fail(QUEUE, job.id);
}

const getAttempt = async (id: string) => (await loadOrder(testDatabase.db, id))!.order.report.attempt;

it('a report with a queued or running job is not restarted', async () => {
  const id = await placePaidOrder('LG-QUEUED');
  expect(await restart()).toEqual({ checked: 1, restarted: 0, failed: 0 });
  const [job] = await boss.fetch(QUEUE);
  expect(await restart()).toMatchObject({ restarted: 0 });
  await boss.fail(QUEUE, job!.id);
  expect(await restart()).toMatchObject({ restarted: 0 });
  expect(await getAttempt(id)).toBe(1);
});

it('a report whose worker was killed in every attempt is restarted once', async () => {
  await failEveryAttempt();
  expect(await restart()).toEqual({ checked: 1, restarted: 1, failed: 0 });
  expect(await restart()).toEqual({ checked: 1, restarted: 0, failed: 0 });
  const { order } = (await loadOrder(testDatabase.db, 'LG-QUEUED'))!;
  expect(order.report).toMatchObject({ status: 'queued', attempt: 2, edition: 1 });
  expect(warnings.at(-1)).toMatchObject({ event: 'reports.job_lost', orderId: 'LG-QUEUED', attempt: 1 });
});

it('a restarted report keeps its due time', async () => {
  const { order } = (await loadOrder(testDatabase.db, 'LG-QUEUED'))!;
  expect(order.report.dueBy).toBe('2026-11-21T15:00:00.000Z');
});

it('a report fails after four lost attempts', async () => {
  for (const attempt of [2, 3]) {
    expect(await getAttempt('LG-QUEUED')).toBe(attempt);
    await failEveryAttempt();
    expect(await restart()).toMatchObject({ restarted: 1 });
  }
  await failEveryAttempt();
  expect(await restart()).toMatchObject({ restarted: 0, failed: 1 });
  const { order } = (await loadOrder(testDatabase.db, 'LG-QUEUED'))!;
  expect(order.report.status).toBe('failed');
  expect(await restart()).toEqual({ checked: 0, restarted: 0, failed: 0 });
});

it('a report in progress whose job row is gone is restarted', async () => {
  const id = 'LG-2611-ASHA01';
  const reportRequested = {
    ...generationRequestedEvent,
    data: { ...generationRequestedEvent.data, birthId: BIRTH_ID },
  } as OrderEvent;
  const paymentCapturedEvent = { type: 'PaymentCapturedByWebhook', data: createCapturedPayment() } as const;
  const events = [
    createOrderPlacedEvent({ memberId: MEMBER_ID }),
    detailsFrozen,
    paymentRequestedEvent,
    paymentCapturedEvent,
    reportRequested,
    chartComputedEvent,
  ];
  await testDatabase.db.transaction(async (trx) => {
    await appendEvents(trx, id, 0, events, META);
    await projectOrder(trx, foldOrder(events)!, events.length);
  });
  expect(await restart()).toMatchObject({ checked: 1, restarted: 1 });
  const [job] = await boss.fetch<{ orderId: string }>(QUEUE);
  expect(job!.data).toEqual({ orderId: id, edition: 1 });
});

it('five hundred older orders that cannot be restarted do not exclude a newer one', async () => {
  const id = await placePaidOrder('LG-NEWEST');
  await testDatabase.db.raw(
    `insert into orders
     select (jsonb_populate_record(o, jsonb_build_object(
       'id', 'LG-BROKEN-' || n,
       'placed_at', o.placed_at - n * interval '1 minute',
       'gateway_order_id', 'order_broken' || n,
       'gateway_payment_id', 'pay_broken' || n
     ))).* from orders o, generate_series(1, 500) n where o.id = ?`,
    [id],
  );
  await boss.deleteQueuedJobs(QUEUE);
  await restart();
  expect(await getAttempt(id)).toBe(2);
});

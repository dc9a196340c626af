/** Orders that nobody is working on, against the real queue. */
import type { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import { createBoss, createJobs, type Jobs } from '#src/platform/jobs.ts';
import {
  AT,
  chartComputed,
  birthDetailsFrozen,
  generationRequested,
  capturedPayment,
  orderPlaced,
  paymentRequested,
} from '#src/testing/order-events.ts';
import { createTestClock } from '#src/testing/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { changeOrder, loadOrder, createOrder } from '#src/orders/store/change-order.ts';
import { capturePayment, requestPayment } from '#src/orders/domain/decide.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { projectOrder } from '#src/orders/store/projection.ts';
import { restartLostReports } from './restart-lost-reports.ts';

const MEMBER = '01a1fc95-f371-7670-9d6a-e9a8c297290f';
const QUEUE = 'produce-report';
const META = { actor: 'system', cause: 'test', at: AT };

let test: TestDatabase;
let boss: PgBoss;
let jobs: Jobs;
beforeAll(async () => {
  test = await createTestDatabase();
  boss = createBoss(test.url, { worker: false });
  await boss.start();
  jobs = createJobs(boss);
});
afterAll(async () => {
  await boss.stop({ graceful: false, close: true });
  await test.close();
});

const warnings: object[] = [];
const recover = () => {
  const log = { warn: (fields: object) => warnings.push(fields) } as never;
  return restartLostReports({ db: test.db, jobs, clock: createTestClock(), log });
};

const birth = { ...birthDetailsFrozen, data: { birthId: MEMBER, at: AT } } as OrderEvent;

/** Paid in the ordinary way: its job is sent with its capture. */
async function paidOrder(id: string): Promise<string> {
  const deps = { db: test.db, jobs };
  const gatewayOrderId = `order_${id}`;
  await createOrder(deps, META, [orderPlaced({ orderId: id, memberId: MEMBER }), birth]);
  await changeOrder(deps, id, META, (order) => requestPayment(order, gatewayOrderId));
  const captured = capturedPayment({ gatewayOrderId, gatewayPaymentId: `pay_${id}` });
  await changeOrder(deps, id, META, (order) => capturePayment(order, 'webhook', captured));
  return id;
}

/** As pg-boss sees a worker that is killed at every try. */
async function killEveryTry(): Promise<void> {
  const one = async () => (await boss.fetch(QUEUE, { ignoreStartAfter: true }))?.[0];
  for (let job = await one(); job; job = await one()) await boss.fail(QUEUE, job.id);
}

const attemptOf = async (id: string) => (await loadOrder(test.db, id))!.order.report.attempt;

it('a report whose job waits or runs is left alone', async () => {
  const id = await paidOrder('LG-WAITS');
  expect(await recover()).toEqual({ looked: 1, restarted: 0, failed: 0 });
  const [job] = await boss.fetch(QUEUE);
  expect(await recover()).toMatchObject({ restarted: 0 });
  await boss.fail(QUEUE, job!.id);
  expect(await recover()).toMatchObject({ restarted: 0 });
  expect(await attemptOf(id)).toBe(1);
});

it('a report whose worker was killed at every try is started again, once', async () => {
  await killEveryTry();
  expect(await recover()).toEqual({ looked: 1, restarted: 1, failed: 0 });
  expect(await recover()).toEqual({ looked: 1, restarted: 0, failed: 0 });
  const { order } = (await loadOrder(test.db, 'LG-WAITS'))!;
  expect(order.report).toMatchObject({ status: 'queued', attempt: 2, edition: 1 });
  expect(warnings.at(-1)).toMatchObject({ order: 'LG-WAITS', attempt: 1 });
});

it('goes on under the promise it began with', async () => {
  const { order } = (await loadOrder(test.db, 'LG-WAITS'))!;
  expect(order.report.dueBy).toBe('2026-11-21T15:00:00.000Z');
});

it('after four lost attempts it is a person’s turn', async () => {
  for (const attempt of [2, 3]) {
    expect(await attemptOf('LG-WAITS')).toBe(attempt);
    await killEveryTry();
    expect(await recover()).toMatchObject({ restarted: 1 });
  }
  await killEveryTry();
  expect(await recover()).toMatchObject({ restarted: 0, failed: 1 });
  const { order } = (await loadOrder(test.db, 'LG-WAITS'))!;
  expect(order.report.status).toBe('failed');
  expect(await recover()).toEqual({ looked: 0, restarted: 0, failed: 0 });
});

it('a report half made whose job’s row is gone is started again', async () => {
  const id = 'LG-2611-ASHA01';
  const started = {
    ...generationRequested,
    data: { ...generationRequested.data, birthId: MEMBER },
  } as OrderEvent;
  const captured = { type: 'PaymentCapturedByWebhook', data: capturedPayment() } as const;
  const events = [
    orderPlaced({ memberId: MEMBER }),
    birth,
    paymentRequested,
    captured,
    started,
    chartComputed,
  ];
  await test.db.transaction(async (trx) => {
    await appendEvents(trx, id, 0, events, META);
    await projectOrder(trx, foldOrder(events)!, events.length);
  });
  expect(await recover()).toMatchObject({ looked: 1, restarted: 1 });
  const [job] = await boss.fetch<{ orderId: string }>(QUEUE);
  expect(job!.data).toEqual({ orderId: id, edition: 1 });
});

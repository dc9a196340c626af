import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import { createBoss } from '#src/platform/jobs.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { projectOrder } from '#src/orders/store/projection.ts';
import {
  NOW,
  chartComputedEvent,
  birthDetailsFrozenEvent,
  generationRequestedEvent,
  createCapturedPayment,
  createOrderPlacedEvent,
  paymentRequestedEvent,
} from '#src/orders/testing.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { runCli } from '#src/support/testing.ts';

const MEMBER = '01a1fc95-f371-7670-9d6a-e9a8c297290f';
const ORDER = 'LG-2611-ASHA01';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const birthDetails = {
    ...birthDetailsFrozenEvent,
    data: { birthId: MEMBER, at: NOW },
  } as typeof birthDetailsFrozenEvent;
  const generationStarted = {
    ...generationRequestedEvent,
    data: { ...generationRequestedEvent.data, birthId: MEMBER },
  } as typeof generationRequestedEvent;
  const paymentCapturedEvent = { type: 'PaymentCapturedByWebhook', data: createCapturedPayment() } as const;
  const events = [
    createOrderPlacedEvent({ memberId: MEMBER }),
    birthDetails,
    paymentRequestedEvent,
    paymentCapturedEvent,
    generationStarted,
    chartComputedEvent,
  ];
  await database.db.transaction(async (trx) => {
    await appendEvents(trx, ORDER, 0, events, { actor: 'system', cause: 'test', at: NOW });
    await projectOrder(trx, foldOrder(events)!, events.length);
  });
});
afterAll(() => database.close());

const retryOrder = () => runCli(database, 'order', 'retry', ORDER, '--reason', 'worker had no memory');

describe('order retry', () => {
  it('order retry restarts a report in progress whose job is lost', async () => {
    const { stdout } = await retryOrder();
    expect(stdout).toBe('Generation of edition 1 requested (support, attempt 2).\n');
    const boss = createBoss(database.url, { isWorker: false });
    await boss.start();
    const jobs = await boss.findJobs('produce-report', { data: { orderId: ORDER, edition: 1 } });
    await boss.stop({ graceful: false, close: true });
    expect(jobs.map(({ state }) => state)).toEqual(['created']);
  });

  it('order retry rejects a report whose job is live', async () => {
    expect(await retryOrder()).toMatchObject({
      code: 1,
      stderr: 'Only a report that failed or whose job is lost can be started again.\n',
    });
  });
});

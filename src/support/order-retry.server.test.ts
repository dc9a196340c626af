import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import { createBoss } from '#src/platform/jobs.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { projectOrder } from '#src/orders/store/projection.ts';
import {
  AT,
  chartComputed,
  birthDetailsFrozen,
  generationRequested,
  capturedPayment,
  orderPlaced,
  paymentRequested,
} from '#src/testing/order-events.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';

const CLI = new URL('./cli.ts', import.meta.url).pathname;
const MEMBER = '01a1fc95-f371-7670-9d6a-e9a8c297290f';
const ORDER = 'LG-2611-ASHA01';
const run = promisify(execFile);

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
  const birth = { ...birthDetailsFrozen, data: { birthId: MEMBER, at: AT } } as typeof birthDetailsFrozen;
  const started = {
    ...generationRequested,
    data: { ...generationRequested.data, birthId: MEMBER },
  } as typeof generationRequested;
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
    await appendEvents(trx, ORDER, 0, events, { actor: 'system', cause: 'test', at: AT });
    await projectOrder(trx, foldOrder(events)!, events.length);
  });
});
afterAll(() => test.close());

const retry = () =>
  run(process.execPath, [CLI, 'order', 'retry', ORDER], {
    env: { ...process.env, DATABASE_URL: test.url, DATABASE_OWNER_URL: test.ownerUrl },
  });

describe('order retry', () => {
  it('starts a report again that is half made and has no job any more', async () => {
    const { stdout } = await retry();
    expect(stdout).toBe('Edition 1 of the report requested (support, attempt 2).\n');
    const boss = createBoss(test.url, { worker: false });
    await boss.start();
    const jobs = await boss.findJobs('produce-report', { data: { orderId: ORDER, edition: 1 } });
    await boss.stop({ graceful: false, close: true });
    expect(jobs.map(({ state }) => state)).toEqual(['created']);
  });

  it('refuses while a job is there to make it', async () => {
    await expect(retry()).rejects.toMatchObject({
      code: 1,
      stderr: 'Only a report that failed or whose job is lost can be started again.\n',
    });
  });
});

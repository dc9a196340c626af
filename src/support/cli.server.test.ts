/** The admin CLI as support runs it: a process of its own, its exit code and what it prints. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import { connect } from '#src/platform/database.ts';
import { projectOrder } from '#src/orders/store/projection.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import {
  AT,
  chartComputed,
  birthDetailsFrozen,
  generationRequested,
  reportEmailSent,
  capturedPayment,
  orderPlaced,
  reportRendered,
  paymentRequested,
  reportWritten,
} from '#src/testing/order-events.ts';

const CLI = new URL('./cli.ts', import.meta.url).pathname;
const run = promisify(execFile);

let test: TestDatabase;
const MEMBER = '01a1fc95-f371-7670-9d6a-e9a8c297290f';
beforeAll(async () => {
  test = await createTestDatabase();
  const captured = { type: 'PaymentCapturedByWebhook', data: capturedPayment() } as const;
  const started = {
    ...generationRequested,
    data: { ...generationRequested.data, birthId: MEMBER },
  } as typeof generationRequested;
  const birth = {
    ...birthDetailsFrozen,
    data: { ...birthDetailsFrozen.data, birthId: MEMBER },
  } as typeof birthDetailsFrozen;
  const events = [
    orderPlaced({ memberId: MEMBER }),
    birth,
    paymentRequested,
    captured,
    started,
    chartComputed,
    reportWritten,
    reportRendered,
    reportEmailSent,
  ];
  await test.db.transaction(async (trx) => {
    await appendEvents(trx, 'LG-2611-ASHA01', 0, events, { actor: 'system', cause: 'test', at: AT });
    await projectOrder(trx, foldOrder(events)!, events.length);
  });
});
afterAll(() => test.close());

async function admin(...args: string[]): Promise<{ code: number; out: string; talk: string }> {
  const env = { ...process.env, DATABASE_URL: test.url, DATABASE_OWNER_URL: test.ownerUrl };
  try {
    const { stdout, stderr } = await run(process.execPath, [CLI, ...args], { env });
    return { code: 0, out: stdout, talk: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, talk: stderr };
  }
}

describe('order show', () => {
  it('tells the story of an order in sentences, by our number or the gateway’s', async () => {
    for (const id of ['LG-2611-ASHA01', 'order_A', 'pay_A']) {
      const { code, out } = await admin('order', 'show', id);
      expect(code).toBe(0);
      expect(out).toContain('Order LG-2611-ASHA01: janam-kundli, paid, report delivered');
      expect(out).toContain('₹999 captured by upi (pay_A), told by the gateway’s webhook.');
      expect(out).toContain('PDF printed and stored: 12 pages');
    }
  });

  it('gives programs the events themselves', async () => {
    const { out } = await admin('order', 'show', 'LG-2611-ASHA01', '--json');
    expect((JSON.parse(out) as { type: string }[]).map(({ type }) => type)).toContain('ReportEmailSent');
  });

  it('says so on stderr, and exits 1, when there is no such order', async () => {
    const { code, out, talk } = await admin('order', 'show', 'LG-2611-NOBODY');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(talk).toContain('LG-2611-NOBODY');
  });
});

describe('order retry', () => {
  it('refuses an order that is done', async () => {
    const { code, talk } = await admin('order', 'retry', 'LG-2611-ASHA01');
    expect(code).toBe(1);
    expect(talk).toContain('Only a report that failed or whose job is lost can be started again.');
  });
});

describe('orders rebuild', () => {
  it('folds the read model again', async () => {
    expect(await admin('orders', 'rebuild')).toMatchObject({
      code: 0,
      out: '1 orders rebuilt from the ledger.\n',
    });
  });
});

describe('ledger verify', () => {
  it('exits 0 while the ledger is intact and 1 once somebody has changed it', async () => {
    expect(await admin('ledger', 'verify')).toMatchObject({
      code: 0,
      out: 'The ledger is intact: 9 events in 1 streams.\n',
    });
    const root = connect(test.adminUrl, { max: 1 });
    await root.raw(
      `set session_replication_role = replica; update events set data = '{"gateway":"razorpay","gatewayOrderId":"order_A","amountPaise":1}' where type = 'PaymentRequested'`,
    );
    await root.destroy();
    const { code, out } = await admin('ledger', 'verify');
    expect(code).toBe(1);
    expect(out).toContain('BROKEN at position 3 (stream LG-2611-ASHA01, version 3)');
  });
});

describe('wrong words', () => {
  it('exit 2 and say what was meant', async () => {
    const { code, talk } = await admin('order', 'shwo', 'LG-2611-ASHA01');
    expect(code).toBe(2);
    expect(talk).toContain('show');
  });
});

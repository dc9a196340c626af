/** The filters of `lagna order list`. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { projectOrder } from '#src/orders/store/projection.ts';
import { createOrderPlacedEvent, NOW } from '#src/orders/testing.ts';
import { runCli, runCliInTerminal } from '#src/support/testing.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';

const MEMBER = randomUUID();
const [OLD, FAILED, RECENT] = ['LG-2601-0000AA', 'LG-2611-0000BB', 'LG-2611-0000CC'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database
    .db('members')
    .insert({ id: MEMBER, name: 'Asha', email: 'asha@example.in', created_at: NOW });
  const recently = new Date(Date.now() - 60_000).toISOString();
  const earlier = new Date(Date.now() - 120_000).toISOString();
  await addOrder(OLD, { placedAt: '2026-01-10T06:00:00.000Z', memberId: randomUUID() });
  await addOrder(FAILED, { placedAt: earlier, memberId: MEMBER, kind: 'free', reportKey: 'free-kundli' }, [
    {
      type: 'GenerationRequested',
      data: { edition: 1, birthId: MEMBER, attempt: 1, cause: 'free', at: NOW },
    },
    {
      type: 'GenerationFailed',
      data: { edition: 1, attempt: 1, step: 'printing', reason: 'Error', at: NOW },
    },
  ]);
  await addOrder(RECENT, { placedAt: recently, memberId: randomUUID() });
});
afterAll(() => database.close());

async function addOrder(
  orderId: string,
  placed: Parameters<typeof createOrderPlacedEvent>[0],
  further: OrderEvent[] = [],
): Promise<void> {
  const events = [createOrderPlacedEvent({ orderId, ...placed }), ...further];
  await database.db.transaction(async (trx) => {
    await appendEvents(trx, orderId, 0, events, { actor: 'system', cause: 'test', at: NOW });
    await projectOrder(trx, foldOrder(events)!, events.length);
  });
}

const list = (...args: string[]) => runCli(database, 'order', 'list', ...args);
const readIds = (stdout: string) => [...stdout.matchAll(/^LG-\S+/gm)].map(([id]) => id);

describe('order list', () => {
  test.each([
    ['without options', [], [RECENT, FAILED, OLD]],
    ['--limit', ['--limit', '1'], [RECENT]],
    ['--status of the order', ['--status', 'placed'], [RECENT, OLD]],
    ['--status of the report', ['--status', 'failed'], [FAILED]],
    ['--status with --from', ['--status', 'placed', '--from', '2026-01-11'], [RECENT]],
    ['--from and --to', ['--from', '2026-01-10', '--to', '2026-01-10'], [OLD]],
    ['--report', ['--report', 'free-kundli'], [FAILED]],
    ['--member by e-mail address', ['--member', 'asha@example.in'], [FAILED]],
    ['--member by id', ['--member', MEMBER], [FAILED]],
    ['--needs-attention', ['--needs-attention'], [FAILED]],
    ['--needs-attention with --status', ['--needs-attention', '--status', 'placed'], []],
  ])('%s lists the newest matching orders first', async (_name, args, ids) => {
    const { code, stdout } = await list(...args);
    expect([code, readIds(stdout)]).toEqual([0, ids]);
  });

  it('says what it left out', async () => {
    expect((await list('--limit', '1')).stderr).toBe('Only the newest 1 are listed; --limit lists more.\n');
    expect((await list('--report', 'janam-kundli')).stderr).toContain('Orders of the last 30 days;');
    expect((await list('--status', 'cancelled', '--from', '2026-01-01')).stderr).toBe('No orders.\n');
  });

  it('rejects values that no order has', async () => {
    expect(await list('--status', 'lost')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('refunded'),
    });
    expect(await list('--report', 'none')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('janam-kundli'),
    });
    for (const limit of ['0', '2000', 'x']) expect((await list('--limit', limit)).code).toBe(2);
    expect((await list('--from', '2026-02-30')).code).toBe(2);
    expect(await list('--member', 'nobody@example.in')).toMatchObject({ code: 1, stdout: '' });
  });

  it('--json prints the orders, and a terminal shows them without a cut id', async () => {
    expect(JSON.parse((await list('--status', 'failed', '--json')).stdout)).toMatchObject([
      { id: FAILED, reportStatus: 'failed', attentionReason: 'report-failed' },
    ]);
    const { stdout } = await runCliInTerminal(
      database,
      { columns: 80 },
      'order',
      'list',
      '--status',
      'failed',
    );
    expect(stdout).toMatch(new RegExp(`^${FAILED} .* needs attention, .*report failed`));
  });
});

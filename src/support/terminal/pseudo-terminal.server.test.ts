/** The real program in a real terminal: questions, colours, widths, hostile text, the bar and Ctrl+C. */
import stringWidth from 'string-width';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import type { OrderEvent } from '#src/orders/domain/events.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { projectOrder } from '#src/orders/store/projection.ts';
import {
  NOW,
  createOrderPlacedEvent,
  paidOrderEvents,
  reportEmailSentEvent,
  reportRenderedEvent,
} from '#src/orders/testing.ts';
import { connect } from '#src/platform/database.ts';
import { runCliProcess } from '#src/support/testing.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { hasPseudoTerminal, runInPseudoTerminal, startInTerminal } from './pseudo-terminal-fixture.ts';

const ORDER = 'LG-2611-ASHA01';
const MEMBER = { id: '01a1fc95-f371-7670-9d6a-e9a8c297290f', email: 'asha@example.in' };
const OTHER = { id: '01a1fc95-f371-7670-9d6a-e9a8c2972910', email: 'a.rathore@example.in' };
const DEVANAGARI_NAME = 'अनन्या क्षितिज राठौर';
/** Sets the title of the window, clears the screen, conceals what follows, and reverses the direction. */
const HOSTILE_NAME = 'Eve\u001b]0;pwned\u0007\u001b[2J\u001b[8m\u001b[31m\u202egnorw';
/** What the CLI itself sends: colours. */
const STYLE = /\u001b\[\d+m/g;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const [, ...others] = paidOrderEvents;
  const events = [
    createOrderPlacedEvent({ memberId: MEMBER.id }),
    ...others,
    reportRenderedEvent,
    reportEmailSentEvent,
  ].map(setBirthId);
  await database.db('members').insert([
    { ...MEMBER, name: DEVANAGARI_NAME, created_at: NOW },
    { ...OTHER, name: HOSTILE_NAME, created_at: NOW },
  ]);
  await database.db.transaction(async (trx) => {
    await appendEvents(trx, ORDER, 0, events, { actor: 'system', cause: 'test', at: NOW });
    await projectOrder(trx, foldOrder(events)!, events.length);
  });
});
afterAll(() => database.close());

/** The table has a UUID. */
const setBirthId = (event: OrderEvent): OrderEvent =>
  'birthId' in event.data ? ({ ...event, data: { ...event.data, birthId: MEMBER.id } } as OrderEvent) : event;

const start = (...args: string[]) => startInTerminal(database, {}, ...args);
const run = (...args: string[]) => runInPseudoTerminal(database, {}, ...args);
const listTypes = (): Promise<string[]> =>
  database.db('events').where({ stream: ORDER }).orderBy('version').pluck('type');
const REASON = ['--reason', 'test of the terminal'];

describe.skipIf(!hasPseudoTerminal())('in a terminal (needs `script` of util-linux)', () => {
  it('a refund asks for the order number, and another answer changes nothing', async () => {
    const session = start('order', 'refund', ORDER, ...REASON);
    await session.waitForOutput(`Refund ₹999.00 to ${DEVANAGARI_NAME}? Type ${ORDER} to confirm:`);
    session.type('yes\r');
    expect(await session.ended).toBe(1);
    expect(session.getOutput()).toContain('Not confirmed. Nothing was changed.');
    expect(await listTypes()).not.toContain('RefundRequested');
  });

  it('Ctrl+C at a question changes nothing and exits with 130', async () => {
    const session = start('order', 'refund', ORDER, ...REASON);
    await session.waitForOutput('to confirm:');
    session.type('\u0003');
    expect(await session.ended).toBe(130);
    expect(session.getOutput()).toContain('Nothing was changed.');
    expect(await listTypes()).not.toContain('RefundRequested');
  });

  it('colours are on, and off with --no-color, with NO_COLOR, for --json and in a pipe', async () => {
    const show = ['order', 'show', ORDER];
    expect((await run(...show)).output).toMatch(STYLE);
    expect((await run(...show, '--no-color')).output).not.toContain('\u001b');
    expect((await run(...show, '--json')).output).not.toContain('\u001b');
    const withoutColor = await runInPseudoTerminal(database, { env: { NO_COLOR: '1' } }, ...show);
    expect(withoutColor.output).not.toContain('\u001b');
    expect((await runCliProcess(database, ...show)).stdout).not.toContain('\u001b');
  });

  it.each([80, 120])(
    'no line is wider than %i columns, with ₹ and Devanagari',
    { timeout: 90_000 },
    async (columns) => {
      const commands = [
        ['order', 'show', ORDER],
        ['payment', 'list', '--from', '2026-11-01', '--to', '2026-11-30'],
        ['member', 'show', MEMBER.email],
        ['find', 'अनन्या'],
        ['stats', '--from', '2026-11-20', '--to', '2026-11-22'],
      ];
      for (const command of commands) {
        const { code, output } = await runInPseudoTerminal(database, { columns }, ...command);
        expect([code, command]).toEqual([0, command]);
        const widest = Math.max(
          ...output
            .replaceAll(STYLE, '')
            .split('\r\n')
            .map((line) => stringWidth(line)),
        );
        expect([widest <= columns, command]).toEqual([true, command]);
      }
    },
  );

  it('a hostile name does not steer the terminal, also not in a question', async () => {
    for (const command of [
      ['find', 'eve'],
      ['member', 'show', OTHER.email],
    ]) {
      const { output } = await run(...command);
      expect(output).toContain('Eve');
      expect(output.replaceAll(/\u001b\[(0|1|2|22|3[1-3]|39)m/g, '')).not.toMatch(/[\u001b\u0007\u202e]/);
      expect(output).not.toMatch(/Eve.*\u001b\[31m/);
    }
    const session = start('order', 'reassign', ORDER, '--member', OTHER.email, ...REASON);
    await session.waitForOutput('to confirm:');
    session.type('no\r');
    expect(await session.ended).toBe(1);
    expect(session.getOutput()).not.toMatch(/\u001b\]|\u001b\[2J|\u001b\[8m|\u0007|\u202e/);
  });

  it('a bar is drawn after a second, and erased before the result', async () => {
    const release = await lockEvents();
    const session = start('ledger', 'verify', '--no-projections');
    await expect.poll(() => countSecondsOfWaiting()).toBeGreaterThan(1.2);
    await release();
    expect(await session.ended).toBe(0);
    const output = session.getOutput();
    expect(output).toContain('Verifying the ledger  █');
    expect(output.lastIndexOf('\r\u001b[2K')).toBeGreaterThan(output.lastIndexOf('█'));
    expect(output.lastIndexOf('The ledger is intact')).toBeGreaterThan(output.lastIndexOf('\r\u001b[2K'));
  });

  it('Ctrl+C ends a running command with 130', async () => {
    const release = await lockEvents();
    const session = start('ledger', 'verify', '--no-projections');
    await expect.poll(() => countSecondsOfWaiting()).toBeGreaterThan(0);
    session.type('\u0003');
    expect(await session.ended).toBe(130);
    await release();
  });

  it('the typed order number confirms', async () => {
    const session = start('order', 'refund', ORDER, ...REASON);
    await session.waitForOutput('to confirm:');
    session.type(`${ORDER}\r`);
    expect(await session.ended).toBe(0);
    expect((await listTypes()).at(-1)).toBe('RefundRequested');
  });
});

/** A command that reads the events waits until they are released. */
async function lockEvents(): Promise<() => Promise<void>> {
  const superuser = connect(database.adminUrl, { max: 1 });
  const transaction = await superuser.transaction();
  await transaction.raw('lock table events in access exclusive mode');
  return async () => {
    await transaction.rollback();
    await superuser.destroy();
  };
}

/** 0 while no command of the CLI waits for the lock. */
async function countSecondsOfWaiting(): Promise<number> {
  const { rows } = await database.db.raw<{ rows: { seconds: number }[] }>(
    `select coalesce(max(extract(epoch from clock_timestamp() - query_start)), 0)::float as seconds
       from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.seconds;
}

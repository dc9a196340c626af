/** Exit status and output of the admin CLI. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import { sealLedger } from '#src/ledger/seals/seal-ledger.ts';
import { connect } from '#src/platform/database.ts';
import { projectOrder } from '#src/orders/store/projection.ts';
import { foldOrder } from '#src/orders/domain/evolve.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import {
  NOW,
  chartComputedEvent,
  birthDetailsFrozenEvent,
  generationRequestedEvent,
  reportEmailSentEvent,
  createCapturedPayment,
  createOrderPlacedEvent,
  reportRenderedEvent,
  paymentRequestedEvent,
  reportWrittenEvent,
} from '#src/orders/testing.ts';
import { runCli, runCliProcess } from './testing.ts';

let database: TestDatabase;
const MEMBER = '01a1fc95-f371-7670-9d6a-e9a8c297290f';
beforeAll(async () => {
  database = await createTestDatabase();
  const paymentCapturedEvent = { type: 'PaymentCapturedByWebhook', data: createCapturedPayment() } as const;
  const generationStarted = {
    ...generationRequestedEvent,
    data: { ...generationRequestedEvent.data, birthId: MEMBER },
  } as typeof generationRequestedEvent;
  const birthDetails = {
    ...birthDetailsFrozenEvent,
    data: { ...birthDetailsFrozenEvent.data, birthId: MEMBER },
  } as typeof birthDetailsFrozenEvent;
  const events = [
    createOrderPlacedEvent({ memberId: MEMBER }),
    birthDetails,
    paymentRequestedEvent,
    paymentCapturedEvent,
    generationStarted,
    chartComputedEvent,
    reportWrittenEvent,
    reportRenderedEvent,
    reportEmailSentEvent,
  ];
  await database.db.transaction(async (trx) => {
    await appendEvents(trx, 'LG-2611-ASHA01', 0, events, { actor: 'system', cause: 'test', at: NOW });
    await projectOrder(trx, foldOrder(events)!, events.length);
  });
});
afterAll(() => database.close());

const REASON = ['--reason', 'test of the CLI'];
const runAdmin = (...args: string[]) => runCli(database, ...args);

describe('order show', () => {
  it('order show describes the events of an order, found by order number or gateway id', async () => {
    for (const id of ['LG-2611-ASHA01', 'order_A', 'pay_A']) {
      const { code, stdout } = await runAdmin('order', 'show', id);
      expect(code).toBe(0);
      expect(stdout).toMatch(/^LG-2611-ASHA01 +Janam Kundli, edition 1 +PAID\n/);
      expect(stdout).toContain('₹999 captured by upi (pay_A), reported by webhook.');
      expect(stdout).toContain('PDF rendered and stored: 12 pages');
    }
  });

  it('order show --json prints one object with the events', async () => {
    const { stdout } = await runAdmin('order', 'show', 'LG-2611-ASHA01', '--json');
    const { events } = JSON.parse(stdout) as { events: { type: string }[] };
    expect(events.map(({ type }) => type)).toContain('ReportEmailSent');
  });

  it('order show exits with 1 and a message on stderr for an unknown order', async () => {
    const { code, stdout, stderr } = await runAdmin('order', 'show', 'LG-2611-NOBODY');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('LG-2611-NOBODY');
  });
});

describe('order list', () => {
  it('order list prints the newest orders', async () => {
    const { code, stdout } = await runAdmin('order', 'list');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^LG-2611-ASHA01 .* ₹999 {2}paid, report delivered {2}janam-kundli\n$/);
  });

  it('order list --needs-attention prints nothing when no order needs attention', async () => {
    expect(await runAdmin('order', 'list', '--needs-attention')).toEqual({
      code: 0,
      stdout: '',
      stderr: 'No order needs attention.\n',
    });
  });
});

describe('order retry', () => {
  it('order retry rejects a delivered order', async () => {
    const stderr = 'Only a report that failed or whose job is lost can be started again.\n';
    const retry = ['order', 'retry', 'LG-2611-ASHA01', ...REASON];
    expect(await runAdmin(...retry)).toEqual({ code: 1, stdout: '', stderr });
    expect(await runAdmin(...retry, '--dry-run')).toEqual({ code: 1, stdout: '', stderr });
  });
});

describe('ledger tail', () => {
  it('ledger tail prints the newest events of all streams', async () => {
    const { stdout } = await runAdmin('ledger', 'tail', '--lines', '2');
    expect(stdout.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/LG-2611-ASHA01#8 {2}ReportRendered {2}\[system\]$/),
      expect.stringMatching(/LG-2611-ASHA01#9 {2}ReportEmailSent {2}\[system\]$/),
    ]);
    const { stdout: json } = await runAdmin('ledger', 'tail', '--lines', '1', '--json');
    expect(JSON.parse(json)).toMatchObject({ type: 'ReportEmailSent', version: 9 });
  });
});

describe('ledger proof', () => {
  it('ledger proof prints the proof of a sealed event and names its seal', async () => {
    expect((await runAdmin('ledger', 'proof', 'LG-2611-ASHA01#3')).stderr).toContain('not sealed');
    const { seals } = await sealLedger(database.db);
    const { code, stdout, stderr } = await runAdmin('ledger', 'proof', 'LG-2611-ASHA01#3');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      event: { version: 3 },
      seal: { number: 1, hash: seals[0]!.hash },
    });
    expect(stderr).toContain(seals[0]!.hash);
    expect(await runAdmin('ledger', 'proof', 'no event')).toMatchObject({ code: 2 });
  });
});

describe('ledger verify', () => {
  it('ledger verify exits with 0 for an intact ledger and with 1 after a change', async () => {
    expect(await runAdmin('ledger', 'verify')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^The ledger is intact: 9 events in 1 streams, 1 seals \(.+\)\.\n0 events are not sealed yet\.\n1 seals have no copy outside of the database to compare with\.\n$/,
      ),
    });
    const superuser = connect(database.adminUrl, { max: 1 });
    await superuser.raw(
      `set session_replication_role = replica; update events set data = '{"gateway":"razorpay","gatewayOrderId":"order_A","amountPaise":1}' where type = 'PaymentRequested'`,
    );
    await superuser.destroy();
    const { code, stdout } = await runAdmin('ledger', 'verify');
    expect(code).toBe(1);
    expect(JSON.parse((await runAdmin('ledger', 'verify', '--json')).stdout)).toMatchObject({
      isIntact: false,
      damages: [{ kind: 'changed', version: 3 }],
    });
    expect(stdout).toContain('BROKEN  changed: event 3 of LG-2611-ASHA01 does not match its hash');
  });
});

describe('projection rebuild', () => {
  it('projection rebuild counts what it checked, repaired and deleted, and records its start and its result', async () => {
    await database.db('orders').update({ bytes: 1 });
    await database.db.raw(`insert into unmatched_payments
      (gateway_payment_id, version, status, reason, amount, currency, refunded_amount, detected_at)
      values ('pay_forged', 1, 'open', 'unknown-order', 100, 'INR', 0, now())`);
    const { stdout } = await runAdmin('projection', 'rebuild', ...REASON);
    expect(stdout).toBe(
      '1 orders checked, 1 repaired.\n0 payments that fit no order checked, 0 repaired.\n1 rows deleted that no event gives.\n',
    );
    expect((await runAdmin('projection', 'rebuild', ...REASON)).stdout).toBe(
      '1 orders checked, 0 repaired.\n0 payments that fit no order checked, 0 repaired.\n',
    );
    const { stdout: log } = await runAdmin('support', 'log');
    expect(log).toContain('Rebuild of the projections started.');
    expect(log).toContain(
      '1 orders and 0 payments that fit no order checked; 1 and 0 of them repaired; 1 rows deleted that no event gives.',
    );
  });

  it('a rebuild that fails leaves its start in the log, without a result', async () => {
    const owner = connect(database.ownerUrl);
    await owner.raw('alter table unmatched_payments rename to hidden_payments');
    const { code } = await runAdmin('projection', 'rebuild', '--reason', 'fails half-way');
    await owner.raw('alter table hidden_payments rename to unmatched_payments');
    await owner.destroy();
    expect(code).toBe(1);
    const lines = (await runAdmin('support', 'log')).stdout.split('\n');
    expect(lines.filter((line) => line.includes('fails half-way'))).toEqual([
      expect.stringContaining('Rebuild of the projections started.'),
    ]);
  });
});

describe('catalogue set', () => {
  it('catalogue set changes name and description of a report, and rejects empty ones', async () => {
    const change = ['--name', 'Janam Kundli in full', '--description', 'Your whole chart.', ...REASON];
    const { code, stdout } = await runAdmin('catalogue', 'set', 'janam-kundli', ...change);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Janam Kundli in full: ₹999')]);
    const { name, description } = await database.db('reports').where({ key: 'janam-kundli' }).first();
    expect([name, description]).toEqual(['Janam Kundli in full', 'Your whole chart.']);
    expect((await runAdmin('catalogue', 'set', 'janam-kundli', '--name', ' ', ...REASON)).stderr).toContain(
      '--name must not be empty.',
    );
  });

  it('catalogue set reads the features of a report from a file, and rejects another format', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'features-'));
    const setFeatures = async (value: unknown) => {
      const file = path.join(folder, 'features.json');
      await fs.writeFile(file, JSON.stringify(value));
      return runAdmin('catalogue', 'set', 'year-ahead', '--features', file, ...REASON);
    };
    const features = [{ title: 'Answers first', text: 'Page one answers your questions.' }];
    expect((await setFeatures(features)).stdout).toContain('features: 1');
    const row = await database.db('reports').where({ key: 'year-ahead' }).first();
    expect(row.features).toEqual(features);
    expect((await setFeatures([{ title: 'Only a title' }])).stderr).toContain(
      '--features expects a JSON list',
    );
  });
});

describe('the process', () => {
  it('the CLI process exits with 0 and writes data to stdout', async () => {
    const { code, stdout, stderr } = await runCliProcess(
      database,
      'order',
      'show',
      'LG-2611-ASHA01',
      '--json',
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout).events).toHaveLength(9);
  });

  it('the CLI process exits with 1 and writes messages to stderr', async () => {
    const { code, stdout, stderr } = await runCliProcess(database, 'order', 'show', 'LG-2611-NOBODY');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('LG-2611-NOBODY');
  });

  it('the CLI process exits with 2 after wrong usage', async () => {
    const { code, stdout, stderr } = await runCliProcess(database, 'order', 'shwo', 'LG-2611-ASHA01');
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('show');
  });
});

describe('the configuration', () => {
  it('a command that only reads the database needs no other setting', async () => {
    const env = { NODE_ENV: 'production', SMTP_URL: 'no url' };
    expect(await runCli({ ...database, env }, 'order', 'show', 'LG-2611-ASHA01')).toMatchObject({ code: 0 });
    expect(await runCli({ ...database, env }, 'ledger', 'seal')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('SMTP_URL'),
    });
  });
});

describe('wrong usage', () => {
  it('a mistyped command exits with 2 and suggests the right one', async () => {
    const { code, stderr } = await runAdmin('order', 'shwo', 'LG-2611-ASHA01');
    expect(code).toBe(2);
    expect(stderr).toContain('show');
  });

  it.each([
    'order refund LG-2611-ASHA01 --reason test --yes --amount 0',
    'order refund LG-2611-ASHA01 --reason test --yes --amount ten',
    'order list --from 2026-02-30',
    'order list --limit many',
    'payment list --status lost',
    'ledger verify --since 2026-02-30',
    'ledger verify --since yesterday',
    'ledger tail --lines many',
    'job list --state lost',
    'stats --days 0',
    'find x',
    'newsletter preview --month 2026-13 --moon-sign Aries',
  ])('an impossible value exits with 2 and says what is expected: %s', async (command) => {
    const { code, stdout, stderr } = await runAdmin(...command.split(' '));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('expects');
  });
});

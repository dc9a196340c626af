/** `webhook list`, `webhook show` and `webhook replay`, and what a replay leaves in the ledger. No worker runs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComposedApp } from '#src/compose.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { rebuildOrders } from '#src/orders/store/projection.ts';
import { processWebhook } from '#src/payments/capture/process-webhook.ts';
import { runCli, runCliInTerminal } from '#src/support/testing.ts';
import { startApp, type TestApp } from '#src/testing/app.ts';
import { composeForJobs } from '#src/testing/app-with-buyers.ts';

const REASON = ['--reason', 'format of webhooks fixed'];
const PAYMENT_ID = 'pay_Replayed1';
/** Not canonical JSON; U+009B starts a control sequence and is allowed in JSON. */
const BODY = Buffer.from('{ "payload": {},\n "event":"invoice.paid" ,"contact":"\u009b31mred"}');

let app: TestApp;
let composed: ComposedApp;
beforeAll(async () => {
  app = await startApp({ role: 'web' });
  composed = await composeForJobs({ app });
  await insertWebhook('evt_handled', { outcome: 'handled', handled_at: app.clock.now(), attempts: 1 });
  await insertWebhook('evt_contradictory', { outcome: 'contradictory', handled_at: app.clock.now() });
  await insertWebhook('evt_waiting', { attempts: 3 });
  await insertWebhook('evt_erased', {
    body: Buffer.alloc(0),
    outcome: 'handled',
    handled_at: app.clock.now(),
  });
  await app.db('order_payments').insert({
    gateway_payment_id: PAYMENT_ID,
    order_id: 'LG-2611-AAAAAA',
    is_duplicate: false,
    amount_paise: 49_900,
    refunded_paise: 0,
    captured_at: app.clock.now(),
  });
});
afterAll(async () => {
  await composed.close();
  await app.close();
});

const insertWebhook = (eventId: string, columns: object) =>
  app.db('webhook_inbox').insert({
    event_id: eventId,
    signature: 'a1b2c3',
    body: BODY,
    received_at: app.clock.now(),
    type: 'invoice.paid',
    gateway_payment_id: PAYMENT_ID,
    ...columns,
  });

const getDatabase = () => ({ url: app.databaseUrl, ownerUrl: app.ownerUrl });
const runWebhook = (...args: string[]) => runCli(getDatabase(), 'webhook', ...args);
const readEvents = () => app.db('events').where({ stream: 'support-webhooks' }).orderBy('version');

describe('webhook list', () => {
  it('webhooks are listed with type and state', async () => {
    const { code, stdout } = await runWebhook('list');
    expect(code).toBe(0);
    expect(stdout.trim().split('\n')).toHaveLength(4);
    expect(stdout).toMatch(/evt_waiting {8}invoice.paid {2}waits after 3 attempts/);
  });

  it('--failed and --unhandled select webhooks', async () => {
    const failed = JSON.parse((await runWebhook('list', '--failed', '--json')).stdout);
    expect(failed).toMatchObject([{ eventId: 'evt_contradictory', outcome: 'contradictory' }]);
    const unhandled = JSON.parse((await runWebhook('list', '--unhandled', '--json')).stdout);
    expect(unhandled).toMatchObject([{ eventId: 'evt_waiting', attempts: 3, handledAt: null }]);
    const past = ['--from', '2020-01-01', '--to', '2020-01-31'];
    expect((await runWebhook('list', ...past)).stderr).toContain('No webhooks.');
  });

  it('no line is wider than a terminal of 80 columns', async () => {
    const { stdout } = await runCliInTerminal(getDatabase(), { columns: 80 }, 'webhook', 'list');
    expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });
});

describe('webhook show', () => {
  it('the bytes, the headers and the orders of a webhook are shown', async () => {
    const { stdout } = await runWebhook('show', 'evt_handled', '--json');
    const webhook = JSON.parse(stdout);
    expect(Buffer.from(webhook.bodyBase64, 'base64').equals(BODY)).toBe(true);
    expect(webhook).toMatchObject({ orders: ['LG-2611-AAAAAA'], attempts: 1, outcome: 'handled' });
    expect(webhook.headers).toEqual({
      'x-razorpay-event-id': 'evt_handled',
      'x-razorpay-signature': 'a1b2c3',
    });
  });

  it('control characters of the content do not reach the terminal', async () => {
    const { stdout } = await runCliInTerminal(
      getDatabase(),
      { columns: 80 },
      'webhook',
      'show',
      'evt_handled',
    );
    expect(stdout).toContain('"31mred');
    expect(stdout).not.toContain('\u009b');
  });

  it('an unknown webhook exits with 1', async () => {
    const { code, stderr } = await runWebhook('show', 'evt_unknown');
    expect(code).toBe(1);
    expect(stderr).toContain('No webhook evt_unknown found');
  });
});

describe('webhook replay', () => {
  it('--dry-run changes nothing', async () => {
    const { stdout } = await runWebhook('replay', 'evt_handled', ...REASON, '--dry-run');
    expect(stdout).toContain('Would handle evt_handled again (invoice.paid, now: handled).');
    expect(await readEvents()).toEqual([]);
  });

  it('a handled webhook is enqueued once, however often the command is repeated, and handled again', async () => {
    expect((await runWebhook('replay', 'evt_handled', ...REASON)).stdout).toContain('is handled again');
    expect((await runWebhook('replay', 'evt_handled', ...REASON)).stdout).toContain('waits for its job');
    const jobs = await composed.deps.boss.findJobs('process-webhook', { data: { eventId: 'evt_handled' } });
    expect(jobs).toHaveLength(1);
    await processWebhook(composed.deps, 'evt_handled');
    const row = await app.db('webhook_inbox').where({ event_id: 'evt_handled' }).first();
    expect(row).toMatchObject({ attempts: 2, outcome: 'not-used' });
  });

  it('a replay is an event with actor, reason and orders', async () => {
    const [event, ...others] = await readEvents();
    expect(others).toEqual([]);
    expect(event).toMatchObject({ type: 'WebhookReplayedBySupport', version: 1 });
    expect(event.data).toMatchObject({
      eventId: 'evt_handled',
      replayNumber: 1,
      orderIds: ['LG-2611-AAAAAA'],
    });
    expect(event.meta).toMatchObject({ actor: 'support:asha', cause: 'format of webhooks fixed' });
    await runCli(
      getDatabase(),
      'catalogue',
      'price',
      'janam-kundli',
      '1099',
      '--reason',
      'price list',
      '--yes',
    );
    const { stdout } = await runCli(getDatabase(), 'support', 'log');
    expect(stdout).toMatch(
      /support:asha {2}Price of janam-kundli changed from ₹[\d,]+ to ₹1,099\. price list/,
    );
    expect(stdout).toMatch(/support:asha {2}Webhook evt_handled \(LG-2611-AAAAAA\) handled again\. format/);
  });

  it('a waiting webhook whose job is lost gets a new job', async () => {
    const { stdout } = await runWebhook('replay', 'evt_waiting', ...REASON, '--json');
    expect(JSON.parse(stdout)).toMatchObject([{ eventId: 'evt_waiting', isReplayed: true }]);
  });

  it('an erased webhook and an unknown one are refused', async () => {
    const erased = await runWebhook('replay', 'evt_erased', ...REASON);
    expect(erased).toMatchObject({ code: 1, stderr: expect.stringContaining('90 days after') });
    const unknown = await runWebhook('replay', 'evt_contradictory', 'evt_unknown', ...REASON);
    expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('evt_unknown') });
    expect((await runWebhook('replay', 'evt_handled')).code).toBe(2);
    expect(await readEvents()).toHaveLength(2);
  });

  it('the ledger verifies with the stream of support, and a rebuild of the orders leaves it out', async () => {
    expect(await verifyLedger(app.db)).toMatchObject({ isIntact: true });
    expect(await rebuildOrders(app.db)).toMatchObject({ checked: 0 });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStream } from '#src/ledger/read.ts';
import { getMonth } from '#src/newsletter/compose/month.ts';
import { addSubscriber } from '#src/newsletter/testing.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { runCli } from '#src/support/testing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** the current one, the only one that is queued */
const MONTH = getMonth(new Date());

const runAdmin = (...args: string[]) => runCli(database, 'newsletter', ...args);

describe('newsletter preview', () => {
  it('newsletter preview prints the text of a month, with the paragraph of a Moon sign by either name', async () => {
    for (const name of ['Dhanu', 'sagittarius']) {
      const { code, stdout } = await runAdmin('preview', '--month', '2026-12', '--moon-sign', name);
      expect(code).toBe(0);
      expect(stdout).toMatch(/^The sky in December 2026\n/);
      expect(stdout).toContain('16 Dec, Wed\nThe Sun enters Dhanu (Sagittarius)\nAt 10:25 am.');
      expect(stdout).toContain('For your Moon sign, Dhanu (Sagittarius)');
    }
  });

  it('newsletter preview prints HTML and JSON', async () => {
    const html = await runAdmin('preview', '--month', '2026-12', '--html');
    expect(html.stdout).toMatch(/^<!doctype html>/);
    const json = await runAdmin('preview', '--month', '2026-12', '--json');
    expect(JSON.parse(json.stdout)).toMatchObject({ month: '2026-12', title: 'December 2026' });
    expect((JSON.parse(json.stdout) as { moonSigns: object[] }).moonSigns).toHaveLength(12);
  });

  it('newsletter preview without a month prints the one that is sent next', async () => {
    const { code, stdout } = await runAdmin('preview');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^The sky in [A-Z][a-z]+ \d{4}\n/);
  });

  it.each([
    [['--month', '2026-13'], '--month expects YYYY-MM'],
    [['--moon-sign', 'Ophiuchus'], '--moon-sign expects a sign: Mesha or Aries'],
    [['--json', '--html'], 'Use one of --json, --text and --html.'],
  ])('newsletter preview %s exits with 2', async (args, message) => {
    const { code, stdout, stderr } = await runAdmin('preview', ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

describe('newsletter status and newsletter queue', () => {
  it('newsletter status counts subscribers, and deliveries by month, without addresses', async () => {
    await addSubscriber(database.db, 'one@example.in');
    await addSubscriber(database.db, 'two@example.in');
    await addSubscriber(database.db, 'new@example.in', { state: 'pending', confirmed_at: null });
    expect(await runAdmin('status')).toMatchObject({
      code: 0,
      stdout: 'Subscribers: 1 pending, 2 confirmed, 0 bounced, 0 unsubscribed\n',
      stderr: 'No newsletter has been queued.\n',
    });
    expect(await runAdmin('queue', '--reason', 'test')).toMatchObject({
      code: 0,
      stdout: `${MONTH}: 2 newsletters queued, 0 failed ones queued again.\n`,
    });
    await database
      .db('newsletter_deliveries')
      .update({ status: 'failed' })
      .where({
        subscriber_id: (await database.db('subscribers').where({ email: 'one@example.in' }).first()).id,
      });
    expect((await runAdmin('status')).stdout).toContain(`\n${MONTH}: 1 failed, 1 queued\n`);
    expect((await runAdmin('queue', '--reason', 'test')).stdout).toContain('0 newsletters queued, 1 failed');
    const { stdout } = await runAdmin('status', '--json');
    expect(JSON.parse(stdout)).toEqual({
      subscribers: { pending: 1, confirmed: 2, bounced: 0, unsubscribed: 0 },
      months: { [MONTH]: { queued: 2 } },
    });
  });

  it('newsletter queue leaves an event with the actor and the reason, and a dry run names the number', async () => {
    const dryRun = await runAdmin('queue', '--reason', 'worker was down', '--dry-run');
    expect(dryRun.stdout).toContain(`Would queue the newsletter of ${MONTH} for 0 confirmed subscribers`);
    const countEvents = async () => (await readStream(database.db, 'support-newsletters')).length;
    const eventsBefore = await countEvents();
    expect((await runAdmin('queue', '--reason', 'worker was down')).stdout).toBe(
      `${MONTH}: every confirmed subscriber has the newsletter. Nothing was changed.\n`,
    );
    expect(await countEvents()).toBe(eventsBefore);
    await database.db('newsletter_deliveries').where({ month: MONTH }).limit(1).update({ status: 'failed' });
    const before = await countEvents();
    await runAdmin('queue', '--reason', 'worker was down');
    expect(await countEvents()).toBe(before + 1);
    expect((await readStream(database.db, 'support-newsletters')).at(-1)).toMatchObject({
      type: 'NewsletterQueuedBySupport',
      data: { month: MONTH },
      meta: { actor: 'support:asha', cause: 'worker was down' },
    });
    expect((await runCli(database, 'support', 'log')).stdout).toContain(
      `Newsletter of ${MONTH} queued. worker was down`,
    );
  });

  it.each(['2020-01', '2099-01'])(
    'the newsletter of %s, which is over or has not begun, is not queued',
    async (month) => {
      const { code, stderr } = await runAdmin('queue', '--month', month, '--reason', 'typing error');
      expect(code).toBe(2);
      expect(stderr).toContain(`only the newsletter of ${MONTH}`);
      expect(await database.db('newsletter_deliveries').where({ month })).toEqual([]);
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import { readStream } from '#src/ledger/read.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { runCli, runCliInTerminal } from '#src/support/testing.ts';

const REASON = ['--reason', 'price list of December'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const runCatalogue = (...args: string[]) => runCli(database, 'catalogue', ...args);
const findReport = (key: string) => database.db('reports').where({ key }).first();
const readLastEvent = async (stream: string) => (await readStream(database.db, stream)).at(-1);

describe('catalogue list', () => {
  it('catalogue list prints price, pages and availability of every report', async () => {
    const { code, stdout } = await runCatalogue('list');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^janam-kundli +₹999 .*on sale +Janam Kundli$/m);
    expect(stdout).toMatch(/^free-kundli +free /m);
  });

  it('catalogue list --json prints one list', async () => {
    const { stdout } = await runCatalogue('list', '--json');
    expect(JSON.parse(stdout)).toContainEqual(expect.objectContaining({ key: 'janam-kundli' }));
  });

  it('a list of reports with names in Devanagari is not wider than the terminal', async () => {
    const name = 'जन्म कुंडली, पूरी जन्मपत्रिका और सभी दशाओं के साथ पढ़ी जाने वाली पुस्तक';
    await runCatalogue('texts', 'janam-kundli', '--name', name, ...REASON);
    for (const columns of [80, 120]) {
      const { stdout } = await runCliInTerminal(database, { columns }, 'catalogue', 'list');
      const { default: stringWidth } = await import('string-width');
      for (const line of stdout.split('\n')) expect(stringWidth(line)).toBeLessThanOrEqual(columns);
    }
    await runCatalogue('texts', 'janam-kundli', '--name', 'Janam Kundli', ...REASON);
  });
});

describe('changes of the catalogue', () => {
  it('a changed price leaves an event with both prices, the actor and the reason', async () => {
    const { code, stdout } = await runCatalogue('price', 'janam-kundli', '899', ...REASON);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Janam Kundli: ₹899')]);
    expect((await findReport('janam-kundli')).price_paise).toBe(89_900);
    expect(await readLastEvent('catalogue-janam-kundli')).toMatchObject({
      type: 'CataloguePriceChangedBySupport',
      data: { fromPaise: 99_900, toPaise: 89_900 },
      meta: { actor: 'support:asha', cause: 'price list of December' },
    });
  });

  it('the same price again changes nothing and leaves no event', async () => {
    const before = await readStream(database.db, 'catalogue-janam-kundli');
    const { code, stdout } = await runCatalogue('price', 'janam-kundli', '899', ...REASON);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Nothing to change')]);
    expect(await readStream(database.db, 'catalogue-janam-kundli')).toHaveLength(before.length);
  });

  it('a dry run prints both states and changes nothing', async () => {
    const { stdout } = await runCatalogue('price', 'janam-kundli', '2', ...REASON, '--dry-run');
    expect(stdout).toMatch(/^Now: {3}.*₹899.*\nWould: .*₹2,.*\nNothing was changed\.\n$/);
    expect((await findReport('janam-kundli')).price_paise).toBe(89_900);
  });

  it('a withdrawn report is not on sale until it is offered again', async () => {
    await runCatalogue('withdraw', 'janam-kundli', ...REASON);
    expect((await findReport('janam-kundli')).available).toBe(false);
    expect(await readLastEvent('catalogue-janam-kundli')).toMatchObject({ type: 'ReportWithdrawnBySupport' });
    const { stdout } = await runCatalogue('offer', 'janam-kundli', ...REASON, '--json');
    expect(JSON.parse(stdout)).toMatchObject({ report: { available: true } });
    expect(await readLastEvent('catalogue-janam-kundli')).toMatchObject({ type: 'ReportOfferedBySupport' });
  });

  it('a free report has no price', async () => {
    expect(await runCatalogue('price', 'free-kundli', '10', ...REASON)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is free'),
    });
  });

  it('a price of which the gateway could not take half is rejected', async () => {
    for (const price of ['0', '1'])
      expect(await runCatalogue('price', 'janam-kundli', price, ...REASON)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('at least ₹2'),
      });
    expect((await findReport('janam-kundli')).price_paise).toBe(89_900);
  });

  it('wrong usage exits with 2, an unknown report with 1', async () => {
    expect((await runCatalogue('price', 'janam-kundli', 'cheap', ...REASON)).code).toBe(2);
    expect((await runCatalogue('texts', 'janam-kundli', ...REASON)).code).toBe(2);
    expect((await runCatalogue('withdraw', 'no-report', ...REASON)).code).toBe(1);
    expect((await runCatalogue('withdraw', 'janam-kundli')).code).toBe(2);
  });
});

describe('projection rebuild', () => {
  it('a rebuild leaves an event, and streams that are no orders do not disturb it', async () => {
    const { code } = await runCli(database, 'projection', 'rebuild', '--reason', 'restore of a backup');
    expect(code).toBe(0);
    expect(await readLastEvent('support-projections')).toMatchObject({
      type: 'ProjectionRebuiltBySupport',
      data: { orders: 0, unmatchedPayments: 0 },
      meta: { actor: 'support:asha', cause: 'restore of a backup' },
    });
    expect((await runCli(database, 'projection', 'rebuild', '--reason', 'again')).code).toBe(0);
    expect(await runCli(database, 'ledger', 'verify')).toMatchObject({ code: 0 });
  });

  it('a stream that cannot be read is named and counted in the event, and the command fails', async () => {
    const meta = { actor: 'system', cause: 'test', at: '2026-11-21T03:00:00.000Z' };
    await database.db.transaction((trx) =>
      appendEvents(trx, 'LG-2611-BROKEN', 0, [{ type: 'OrderPlaced', data: { pricePaise: 'many' } }], meta),
    );
    const { code, stdout } = await runCli(database, 'projection', 'rebuild', '--reason', 'damaged events');
    expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringContaining('LG-2611-BROKEN') });
    expect(await readLastEvent('support-projections')).toMatchObject({
      data: { orders: 0, unmatchedPayments: 0, unreadable: 1 },
      meta: { cause: 'damaged events' },
    });
  });
});

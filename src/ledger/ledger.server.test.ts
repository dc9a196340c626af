import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { connect, type Database } from '#src/platform/database.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { appendEvents } from './append.ts';
import { VersionConflictError, type EventMeta } from './event.ts';
import { readStream } from './read.ts';
import { verifyLedger } from './verify/verify-ledger.ts';

const meta: EventMeta = { actor: 'system', cause: 'test', at: '2026-11-21T03:00:00.000Z' };
const createEvent = (number: number) => ({
  type: 'Counted',
  data: { number, note: 'äöü ₹ "quoted" \\ / \u2028' },
});

let testDatabase: TestDatabase;
let db: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = testDatabase.db;
});
afterAll(() => testDatabase.close());

const appendCountedEvents = (stream: string, version: number, count = 1) =>
  db.transaction((trx) =>
    appendEvents(
      trx,
      stream,
      version,
      Array.from({ length: count }, (_, index) => createEvent(version + index + 1)),
      meta,
    ),
  );

describe('append', () => {
  it('events of a stream are numbered from 1 without gaps', async () => {
    await appendCountedEvents('s-numbers', 0, 2);
    await appendCountedEvents('s-numbers', 2, 1);
    expect((await readStream(db, 's-numbers')).map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('an appended event is read back unchanged', async () => {
    const [appendedEvent] = await appendCountedEvents('s-exact', 0);
    expect((await readStream(db, 's-exact'))[0]).toEqual(appendedEvent);
  });

  it('an append at another version is rejected and writes nothing', async () => {
    await appendCountedEvents('s-old', 0);
    await expect(appendCountedEvents('s-old', 0)).rejects.toBeInstanceOf(VersionConflictError);
    await expect(appendCountedEvents('s-old', 5)).rejects.toBeInstanceOf(VersionConflictError);
    expect(await readStream(db, 's-old')).toHaveLength(1);
  });

  it('of concurrent appends at one version exactly one succeeds', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => appendCountedEvents('s-race', 0)),
    );
    const rejectedResults = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(rejectedResults).toHaveLength(7);
    expect(rejectedResults.every(({ reason }) => reason instanceof VersionConflictError)).toBe(true);
  });

  it('an append is rolled back with its transaction', async () => {
    const rolledBack = db.transaction(async (trx) => {
      await appendEvents(trx, 's-undone', 0, [createEvent(1)], meta);
      throw new Error('undo');
    });
    await expect(rolledBack).rejects.toThrow('undo');
    expect(await readStream(db, 's-undone')).toEqual([]);
  });

  it('stream names and types that would change the canonical text are rejected', async () => {
    await expect(appendCountedEvents('a"b', 0)).rejects.toThrow(/check constraint/);
    const invalidAppend = db.transaction((trx) =>
      appendEvents(trx, 's-odd', 0, [{ type: 'a","b', data: {} }], meta),
    );
    await expect(invalidAppend).rejects.toThrow(/check constraint/);
  });

  it('streams stay gap-free and intact under concurrent appends', async () => {
    let runNumber = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 3 })), { minLength: 2, maxLength: 14 }),
        async (appends) => {
          runNumber += 1;
          await Promise.all(
            appends.map(([stream, count]) => appendWithRetry(`p-${runNumber}-${stream}`, count)),
          );
          for (const stream of new Set(appends.map(([streamNumber]) => streamNumber))) {
            const versions = (await readStream(db, `p-${runNumber}-${stream}`)).map(({ version }) => version);
            const expected = appends
              .filter(([streamNumber]) => streamNumber === stream)
              .reduce((sum, [, count]) => sum + count, 0);
            expect(versions).toEqual(Array.from({ length: expected }, (_, index) => index + 1));
          }
          expect(await verifyLedger(db)).toMatchObject({ isIntact: true });
        },
      ),
      { numRuns: 12 },
    );
  });
});

/** Retries at the current version until the append succeeds. */
async function appendWithRetry(stream: string, count: number): Promise<void> {
  for (;;) {
    try {
      return void (await appendCountedEvents(stream, (await readStream(db, stream)).length, count));
    } catch (error) {
      if (!(error instanceof VersionConflictError)) throw error;
    }
  }
}

describe('write protection', () => {
  const statements = {
    UPDATE: `update events set type = 'Other' where position = 1`,
    DELETE: 'delete from events where position = 1',
    TRUNCATE: 'truncate events',
  };

  for (const [name, sql] of Object.entries(statements)) {
    it(`${name} by the application role is denied`, async () => {
      await expect(db.raw(sql)).rejects.toMatchObject({ code: '42501' });
    });

    it(`${name} by the owner is rejected by a trigger`, async () => {
      const owner = connect(testDatabase.ownerUrl, { max: 1 });
      await appendCountedEvents(`s-owner-${name.toLowerCase()}`, 0);
      const anyRow = sql.replace(' where position = 1', '');
      await expect(owner.raw(anyRow)).rejects.toMatchObject({ code: 'LD002' });
      await owner.destroy();
    });
  }

  it('INSERT by the application role is denied', async () => {
    const forged = {
      stream: 's-forged',
      version: 1,
      type: 'Forged',
      data: '{}',
      meta: '{}',
      recorded_at: new Date(),
      hash: Buffer.alloc(32),
    };
    await expect(db('events').insert(forged)).rejects.toMatchObject({ code: '42501' });
  });
});

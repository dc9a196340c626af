import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { connect, type Database } from '#src/platform/database.ts';
import { testDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { append } from './append.ts';
import { VersionConflict, type Meta } from './event.ts';
import { readStream } from './read.ts';
import { verifyLedger } from './verify.ts';

const meta: Meta = { actor: 'system', cause: 'test', at: '2026-11-21T03:00:00.000Z' };
const event = (n: number) => ({ type: 'Counted', data: { n, note: 'äöü ₹ "quoted" \\ / \u2028' } });

let test: TestDatabase;
let db: Database;
beforeAll(async () => {
  test = await testDatabase();
  db = test.db;
});
afterAll(() => test.close());

const write = (stream: string, version: number, count = 1) =>
  db.transaction((trx) =>
    append(
      trx,
      stream,
      version,
      Array.from({ length: count }, (_, n) => event(version + n + 1)),
      meta,
    ),
  );

describe('appending', () => {
  it('numbers the events of a stream from one on, without gaps', async () => {
    await write('s-numbers', 0, 2);
    await write('s-numbers', 2, 1);
    expect((await readStream(db, 's-numbers')).map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('gives back exactly what was written', async () => {
    const [written] = await write('s-exact', 0);
    expect((await readStream(db, 's-exact'))[0]).toEqual(written);
  });

  it('refuses an append at an old version and writes nothing', async () => {
    await write('s-old', 0);
    await expect(write('s-old', 0)).rejects.toBeInstanceOf(VersionConflict);
    await expect(write('s-old', 5)).rejects.toBeInstanceOf(VersionConflict);
    expect(await readStream(db, 's-old')).toHaveLength(1);
  });

  it('lets one of two appenders at the same version win and tells the other', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => write('s-race', 0)));
    const lost = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(lost).toHaveLength(7);
    expect(lost.every(({ reason }) => reason instanceof VersionConflict)).toBe(true);
  });

  it('rolls back with the transaction around it', async () => {
    const undone = db.transaction(async (trx) => {
      await append(trx, 's-undone', 0, [event(1)], meta);
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    expect(await readStream(db, 's-undone')).toEqual([]);
  });

  it('refuses stream names and types that could disturb the hashed text', async () => {
    await expect(write('a"b', 0)).rejects.toThrow(/check constraint/);
    const odd = db.transaction((trx) => append(trx, 's-odd', 0, [{ type: 'a","b', data: {} }], meta));
    await expect(odd).rejects.toThrow(/check constraint/);
  });

  it('stays gap-free and intact under any interleaving of appenders', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 3 })), { minLength: 2, maxLength: 14 }),
        async (wishes) => {
          run += 1;
          await Promise.all(wishes.map(([stream, count]) => persistently(`p-${run}-${stream}`, count)));
          for (const stream of new Set(wishes.map(([each]) => each))) {
            const versions = (await readStream(db, `p-${run}-${stream}`)).map(({ version }) => version);
            const expected = wishes
              .filter(([each]) => each === stream)
              .reduce((sum, [, count]) => sum + count, 0);
            expect(versions).toEqual(Array.from({ length: expected }, (_, index) => index + 1));
          }
          expect(await verifyLedger(db)).toMatchObject({ intact: true });
        },
      ),
      { numRuns: 12 },
    );
  });
});

/** Appends after whatever stands there, however often others are faster. */
async function persistently(stream: string, count: number): Promise<void> {
  for (;;) {
    try {
      return void (await write(stream, (await readStream(db, stream)).length, count));
    } catch (problem) {
      if (!(problem instanceof VersionConflict)) throw problem;
    }
  }
}

describe('protection', () => {
  const attempts = {
    'a changed row': `update events set type = 'Other' where position = 1`,
    'a removed row': 'delete from events where position = 1',
    'an emptied table': 'truncate events',
  };

  for (const [what, sql] of Object.entries(attempts)) {
    it(`refuses ${what} to the application`, async () => {
      await expect(db.raw(sql)).rejects.toMatchObject({ code: '42501' });
    });

    it(`refuses ${what} to the owner`, async () => {
      const owner = connect(test.ownerUrl, { max: 1 });
      await write(`s-owner-${what.replaceAll(' ', '-')}`, 0);
      const all = sql.replace(' where position = 1', '');
      await expect(owner.raw(all)).rejects.toMatchObject({ code: 'LD002' });
      await owner.destroy();
    });
  }

  it('refuses the application an insert past the append function', async () => {
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

describe('verification', () => {
  /** A superuser can switch the triggers off: then the chain tells. */
  async function tamper(sql: string): Promise<void> {
    const admin = connect(test.adminUrl, { max: 1 });
    await admin.raw(`set session_replication_role = replica; ${sql}`);
    await admin.destroy();
  }
  const verdictAfter = async (sql: string, undo: string) => {
    await tamper(sql);
    const verdict = await verifyLedger(db);
    await tamper(undo);
    return verdict;
  };

  it('names a changed event', async () => {
    await write('t-changed', 0, 3);
    const verdict = await verdictAfter(
      `update events set data = '{"n":99}' where stream = 't-changed' and version = 2`,
      `delete from events where stream = 't-changed'`,
    );
    expect(verdict).toMatchObject({
      intact: false,
      broken: { stream: 't-changed', version: 2, why: expect.stringContaining('hash') },
    });
  });

  it('names the place of a removed event', async () => {
    await write('t-removed', 0, 3);
    const verdict = await verdictAfter(
      `delete from events where stream = 't-removed' and version = 2`,
      `delete from events where stream = 't-removed'`,
    );
    expect(verdict).toMatchObject({
      intact: false,
      broken: { stream: 't-removed', version: 3, why: expect.stringContaining('version 2') },
    });
  });

  it('names an inserted event', async () => {
    await write('t-inserted', 0, 1);
    const verdict = await verdictAfter(
      `insert into events (stream, version, type, data, meta, recorded_at, hash) values ('t-inserted', 2, 'Forged', '{}', '{}', now(), decode(repeat('ab', 32), 'hex'))`,
      `delete from events where stream = 't-inserted'`,
    );
    expect(verdict).toMatchObject({ intact: false, broken: { stream: 't-inserted', version: 2 } });
  });

  it('notices a changed time of recording', async () => {
    await write('t-time', 0, 1);
    const verdict = await verdictAfter(
      `update events set recorded_at = recorded_at - interval '1 day' where stream = 't-time'`,
      `delete from events where stream = 't-time'`,
    );
    expect(verdict).toMatchObject({ intact: false, broken: { stream: 't-time', version: 1 } });
  });
});

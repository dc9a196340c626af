import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { connect, type Database } from '#src/platform/database.ts';
import type { Email } from '#src/platform/mailer.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { sendSealToAuditor } from './auditor-email.ts';
import { sealAndCopy } from './seal-and-copy.ts';
import { createFolderSealCopies } from './seal-copies.ts';
import { sealLedger } from './seal-ledger.ts';
import { computeSealHash, findLastSeal, findSeal, findSealOfPosition, listSealedStreams } from './seal.ts';

const meta: EventMeta = { actor: 'system', cause: 'test', at: '2026-11-21T03:00:00.000Z' };
const EVENT = { type: 'Counted', data: {} };

let testDatabase: TestDatabase;
let db: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = testDatabase.db;
});
afterAll(() => testDatabase.close());

const appendOne = (stream: string, version = 0) =>
  db.transaction((trx) => appendEvents(trx, stream, version, [EVENT], meta));

describe('sealLedger', () => {
  it('seals all events in order, and nothing when there are no new ones', async () => {
    await appendOne('s-1');
    await appendOne('s-2');
    await appendOne('s-1', 1);
    const { seals } = await sealLedger(db);
    expect(seals).toMatchObject([
      { number: 1, firstPosition: 1, lastPosition: 3, eventCount: 3, streamCount: 2 },
    ]);
    expect(await listSealedStreams(db, 1)).toMatchObject([
      { stream: 's-1', firstVersion: 1, lastVersion: 2 },
      { stream: 's-2', firstVersion: 1, lastVersion: 1 },
    ]);
    expect(await sealLedger(db)).toEqual({ seals: [], isDelayed: false });
  });

  it('the hash of a seal follows from its content and the previous seal', async () => {
    await appendOne('s-3');
    const [seal] = (await sealLedger(db)).seals;
    const previous = (await findSeal(db, seal!.number - 1))!;
    expect(computeSealHash(previous.hash, seal!)).toBe(seal!.hash);
    expect(seal!.firstPosition).toBe(previous.lastPosition + 1);
  });

  it('a large backlog is sealed in parts', async () => {
    for (let number = 0; number < 7; number += 1) await appendOne(`s-part-${number}`);
    const { seals } = await sealLedger(db, { maxEvents: 3 });
    expect(seals.map(({ eventCount }) => eventCount)).toEqual([3, 3, 1]);
    expect(await findSealOfPosition(db, seals[1]!.firstPosition)).toEqual(seals[1]);
    expect(await findSealOfPosition(db, seals[2]!.lastPosition + 1)).toBeUndefined();
  });

  it('an event that commits after a later position is never left out', async () => {
    const late = await db.transaction();
    await appendEvents(late, 's-late', 0, [EVENT], meta);
    await appendOne('s-early');
    expect(await sealLedger(db, { maxWaitMs: 300 })).toEqual({ seals: [], isDelayed: true });
    const sealing = sealLedger(db);
    await late.commit();
    expect((await sealing).seals).toMatchObject([{ eventCount: 2 }]);
    expect(await verifyLedger(db)).toMatchObject({ isIntact: true, unsealedEvents: 0 });
  });

  it('an event of the newest transaction is never left out', async () => {
    await appendOne('s-before');
    const newest = await db.transaction();
    await appendEvents(newest, 's-newest', 0, [EVENT], meta);
    expect(await sealLedger(db, { maxWaitMs: 300 })).toEqual({ seals: [], isDelayed: true });
    await newest.commit();
    expect((await sealLedger(db)).seals).toMatchObject([{ eventCount: 2 }]);
    expect(await verifyLedger(db)).toMatchObject({ isIntact: true, unsealedEvents: 0 });
  });

  it('positions of rolled-back appends are skipped', async () => {
    const undone = await db.transaction();
    await appendEvents(undone, 's-undone', 0, [EVENT], meta);
    await undone.rollback();
    await appendOne('s-after');
    const [seal] = (await sealLedger(db)).seals;
    expect(seal).toMatchObject({ eventCount: 1 });
    expect(seal!.lastPosition - seal!.firstPosition).toBe(1);
  });

  it('two processes at the same time make one chain of seals', async () => {
    for (let number = 0; number < 20; number += 1) await appendOne(`s-two-${number}`);
    const results = await Promise.all([sealLedger(db, { maxEvents: 4 }), sealLedger(db, { maxEvents: 4 })]);
    await sealLedger(db);
    expect(results.flatMap(({ seals }) => seals).length).toBeGreaterThan(0);
    expect(await verifyLedger(db)).toMatchObject({ isIntact: true, unsealedEvents: 0 });
  });

  for (const [name, sql] of Object.entries({
    UPDATE: 'update ledger_seals set event_count = 1',
    DELETE: 'delete from ledger_seal_streams',
    TRUNCATE: 'truncate ledger_seal_streams',
  })) {
    it(`${name} of seals is denied to the application and rejected for the owner`, async () => {
      await appendOne(`s-protected-${name}`);
      await sealLedger(db);
      await expect(db.raw(sql)).rejects.toMatchObject({ code: '42501' });
      const owner = connect(testDatabase.ownerUrl, { max: 1 });
      await expect(owner.raw(sql)).rejects.toMatchObject({ code: 'LD002' });
      await owner.destroy();
    });
  }

  it('a seal that does not follow the last one is rejected', async () => {
    const append = db.raw(`select ledger_append_seal(900, 900, 1, sha256('a'), sha256('b'), '[]')`);
    await expect(append).rejects.toMatchObject({ code: 'LD003' });
  });
});

describe('copies of seals', () => {
  it('a folder that cannot be read is an error, not a folder without copies', async () => {
    await expect(createFolderSealCopies('/dev/null').listHashes()).rejects.toThrow('ENOTDIR');
  });

  it('a copy is written once and listed by number and hash', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'seals-'));
    try {
      const copies = createFolderSealCopies(folder);
      expect(await copies.listHashes()).toEqual(new Map());
      const seal = (await findSeal(db, 1))!;
      await copies.write(seal);
      await copies.write(seal);
      await copies.write({ ...seal, hash: 'ab'.repeat(32) });
      expect((await copies.listHashes()).get(1)!.toSorted()).toEqual(['ab'.repeat(32), seal.hash].toSorted());
    } finally {
      await fs.rm(folder, { recursive: true });
    }
  });
});

describe('sealAndCopy', () => {
  it('writes a log line and a copy per seal, and makes up for copies that failed', async () => {
    const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'seals-'));
    try {
      const logLines: string[] = [];
      const log = pino({ base: null }, { write: (line) => void logLines.push(line) });
      const sealCopies = createFolderSealCopies(folder);
      await appendOne('s-copied-1');
      const failing = { ...sealCopies, write: () => Promise.reject(new Error('disk full')) };
      await expect(sealAndCopy({ db, log, sealCopies: failing })).rejects.toThrow('disk full');
      await appendOne('s-copied-2');
      const [seal] = await sealAndCopy({ db, log, sealCopies });
      expect(logLines.map((line) => JSON.parse(line)).at(-1)).toMatchObject({
        event: 'ledger_seals.created',
        number: seal!.number,
        hash: seal!.hash,
      });
      expect((await sealCopies.listHashes()).size).toBe(seal!.number);
      expect(await verifyLedger(db, { sealCopies })).toMatchObject({ isIntact: true });
    } finally {
      await fs.rm(folder, { recursive: true });
    }
  });
});

describe('sendSealToAuditor', () => {
  const sender = { publicUrl: 'https://lagna.example', support: 'help@lagna.example', address: 'Lagna' };

  it('sends number and hash of the last seal, and nothing without an auditor', async () => {
    const sent: Email[] = [];
    const mailer = { send: async (email: Email) => void sent.push(email), close: () => {} };
    await sendSealToAuditor({ db, mailer, sender, auditorEmail: undefined });
    expect(sent).toEqual([]);
    await sendSealToAuditor({ db, mailer, sender, auditorEmail: 'auditor@firm.example' });
    const seal = (await findLastSeal(db))!;
    expect(sent).toMatchObject([{ to: 'auditor@firm.example', subject: `Ledger seal ${seal.number}` }]);
    expect(sent[0]!.text).toContain(seal.hash);
  });
});

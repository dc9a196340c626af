/** A ledger for tests that change its tables as superuser, who can disable the triggers. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import type { EventMeta } from '#src/ledger/event.ts';
import { toCanonicalJson } from '#src/ledger/hash.ts';
import { readStream } from '#src/ledger/read.ts';
import { sealLedger } from '#src/ledger/seals/seal-ledger.ts';
import { MAINTENANCE_LIMITS, connect, type Database } from '#src/platform/database.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import type { Damage } from './verification.ts';
import { verifyLedger, type VerifyOptions } from './verify-ledger.ts';

export const TEST_META: EventMeta = { actor: 'system', cause: 'test', at: '2026-11-21T03:00:00.000Z' };

/** `db`: as the application. `admin`: as superuser without triggers. Both are set before each test, whose ledger is empty. */
export type TamperableLedger = {
  db: Database;
  admin: Database;
  /** Appends events of the stream, numbered from its current version. */
  append(stream: string, count: number): Promise<void>;
  /** Three streams, whose events alternate, in one seal; then two more events of the first in a second seal. */
  createSealedLedger(): Promise<void>;
  verify(options?: VerifyOptions): Promise<Damage[]>;
  /** Inserts an event as the ledger would, with a hash that continues the chain. `position`: one of a rolled-back append. */
  insertWithValidHash(stream: string, version: number, position: number): Promise<void>;
};

export function startTamperableLedger(): TamperableLedger {
  const ledger = {} as TamperableLedger;
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    const admin = connect(testDatabase.adminUrl, { max: 1, limits: MAINTENANCE_LIMITS });
    await admin.raw('set session_replication_role = replica');
    Object.assign(ledger, createLedger(testDatabase.db, admin));
  });
  beforeEach(async () => {
    await ledger.admin.raw('truncate events, ledger_seals, ledger_seal_streams restart identity');
  });
  afterAll(async () => {
    await ledger.admin.destroy();
    await testDatabase.close();
  });
  return ledger;
}

function createLedger(db: Database, admin: Database): TamperableLedger {
  const ledger: TamperableLedger = {
    db,
    admin,
    async append(stream, count) {
      const { length: version } = await readStream(db, stream);
      const events = Array.from({ length: count }, (_, index) => ({
        type: 'Counted',
        data: { number: version + index + 1, note: 'äöü ₹ देवनागरी "quoted" \\ / \u2028' },
      }));
      await db.transaction((trx) => appendEvents(trx, stream, version, events, TEST_META));
    },
    async createSealedLedger() {
      for (let round = 0; round < 3; round += 1)
        for (const stream of ['s-a', 's-b', 's-c']) await ledger.append(stream, 1);
      await sealLedger(db);
      await ledger.append('s-a', 2);
      await sealLedger(db);
    },
    async verify(options = {}) {
      const { isIntact, damages } = await verifyLedger(db, options);
      expect(isIntact).toBe(damages.length === 0);
      return damages;
    },
    async insertWithValidHash(stream, version, position) {
      const previous = await admin('events')
        .where({ stream, version: version - 1 })
        .first('hash');
      const recordedAt = '2026-11-21T03:00:00.000000Z';
      const hash = computeHash(previous?.hash ?? Buffer.alloc(32), {
        stream,
        version,
        type: 'Counted',
        data: {},
        meta: {},
        recordedAt,
      });
      await admin.raw(
        `insert into events (position, stream, version, type, data, meta, recorded_at, hash) overriding system value
         values (?, ?, ?, 'Counted', '{}', '{}', ?, ?)`,
        [position, stream, version, recordedAt, hash],
      );
    },
  };
  return ledger;
}

type HashedEvent = {
  stream: string;
  version: number;
  type: string;
  data: unknown;
  meta: unknown;
  recordedAt: string;
};

/** Computes sha256(previous hash || canonical event), as ledger_append does in SQL. */
export function computeHash(previous: Buffer, event: HashedEvent): Buffer {
  const { data, meta, recordedAt, stream, type, version } = event;
  return createHash('sha256')
    .update(previous)
    .update(toCanonicalJson({ data, meta, recordedAt, stream, type, version }))
    .digest();
}

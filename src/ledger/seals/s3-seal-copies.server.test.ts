/** Copies of the seals in a bucket of a real S3 server. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { appendEvents } from '#src/ledger/append.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { openSealCopies } from '#src/open-seal-copies.ts';
import { startS3Server, type S3Server } from '#src/testing/s3-server.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { sealAndCopy } from './seal-and-copy.ts';
import type { SealCopies } from './seal-copies.ts';
import { findLastSeal } from './seal.ts';

const META = { actor: 'system', cause: 'test', at: '2026-11-22T10:00:00.000Z' };
const log = pino({ level: 'silent' });

let s3: S3Server;
let database: TestDatabase;
let sealCopies: SealCopies;
beforeAll(async () => {
  s3 = await startS3Server();
  sealCopies = openSealCopies(readConfig(s3.environment));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.close();
  await s3.close();
});

const appendOne = (stream: string) =>
  database.db.transaction((trx) => appendEvents(trx, stream, 0, [{ type: 'Happened', data: {} }], META));
const seal = () => sealAndCopy({ db: database.db, log, sealCopies });
const verify = () => verifyLedger(database.db, { sealCopies });

it('every seal is copied once below the prefix of the reports, and the ledger verifies with the copies', async () => {
  expect([await sealCopies.findNewest(), await sealCopies.listHashes()]).toEqual([0, new Map()]);
  await appendOne('s-1');
  await seal();
  await appendOne('s-2');
  await seal();
  await seal();
  const last = (await findLastSeal(database.db))!;
  expect((await sealCopies.listHashes()).get(last.number)).toEqual([last.hash]);
  expect(await sealCopies.findNewest()).toBe(last.number);
  expect(await fs.readdir(path.join(s3.folder, 'reports'))).toEqual(['seals']);
  expect(await verify()).toMatchObject({ isIntact: true });
});

it('a copy that differs from its seal, and one without a seal, are found', async () => {
  const last = (await findLastSeal(database.db))!;
  await sealCopies.write({ ...last, number: last.number + 1 });
  expect((await verify()).damages).toMatchObject([{ kind: 'seal-missing', seal: last.number + 1 }]);
  await sealCopies.write({ ...last, hash: 'ab'.repeat(32) });
  expect((await verify()).damages).toMatchObject([
    { reason: `seal ${last.number} is altered: it differs from its copy outside of the database` },
  ]);
});

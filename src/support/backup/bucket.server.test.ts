/** Backups of a site whose reports and seal copies are in a bucket, and the restore into another bucket. */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#src/config.ts';
import { openReportStore } from '#src/delivery/open-report-store.ts';
import { appendEvents } from '#src/ledger/append.ts';
import { sealAndCopy } from '#src/ledger/seals/seal-and-copy.ts';
import { openSealCopies } from '#src/open-seal-copies.ts';
import { hashSha256 } from '#src/platform/crypto.ts';
import { createLog } from '#src/platform/log.ts';
import { runCli, type CliDatabase } from '#src/support/testing.ts';
import { startS3Server, type S3Server } from '#src/testing/s3-server.ts';
import { createTestDatabase, type TestDatabase } from '#src/testing/test-database.ts';
import { listBackups } from './manifest.ts';
import { createEmptyMachine, type EmptyMachine } from './testing.ts';

const META = { actor: 'system', cause: 'test', at: '2026-11-22T10:00:00.000Z' };
const PDF = Buffer.from('%PDF-1.4 a report');
const log = createLog('silent');

let target: string;
let s3: S3Server;
let database: TestDatabase;
let machine: EmptyMachine;
let site: CliDatabase;
let restored: CliDatabase;
beforeAll(async () => {
  target = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-backup-'));
  s3 = await startS3Server();
  database = await createTestDatabase();
  machine = await createEmptyMachine();
  const createSite = ({ url, ownerUrl }: CliDatabase, prefix: string): CliDatabase => ({
    url,
    ownerUrl,
    env: { ...s3.environment, VAR_DIR: machine.varDir, S3_PREFIX: prefix },
  });
  site = createSite({ url: database.url, ownerUrl: database.ownerUrl }, 'site');
  restored = createSite(machine, 'restored');
  const { reportStore } = readConfig(site.env!);
  await openReportStore(reportStore, log).put(hashSha256(PDF), PDF);
});
afterAll(async () => {
  await machine.remove();
  await database.close();
  await s3.close();
  await fs.rm(target, { recursive: true });
});

const openCopies = ({ env }: CliDatabase) => openSealCopies(readConfig(env!));
const getBackup = async () => path.join(target, (await listBackups(target)).at(-1)!);

async function appendAndSeal(stream: string): Promise<void> {
  await database.db.transaction((trx) =>
    appendEvents(trx, stream, 0, [{ type: 'Happened', data: {} }], META),
  );
  await sealAndCopy({ db: database.db, log, sealCopies: openCopies(site) });
}

it('a backup contains the seal copies and the reports of the bucket', async () => {
  for (const stream of ['s-1', 's-2']) await appendAndSeal(stream);
  const { code, stdout } = await runCli(site, 'backup', 'create', '--to', target);
  expect(stdout).toContain('2 seal copies');
  expect(stdout).toMatch(/^1 reports/m);
  expect(code).toBe(0);
});

it('a restore writes reports and seal copies into the bucket, and nothing into VAR_DIR', async () => {
  const { code, stdout } = await runCli(restored, 'backup', 'restore', await getBackup());
  expect(stdout).toContain('1 report files and 2 seal copies were missing and are restored');
  expect(stdout).toContain('The ledger is intact');
  expect(code).toBe(0);
  expect(await openCopies(restored).listHashes()).toEqual(await openCopies(site).listHashes());
  expect(await fs.readdir(machine.varDir)).toEqual([]);
});

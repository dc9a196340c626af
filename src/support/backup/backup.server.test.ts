/**
 * Backups of a site with orders in every state, made while it sells, and the restore on an empty machine, where the site then
 * goes on: a report that was paid for and had not been produced is delivered.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { logInRemembered } from '#src/accounts/testing.ts';
import { composeWorker } from '#src/compose-worker.ts';
import { readConfig } from '#src/config.ts';
import { createFolderSealCopies } from '#src/ledger/seals/seal-copies.ts';
import { sealAndCopy } from '#src/ledger/seals/seal-and-copy.ts';
import { hashSha256 } from '#src/platform/crypto.ts';
import { connect, type Database } from '#src/platform/database.ts';
import { createLog } from '#src/platform/log.ts';
import { startServer } from '#src/server.ts';
import { runCli, type CliDatabase } from '#src/support/testing.ts';
import {
  composeForJobs,
  placePaidOrder,
  startAppWithBuyers,
  type AppWithBuyers,
} from '#src/testing/app-with-buyers.ts';
import { startWorker } from '#src/worker.ts';
import { produceReportJob } from '#jobs/produce-report.ts';
import { sendReportEmailJob } from '#jobs/send-report-email.ts';
import { listBackups, readManifest } from './manifest.ts';
import { LEFT_OUT } from './snapshot.ts';
import { createEmptyMachine, type EmptyMachine } from './testing.ts';

type PaidOrder = Awaited<ReturnType<typeof placePaidOrder>>;

let setup: AppWithBuyers;
let target: string;
let machine: EmptyMachine;
const orders = {} as Record<'delivered' | 'refunded' | 'disputed' | 'ready' | 'waiting', PaidOrder>;

beforeAll(async () => {
  target = path.join(await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-backup-')), 'all');
  setup = await startAppWithBuyers();
  orders.delivered = await placePaidOrder(setup, 'Person delivered');
  await runWorker([produceReportJob, sendReportEmailJob], () =>
    setup.waitUntilDelivered(setup.asha, orders.delivered.orderId),
  );
  orders.ready = await placePaidOrder(setup, 'Person ready');
  await runWorker([produceReportJob], () => waitForEvent(orders.ready, 'ReportRendered'));
  for (const name of ['waiting', 'refunded', 'disputed'] as const)
    orders[name] = await placePaidOrder(setup, `Person ${name}`);
  await setup.placeOrderFor(setup.asha, { personName: 'Person unpaid' });
  await setup.sandbox.post(`/payments/${orders.refunded.paymentId}/refund`).expect(200);
  await setup.sandbox.openDispute(orders.disputed.paymentId);
  await waitForEvent(orders.refunded, 'PaymentRefunded');
  await waitForEvent(orders.disputed, 'DisputeOpened');
  await sealAndCopy({
    db: setup.app.db,
    log: createLog('silent'),
    sealCopies: createFolderSealCopies(path.join(setup.app.varDir, 'seals')),
  });
  machine = await createEmptyMachine();
}, 120_000);
afterAll(async () => {
  await machine.remove();
  await setup.close();
  await fs.rm(path.dirname(target), { recursive: true });
});

/** For a hook, where expect.poll cannot run. */
const waitForEvent = ({ orderId }: PaidOrder, type: string) =>
  vi.waitFor(async () => expect(await setup.listEventTypes(orderId)).toContain(type), { timeout: 40_000 });

async function runWorker(jobs: Parameters<typeof startWorker>[2], wait: () => Promise<unknown>) {
  const composed = await composeForJobs(setup, {}, { isWorker: true });
  const worker = await composeWorker(composed.deps);
  await startWorker(composed.deps.boss, worker.deps, jobs);
  await wait();
  await composed.close();
  await worker.close();
}

const getSite = (): CliDatabase => ({
  url: setup.app.databaseUrl,
  ownerUrl: setup.app.ownerUrl,
  env: { NODE_ENV: 'test', VAR_DIR: setup.app.varDir, LOG_LEVEL: 'silent' },
});
const getMachine = (): CliDatabase => ({
  url: machine.url,
  ownerUrl: machine.ownerUrl,
  env: { NODE_ENV: 'test', VAR_DIR: machine.varDir, LOG_LEVEL: 'silent' },
});
const createBackup = (...options: string[]) =>
  runCli(getSite(), 'backup', 'create', '--to', target, ...options);
const getNewest = async () => path.join(target, (await listBackups(target)).at(-1)!);
const readEvents = (db: Database, last: string) =>
  db('events')
    .where('position', '<=', last)
    .orderBy('position')
    .select(
      db.raw(
        `position, stream, version, recorded_at::text, encode(hash, 'hex') as hash, data::text, meta::text`,
      ),
    );

describe('backup create', () => {
  it('writes a complete backup while members buy', async () => {
    const buyers = Array.from({ length: 4 }, (_, index) =>
      setup.placeOrderFor(setup.asha, { personName: `Concurrent ${index}` }),
    );
    const [{ code, stdout }] = await Promise.all([createBackup(), ...buyers]);
    expect(stdout).toContain('2 reports');
    expect(code).toBe(0);
    expect(await fs.readdir(target)).toEqual([expect.stringMatching(/Z$/), 'reports']);
    const { stdout: verified, code: verifyCode } = await runCli(
      getSite(),
      'backup',
      'verify',
      await getNewest(),
    );
    expect(verified).toContain('is intact');
    expect(verifyCode).toBe(0);
  });

  it('copies every table of the database, or states why not', async () => {
    const { tables } = await readManifest(await getNewest());
    const existing: { name: string }[] = await setup.app
      .db('pg_class as c')
      .join('pg_namespace as n', 'n.oid', 'c.relnamespace')
      .whereIn('c.relkind', ['r', 'p'])
      .where('c.relispartition', false)
      .whereNotIn('n.nspname', ['pg_catalog', 'information_schema', 'pgboss'])
      .whereRaw(`n.nspname not like 'pg_%' and n.nspname <> 'sandbox'`)
      .select(setup.app.db.raw(`n.nspname || '.' || c.relname as name`));
    const covered = [...tables.map(({ schema, name }) => `${schema}.${name}`), ...Object.keys(LEFT_OUT)];
    expect(existing.map(({ name }) => name).filter((name) => !covered.includes(name))).toEqual([]);
    expect(covered).toContain('pgboss.job');
  });

  it('copies no report file twice, and keeps the given number of backups', async () => {
    expect((await createBackup()).stdout).toContain('0 of them new');
    const { stdout } = await createBackup('--keep', '2');
    expect(stdout).toContain('2 backups kept, 1 removed');
    expect(await listBackups(target)).toHaveLength(2);
  });

  it('removes the files of deleted accounts with the last backup that lists them', async () => {
    const sha256 = hashSha256('a report of a deleted account');
    const file = path.join(setup.app.varDir, 'reports', sha256.slice(0, 2), `${sha256}.pdf`);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, 'a report of a deleted account');
    expect((await createBackup()).stdout).toContain('3 reports');
    await fs.rm(file);
    const { stdout } = await createBackup('--keep', '1');
    expect(stdout).toContain('with 1 reports');
    await expect(fs.stat(path.join(target, 'reports', sha256.slice(0, 2), `${sha256}.pdf`))).rejects.toThrow(
      'ENOENT',
    );
    expect((await runCli(getSite(), 'backup', 'verify', await getNewest())).code).toBe(0);
  });

  it('does not copy an altered report file, and exits with 1', async () => {
    const sha256 = hashSha256('what was printed');
    const file = path.join(setup.app.varDir, 'reports', sha256.slice(0, 2), `${sha256}.pdf`);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, 'something else');
    const { code, stdout } = await createBackup('--keep', '1');
    expect(stdout).toContain(`it is altered or missing: ${sha256}.pdf`);
    expect(code).toBe(1);
    await fs.rm(file);
  });

  it('removes what an interrupted run has left, and refuses a second run at the same time', async () => {
    await fs.mkdir(path.join(target, '.incomplete-2026-01-01T00-00-00.000Z', 'tables'), { recursive: true });
    const results = await Promise.all([createBackup(), createBackup()]);
    expect(results.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(results.map(({ stderr }) => stderr).join()).toContain(
      'Another backup of this database is running',
    );
    expect((await fs.readdir(target)).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

describe('backup verify', () => {
  it.each([
    ['an altered table', 'tables/public.events.copy.gz was altered', 'tables/public.events.copy.gz', 'x'],
    ['a missing table', 'tables/public.orders.copy.gz is missing', 'tables/public.orders.copy.gz', undefined],
  ])('names %s', async (_, message, file, content) => {
    const copy = path.join(path.dirname(target), 'copy', 'damaged');
    await fs.cp(await getNewest(), copy, { recursive: true });
    await fs.symlink(path.join(target, 'reports'), path.join(path.dirname(copy), 'reports'));
    if (content === undefined) await fs.rm(path.join(copy, file));
    else await fs.appendFile(path.join(copy, file), content);
    const { code, stdout } = await runCli(getSite(), 'backup', 'verify', copy);
    expect(stdout).toContain(message);
    expect(code).toBe(1);
    const restore = await runCli(getMachine(), 'backup', 'restore', copy);
    expect(restore.stderr).toContain(`The backup is damaged: ${message}`);
    await fs.rm(path.dirname(copy), { recursive: true });
  });

  it('says that a folder is no backup', async () => {
    const { code, stderr } = await runCli(getSite(), 'backup', 'verify', target);
    expect(stderr).toContain('is not a backup');
    expect(code).toBe(2);
  });
});

describe('backup restore', () => {
  it('refuses a database that is not empty', async () => {
    const { code, stderr } = await runCli(getSite(), 'backup', 'restore', await getNewest());
    expect(stderr).toMatch(/is not empty: it has \d+ tables/);
    expect(code).toBe(1);
  });

  it('refuses a backup of a newer release, and changes nothing', async () => {
    const copy = path.join(target, 'newer');
    await fs.cp(await getNewest(), copy, { recursive: true });
    const file = path.join(copy, 'manifest.json');
    const manifest = JSON.parse(await fs.readFile(file, 'utf8')) as { migrations: string[] };
    await fs.writeFile(
      file,
      JSON.stringify({ ...manifest, migrations: [...manifest.migrations, '2099_next.ts'] }),
    );
    const { stderr } = await runCli(getMachine(), 'backup', 'restore', copy);
    expect(stderr).toContain('2099_next.ts is unknown here');
    await fs.rm(copy, { recursive: true });
  });

  it('restores ledger, projections and files on an empty machine', async () => {
    const folder = await getNewest();
    const { code, stdout, stderr } = await runCli(getMachine(), 'backup', 'restore', folder);
    expect(stderr).toBe('');
    expect(stdout).toContain('The ledger is intact');
    expect(stdout).toContain('2 report files and 1 seal copies were missing and are restored');
    expect(code).toBe(0);
    const { ledger } = await readManifest(folder);
    const restored = connect(machine.url, { max: 1 });
    expect(await readEvents(restored, ledger.lastPosition!)).toEqual(
      await readEvents(setup.app.db, ledger.lastPosition!),
    );
    await restored.destroy();
  });

  it('the site goes on there: a member downloads the same PDF, and reports that waited are delivered', async () => {
    const config = readConfig({ NODE_ENV: 'test', PORT: '0', VAR_DIR: machine.varDir });
    const options = { clock: setup.app.clock, log: pino({ level: 'silent' }), monitorSeconds: 2 };
    const server = await startServer(config, machine, options);
    try {
      const asha = await logInRemembered(server.url, 'asha');
      const { body } = await asha.get(`/api/orders/${orders.delivered.orderId}/report.pdf`).expect(200);
      const row = await setup.findOrderRow(orders.delivered.orderId);
      expect(hashSha256(body as Buffer)).toBe(row.sha256);
      for (const { orderId } of [orders.waiting, orders.ready])
        await asha.get(`/api/orders/${orderId}/progress`).expect(200);
      const verified = await runCli(getMachine(), 'ledger', 'verify');
      expect(verified.stdout).toContain('The ledger is intact');
      const db = connect(machine.url, { max: 1 });
      const statuses = await db('orders')
        .whereIn(
          'id',
          Object.values(orders).map(({ orderId }) => orderId),
        )
        .select('id', 'status', 'report_status');
      await db.destroy();
      const find = ({ orderId }: PaidOrder) => statuses.find(({ id }) => id === orderId);
      expect(find(orders.waiting)).toMatchObject({ status: 'paid', report_status: 'delivered' });
      expect(find(orders.ready)).toMatchObject({ status: 'paid', report_status: 'delivered' });
      expect(find(orders.refunded)).toMatchObject({ status: 'refunded' });
    } finally {
      await server.stop();
    }
  }, 60_000);
});

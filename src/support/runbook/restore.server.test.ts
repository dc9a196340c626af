/**
 * The recipe of a restore: a backup is made, the site goes on selling, and a new database with the backup takes its place, on the
 * same machine. The gateway, which knows both, is the sandbox of the site before the restore.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createFolderSealCopies } from '#src/ledger/seals/seal-copies.ts';
import { sealAndCopy } from '#src/ledger/seals/seal-and-copy.ts';
import { connect, type Database } from '#src/platform/database.ts';
import { getDatabaseUrls, OWNER_ROLE } from '#src/platform/embedded/roles.ts';
import { createLog } from '#src/platform/log.ts';
import { listBackups } from '#src/support/backup/manifest.ts';
import { runCli } from '#src/support/testing.ts';
import { placePaidOrder, type AppWithBuyers } from '#src/testing/app-with-buyers.ts';
import { getCliDatabase, getDay, startAppWithoutRetries } from './recipe-fixture.ts';
import { describeRecipe } from './testing.ts';

const RESTORED = `test_${randomUUID().replaceAll('-', '')}`;

type PaidOrder = Awaited<ReturnType<typeof placePaidOrder>>;

let setup: AppWithBuyers;
/** superuser */
let admin: Database;
/** of all backups */
let backups: string;
let orderInBackup: PaidOrder;
let refundedOrder: PaidOrder;
let lostOrders: PaidOrder[];
beforeAll(async () => {
  admin = connect(inject('postgres').adminUrl, { max: 1 });
  setup = await startAppWithoutRetries([]);
  orderInBackup = await placeDeliveredOrder('In The Backup');
  refundedOrder = await placeDeliveredOrder('Refunded Later');
  await sealToFolder();
  await createBackup();
  lostOrders = [await placeDeliveredOrder('Lost One'), await placeDeliveredOrder('Lost Two')];
  await setup.sandbox.post(`/payments/${refundedOrder.paymentId}/refund`).expect(200);
  await sealToFolder();
}, 120_000);
afterAll(async () => {
  await setup.close();
  await fs.rm(backups, { recursive: true });
  await admin.raw('drop database if exists ?? with (force)', [RESTORED]);
  await admin.destroy();
});

async function placeDeliveredOrder(name: string): Promise<PaidOrder> {
  const order = await placePaidOrder(setup, name);
  await setup.waitUntilDelivered(setup.asha, order.orderId);
  return order;
}

const getSealFolder = () => path.join(setup.app.varDir, 'seals');
const sealToFolder = () =>
  sealAndCopy({
    db: setup.app.db,
    log: createLog('silent'),
    sealCopies: createFolderSealCopies(getSealFolder()),
  });

async function createBackup(): Promise<void> {
  backups = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-backups-'));
  const { code } = await runCli(getCliDatabase(setup), 'backup', 'create', '--to', backups, '--keep', '14');
  expect(code).toBe(0);
  await admin.raw('create database ?? owner ??', [RESTORED, OWNER_ROLE]);
}

const getBackup = async () => ({ folder: path.join(backups, (await listBackups(backups))[0]!) });

/** The name of a seal begins with its number. */
async function keepSealsElsewhere(firstNumber: number): Promise<void> {
  const names = await fs.readdir(getSealFolder(), { recursive: true });
  const newer = names.filter(
    (name) => Number.parseInt(path.basename(name)) >= firstNumber && name.endsWith('.json'),
  );
  await Promise.all(newer.map((name) => fs.rm(path.join(getSealFolder(), name))));
}

describeRecipe(
  'Restore from backup',
  () => ({ ...getCliDatabase(setup), ...getDatabaseUrls(inject('postgres').adminUrl, RESTORED) }),
  (run) => {
    it('restores the backup, and names the seals that are newer than it', async () => {
      const verified = await run('lagna backup verify <folder>', await getBackup());
      expect(verified).toMatchObject({ code: 0, stdout: expect.stringContaining('is intact') });
      const { code, stdout } = await run('lagna backup restore <folder>', await getBackup());
      expect(code).toBe(1);
      expect(stdout).toContain('Restored the backup of');
      expect(stdout).toMatch(/copies outside of the database exist up to seal [2-9]/);
      await keepSealsElsewhere(2);
      expect(await run('lagna ledger verify')).toMatchObject({ code: 0 });
    });

    it('records what happened at the gateway since the backup', async () => {
      const rebuilt = await run('lagna projection rebuild --reason "…"');
      expect(rebuilt).toMatchObject({ code: 0, stdout: expect.stringContaining('2 orders') });
      const { stdout } = await run('lagna reconcile --from <day> --to <day>', getDay());
      for (const { paymentId } of [refundedOrder, ...lostOrders])
        expect(stdout).toContain(`recorded now: ${paymentId}`);
      const { stdout: listed } = await run('lagna order list --needs-attention');
      for (const { paymentId } of lostOrders)
        expect(listed).toContain(`${paymentId}  a payment of one of our order numbers`);
    });

    it('decides the payments of lost orders', async () => {
      const [first, second] = lostOrders.map(({ paymentId }) => paymentId) as [string, string];
      const refund = 'lagna payment refund <payment-id> --reason "…"';
      expect(await run(refund, { 'payment-id': first }, { answer: first })).toMatchObject({ code: 0 });
      const dismiss = 'lagna payment dismiss <payment-id> --reason "…"';
      expect(await run(dismiss, { 'payment-id': second }, { answer: second })).toMatchObject({ code: 0 });
      const { stdout } = await run('lagna order list --needs-attention');
      expect(stdout).toMatch(new RegExp(`${first} .*its refund is in progress`));
      expect(stdout).not.toContain(second);
    });

    it('prints a PDF again that the store has lost, and ends without an error', async () => {
      await fs.rm(path.join(setup.app.varDir, 'reports'), { recursive: true });
      const { orderId } = orderInBackup;
      const { stdout } = await run('lagna order restore-file <id> --reason "…"', { id: orderId });
      expect(stdout).toContain('with the same bytes');
      expect((await run('lagna doctor')).stdout).toMatch(/^0 errors/m);
      // The first machine still runs, and may have sealed its own ledger in the meantime.
      await keepSealsElsewhere(2);
      expect(await run('lagna ledger verify')).toMatchObject({ code: 0 });
    });
  },
);

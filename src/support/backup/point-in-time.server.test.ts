/** The steps of the runbook, "Point-in-time recovery": WAL archive, base backup, and a restore to a moment before a deletion. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appendEvents } from '#src/ledger/append.ts';
import { sealLedger } from '#src/ledger/seals/seal-ledger.ts';
import { verifyLedger } from '#src/ledger/verify/verify-ledger.ts';
import { migrate } from '#src/migrate.ts';
import { connect, type Database } from '#src/platform/database.ts';
import { startPostgres, type EmbeddedPostgres } from '#src/platform/embedded/postgres.ts';
import { APP_ROLE, createDatabaseWithRoles, getDatabaseUrls } from '#src/platform/embedded/roles.ts';

const run = promisify(execFile);
const META = { actor: 'test', cause: 'test', at: '2026-11-29T00:00:00.000Z' };

let folder: string;
let server: EmbeddedPostgres;
const getPath = (name: string) => path.join(folder, name);
const start = (name: string) => startPostgres(getPath(name), { withoutDurability: true });

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-pitr-'));
  await fs.chmod(folder, 0o755);
  await fs.mkdir(getPath('archive'));
  await fs.chmod(getPath('archive'), 0o777);
  server = await start('postgres');
});
afterAll(async () => {
  await server.stop();
  await fs.rm(folder, { recursive: true, force: true });
});

/** The settings are read from the data folder at the next start. */
async function switchArchivingOn(): Promise<void> {
  const admin = connect(server.adminUrl, { max: 1 });
  const archive = getPath('archive');
  const command = `test ! -f ${archive}/%f && cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`;
  await admin.raw(`alter system set archive_mode = on`);
  await admin.raw(`alter system set archive_command = '${command}'`);
  await admin.destroy();
  await server.stop();
  server = await start('postgres');
}

/** As pg_basebackup does: the server runs, and the log of the copying belongs to the backup. */
async function makeBaseBackup(): Promise<void> {
  const admin = connect(server.adminUrl, { max: 1 });
  await admin.raw(`select pg_backup_start('base', fast => true)`);
  await run('cp', ['-a', getPath('postgres'), getPath('base')]);
  const { rows } = await admin.raw<{ rows: [{ labelfile: string }] }>(
    'select labelfile from pg_backup_stop()',
  );
  await admin.destroy();
  await writeAsPostgres('base/backup_label', rows[0].labelfile);
  await fs.rm(getPath('base/postmaster.pid'));
  for (const name of await fs.readdir(getPath('base/pg_wal')))
    await fs.rm(getPath(`base/pg_wal/${name}`), { recursive: true });
}

/** The file belongs to the user who runs PostgreSQL. */
async function writeAsPostgres(name: string, content: string): Promise<void> {
  await fs.appendFile(getPath(name), content, { mode: 0o600 });
  const { uid, gid } = await fs.stat(path.dirname(getPath(name)));
  await fs.chown(getPath(name), uid, gid);
}

async function writeArchive(admin: Database): Promise<void> {
  const { rows } = await admin.raw<{ rows: [{ file: string }] }>(
    'select pg_walfile_name(pg_switch_wal()) as file',
  );
  await expect.poll(() => fs.readdir(getPath('archive'))).toContain(rows[0].file);
}

async function startAt(time: string): Promise<void> {
  await fs.rename(getPath('base'), getPath('restored'));
  await fs.cp(getPath('postgres.password'), getPath('restored.password'));
  await writeAsPostgres(
    'restored/postgresql.auto.conf',
    `restore_command = 'cp ${getPath('archive')}/%f %p'\nrecovery_target_time = '${time}'\nrecovery_target_action = 'promote'\n`,
  );
  await writeAsPostgres('restored/recovery.signal', '');
  await server.stop();
  server = await start('restored');
}

it('the server is restored to the moment before a deletion, and the ledger is intact', async () => {
  await switchArchivingOn();
  const { url, ownerUrl } = await createDatabaseWithRoles(server.adminUrl, 'lagna');
  await migrate(ownerUrl, APP_ROLE);
  const db = connect(url, { max: 2 });
  const append = (version: number) =>
    db.transaction((trx) =>
      appendEvents(trx, 'LG-2611-TEST01', version, [{ type: 'Noted', data: {} }], META),
    );
  await append(0);
  await makeBaseBackup();

  await append(1);
  await sealLedger(db);
  const member = {
    id: '00000000-0000-4000-8000-000000000001',
    email: 'asha@example.in',
    name: 'Asha',
    created_at: new Date(),
  };
  await db('members').insert(member);
  const { rows } = await db.raw<{ rows: [{ time: string }] }>('select clock_timestamp()::text as time');
  await db('members').delete();
  await append(2);
  await db.destroy();
  const admin = connect(server.adminUrl, { max: 1 });
  await writeArchive(admin);
  await admin.destroy();

  await startAt(rows[0].time);
  const restored = connect(getDatabaseUrls(server.adminUrl, 'lagna').url, { max: 2 });
  const isRecovering = async () =>
    (await restored.raw('select pg_is_in_recovery() as value')).rows[0].value as boolean;
  await expect.poll(isRecovering).toBe(false);
  expect(await restored('members').pluck('email')).toEqual(['asha@example.in']);
  expect(await verifyLedger(restored)).toMatchObject({ isIntact: true, events: 2, seals: 1 });
  await restored.destroy();
}, 90_000);

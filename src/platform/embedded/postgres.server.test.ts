import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#src/platform/database.ts';
import { startPostgres } from './postgres.ts';
import { createDatabaseWithRoles } from './roles.ts';

let testFolder: string;
let dataFolder: string;
beforeAll(async () => {
  testFolder = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-pg-'));
  await fs.chmod(testFolder, 0o755);
  dataFolder = path.join(testFolder, 'postgres');
});
afterAll(async () => {
  await (await startPostgres(dataFolder, { withoutDurability: true })).stop();
  await fs.rm(testFolder, { recursive: true, force: true });
});

const START_MODULE = new URL('./postgres.ts', import.meta.url).href;

/** Starts the server in a child process. @returns a function that kills this process */
async function startInAnotherProcess(): Promise<() => Promise<void>> {
  const script = `import { startPostgres } from '${START_MODULE}'; await startPostgres('${dataFolder}', { withoutDurability: true }); console.log('up'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
}

describe('the embedded PostgreSQL', () => {
  it('the embedded PostgreSQL has version 18, keeps running when its parent process is killed, and the next start attaches to it', async () => {
    const killParent = await startInAnotherProcess();
    await killParent();
    const postgres = await startPostgres(dataFolder, { withoutDurability: true });
    expect(postgres.isAttached).toBe(true);
    const admin = connect(postgres.adminUrl, { max: 1 });
    const { rows } = await admin.raw('show server_version');
    await admin.destroy();
    expect(rows[0].server_version).toMatch(/^18\./);
  });

  it('the embedded PostgreSQL keeps its data after a stop and a start', async () => {
    const firstServer = await startPostgres(dataFolder, { withoutDurability: true });
    const urls = await createDatabaseWithRoles(firstServer.adminUrl, 'kept');
    const owner = connect(urls.ownerUrl, { max: 1 });
    await owner.raw('create table kept (word text)');
    await owner('kept').insert({ word: 'still here' });
    await owner.destroy();
    await firstServer.stop();
    const secondServer = await startPostgres(dataFolder, { withoutDurability: true });
    expect(secondServer.isAttached).toBe(false);
    const ownerAfterRestart = connect(
      (await createDatabaseWithRoles(secondServer.adminUrl, 'kept')).ownerUrl,
      { max: 1 },
    );
    expect(await ownerAfterRestart('kept').pluck('word')).toEqual(['still here']);
    await ownerAfterRestart.destroy();
  });

  it('the embedded PostgreSQL ignores a second stop', async () => {
    const postgres = await startPostgres(dataFolder, { withoutDurability: true });
    await postgres.stop();
    await expect(postgres.stop()).resolves.toBeUndefined();
  });

  it('the embedded PostgreSQL creates two roles, and the application role has no rights of the owner role', async () => {
    const { adminUrl } = await startPostgres(dataFolder, { withoutDurability: true });
    const { url, ownerUrl } = await createDatabaseWithRoles(adminUrl, 'roles');
    expect(new URL(url).username).not.toBe(new URL(ownerUrl).username);
    const owner = connect(ownerUrl, { max: 1 });
    await owner.raw('create table secret (word text)');
    const app = connect(url, { max: 1 });
    await expect(app('secret').select()).rejects.toMatchObject({ code: '42501' });
    await expect(app.raw('create table mine (word text)')).rejects.toMatchObject({ code: '42501' });
    await Promise.all([owner.destroy(), app.destroy()]);
  });

  it('a cluster is created once when two starts use the same new folder at the same time', async () => {
    const newFolder = path.join(testFolder, 'fresh');
    const [firstServer, secondServer] = await Promise.all([
      startPostgres(newFolder, { withoutDurability: true }),
      startPostgres(newFolder, { withoutDurability: true }),
    ]);
    expect(firstServer.adminUrl).toBe(secondServer.adminUrl);
    const admin = connect(firstServer.adminUrl, { max: 1 });
    await expect(admin.raw('select 1')).resolves.toBeDefined();
    await admin.destroy();
    await firstServer.stop();
    const remainingFiles = (await fs.readdir(testFolder)).filter((name) => name.startsWith('fresh'));
    expect(remainingFiles).toEqual(['fresh', 'fresh.password']);
  });

  it('a cluster is created again when the first start was interrupted before its data were complete', async () => {
    const incompleteFolder = path.join(testFolder, 'half');
    await fs.writeFile(`${incompleteFolder}.password`, 'kept-from-the-first-start', { mode: 0o644 });
    await fs.mkdir(incompleteFolder);
    const postgres = await startPostgres(incompleteFolder, { withoutDurability: true });
    expect(new URL(postgres.adminUrl).password).toBe('kept-from-the-first-start');
    await postgres.stop();
  });

  it('the embedded PostgreSQL rejects the data of another major version with both versions in the message', async () => {
    const oldFolder = path.join(testFolder, 'old');
    await fs.mkdir(oldFolder);
    await fs.writeFile(path.join(oldFolder, 'PG_VERSION'), '17\n');
    await expect(startPostgres(oldFolder)).rejects.toThrow(
      /contains data of PostgreSQL 17, but version 18 is installed/,
    );
  });
});

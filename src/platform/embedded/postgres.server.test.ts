import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#src/platform/database.ts';
import { startPostgres } from './postgres.ts';
import { createDatabaseWithRoles } from './roles.ts';

let home: string;
let directory: string;
beforeAll(async () => {
  home = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-pg-'));
  await fs.chmod(home, 0o755);
  directory = path.join(home, 'postgres');
});
afterAll(async () => {
  await (await startPostgres(directory, { fast: true })).stop();
  await fs.rm(home, { recursive: true, force: true });
});

const START = new URL('./postgres.ts', import.meta.url).href;

/** A parent that starts the server and then does nothing until it is killed. */
async function startInAnotherProcess(): Promise<() => Promise<void>> {
  const script = `import { startPostgres } from '${START}'; await startPostgres('${directory}', { fast: true }); console.log('up'); setInterval(() => {}, 1000);`;
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
  it('is PostgreSQL 18, survives a killed parent, and is attached to by the next start', async () => {
    const killParent = await startInAnotherProcess();
    await killParent();
    const postgres = await startPostgres(directory, { fast: true });
    expect(postgres.attached).toBe(true);
    const admin = connect(postgres.adminUrl, { max: 1 });
    const { rows } = await admin.raw('show server_version');
    await admin.destroy();
    expect(rows[0].server_version).toMatch(/^18\./);
  });

  it('keeps its data over a stop', async () => {
    const before = await startPostgres(directory, { fast: true });
    const urls = await createDatabaseWithRoles(before.adminUrl, 'kept');
    const owner = connect(urls.ownerUrl, { max: 1 });
    await owner.raw('create table kept (word text)');
    await owner('kept').insert({ word: 'still here' });
    await owner.destroy();
    await before.stop();
    const after = await startPostgres(directory, { fast: true });
    expect(after.attached).toBe(false);
    const again = connect((await createDatabaseWithRoles(after.adminUrl, 'kept')).ownerUrl, { max: 1 });
    expect(await again('kept').pluck('word')).toEqual(['still here']);
    await again.destroy();
  });

  it('is stopped once, however often it is asked', async () => {
    const postgres = await startPostgres(directory, { fast: true });
    await postgres.stop();
    await expect(postgres.stop()).resolves.toBeUndefined();
  });

  it('gives owner and application different roles, the application none of the owner’s rights', async () => {
    const { adminUrl } = await startPostgres(directory, { fast: true });
    const { url, ownerUrl } = await createDatabaseWithRoles(adminUrl, 'roles');
    expect(new URL(url).username).not.toBe(new URL(ownerUrl).username);
    const owner = connect(ownerUrl, { max: 1 });
    await owner.raw('create table secret (word text)');
    const app = connect(url, { max: 1 });
    await expect(app('secret').select()).rejects.toMatchObject({ code: '42501' });
    await expect(app.raw('create table mine (word text)')).rejects.toMatchObject({ code: '42501' });
    await Promise.all([owner.destroy(), app.destroy()]);
  });

  it('is one server for two processes that start it at the same time on a new folder', async () => {
    const fresh = path.join(home, 'fresh');
    const [one, other] = await Promise.all([
      startPostgres(fresh, { fast: true }),
      startPostgres(fresh, { fast: true }),
    ]);
    expect(one.adminUrl).toBe(other.adminUrl);
    const admin = connect(one.adminUrl, { max: 1 });
    await expect(admin.raw('select 1')).resolves.toBeDefined();
    await admin.destroy();
    await one.stop();
    const left = (await fs.readdir(home)).filter((name) => name.startsWith('fresh'));
    expect(left).toEqual(['fresh', 'fresh.password']);
  });

  it('is made again after a first start that was interrupted before the data were complete', async () => {
    const half = path.join(home, 'half');
    await fs.writeFile(`${half}.password`, 'kept-from-the-first-start', { mode: 0o644 });
    await fs.mkdir(half);
    const postgres = await startPostgres(half, { fast: true });
    expect(new URL(postgres.adminUrl).password).toBe('kept-from-the-first-start');
    await postgres.stop();
  });

  it('refuses the data of another major version in plain words', async () => {
    const other = path.join(home, 'other');
    await fs.mkdir(other);
    await fs.writeFile(path.join(other, 'PG_VERSION'), '17\n');
    await expect(startPostgres(other)).rejects.toThrow(/holds PostgreSQL 17, this is 18/);
  });
});

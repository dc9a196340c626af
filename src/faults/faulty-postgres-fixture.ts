/** A PostgreSQL of one test file that crashes, fails over to another server and runs out of disk space. */
import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { seedCatalogue } from '#src/catalogue/seed.ts';
import { migrate } from '#src/migrate.ts';
import { connect, type Database } from '#src/platform/database.ts';
import { startPostgres, type EmbeddedPostgres } from '#src/platform/embedded/postgres.ts';
import { APP_ROLE, createDatabaseWithRoles, getDatabaseUrls } from '#src/platform/embedded/roles.ts';
import { startTcpProxy } from '#src/testing/tcp-proxy.ts';

const run = promisify(execFile);
const DATABASE = 'lagna';
/** More than the database needs. */
const DISK_MEGABYTES = 120;

export type FaultyPostgres = Awaited<ReturnType<typeof startFaultyPostgres>>;

/** The site connects through a proxy, as to the one address of a database with a standby. */
export async function startFaultyPostgres() {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'lagna-faults-'));
  await fs.chmod(folder, 0o755);
  const getPath = (name: string) => path.join(folder, name);
  let name = 'first';
  let server: EmbeddedPostgres = await startPostgres(getPath(name));
  const disk = await mountSmallDisk(getPath('disk'));
  await prepareDatabase(server.adminUrl, disk);
  const getPort = () => Number(new URL(server.adminUrl).port);
  const proxy = await startTcpProxy(getPort());
  const getUrls = (port: number) => {
    const url = new URL(server.adminUrl);
    url.port = String(port);
    return getDatabaseUrls(url.href, DATABASE);
  };
  const withAdmin = async <T>(work: (admin: Database) => Promise<T>): Promise<T> => {
    const admin = connect(server.adminUrl, { max: 1 });
    return work(admin).finally(() => admin.destroy());
  };
  /** SIGQUIT ends every server process at once, without writing anything: the next start recovers from the log. */
  const crash = async () => {
    const pid = Number((await fs.readFile(getPath(`${name}/postmaster.pid`), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGQUIT');
    await expect.poll(() => isAlive(pid)).toBe(false);
  };
  return {
    /** through the proxy */
    url: getUrls(proxy.port).url,
    /** of the server that runs now */
    getDirectUrl: () => getUrls(getPort()).url,
    crash,
    async start() {
      server = await startPostgres(getPath(name), { port: getPort() });
    },
    cutConnections: () =>
      withAdmin((admin) =>
        admin.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = ?', [DATABASE]),
      ),
    /** The first server is lost. A copy with everything that it had committed becomes the server, as a synchronous standby. `isSilent`: its connections stay open, as when its machine disappears. */
    async failOver({ isSilent = false } = {}) {
      if (isSilent) proxy.silenceAndSwitchTo(undefined);
      else proxy.switchTo(undefined);
      await crash();
      const copy = `copy-of-${name}`;
      await run('cp', ['-a', getPath(name), getPath(copy)]);
      await run('cp', ['-a', getPath(`${name}.password`), getPath(`${copy}.password`)]);
      await fs.rm(getPath(`${copy}/postmaster.pid`), { force: true });
      name = copy;
      server = await startPostgres(getPath(name));
      if (isSilent) proxy.silenceAndSwitchTo(getPort());
      else proxy.switchTo(getPort());
    },
    /** undefined where no disk can be mounted */
    disk,
    async close() {
      await proxy.close();
      await server.stop();
      await disk?.unmount();
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

type SmallDisk = {
  folder: string;
  fill: () => Promise<void>;
  clear: () => Promise<void>;
  unmount: () => Promise<unknown>;
};

/** A file system in memory for the tables of the database. Only root may mount one. */
async function mountSmallDisk(folder: string): Promise<SmallDisk | undefined> {
  await fs.mkdir(folder);
  const options = `size=${DISK_MEGABYTES}m,mode=777`;
  const isMounted = await run('mount', ['-t', 'tmpfs', '-o', options, 'lagna-faults', folder]).then(
    () => true,
    () => false,
  );
  if (!isMounted) return undefined;
  const filler = path.join(folder, 'filler');
  const tables = path.join(folder, 'tables');
  await fs.mkdir(tables);
  await run('chown', ['postgres', tables]);
  return {
    folder: tables,
    // dd writes until the disk is full, and then fails.
    fill: () =>
      run('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']).then(undefined, () => undefined) as Promise<void>,
    clear: () => fs.rm(filler),
    unmount: () => run('umount', [folder]),
  };
}

async function prepareDatabase(adminUrl: string, disk: SmallDisk | undefined): Promise<void> {
  const urls = await createDatabaseWithRoles(adminUrl, DATABASE);
  const admin = connect(adminUrl, { max: 1 });
  if (disk) {
    await admin.raw(`create tablespace small location '${disk.folder}'`);
    await admin.raw(`alter database ${DATABASE} set tablespace small`);
  }
  await admin.destroy();
  await migrate(urls.ownerUrl, APP_ROLE);
  const owner = connect(urls.ownerUrl, { max: 1 });
  await seedCatalogue(owner);
  await owner.destroy();
}

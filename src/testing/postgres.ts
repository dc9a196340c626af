import { existsSync, rmSync, statfsSync } from 'node:fs';
import { hashSha256 } from '#src/platform/crypto.ts';
import { startPostgres, type EmbeddedPostgres } from '#src/platform/embedded/postgres.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const DISK_FOLDER = `${ROOT}var/test-postgres`;
/** File system in memory; in a container it has 64 MB unless it is configured. */
const MEMORY_DISK = '/dev/shm';
const MIN_FREE_BYTES = 3e9;

/** Where the data of the test PostgreSQL are: its password is in the file `<folder>.password`. */
export const TEST_POSTGRES_FOLDER = chooseFolder();

/** Starts the PostgreSQL of all tests, or attaches to it. Its data do not survive a crash. */
export const startTestPostgres = (): Promise<EmbeddedPostgres> =>
  startPostgres(TEST_POSTGRES_FOLDER, { withoutDurability: true });

/** Frees the memory after the server has stopped. Data on a disk stay. */
export function removeTestDataInMemory(): void {
  if (!TEST_POSTGRES_FOLDER.startsWith(MEMORY_DISK)) return;
  rmSync(TEST_POSTGRES_FOLDER, { recursive: true, force: true });
  rmSync(`${TEST_POSTGRES_FOLDER}.password`, { force: true });
}

/**
 * Each test file creates and drops a database of 600 files. On ext4 that takes up to ten times the processor time, because
 * it searches for an inode that no file had within the last seconds.
 */
function chooseFolder(): string {
  const memoryFolder = `${MEMORY_DISK}/lagna-test-postgres-${hashSha256(ROOT).slice(0, 12)}`;
  const isUsable = existsSync(`${memoryFolder}.password`) || getFreeBytes(MEMORY_DISK) >= MIN_FREE_BYTES;
  return isUsable ? memoryFolder : DISK_FOLDER;
}

function getFreeBytes(folder: string): number {
  if (!existsSync(folder)) return 0;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

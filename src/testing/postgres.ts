import { existsSync, rmSync } from 'node:fs';
import { startPostgres, type EmbeddedPostgres } from '#src/platform/embedded/postgres.ts';
import {
  getMemoryFolder,
  hasFreeMemoryDisk,
  isInMemory,
  removeTemporaryFolderInMemory,
} from './memory-disk.ts';

const DISK_FOLDER = new URL('../../var/test-postgres', import.meta.url).pathname;

/** Where the data of the test PostgreSQL are: its password is in the file `<folder>.password`. */
export const TEST_POSTGRES_FOLDER = chooseFolder();

/** Starts the PostgreSQL of all tests, or attaches to it. Its data do not survive a crash. */
export const startTestPostgres = (): Promise<EmbeddedPostgres> =>
  startPostgres(TEST_POSTGRES_FOLDER, { withoutDurability: true });

/** Frees the memory after the server has stopped. Data on a disk stay. */
export function removeTestDataInMemory(): void {
  removeTemporaryFolderInMemory();
  if (!isInMemory(TEST_POSTGRES_FOLDER)) return;
  rmSync(TEST_POSTGRES_FOLDER, { recursive: true, force: true });
  rmSync(`${TEST_POSTGRES_FOLDER}.password`, { force: true });
}

/**
 * Each test file creates and drops a database of 600 files. On ext4 that takes up to ten times the processor time, because
 * it searches for an inode that no file had within the last seconds.
 */
function chooseFolder(): string {
  const memoryFolder = getMemoryFolder('lagna-test-postgres');
  const isUsable = existsSync(`${memoryFolder}.password`) || hasFreeMemoryDisk();
  return isUsable ? memoryFolder : DISK_FOLDER;
}

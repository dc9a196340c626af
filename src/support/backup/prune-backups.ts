/** Removes old backups, and the report files that no backup lists any more: also those of deleted accounts. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { listNames } from '#src/platform/files.ts';
import { readLines } from './hashed-files.ts';
import { getReportFolder, listBackups, REPORTS_FILE } from './manifest.ts';

export type Pruned = { removed: string[]; kept: number; removedReports: number };

/** @param keep how many of the newest backups remain */
export async function pruneBackups(target: string, keep: number): Promise<Pruned> {
  const names = await listBackups(target);
  const removed = names.slice(0, Math.max(0, names.length - keep));
  for (const name of removed) await removeBackup(target, name);
  const kept = names.slice(removed.length);
  const removedReports = removed.length > 0 ? await removeUnlistedReports(target, kept) : 0;
  return { removed, kept: kept.length, removedReports };
}

/** Renamed first: an interrupted removal leaves no folder that looks like a backup. */
async function removeBackup(target: string, name: string): Promise<void> {
  const folderToRemove = path.join(target, `${INCOMPLETE}${name}`);
  await fs.rename(path.join(target, name), folderToRemove);
  await fs.rm(folderToRemove, { recursive: true });
}

/** The beginning of the name of a folder that is being written or removed. */
export const INCOMPLETE = '.incomplete-';

/** What an interrupted run has left. Only one backup runs at a time. */
export async function removeIncomplete(target: string): Promise<void> {
  const names = await fs.readdir(target);
  for (const name of names.filter((each) => each.startsWith(INCOMPLETE)))
    await fs.rm(path.join(target, name), { recursive: true, force: true });
}

/** Reads the lists of all backups side by side, in order: memory holds the names of one folder of the store. */
async function removeUnlistedReports(target: string, backups: readonly string[]): Promise<number> {
  const store = getReportFolder(target);
  const lists = backups.map((name) => createListReader(path.join(target, name, REPORTS_FILE)));
  let count = 0;
  for (const folder of await listNames(store)) {
    const unlisted = new Set(await fs.readdir(path.join(store, folder)));
    for (const readUpTo of lists)
      for await (const sha256 of readUpTo(folder)) unlisted.delete(`${sha256}.pdf`);
    for (const name of unlisted) await fs.rm(path.join(store, folder, name), { force: true });
    count += unlisted.size;
  }
  return count;
}

/** @returns a function that reads the next hashes of a list, up to those that begin with a text */
function createListReader(file: string): (beginning: string) => AsyncGenerator<string> {
  const lines = readLines(file);
  let pending: string | undefined;
  return async function* readUpTo(beginning) {
    for (;;) {
      pending ??= (await lines.next()).value as string | undefined;
      if (pending === undefined || pending.slice(0, beginning.length) > beginning) return;
      yield pending.split(' ')[0]!;
      pending = undefined;
    }
  };
}

import fs from 'node:fs/promises';
import path from 'node:path';
import type { ReportStore } from '#src/delivery/report-store.ts';
import { readCopyName, type SealCopies } from '#src/ledger/seals/seal-copies.ts';
import { CommandError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { runLedgerVerification } from '#src/support/ledger/verify-ledger.ts';
import type { Progress } from '#src/support/terminal/progress.ts';
import type { SealCopy } from './copy-files.ts';
import { formatCount } from './format.ts';
import { readLines } from './hashed-files.ts';
import { readManifest, SEALS_FILE, type Manifest } from './manifest.ts';
import { openConfiguredCopies, openConfiguredStore, resolveDatabaseUrls } from './places.ts';
import { requireRestorable, restoreDatabase } from './restore-database.ts';
import { findDamages, readReportList } from './verify-backup.ts';

/**
 * Restores a backup into an empty database, the report store and the seal copies, then verifies the ledger and the
 * projections. Files that exist already stay as they are.
 * @throws CommandError before anything is changed when the backup is damaged or the database is not empty
 */
export async function restoreBackup(context: CommandContext, folder: string): Promise<CommandResult> {
  const { environment, terminal } = context;
  const resolved = context.resolveFile(folder);
  const manifest = await readManifest(resolved);
  const urls = await resolveDatabaseUrls(environment);
  await requireRestorable(urls, manifest);
  const runWithProgress = async <T>(label: string, run: (progress: Progress) => Promise<T>): Promise<T> => {
    const progress = terminal.startProgress(label);
    return run(progress).finally(progress.stop);
  };
  await runWithProgress('Checking bytes', (progress) => requireIntact(resolved, manifest, progress));
  await runWithProgress('Restoring rows', (progress) => restoreDatabase(urls, resolved, manifest, progress));
  const seals = await restoreSeals(resolved, openConfiguredCopies(environment));
  const reports = await runWithProgress('Restoring reports', (progress) =>
    restoreReports(resolved, openConfiguredStore(environment), manifest, progress),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  return joinVerification(await runLedgerVerification(context, {}), {
    json: { rows, seals, reports },
    lines: [
      `Restored the backup of ${manifest.createdAt}: ${formatCount(rows)} rows of ${manifest.tables.length} tables.`,
      `${formatCount(reports)} report files and ${formatCount(seals)} seal copies were missing and are restored.`,
    ],
  });
}

async function requireIntact(folder: string, manifest: Manifest, progress: Progress): Promise<void> {
  const [damage] = await findDamages(folder, manifest, progress);
  if (damage) throw new CommandError(`The backup is damaged: ${damage} Nothing was restored.`);
}

/** @returns how many copies were written */
async function restoreSeals(folder: string, sealCopies: SealCopies): Promise<number> {
  const existing = new Set(await sealCopies.list());
  let count = 0;
  for await (const line of readLines(path.join(folder, SEALS_FILE))) {
    const { name, text } = JSON.parse(line) as SealCopy;
    if (!readCopyName(name)) throw new CommandError(`${SEALS_FILE} contains an unknown name.`);
    if (existing.has(name)) continue;
    await sealCopies.writeNew(name, text);
    count += 1;
  }
  return count;
}

/** @returns how many files were written */
async function restoreReports(
  folder: string,
  store: ReportStore,
  { reports }: Manifest,
  progress: Progress,
): Promise<number> {
  const isStored = createSortedLookup(store.list());
  let checked = 0;
  let count = 0;
  for await (const { sha256, file } of readReportList(folder)) {
    progress.update((checked += 1), reports.reports);
    if (await isStored(sha256)) continue;
    await store.put(sha256, await fs.readFile(file));
    count += 1;
  }
  return count;
}

/** @returns a function that must be called with hashes in order: whether the store has the file */
function createSortedLookup(stored: ReturnType<ReportStore['list']>): (sha256: string) => Promise<boolean> {
  const iterator = stored[Symbol.asyncIterator]();
  let current = iterator.next();
  return async (sha256) => {
    for (;;) {
      const { done, value } = await current;
      if (done || value.sha256 > sha256) return false;
      if (value.sha256 === sha256) return true;
      current = iterator.next();
    }
  };
}

/** The result of the restore, then that of the verification, which sets the exit status. */
const joinVerification = (verification: CommandResult, restored: CommandResult): CommandResult => ({
  ...verification,
  json: { ...(restored.json as object), verification: verification.json },
  lines: [...restored.lines, ...verification.lines],
});

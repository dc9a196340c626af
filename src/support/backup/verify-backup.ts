import path from 'node:path';
import type { CommandContext, CommandResult } from '#src/support/command.ts';
import type { Progress } from '#src/support/terminal/progress.ts';
import { formatCount } from './format.ts';
import { hashFile, readLines } from './hashed-files.ts';
import {
  getReportFolder,
  getTarget,
  listFiles,
  readManifest,
  REPORTS_FILE,
  type Manifest,
} from './manifest.ts';

/** Reads every file of a backup and compares its SHA-256. Needs no database. */
export async function verifyBackup(context: CommandContext, folder: string): Promise<CommandResult> {
  const resolved = context.resolveFile(folder);
  const manifest = await readManifest(resolved);
  const progress = context.terminal.startProgress('Checking bytes');
  const damages = await findDamages(resolved, manifest, progress).finally(progress.stop);
  return {
    json: { isIntact: damages.length === 0, damages, createdAt: manifest.createdAt, ledger: manifest.ledger },
    lines:
      damages.length === 0
        ? [
            `The backup of ${manifest.createdAt} is intact: ${manifest.tables.length} tables, ${formatCount(manifest.ledger.events)} events, ${formatCount(manifest.reports.reports)} reports.`,
          ]
        : [
            ...damages.slice(0, MAX_LINES),
            `${formatCount(damages.length)} of its files are damaged or missing.`,
          ],
    succeeded: damages.length === 0,
  };
}

const MAX_LINES = 20;

/** @returns a sentence for each file that is missing or altered */
export async function findDamages(folder: string, manifest: Manifest, progress: Progress): Promise<string[]> {
  const files = listFiles(manifest);
  const total = manifest.reports.reportBytes + files.reduce((sum, { bytes }) => sum + bytes, 0);
  const damages: string[] = [];
  let done = 0;
  const check = async (file: string, name: string, expected: string) => {
    const actual = await hashFile(file, (count) => progress.update((done += count), total));
    if (actual === undefined) damages.push(`${name} is missing.`);
    else if (actual !== expected) damages.push(`${name} was altered.`);
  };
  for (const { file, sha256 } of files) await check(path.join(folder, file), file, sha256);
  // The list of the reports cannot be read.
  if (damages.some((damage) => damage.startsWith(REPORTS_FILE))) return damages;
  for await (const { sha256, file } of readReportList(folder)) await check(file, path.basename(file), sha256);
  return damages;
}

/** The report files of a backup, in order of their hash. */
export async function* readReportList(folder: string): AsyncGenerator<{ sha256: string; file: string }> {
  const store = getReportFolder(getTarget(folder));
  for await (const line of readLines(path.join(folder, REPORTS_FILE))) {
    const sha256 = line.split(' ')[0]!;
    yield { sha256, file: path.join(store, sha256.slice(0, 2), `${sha256}.pdf`) };
  }
}

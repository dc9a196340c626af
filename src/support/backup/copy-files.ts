/** The files beside the database: copies of the seals, and the PDF store. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { ReportStore } from '#src/delivery/report-store.ts';
import { readCopyName, type SealCopies } from '#src/ledger/seals/seal-copies.ts';
import type { Progress } from '#src/support/terminal/progress.ts';
import { syncFolder, writeCompressed } from './hashed-files.ts';
import { getReportFolder, REPORTS_FILE, SEALS_FILE, type Manifest } from './manifest.ts';

/** One line of the file of seals. */
export type SealCopy = { name: string; text: string };

/** Copies the seals up to a number: later ones are not in the snapshot of the database. */
export async function copySeals(
  sealCopies: SealCopies,
  folder: string,
  lastNumber: number,
): Promise<Manifest['seals']> {
  const names = (await sealCopies.list())
    .filter((name) => readCopyName(name)!.number <= lastNumber)
    .toSorted();
  async function* readSeals() {
    for (const name of names)
      yield `${JSON.stringify({ name, text: await sealCopies.read(name) } satisfies SealCopy)}\n`;
  }
  return { ...(await writeCompressed(folder, SEALS_FILE, readSeals())), seals: names.length };
}

export type CopiedReports = Manifest['reports'] & {
  /** not in the target before */
  copied: number;
  /** hashes of files that are not what was printed */
  damaged: string[];
};

/** Copies the report files that the target does not have yet. A file never changes, so its name is enough. */
export async function copyReports(
  store: ReportStore,
  folder: string,
  target: string,
  progress: Progress,
): Promise<CopiedReports> {
  const totals = { reports: 0, reportBytes: 0, copied: 0, damaged: [] as string[] };
  async function* copyAll() {
    for await (const { sha256, bytes } of store.list()) {
      const file = path.join(getReportFolder(target), sha256.slice(0, 2), `${sha256}.pdf`);
      const isThere = (await fs.stat(file).catch(() => undefined))?.size === bytes;
      if (!isThere && !(await copyReport(store, sha256, file))) {
        totals.damaged.push(sha256);
        continue;
      }
      totals.reports += 1;
      totals.reportBytes += bytes;
      if (!isThere) totals.copied += 1;
      progress.update(totals.reports, 0);
      yield `${sha256} ${bytes}\n`;
    }
  }
  const written = await writeCompressed(folder, REPORTS_FILE, copyAll());
  return { ...written, ...totals };
}

/** @returns false when the file is altered, or missing because its account is being deleted */
async function copyReport(store: ReportStore, sha256: string, file: string): Promise<boolean> {
  const pdf = await store.get(sha256);
  if (!pdf) return false;
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomUUID()}`;
  await fs.writeFile(temporary, pdf, { mode: 0o600, flush: true });
  await fs.rename(temporary, file);
  await syncFolder(path.dirname(file));
  return true;
}

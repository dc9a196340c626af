/**
 * The manifest of a backup, and where its files are. The folder of all backups contains `reports/`, which they share, and one
 * folder for each backup: `manifest.json`, `tables/`, `seals.ndjson.gz` and `reports.txt.gz`.
 */
import path from 'node:path';
import * as z from 'zod';
import { listNames, readFileIfExists } from '#src/platform/files.ts';
import { UsageError } from '#src/support/command.ts';

const count = z.int().nonnegative();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A path below the folder of the backup, with forward slashes. */
const HashedFile = z.object({
  file: z.string().regex(/^[\w./-]+$/),
  bytes: count,
  sha256,
});
export type HashedFile = z.infer<typeof HashedFile>;

const TableCopy = HashedFile.extend({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: count,
});
export type TableCopy = z.infer<typeof TableCopy>;

const SequenceCopy = z.object({
  schema: z.string(),
  table: z.string(),
  column: z.string(),
  /** null: never used, or the role of the application may not read it */
  lastValue: z.string().nullable(),
});
export type SequenceCopy = z.infer<typeof SequenceCopy>;

export const Manifest = z.object({
  /** the version of this format */
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  release: z.string(),
  postgres: z.string(),
  /** the version of the schema of pg-boss */
  jobSchema: z.int(),
  queues: z.array(z.string()),
  /** names of the applied migrations, in order */
  migrations: z.array(z.string()),
  ledger: z.object({
    events: count,
    lastPosition: z.string().nullable(),
    lastSeal: z.object({ number: z.int(), hash: sha256 }).nullable(),
  }),
  /** in the order of a restore: a table comes after those that it references */
  tables: z.array(TableCopy),
  sequences: z.array(SequenceCopy),
  /** the copies of the seals, one in each line */
  seals: HashedFile.extend({ seals: count }),
  /** hash and bytes of each report file, one in each line, in order */
  reports: HashedFile.extend({ reports: count, reportBytes: count }),
});
export type Manifest = z.infer<typeof Manifest>;

export const MANIFEST_FILE = 'manifest.json';
export const SEALS_FILE = 'seals.ndjson.gz';
export const REPORTS_FILE = 'reports.txt.gz';

/** Every file of the backup that the manifest lists, without the reports. */
export const listFiles = ({ tables, seals, reports }: Manifest): HashedFile[] => [...tables, seals, reports];

/** @throws UsageError when the folder is not a backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = (await readFileIfExists(path.join(folder, MANIFEST_FILE)))?.toString();
  if (text === undefined)
    throw new UsageError(
      `${folder} is not a backup: it contains no ${MANIFEST_FILE}. Name the folder of one backup.`,
    );
  const parsed = Manifest.safeParse(parseJson(text));
  if (!parsed.success)
    throw new UsageError(`${MANIFEST_FILE} of ${folder} is damaged, or of another version.`);
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const BACKUP_NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z$/;

/** The name of a backup: its time, without the colons that some file systems refuse. */
export const toBackupName = (time: Date): string => time.toISOString().replaceAll(':', '-');

/** @returns the names of all backups below a folder, oldest first */
export const listBackups = async (target: string): Promise<string[]> =>
  (await listNames(target)).filter((name) => BACKUP_NAME.test(name));

/** The store of report files that all backups below a folder share. */
export const getReportFolder = (target: string): string => path.join(target, 'reports');

/** @param folder of one backup */
export const getTarget = (folder: string): string => path.dirname(path.resolve(folder));

/**
 * Stores PDFs by their SHA-256, so that a file never changes. The storage is not trusted: `put` waits until the file is
 * durable, and `get` recomputes the hash. Two kinds: a folder (here), and a bucket (s3-store.ts).
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { hashSha256 } from '#src/platform/crypto.ts';
import type { Log } from '#src/platform/log.ts';
import { ignoreMissing, listNames, readFileIfExists } from '#src/platform/files.ts';

export type ReportStore = {
  put(sha256: string, pdf: Buffer): Promise<void>;
  /** undefined when the file is missing or altered, which is logged */
  get(sha256: string): Promise<Buffer | undefined>;
  /** Reads a file and recomputes its hash, and logs nothing. @throws when it cannot be read */
  check(sha256: string): Promise<StoredFileState>;
  /** also removes partly written files of killed processes; does nothing when the file does not exist */
  remove(sha256: string): Promise<void>;
  /** Lists the stored files in order of their hash. `storedAt`: when the file was written. */
  list(): AsyncIterable<StoredReport>;
  /** @throws when no report can be stored */
  assertWritable(): Promise<void>;
};

export type StoredReport = { sha256: string; bytes: number; storedAt: Date };

export type StoredFileState = 'intact' | 'missing' | 'altered';

/** What a kind of storage implements. */
export type FileStorage = Pick<ReportStore, 'put' | 'remove' | 'list' | 'assertWritable'> & {
  /** undefined when the file does not exist */
  read(sha256: string): Promise<Buffer | undefined>;
};

export function createHashedStore(storage: FileStorage, log: Log): ReportStore {
  const readAndCheck = async (sha256: string) => {
    const pdf = await storage.read(sha256);
    return { pdf, isIntact: pdf !== undefined && hashSha256(pdf) === sha256 };
  };
  return {
    ...storage,
    async get(sha256) {
      const { pdf, isIntact } = await readAndCheck(sha256);
      if (isIntact) return pdf;
      if (pdf)
        log.error(
          { event: 'report_files.altered', sha256, bytes: pdf.length },
          'A stored report is not the file that was printed',
        );
      else log.error({ event: 'report_files.missing', sha256 }, 'A stored report is missing');
      return undefined;
    },
    async check(sha256) {
      const { pdf, isIntact } = await readAndCheck(sha256);
      if (!pdf) return 'missing';
      return isIntact ? 'intact' : 'altered';
    },
  };
}

/** Name of a stored report, below the folder and in a bucket. @throws for what is no SHA-256 in hex */
export function toReportName(sha256: string): string {
  if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('Not a SHA-256 in hex.');
  return `${sha256.slice(0, 2)}/${sha256}.pdf`;
}

export function createFolderStore(directory: string, log: Log): ReportStore {
  const toPath = (sha256: string) => path.join(directory, toReportName(sha256));
  const storage: FileStorage = {
    put: async (sha256, pdf) => writeDurably(toPath(sha256), pdf),
    read: async (sha256) => readFileIfExists(toPath(sha256)),
    async remove(sha256) {
      const file = toPath(sha256);
      const names = await listNames(path.dirname(file));
      const filesToRemove = names.filter((name) => name.startsWith(path.basename(file)));
      await Promise.all(
        filesToRemove.map((name) => fs.rm(path.join(path.dirname(file), name), { force: true })),
      );
    },
    list: () => listFiles(directory),
    assertWritable: () => writeAndRemove(directory),
  };
  return createHashedStore(storage, log);
}

/** The folder also contains files for a moment (writeAndRemove). */
const isReportFolder = (name: string): boolean => /^[0-9a-f]{2}$/.test(name);

async function* listFiles(directory: string): AsyncGenerator<StoredReport> {
  for (const folder of (await listNames(directory)).filter(isReportFolder)) {
    for (const name of await listNames(path.join(directory, folder))) {
      const [, sha256] = /^([0-9a-f]{64})\.pdf$/.exec(name) ?? [];
      // Removed since the folder was read: the file of a deleted account.
      const stats = sha256 && (await ignoreMissing(fs.stat(path.join(directory, folder, name))));
      if (stats) yield { sha256: sha256!, bytes: stats.size, storedAt: stats.mtime };
    }
  }
}

/** Twice the largest report that an e-mail takes. */
const MIN_FREE_BYTES = 16e6;

/** Permissions alone would not show a disk that is full or mounted for reading. @throws also when there is no room for reports */
async function writeAndRemove(folder: string): Promise<void> {
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await fs.statfs(folder);
  if (bavail * bsize < MIN_FREE_BYTES) throw new Error('The disk of the report store is full.');
  const file = path.join(folder, `.writable-${randomUUID()}`);
  try {
    await fs.writeFile(file, 'x', { mode: 0o600 });
  } finally {
    await fs.rm(file, { force: true });
  }
}

/** Writes a temporary file and renames it, so that no crash leaves a partial file under the final name. */
async function writeDurably(file: string, content: Buffer): Promise<void> {
  const folder = path.dirname(file);
  const firstCreated = await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomUUID()}`;
  try {
    await fs.writeFile(temporary, content, { mode: 0o600, flush: true });
    await fs.rename(temporary, file);
  } catch (error) {
    // A full disk must not fill up with partial files.
    await fs.rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(folder);
  if (firstCreated) await syncFolder(path.dirname(folder));
}

/** The name of a file is on the disk only after its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** PDFs by their SHA-256: what has the same content is the same file, and a file never changes. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

export type ReportStore = {
  put(sha256: string, pdf: Buffer): Promise<void>;
  get(sha256: string): Promise<Buffer | undefined>;
  /** For good, with what a killed process left half written; nothing to do where there is nothing. */
  remove(sha256: string): Promise<void>;
};

export function folderStore(directory: string): ReportStore {
  const fileOf = (sha256: string) => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('Not a SHA-256 in hex.');
    return path.join(directory, sha256.slice(0, 2), `${sha256}.pdf`);
  };
  return {
    async put(sha256, pdf) {
      const file = fileOf(sha256);
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      // Written aside and renamed: a killed process leaves no half PDF under a whole one's name.
      const half = `${file}.${randomUUID()}`;
      await fs.writeFile(half, pdf, { mode: 0o600 });
      await fs.rename(half, file);
    },
    async get(sha256) {
      try {
        return await fs.readFile(fileOf(sha256));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(sha256) {
      const file = fileOf(sha256);
      const all = await fs.readdir(path.dirname(file)).catch(() => []);
      const its = all.filter((name) => name.startsWith(path.basename(file)));
      await Promise.all(its.map((name) => fs.rm(path.join(path.dirname(file), name), { force: true })));
    },
  };
}

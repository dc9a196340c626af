/** Stores PDFs by their SHA-256: a file never changes. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

export type ReportStore = {
  put(sha256: string, pdf: Buffer): Promise<void>;
  get(sha256: string): Promise<Buffer | undefined>;
  /** also removes partly written files of killed processes; does nothing when the file does not exist */
  remove(sha256: string): Promise<void>;
};

export function createFolderStore(directory: string): ReportStore {
  const toPath = (sha256: string) => {
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new Error('Not a SHA-256 in hex.');
    return path.join(directory, sha256.slice(0, 2), `${sha256}.pdf`);
  };
  return {
    async put(sha256, pdf) {
      const file = toPath(sha256);
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      // Write to a temporary name, then rename: a killed process leaves no partial PDF under the final name.
      const temporary = `${file}.${randomUUID()}`;
      await fs.writeFile(temporary, pdf, { mode: 0o600 });
      await fs.rename(temporary, file);
    },
    async get(sha256) {
      try {
        return await fs.readFile(toPath(sha256));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(sha256) {
      const file = toPath(sha256);
      const names = await fs.readdir(path.dirname(file)).catch(() => []);
      const versions = names.filter((name) => name.startsWith(path.basename(file)));
      await Promise.all(versions.map((name) => fs.rm(path.join(path.dirname(file), name), { force: true })));
    },
  };
}

/**
 * Copies of the seals outside of the database: one small file per seal, whose name contains number and hash. Somebody who can
 * change the database needs access to these files as well to hide a change.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Seal } from './seal.ts';

export type SealCopies = {
  /** Does nothing when the copy exists. */
  write(seal: Seal): Promise<void>;
  /** hashes by the number of their seal; more than one when copies differ */
  listHashes(): Promise<Map<number, string[]>>;
};

/** Keeps the copies in one folder per month of sealing. */
export function createFolderSealCopies(directory: string): SealCopies {
  return {
    async write(seal) {
      const folder = path.join(directory, seal.sealedAt.slice(0, 7));
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      await writeNewFile(path.join(folder, `${seal.number}-${seal.hash}.json`), `${JSON.stringify(seal)}\n`);
    },
    async listHashes() {
      const names = await fs.readdir(directory, { recursive: true }).catch(() => [] as string[]);
      const hashes = new Map<number, string[]>();
      for (const name of names) {
        const [, number, hash] = /(\d+)-([0-9a-f]{64})\.json$/.exec(name) ?? [];
        if (hash) hashes.set(Number(number), [...(hashes.get(Number(number)) ?? []), hash]);
      }
      return hashes;
    },
  };
}

async function writeNewFile(file: string, content: string): Promise<void> {
  try {
    await fs.writeFile(file, content, { flag: 'wx', mode: 0o400, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

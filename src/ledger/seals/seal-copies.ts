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
  /** The number of the newest copy, or 0. Reads only the last month. */
  findNewest(): Promise<number>;
};

/** Below the folder of the copies. */
export const getCopyName = ({ number, hash, sealedAt }: Seal): string =>
  `${sealedAt.slice(0, 7)}/${number}-${hash}.json`;

export function readCopyName(name: string): { number: number; hash: string } | undefined {
  const [, number, hash] = /(\d+)-([0-9a-f]{64})\.json$/.exec(name) ?? [];
  return hash ? { number: Number(number), hash } : undefined;
}

/** Keeps the copies in one folder per month of sealing. */
export function createFolderSealCopies(directory: string): SealCopies {
  return {
    async write(seal) {
      const file = path.join(directory, getCopyName(seal));
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeNewFile(file, `${JSON.stringify(seal)}\n`);
    },
    async listHashes() {
      const names = await fs.readdir(directory, { recursive: true }).catch(() => [] as string[]);
      const hashes = new Map<number, string[]>();
      for (const name of names) {
        const copy = readCopyName(name);
        if (copy) hashes.set(copy.number, [...(hashes.get(copy.number) ?? []), copy.hash]);
      }
      return hashes;
    },
    async findNewest() {
      const month = (await listFolder(directory)).toSorted().at(-1);
      const names = month ? await listFolder(path.join(directory, month)) : [];
      return Math.max(0, ...names.map((name) => readCopyName(name)?.number ?? 0));
    },
  };
}

const listFolder = (directory: string): Promise<string[]> => fs.readdir(directory).catch(() => []);

async function writeNewFile(file: string, content: string): Promise<void> {
  try {
    await fs.writeFile(file, content, { flag: 'wx', mode: 0o400, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

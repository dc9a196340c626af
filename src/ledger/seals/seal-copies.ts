/**
 * Copies of the seals outside of the database: one small file per seal, whose name contains number and hash. Somebody who can
 * change the database needs access to these files as well to hide a change. They are in a folder (here) or in a bucket
 * (s3-seal-copies.ts).
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { listNames } from '#src/platform/files.ts';
import type { Seal } from './seal.ts';

export type SealCopies = Pick<CopyStorage, 'list' | 'read' | 'writeNew'> & {
  /** Does nothing when the copy exists. */
  write(seal: Seal): Promise<void>;
  /** hashes by the number of their seal; more than one when copies differ */
  listHashes(): Promise<Map<number, string[]>>;
  /** The number of the newest copy, or 0. Reads only the last month. */
  findNewest(): Promise<number>;
};

/** What a kind of storage implements. A name is that of `getCopyName`. */
export type CopyStorage = {
  /** The names of all copies, or of those of one month, in no order. */
  list: (month?: string) => Promise<string[]>;
  /** @throws when the copy does not exist */
  read: (name: string) => Promise<string>;
  /** Does nothing when the copy exists. */
  writeNew: (name: string, text: string) => Promise<void>;
  findLastMonth(): Promise<string | undefined>;
};

/** Folder of the month, number and hash. */
const getCopyName = ({ number, hash, sealedAt }: Seal): string =>
  `${sealedAt.slice(0, 7)}/${number}-${hash}.json`;

/** undefined for the name of another file */
export function readCopyName(name: string): { number: number; hash: string } | undefined {
  const [, number, hash] = /^\d{4}-\d{2}\/(\d+)-([0-9a-f]{64})\.json$/.exec(name) ?? [];
  return hash ? { number: Number(number), hash } : undefined;
}

export function createSealCopies(storage: CopyStorage): SealCopies {
  return {
    list: storage.list,
    read: storage.read,
    writeNew: storage.writeNew,
    write: (seal) => storage.writeNew(getCopyName(seal), `${JSON.stringify(seal)}\n`),
    async listHashes() {
      const hashes = new Map<number, string[]>();
      for (const name of await storage.list()) {
        const { number, hash } = readCopyName(name)!;
        hashes.set(number, [...(hashes.get(number) ?? []), hash]);
      }
      return hashes;
    },
    async findNewest() {
      const month = await storage.findLastMonth();
      const names = month ? await storage.list(month) : [];
      return names.reduce((newest, name) => Math.max(newest, readCopyName(name)!.number), 0);
    },
  };
}

/** Keeps the copies in one folder per month of sealing. */
export function createFolderSealCopies(directory: string): SealCopies {
  const listMonths = async () => (await listNames(directory)).filter((name) => /^\d{4}-\d{2}$/.test(name));
  return createSealCopies({
    async list(month) {
      const names: string[] = [];
      for (const folder of month ? [month] : await listMonths())
        for (const file of await listNames(path.join(directory, folder))) names.push(`${folder}/${file}`);
      return names.filter(readCopyName);
    },
    read: (name) => fs.readFile(path.join(directory, name), 'utf8'),
    async writeNew(name, text) {
      const file = path.join(directory, name);
      await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeNewFile(file, text);
    },
    findLastMonth: async () => (await listMonths()).toSorted().at(-1),
  });
}

async function writeNewFile(file: string, content: string): Promise<void> {
  try {
    await fs.writeFile(file, content, { flag: 'wx', mode: 0o400, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

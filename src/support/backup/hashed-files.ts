/** Files of a backup: written through to the disk, with their SHA-256. */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import readline from 'node:readline';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { HashedFile } from './manifest.ts';

/** Compresses a source into a file of the backup. The hash is of the compressed file. */
export async function writeCompressed(
  folder: string,
  file: string,
  source: AsyncIterable<string | Buffer>,
): Promise<HashedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const options = { mode: 0o600, flush: true };
  await pipeline(source, createGzip(), measure, createWriteStream(path.join(folder, file), options));
  return { file, bytes, sha256: hash.digest('hex') };
}

export const openCompressed = (file: string) => [createReadStream(file), createGunzip()] as const;

/** Reads the lines of a compressed file. Memory does not grow with the file. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const [source, gunzip] = openCompressed(file);
  source.on('error', (error) => gunzip.destroy(error));
  yield* readline.createInterface({ input: source.pipe(gunzip), crlfDelay: Infinity });
}

/** @returns the SHA-256 in hex; undefined when the file does not exist */
export async function hashFile(
  file: string,
  onBytes: (count: number) => void = () => {},
): Promise<string | undefined> {
  const hash: Hash = createHash('sha256');
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      onBytes(chunk.length);
    }
    return hash.digest('hex');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The name of a file is on the disk only after its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

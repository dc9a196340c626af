/** Hashes of the sample PDFs, so that the verification page recognises them. */
import { hashSha256 } from '#src/platform/crypto.ts';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Report key by SHA-256 (hex) of the sample file. */
export type SampleHashes = ReadonlyMap<string, string>;

/** Runs once at startup. Without a build there are no samples. */
export async function hashSamples(directory: string): Promise<SampleHashes> {
  const files = (await fs.readdir(directory).catch(() => [])).filter((file) => file.endsWith('.pdf'));
  const read = files.map(async (file): Promise<[string, string]> => {
    const bytes = await fs.readFile(path.join(directory, file));
    return [hashSha256(bytes), path.basename(file, '.pdf')];
  });
  return new Map(await Promise.all(read));
}

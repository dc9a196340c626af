/** Computes hashes of the sample PDFs, by which the verification page recognises them. */
import { hashSha256 } from '#src/platform/crypto.ts';
import { listNames } from '#src/platform/files.ts';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Maps the SHA-256 (hex) of a sample file to the key of its report. */
export type SampleHashes = ReadonlyMap<string, string>;

/** Called once at startup. @returns an empty map if the samples have not been built */
export async function hashSamples(directory: string): Promise<SampleHashes> {
  const files = (await listNames(directory)).filter((file) => file.endsWith('.pdf'));
  const entries = files.map(async (file): Promise<[string, string]> => {
    const bytes = await fs.readFile(path.join(directory, file));
    return [hashSha256(bytes), path.basename(file, '.pdf')];
  });
  return new Map(await Promise.all(entries));
}

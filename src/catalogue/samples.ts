/** The site's own samples by their bytes: whoever holds a file may ask whether it is one. */
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

/** SHA-256 of a sample's file, in hex, to the key of its report. */
export type Samples = ReadonlyMap<string, string>;

/** Read once, at the start: the build makes them. Without a build there are none. */
export async function readSamples(directory: string): Promise<Samples> {
  const files = (await fs.readdir(directory).catch(() => [])).filter((file) => file.endsWith('.pdf'));
  const read = files.map(async (file): Promise<[string, string]> => {
    const bytes = await fs.readFile(path.join(directory, file));
    return [createHash('sha256').update(bytes).digest('hex'), path.basename(file, '.pdf')];
  });
  return new Map(await Promise.all(read));
}

/** Writes the texts and figures of the samples that the site shows: one file for each part of the site that loads them. */
import fs from 'node:fs/promises';
import path from 'node:path';
import { createSampleContent } from '#src/delivery/sample-content.ts';

const OUT = new URL('../build/sample-content', import.meta.url).pathname;

export async function writeSampleContent(out: string): Promise<void> {
  await fs.mkdir(out, { recursive: true });
  for (const [name, value] of Object.entries(createSampleContent()))
    await fs.writeFile(path.join(out, `${name}.json`), JSON.stringify(value, null, 2));
}

if (import.meta.main) await writeSampleContent(OUT);

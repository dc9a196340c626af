/** Updates page counts and chapter lists of the catalogue. The build measures them on the sample PDFs. */
import fs from 'node:fs/promises';
import type { Database } from '#src/platform/database.ts';
import type { ChapterLine } from './contract.ts';

type Measurements = Record<string, { pages: number; chapters: ChapterLine[] }>;

/** `file`: samples/measured.json of the build. Without a build nothing is updated. */
export async function updateMeasurements(db: Database, file: string): Promise<void> {
  for (const [key, { pages, chapters }] of Object.entries(await readMeasurements(file))) {
    await db('reports')
      .where({ key })
      .update({ page_count: pages, chapters: JSON.stringify(chapters) });
  }
}

/** By report key; empty without a build. */
export const readMeasurements = async (file: string): Promise<Measurements> =>
  JSON.parse(await fs.readFile(file, 'utf8').catch(() => '{}'));

/** Page counts and chapter lists are measured on the samples, never typed in: the build notes them, this keeps them true. */
import fs from 'node:fs/promises';
import type { Database } from '#src/platform/database.ts';
import type { ChapterLine } from './contract.ts';

type Measured = Record<string, { pages: number; chapters: ChapterLine[] }>;

/** `file` is the build's samples/measured.json; without a build nothing is claimed. */
export async function measureCatalogue(db: Database, file: string): Promise<void> {
  const text = await fs.readFile(file, 'utf8').catch(() => '{}');
  for (const [key, { pages, chapters }] of Object.entries(JSON.parse(text) as Measured)) {
    await db('reports')
      .where({ key })
      .update({ page_count: pages, chapters: JSON.stringify(chapters) });
  }
}

/**
 * Adds the reports that are missing in the catalogue. It never overwrites a row, because support edits prices with the admin CLI.
 * `available` is true only for reports that can be generated; `pageCount` is set only where it was measured.
 */
import type { Database } from '#src/platform/database.ts';
import { SEED_REPORTS } from './data/seed-reports.ts';

/** @returns the number of added reports */
export async function seedCatalogue(db: Database): Promise<number> {
  const rows = SEED_REPORTS.map((report) => ({
    key: report.key,
    position: report.position,
    name: report.name,
    description: report.description,
    category: report.category,
    price_paise: report.priceRupees * 100,
    page_count: report.pageCount ?? null,
    chapters: JSON.stringify(report.chapters ?? []),
    features: JSON.stringify(report.features),
    available: report.available,
  }));
  const addedRows = await db('reports').insert(rows).onConflict('key').ignore().returning('key');
  return addedRows.length;
}

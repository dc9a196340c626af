/**
 * The nine reports. Seeding adds what is missing and never overwrites: prices and texts are then edited by the admin CLI.
 * `available` is set only for reports the engine can write today; `pageCount` only where it was measured.
 */
import type { Database } from '#src/platform/database.ts';
import { reportsOnSale } from './data/reports.ts';

export async function seedCatalogue(db: Database): Promise<number> {
  const rows = reportsOnSale.map((report, position) => ({
    key: report.key,
    position,
    name: report.name,
    description: report.description,
    category: report.category,
    price_paise: report.rupees * 100,
    page_count: report.pageCount ?? null,
    chapters: JSON.stringify(report.chapters ?? []),
    features: JSON.stringify(report.features),
    available: report.available,
  }));
  const added = await db('reports').insert(rows).onConflict('key').ignore().returning('key');
  return added.length;
}

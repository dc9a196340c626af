import type { Database } from '#src/platform/database.ts';
import type { Report } from './contract.ts';

type Row = {
  key: string;
  name: string;
  description: string;
  category: string;
  price_paise: number;
  page_count: number | null;
  chapters: Report['chapters'];
  features: Report['features'];
  available: boolean;
};

/** Every report, in the shop's order. */
export async function listReports(db: Database): Promise<Report[]> {
  const rows: Row[] = await db('reports').orderBy('position');
  return rows.map(report);
}

export async function findReport(db: Database, key: string): Promise<Report | undefined> {
  const row: Row | undefined = await db('reports').where({ key }).first();
  return row && report(row);
}

export const isPaid = (found: Report) => found.category === 'paid';

/** List price in paise. The label 499 of the specification stands in for a missing price. */
export const listPaise = (found: Report) => (isPaid(found) ? (found.price ?? 499) * 100 : 0);

function report(row: Row): Report {
  return {
    _id: row.key,
    key: row.key,
    name: row.name,
    description: row.description,
    image: `/emblems/${row.key}.svg`,
    category: row.category,
    price: row.price_paise / 100,
    ...(row.page_count === null ? {} : { pageCount: row.page_count }),
    available: row.available,
    ...(row.chapters?.length ? { chapters: row.chapters } : {}),
    ...(row.features?.length ? { features: row.features } : {}),
  };
}

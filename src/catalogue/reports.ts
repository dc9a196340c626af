import type { Database } from '#src/platform/database.ts';
import type { Report } from './contract.ts';

type ReportRow = {
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

/** Lists all reports in catalogue order. */
export async function listReports(db: Database): Promise<Report[]> {
  const rows: ReportRow[] = await db('reports').orderBy('position');
  return rows.map(toReport);
}

export async function findReport(db: Database, key: string): Promise<Report | undefined> {
  const row: ReportRow | undefined = await db('reports').where({ key }).first();
  return row && toReport(row);
}

/** The specification's price of a paid report whose row has none. */
const DEFAULT_PRICE_RUPEES = 499;
const PAISE_PER_RUPEE = 100;

export const isPaid = (report: Report) => report.category === 'paid';

/** Returns the list price in paise; 0 for a free report. */
export const getListPricePaise = (report: Report) =>
  isPaid(report) ? (report.price ?? DEFAULT_PRICE_RUPEES) * PAISE_PER_RUPEE : 0;

function toReport(row: ReportRow): Report {
  return {
    _id: row.key,
    key: row.key,
    name: row.name,
    description: row.description,
    image: `/emblems/${row.key}.svg`,
    category: row.category,
    price: row.price_paise / PAISE_PER_RUPEE,
    ...(row.page_count === null ? {} : { pageCount: row.page_count }),
    available: row.available,
    ...(row.chapters?.length ? { chapters: row.chapters } : {}),
    ...(row.features?.length ? { features: row.features } : {}),
  };
}

import type { Command } from './command.ts';

const PAISE_PER_RUPEE = 100;

type CatalogueOptions = { price?: string; pages?: string; available?: string };

/** Changes the price (whole rupees), page count or availability of a report. @param key report key, such as janam-kundli */
export const updateCatalogue =
  (key: string, { price, pages, available }: CatalogueOptions): Command =>
  async (db, print) => {
    const change = {
      ...(price === undefined ? {} : { price_paise: parseWholeNumber(price, 'price') * PAISE_PER_RUPEE }),
      ...(pages === undefined ? {} : { page_count: parseWholeNumber(pages, 'pages') }),
      ...(available === undefined ? {} : { available: available === 'yes' }),
    };
    if (Object.keys(change).length === 0)
      throw new Error('Nothing to change: use --price, --pages or --available.');
    const [row] = await db('reports').where({ key }).update(change).returning('*');
    if (!row) throw new Error(`Report ${key} not found.`);
    print(
      `${row.name}: ${row.price_paise / PAISE_PER_RUPEE} rupees, ${row.page_count ?? 'unknown number of'} pages, ${row.available ? 'on sale' : 'not on sale'}.`,
    );
    return true;
  };

function parseWholeNumber(text: string, option: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`--${option} expects a whole number of up to 6 digits.`);
  return Number(text);
}

import type { Command } from './command.ts';

const PAISE_PER_RUPEE = 100;

export type CatalogueOptions = {
  name?: string;
  description?: string;
  price?: string;
  pages?: string;
  available?: string;
};

/** Changes the texts, the price (whole rupees), page count or availability of a report. @param key report key, such as janam-kundli */
export const updateCatalogue =
  (key: string, { name, description, price, pages, available }: CatalogueOptions): Command =>
  async (db, print) => {
    const change = {
      ...(name === undefined ? {} : { name: parseText(name, 'name') }),
      ...(description === undefined ? {} : { description: parseText(description, 'description') }),
      ...(price === undefined ? {} : { price_paise: parseWholeNumber(price, 'price') * PAISE_PER_RUPEE }),
      ...(pages === undefined ? {} : { page_count: parseWholeNumber(pages, 'pages') }),
      ...(available === undefined ? {} : { available: available === 'yes' }),
    };
    if (Object.keys(change).length === 0)
      throw new Error('Nothing to change: use --name, --description, --price, --pages or --available.');
    const [row] = await db('reports').where({ key }).update(change).returning('*');
    if (!row) throw new Error(`Report ${key} not found.`);
    print(
      `${row.name}: ${row.price_paise / PAISE_PER_RUPEE} rupees, ${row.page_count ?? 'unknown number of'} pages, ${row.available ? 'on sale' : 'not on sale'}.`,
    );
    return true;
  };

function parseText(text: string, option: string): string {
  if (!text.trim()) throw new Error(`--${option} must not be empty.`);
  return text.trim();
}

function parseWholeNumber(text: string, option: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`--${option} expects a whole number of up to 6 digits.`);
  return Number(text);
}

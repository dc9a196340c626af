import type { Act } from './cli.ts';

type Options = { price?: string; pages?: string; available?: string };

export const catalogueSet =
  (key: string, { price, pages, available }: Options): Act =>
  async (db, print) => {
    const change = {
      ...(price === undefined ? {} : { price_paise: whole(price, 'price') * 100 }),
      ...(pages === undefined ? {} : { page_count: whole(pages, 'pages') }),
      ...(available === undefined ? {} : { available: available === 'yes' }),
    };
    if (Object.keys(change).length === 0)
      throw new Error('Nothing to change: give --price, --pages or --available.');
    const [row] = await db('reports').where({ key }).update(change).returning('*');
    if (!row) throw new Error(`There is no report called ${key}.`);
    print(
      `${row.name}: ${row.price_paise / 100} rupees, ${row.page_count ?? 'unmeasured'} pages, ${row.available ? 'on sale' : 'not on sale'}.`,
    );
    return true;
  };

function whole(text: string, what: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`--${what} takes a whole number.`);
  return Number(text);
}

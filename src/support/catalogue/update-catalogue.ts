import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { Features } from '#src/catalogue/contract.ts';
import { runChange, type ChangeOptions } from '#src/support/change.ts';
import { CommandError, UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';

const PAISE_PER_RUPEE = 100;

export type CatalogueOptions = ChangeOptions & {
  name?: string;
  description?: string;
  /** path of a JSON file */
  features?: string;
  price?: string;
  pages?: string;
  available?: string;
};

type ReportRow = {
  name: string;
  price_paise: number;
  page_count: number | null;
  available: boolean;
  features: Features;
};

/** Changes the texts, the price (whole rupees), page count or availability of a report. @param key report key, such as janam-kundli */
export function updateCatalogue(
  context: CommandContext,
  key: string,
  options: CatalogueOptions,
): Promise<CommandResult> {
  const change = parseChange(options);
  return runChange(context, options, async () => {
    const db = await context.openDatabase();
    const current: ReportRow | undefined = await db('reports').where({ key }).first();
    if (!current) throw new CommandError(`Report ${key} not found.`);
    return {
      plan: [`Now:   ${describeReport(current)}`, `Would: ${describeReport({ ...current, ...change })}`],
      async apply() {
        const [row]: ReportRow[] = await db('reports').where({ key }).update(toRow(change)).returning('*');
        return { json: row, lines: [describeReport(row!)] };
      },
    };
  });
}

const describeReport = ({ name, price_paise, page_count, available, features }: ReportRow): string =>
  `${name}: ${price_paise / PAISE_PER_RUPEE} rupees, ${page_count ?? 'unknown number of'} pages, ${available ? 'on sale' : 'not on sale'}, features: ${features.length}.`;

/** Knex would send a list as an array of PostgreSQL. */
const toRow = ({ features, ...change }: ReturnType<typeof parseChange>) => ({
  ...change,
  ...(features ? { features: JSON.stringify(features) } : {}),
});

/** @throws UsageError */
function parseChange({ name, description, features, price, pages, available }: CatalogueOptions) {
  const change = {
    ...(name === undefined ? {} : { name: parseText(name, 'name') }),
    ...(description === undefined ? {} : { description: parseText(description, 'description') }),
    ...(features === undefined ? {} : { features: readFeatures(features) }),
    ...(price === undefined ? {} : { price_paise: parseWholeNumber(price, 'price') * PAISE_PER_RUPEE }),
    ...(pages === undefined ? {} : { page_count: parseWholeNumber(pages, 'pages') }),
    ...(available === undefined ? {} : { available: available === 'yes' }),
  };
  if (Object.keys(change).length === 0)
    throw new UsageError(
      'Nothing to change: use --name, --description, --features, --price, --pages or --available.',
    );
  return change;
}

function readFeatures(file: string): Features {
  const result = z.safeParse(Features, JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new UsageError('--features expects a JSON list of {"title": "…", "text": "…"}.');
  return result.data;
}

function parseText(text: string, option: string): string {
  if (!text.trim()) throw new UsageError(`--${option} must not be empty.`);
  return text.trim();
}

function parseWholeNumber(text: string, option: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--${option} expects a whole number of up to 6 digits.`);
  return Number(text);
}

import { runChange, type ChangeOptions } from '#src/support/change.ts';
import { CommandError, UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';

const PAISE_PER_RUPEE = 100;

export type CatalogueOptions = ChangeOptions & {
  name?: string;
  description?: string;
  price?: string;
  pages?: string;
  available?: string;
};

type ReportRow = { name: string; price_paise: number; page_count: number | null; available: boolean };

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
        const [row]: ReportRow[] = await db('reports').where({ key }).update(change).returning('*');
        return { json: row, lines: [describeReport(row!)] };
      },
    };
  });
}

const describeReport = ({ name, price_paise, page_count, available }: ReportRow): string =>
  `${name}: ${price_paise / PAISE_PER_RUPEE} rupees, ${page_count ?? 'unknown number of'} pages, ${available ? 'on sale' : 'not on sale'}.`;

/** @throws UsageError */
function parseChange({ name, description, price, pages, available }: CatalogueOptions) {
  const change = {
    ...(name === undefined ? {} : { name: parseText(name, 'name') }),
    ...(description === undefined ? {} : { description: parseText(description, 'description') }),
    ...(price === undefined ? {} : { price_paise: parseWholeNumber(price, 'price') * PAISE_PER_RUPEE }),
    ...(pages === undefined ? {} : { page_count: parseWholeNumber(pages, 'pages') }),
    ...(available === undefined ? {} : { available: available === 'yes' }),
  };
  if (Object.keys(change).length === 0)
    throw new UsageError('Nothing to change: use --name, --description, --price, --pages or --available.');
  return change;
}

function parseText(text: string, option: string): string {
  if (!text.trim()) throw new UsageError(`--${option} must not be empty.`);
  return text.trim();
}

function parseWholeNumber(text: string, option: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`--${option} expects a whole number of up to 6 digits.`);
  return Number(text);
}

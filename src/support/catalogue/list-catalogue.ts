import type { CommandContext, CommandResult } from '#src/support/command.ts';
import { formatTable } from '#src/support/terminal/table.ts';
import { describeAvailability, describePrice, type ReportRow } from './catalogue-change.ts';

/** Lists every report in the order of the catalogue. */
export async function listCatalogue({ openDatabase, terminal }: CommandContext): Promise<CommandResult> {
  const db = await openDatabase();
  const rows: ReportRow[] = await db('reports')
    .orderBy('position')
    .select('key', 'name', 'description', 'category', 'price_paise', 'page_count', 'available', 'features');
  const cells = rows.map((row) => [
    row.key,
    { right: describePrice(row) },
    { right: row.page_count === null ? '' : `${row.page_count} pages` },
    describeAvailability(row),
    row.name,
  ]);
  return { json: rows, lines: formatTable(cells, { columns: terminal.columns }) };
}

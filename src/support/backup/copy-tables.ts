import fs from 'node:fs/promises';
import path from 'node:path';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Progress } from '#src/support/terminal/progress.ts';
import { writeCompressed } from './hashed-files.ts';
import type { TableCopy } from './manifest.ts';
import type { TableToCopy } from './snapshot.ts';

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** "schema"."table" ("column", …) as COPY expects it. */
export const toCopyTarget = ({
  schema,
  name,
  columns,
}: Pick<TableCopy, 'schema' | 'name' | 'columns'>): string =>
  `${quote(schema)}.${quote(name)} (${columns.map(quote).join(', ')})`;

/** Copies the tables as text, one compressed file each. Memory does not grow with a table. */
export async function copyTables(
  client: ClientBase,
  folder: string,
  tables: readonly TableToCopy[],
  progress: Progress,
): Promise<TableCopy[]> {
  await fs.mkdir(path.join(folder, 'tables'), { mode: 0o700 });
  const total = tables.reduce((sum, { estimatedRows }) => sum + estimatedRows, 0);
  const copies: TableCopy[] = [];
  let done = 0;
  for (const table of tables) {
    const copy = await copyTable(client, folder, table, (rows) => progress.update(done + rows, total));
    done += copy.rows;
    copies.push(copy);
  }
  return copies;
}

async function copyTable(
  client: ClientBase,
  folder: string,
  { schema, name, columns }: TableToCopy,
  onRows: (count: number) => void,
): Promise<TableCopy> {
  // A partitioned table can only be read by a query. For others this is the same.
  const list = columns.map(quote).join(', ');
  const source = client.query(copyTo(`copy (select ${list} from ${quote(schema)}.${quote(name)}) to stdout`));
  let rows = 0;
  async function* countRows() {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      onRows((rows += countLines(chunk)));
      yield chunk;
    }
  }
  const written = await writeCompressed(folder, `tables/${schema}.${name}.copy.gz`, countRows());
  return { ...written, schema, name, columns, rows };
}

const NEW_LINE = 10;

/** The text format of COPY escapes a new line in a value: each line is one row. */
function countLines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, at + 1)) count += 1;
  return count;
}

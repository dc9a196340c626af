/** Explains recorded statements. */
import pg from 'pg';
import type { Statement } from './record-statements.ts';

export type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Filter?: string;
  Plans?: PlanNode[];
};

const listScannedTables = (node: PlanNode): string[] => {
  if (isScan(node)) return [node['Relation Name']!];
  // A scan that ends after its first rows reads no more than these.
  if (node['Node Type'] === 'Limit' && isScan(node.Plans![0]!) && !node.Plans![0]!.Filter) return [];
  return (node.Plans ?? []).flatMap(listScannedTables);
};

const isScan = (node: PlanNode): boolean => node['Node Type'] === 'Seq Scan';

export const listIndexes = (node: PlanNode): string[] => [
  ...(node['Index Name'] ? [node['Index Name']] : []),
  ...(node.Plans ?? []).flatMap(listIndexes),
];

export type Scan = { tables: string[]; statement: string };

/**
 * Returns the statements that read one of the tables sequentially. A small table is read sequentially even if it has an index;
 * with `avoidSequentialScans` PostgreSQL does so only where no index fits.
 */
export async function listScans(
  databaseUrl: string,
  statements: readonly Statement[],
  { tables, avoidSequentialScans = false }: { tables: readonly string[]; avoidSequentialScans?: boolean },
): Promise<Scan[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    if (avoidSequentialScans) await client.query('set enable_seqscan = off');
    const scans: Scan[] = [];
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain (format json) ${text}`, values);
      const scanned = listScannedTables(rows[0]['QUERY PLAN'][0].Plan as PlanNode);
      const found = scanned.filter((table) => tables.includes(table));
      if (found.length > 0) scans.push({ tables: found, statement: text });
    }
    return scans;
  } finally {
    await client.end();
  }
}

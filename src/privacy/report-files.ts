import type { Knex } from 'knex';
import type { Database } from '#src/platform/database.ts';

/** SHA-256 of every file that was printed for the orders: of each edition, and of each repeated print. */
export async function listReportFiles(
  db: Database,
  orderIds: readonly string[] | Knex.QueryBuilder,
): Promise<string[]> {
  const printedFiles = await db('events')
    .whereIn('stream', orderIds as Knex.QueryBuilder)
    .whereIn('type', ['ReportRendered', 'ReportReprinted'])
    .select<{ sha256: string }[]>(db.raw(`data ->> 'sha256' as sha256`));
  return printedFiles.map(({ sha256 }) => sha256);
}

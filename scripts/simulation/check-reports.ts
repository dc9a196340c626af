/** Checks that every printed report is free or has one captured payment, was printed once per edition, and has a file. */
import fs from 'node:fs';
import path from 'node:path';
import type { Database } from '#src/platform/database.ts';

/** `edition` is absent in events of the order itself; a corrected report is a further edition. */
type EventCount = { stream: string; type: string; edition: string | null; count: string };

export async function checkReports(db: Database, varDir: string): Promise<string[]> {
  const { rows: counts } = await db.raw<{ rows: EventCount[] }>(
    `select stream, type, data ->> 'edition' as edition, count(*) from events
      where type like 'PaymentCaptured%' or type in ('ChartComputed', 'ReportWritten', 'ReportRendered', 'ReportEmailSent')
      group by stream, type, edition`,
  );
  const errors = counts
    .filter(({ count }) => Number(count) > 1)
    .map(({ stream, type, count }) => `order ${stream}: ${count} events ${type} instead of one`);
  const captureCounts = new Map<string, number>();
  for (const { stream, type, count } of counts)
    if (type.startsWith('PaymentCaptured'))
      captureCounts.set(stream, (captureCounts.get(stream) ?? 0) + Number(count));
  const freeOrders = new Set<string>(await db('orders').where({ status: 'free' }).pluck('id'));
  for (const { stream, type } of counts)
    if (type === 'ReportRendered' && captureCounts.get(stream) !== 1 && !freeOrders.has(stream))
      errors.push(`order ${stream}: a report was printed for ${captureCounts.get(stream) ?? 0} payments`);
  for (const [stream, count] of captureCounts)
    if (count !== 1) errors.push(`order ${stream}: the payment was captured ${count} times`);
  return [...errors, ...(await checkFiles(db, varDir))];
}

async function checkFiles(db: Database, varDir: string): Promise<string[]> {
  const storedHashes = new Set(
    fs.globSync('reports/**/*.pdf', { cwd: varDir }).map((file) => path.basename(file, '.pdf')),
  );
  // The files of a deleted account are deleted.
  const rows: { id: string; sha256: string }[] = await db('orders')
    .whereNotNull('sha256')
    .whereIn('member_id', db('members').select('id'))
    .select('id', 'sha256');
  return rows
    .filter(({ sha256 }) => !storedHashes.has(sha256))
    .map(({ id, sha256 }) => `order ${id}: the file ${sha256} of its report is missing`);
}

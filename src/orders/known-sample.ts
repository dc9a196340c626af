/** What is said of a file that is one of the site's samples: no order stands behind it. */
import type { Database } from '#src/platform/database.ts';
import type { KnownSample } from './contract-verify.ts';

/** `key` of the report that it shows; none where the catalogue has never measured it. */
export async function knownSample(db: Database, key: string): Promise<KnownSample | undefined> {
  const report = await db('reports').where({ key }).first('name', 'page_count');
  if (!report?.page_count) return undefined;
  const { name, page_count: pages } = report;
  return { success: true, by: 'sample', reportKey: key, reportName: name, pages };
}

/** Looks a printed file up by its code or its bytes, among present and earlier editions. */
import type { Database } from '#src/platform/database.ts';
import { FILE_DIGITS } from './contract-code.ts';
import type { Genuine } from './contract-verify.ts';
import type { OrderRow } from './read-model.ts';

type Found = Pick<
  OrderRow,
  'report_key' | 'edition' | 'sha256' | 'code' | 'pages' | 'made_at' | 'rendered_at' | 'earlier'
> & { report_name: string | null };

/** `code` as readCode gives it: of 32 digits a printed code, of 64 the hash of a file. */
export async function findGenuine(db: Database, code: string): Promise<Genuine | undefined> {
  const by = code.length === FILE_DIGITS ? 'file' : 'code';
  const printed = by === 'file' ? { sha256: code } : { seal: { code } };
  const row: Found | undefined = await db('orders as o')
    .leftJoin('reports as r', 'r.key', 'o.report_key')
    .where(by === 'file' ? { 'o.sha256': code } : { 'o.code': code })
    .orWhereRaw(`(o.earlier <> '[]' and o.earlier @> ?::jsonb)`, [JSON.stringify([printed])])
    .select('o.report_key', 'o.edition', 'o.sha256', 'o.code', 'o.pages', 'o.made_at', 'o.rendered_at')
    .select('o.earlier', 'r.name as report_name')
    .first();
  return row && genuine(row, by, code);
}

function genuine(row: Found, by: Genuine['by'], code: string): Genuine {
  const known = { success: true, by, reportKey: row.report_key, reportName: nameOf(row) } as const;
  const earlier = row.earlier.find(({ sha256, seal }) => (by === 'file' ? sha256 : seal?.code) === code);
  if (earlier) {
    const { edition, pages, seal, readyAt, supersededAt } = earlier;
    return { ...known, edition, pages, madeAt: seal?.madeAt ?? readyAt, superseded: { at: supersededAt } };
  }
  const madeAt = (row.made_at ?? row.rendered_at!).toISOString();
  return { ...known, edition: row.edition, pages: row.pages!, madeAt };
}

const nameOf = ({ report_name: name, report_key: key }: Found) => name ?? key;

/** Finds a printed report by its verification code or its file hash, in the current and in superseded editions. */
import type { Database } from '#src/platform/database.ts';
import { FILE_DIGITS } from './contract-code.ts';
import type { Genuine } from './contract-verify.ts';
import type { OrderRow } from './read-model.ts';

type DocumentRow = Pick<
  OrderRow,
  | 'report_key'
  | 'edition'
  | 'sha256'
  | 'verification_code'
  | 'pages'
  | 'document_created_at'
  | 'rendered_at'
  | 'superseded_editions'
> & { report_name: string | null };

/** `code` as returned by readCode: 32 digits are a printed code, 64 digits the SHA-256 of a file. */
export async function findDocument(db: Database, code: string): Promise<Genuine | undefined> {
  const by = code.length === FILE_DIGITS ? 'file' : 'code';
  const edition = by === 'file' ? { sha256: code } : { verification: { code } };
  const row: DocumentRow | undefined = await db('orders as o')
    .leftJoin('reports as r', 'r.key', 'o.report_key')
    .where(by === 'file' ? { 'o.sha256': code } : { 'o.verification_code': code })
    .orWhereRaw(`(o.superseded_editions <> '[]' and o.superseded_editions @> ?::jsonb)`, [
      JSON.stringify([edition]),
    ])
    .select(
      'o.report_key',
      'o.edition',
      'o.sha256',
      'o.verification_code',
      'o.pages',
      'o.document_created_at',
      'o.rendered_at',
      'o.superseded_editions',
      'r.name as report_name',
    )
    .first();
  return row && toAnswer(row, by, code);
}

function toAnswer(row: DocumentRow, by: Genuine['by'], code: string): Genuine {
  const { report_key: reportKey, report_name: reportName } = row;
  const document = { success: true, by, reportKey, reportName: reportName ?? reportKey } as const;
  const superseded = row.superseded_editions.find(
    ({ sha256, verification }) => (by === 'file' ? sha256 : verification?.code) === code,
  );
  if (superseded) {
    const { edition, pages, verification, readyAt, supersededAt } = superseded;
    const madeAt = verification?.documentCreatedAt ?? readyAt;
    return { ...document, edition, pages, madeAt, superseded: { at: supersededAt } };
  }
  const madeAt = (row.document_created_at ?? row.rendered_at!).toISOString();
  return { ...document, edition: row.edition, pages: row.pages!, madeAt };
}

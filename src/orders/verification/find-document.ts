/** Finds a printed report by its verification code or its file hash, in current and superseded editions. */
import type { Database } from '#src/platform/database.ts';
import { FILE_HASH_LENGTH } from '#src/orders/contract-verification-code.ts';
import type { VerifiedDocument, VerifiedSample } from '#src/orders/contract-verification.ts';
import type { ReportFile } from '#src/orders/domain/order-state.ts';
import type { OrderRow } from '#src/orders/store/projection.ts';

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
  | 'replaced_files'
> & { report_name: string | null };

/** `code` as returned by parseVerificationCode: 32 digits are a printed code, 64 digits the SHA-256 of a file. */
export async function findDocument(db: Database, code: string): Promise<VerifiedDocument | undefined> {
  const matchedBy = code.length === FILE_HASH_LENGTH ? 'file' : 'code';
  const row: DocumentRow | undefined = await selectOrdersOfFile(db, matchedBy, code)
    .leftJoin('reports as r', 'r.key', 'o.report_key')
    .select(
      'o.report_key',
      'o.edition',
      'o.sha256',
      'o.verification_code',
      'o.pages',
      'o.document_created_at',
      'o.rendered_at',
      'o.superseded_editions',
      'o.replaced_files',
      'r.name as report_name',
    )
    .first();
  return row && toVerifiedDocument(row, matchedBy, code);
}

/** Each condition uses an index. */
function selectOrdersOfFile(db: Database, matchedBy: VerifiedDocument['matchedBy'], code: string) {
  const fileFilter = JSON.stringify([matchedBy === 'file' ? { sha256: code } : { verification: { code } }]);
  return db('orders as o')
    .where(matchedBy === 'file' ? { 'o.sha256': code } : { 'o.verification_code': code })
    .orWhereRaw(`(o.superseded_editions <> '[]' and o.superseded_editions @> ?::jsonb)`, [fileFilter])
    .orWhereRaw(`(o.replaced_files <> '[]' and o.replaced_files @> ?::jsonb)`, [fileFilter]);
}

/** The order and edition of a file, for support. `reprinted`: the file was lost, and the edition was printed again. */
export type FileOwner = {
  orderId: string;
  reportKey: string;
  edition: number;
  state: 'current' | 'superseded' | 'reprinted';
};

/** `sha256`: of the file. Only support may know the order of a file. */
export async function findFileOwner(db: Database, sha256: string): Promise<FileOwner | undefined> {
  const row: (Omit<DocumentRow, 'report_name'> & { id: string }) | undefined = await selectOrdersOfFile(
    db,
    'file',
    sha256,
  ).first('o.id', 'o.report_key', 'o.edition', 'o.sha256', 'o.superseded_editions', 'o.replaced_files');
  if (!row) return undefined;
  const owner = { orderId: row.id, reportKey: row.report_key };
  if (row.sha256 === sha256) return { ...owner, edition: row.edition, state: 'current' };
  const isMatch = (file: ReportFile) => file.sha256 === sha256;
  const superseded = row.superseded_editions.find(isMatch);
  if (superseded) return { ...owner, edition: superseded.edition, state: 'superseded' };
  return { ...owner, edition: row.replaced_files.find(isMatch)!.edition, state: 'reprinted' };
}

function toVerifiedDocument(
  row: DocumentRow,
  matchedBy: VerifiedDocument['matchedBy'],
  code: string,
): VerifiedDocument {
  const { report_key: reportKey, report_name: reportName } = row;
  const document = { success: true, matchedBy, reportKey, reportName: reportName ?? reportKey } as const;
  const isMatch = ({ sha256, verification }: ReportFile) =>
    (matchedBy === 'file' ? sha256 : verification?.code) === code;
  const file = row.superseded_editions.find(isMatch) ?? row.replaced_files.find(isMatch);
  if (!file) {
    const documentCreatedAt = (row.document_created_at ?? row.rendered_at!).toISOString();
    return { ...document, edition: row.edition, pages: row.pages!, documentCreatedAt };
  }
  const { edition, pages, verification, readyAt } = file;
  const supersededAt = row.superseded_editions.find(
    (candidate) => candidate.edition === edition,
  )?.supersededAt;
  return {
    ...document,
    edition,
    pages,
    documentCreatedAt: verification?.documentCreatedAt ?? readyAt,
    ...(supersededAt ? { superseded: { at: supersededAt } } : {}),
  };
}

/** `key`: report key of the sample. @returns undefined when the catalogue has no page count for it */
export async function findSampleDocument(db: Database, key: string): Promise<VerifiedSample | undefined> {
  const report = await db('reports').where({ key }).first('name', 'page_count');
  if (!report?.page_count) return undefined;
  const { name, page_count: pages } = report;
  return { success: true, matchedBy: 'sample', reportKey: key, reportName: name, pages };
}

/** The settlement report of the gateway's dashboard (CSV, RFC 4180), compared with our books. Amounts in paise. */
import type { DisputeRow } from '#src/orders/store/payment-projection.ts';
import type { Database } from '#src/platform/database.ts';
import { findBookedPayments } from './booked-payments.ts';
import { findBookedRefunds, type BookedRefund } from './compare-refunds.ts';
import type { Difference } from './comparison.ts';

const COLUMNS = ['entity_id', 'type', 'amount', 'fee', 'tax', 'settlement_id', 'dispute_id'] as const;
const AMOUNT_COLUMNS: ReadonlySet<string> = new Set(['amount', 'fee', 'tax']);

export type FileRow = Record<'entity_id' | 'type' | 'settlement_id' | 'dispute_id', string> &
  Record<'amount' | 'fee' | 'tax', number>;

export class SettlementFileError extends Error {}

/** @throws SettlementFileError on a missing column or an amount that is not integer paise */
export function parseSettlementFile(text: string): FileRow[] {
  const [header = [], ...records] = parseCsv(text.replace(/^\uFEFF/, ''));
  const missing = COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0)
    throw new SettlementFileError(`The settlement file has no column ${missing.join(', ')}.`);
  return records.map((record, index) => {
    const fields = COLUMNS.map((column) => {
      const value = record[header.indexOf(column)] ?? '';
      if (!AMOUNT_COLUMNS.has(column)) return [column, value];
      if (!/^-?\d{1,12}$/.test(value))
        throw new SettlementFileError(
          `Row ${index + 2} of the settlement file: ${column} is not an amount in paise.`,
        );
      return [column, Number(value)];
    });
    return Object.fromEntries(fields) as FileRow;
  });
}

/** RFC 4180: quoted fields with doubled quotes and line breaks; rows end in CRLF or LF. Empty lines are skipped. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  // A quoted or a plain field, then a comma, a line break or the end of the file.
  const field = /(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^",\r\n]*))(?<end>,|\r?\n|$)/y;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (!match) throw new SettlementFileError('The settlement file is not valid CSV.');
    const { quoted, plain = '', end } = match.groups!;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push([...row, '']);
  return rows;
}

export type FileComparison = {
  matched: number;
  /** rows of the file that are not in our books */
  onlyInFile: string[];
  /** payments of these settlements that the file does not contain */
  onlyInOurBooks: string[];
  differing: Difference[];
};

export async function compareSettlementFile(db: Database, rows: readonly FileRow[]): Promise<FileComparison> {
  const results = [
    ...(await comparePaymentRows(db, rows)),
    ...compareRefundRows(
      rows,
      await findBookedRefunds(
        db,
        rows.filter(isRefund).map(({ entity_id: id }) => id),
      ),
    ),
    ...(await compareDisputeRows(db, rows)),
  ];
  const listed = new Set(rows.map(({ entity_id: id }) => id));
  const settled: string[] = await db('payment_settlements')
    .whereIn('settlement_id', [...new Set(rows.map(({ settlement_id: id }) => id))])
    .pluck('gateway_payment_id');
  return {
    matched: results.filter((result) => result.isFound && result.differing.length === 0).length,
    onlyInFile: results.filter(({ isFound }) => !isFound).map(({ id }) => id),
    onlyInOurBooks: settled.filter((id) => !listed.has(id)),
    differing: results.flatMap(({ differing }) => differing),
  };
}

export const hasFileDifferences = (file: FileComparison): boolean =>
  file.onlyInFile.length + file.onlyInOurBooks.length + file.differing.length > 0;

type RowResult = { id: string; isFound: boolean; differing: Difference[] };
type Figures = Partial<Record<'amount' | 'fee' | 'tax', number | null>>;

function compareRow(row: FileRow, ours: Figures | undefined): RowResult {
  const id = row.entity_id;
  if (!ours) return { id, isFound: false, differing: [] };
  const fields = Object.keys(ours) as (keyof Figures)[];
  const differing = fields
    .filter((field) => ours[field] !== row[field])
    .map((field) => ({ id, field, ours: ours[field] ?? null, gateway: row[field] }));
  return { id, isFound: true, differing };
}

/** The fee of an unmatched or duplicate payment is not in the ledger: that of its settlement counts. */
async function comparePaymentRows(db: Database, rows: readonly FileRow[]): Promise<RowResult[]> {
  const payments = rows.filter(({ type }) => type === 'payment');
  const ids = payments.map(({ entity_id: id }) => id);
  const booked = await findBookedPayments(db, ids);
  const settled: { gateway_payment_id: string; fee: number; fee_tax: number }[] = await db(
    'payment_settlements',
  ).whereIn('gateway_payment_id', ids);
  const settlements = new Map(settled.map((row) => [row.gateway_payment_id, row]));
  return payments.map((row) => {
    const ours = booked.get(row.entity_id);
    const settlement = settlements.get(row.entity_id);
    const fee = ours?.fee ?? settlement?.fee ?? null;
    const tax = ours?.tax ?? settlement?.fee_tax ?? null;
    return compareRow(row, ours && { amount: ours.amount, fee, tax });
  });
}

/** A failed refund that was debited has to be credited again, by an adjustment of the same amount. */
export function compareRefundRows(
  rows: readonly FileRow[],
  booked: ReadonlyMap<string, BookedRefund>,
): RowResult[] {
  const reversals = rows.filter(isReversal).map(({ amount }) => amount);
  return rows.filter(isRefund).map((row) => {
    const id = row.entity_id;
    const ours = booked.get(id);
    if (!ours?.is_failed) return compareRow(row, ours && { amount: ours.amount });
    const index = reversals.indexOf(row.amount);
    if (index >= 0) reversals.splice(index, 1);
    const difference = { id, field: 'status', ours: 'failed', gateway: 'debited, not credited again' };
    return { id, isFound: true, differing: index >= 0 ? [] : [difference] };
  });
}

const isRefund = ({ type }: FileRow) => type === 'refund';

/** The gateway credits a refund again that failed after it was debited. */
const isReversal = ({ type, dispute_id: disputeId, amount }: FileRow): boolean =>
  type === 'adjustment' && disputeId === '' && amount > 0;

/** Lost disputes. The other adjustments credit failed refunds again. */
async function compareDisputeRows(db: Database, rows: readonly FileRow[]): Promise<RowResult[]> {
  const adjustments = rows.filter(({ type, dispute_id: id }) => type === 'adjustment' && id !== '');
  const lost: DisputeRow[] = await db('payment_disputes')
    .where({ status: 'lost' })
    .whereIn(
      'dispute_id',
      adjustments.map(({ dispute_id: id }) => id),
    );
  const amounts = new Map(lost.map((row) => [row.dispute_id, { amount: row.amount_deducted ?? row.amount }]));
  return adjustments.map((row) => compareRow(row, amounts.get(row.dispute_id)));
}

/**
 * Settlements: https://razorpay.com/docs/api/settlements/ . Razorpay settles every working day, the sandbox when the admin
 * API requests it.
 */
import { paginate, readInteger, readPage, toCollection, type Query } from './collection.ts';
import type { SandboxContext } from './context.ts';
import { toUnixSeconds } from './entities.ts';
import { createBadRequestError, createInvalidFieldError, createUnknownIdError } from './errors.ts';
import { createId } from './ids.ts';
import { RECON_COLUMNS, settleTransactions, type NewSettlement, type ReconRow } from './recon-rows.ts';
import { queueWebhooks } from './webhook-outbox.ts';

type SettlementRow = { id: string; amount: number; utr: string; created_at: Date };

export async function listSettlements({ db }: SandboxContext, query: Query) {
  const rows: SettlementRow[] = await paginate(db('sandbox.settlements'), query);
  return toCollection(rows.map(toSettlementEntity));
}

export async function fetchSettlement({ db }: SandboxContext, id: string) {
  const row: SettlementRow | undefined = await db('sandbox.settlements').where({ id }).first();
  if (!row) throw createUnknownIdError();
  return toSettlementEntity(row);
}

/** GET /settlements/recon/combined?year&month&day&count&skip: transactions settled on a day or in a month, Indian time. */
export async function fetchRecon({ db }: SandboxContext, query: Query) {
  const { from, to } = readPeriod(query);
  const { count, skip } = readPage(query, 1000);
  const rows: { row: ReconRow }[] = await db('sandbox.settlement_rows')
    .where('settled_at', '>=', from)
    .where('settled_at', '<', to)
    .orderBy('position')
    .limit(count)
    .offset(skip)
    .select('row');
  return toCollection(rows.map(({ row }) => row));
}

/** POST /admin/settlements: settles all payments captured, refunds created and disputes lost until now. */
export async function runSettlement(context: SandboxContext) {
  const settled = await context.db.transaction(async (trx) => {
    await trx.raw('lock table sandbox.settlements in exclusive mode');
    const settledAt = context.clock.now();
    const newSettlement: NewSettlement = { id: createId('setl_'), utr: createUtr(settledAt), settledAt };
    const rows = await settleTransactions(trx, newSettlement);
    const amount = rows.reduce((sum, { credit, debit }) => sum + credit - debit, 0);
    // Razorpay carries a negative balance forward to the next settlement.
    if (amount <= 0) throw createBadRequestError('There is no positive balance to settle.');
    const row: SettlementRow = {
      id: newSettlement.id,
      amount,
      utr: newSettlement.utr,
      created_at: settledAt,
    };
    await trx('sandbox.settlements').insert(row);
    const settledRows = rows.map((reconRow) => ({
      settlement_id: newSettlement.id,
      settled_at: settledAt,
      row: reconRow,
    }));
    await trx.batchInsert('sandbox.settlement_rows', settledRows, 500);
    const event = { event: 'settlement.processed', payload: { settlement: toSettlementEntity(row) } };
    await queueWebhooks(context, trx, [event]);
    return row;
  });
  context.wakePollingLoop();
  return toSettlementEntity(settled);
}

/** GET /admin/settlements/:id/rows: all rows of one settlement. */
export async function listReconRows(context: SandboxContext, id: string) {
  await fetchSettlement(context, id);
  const rows: { row: ReconRow }[] = await context
    .db('sandbox.settlement_rows')
    .where({ settlement_id: id })
    .orderBy('position')
    .select('row');
  return toCollection(rows.map(({ row }) => row));
}

/** GET /admin/settlements/:id/csv: the same rows as a file, as Razorpay's dashboard offers it. */
export async function exportSettlement(context: SandboxContext, id: string): Promise<string> {
  const { items } = await listReconRows(context, id);
  const lines = items.map((row) => RECON_COLUMNS.map((column) => toCsvField(row[column])).join(','));
  return [RECON_COLUMNS.join(','), ...lines, ''].join('\r\n');
}

function toCsvField(value: unknown): string {
  if (value === null) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function createUtr(moment: Date): string {
  return `${toUnixSeconds(moment)}${createId().slice(0, 6).toLowerCase()}`;
}

/** Fees are taken from each payment: those of the settlement itself are 0, as for every normal settlement. */
const toSettlementEntity = (row: SettlementRow) => ({
  id: row.id,
  entity: 'settlement' as const,
  amount: row.amount,
  status: 'processed' as const,
  fees: 0,
  tax: 0,
  utr: row.utr,
  created_at: toUnixSeconds(row.created_at),
});

const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;

function readPeriod(query: Query): { from: Date; to: Date } {
  const [year, month, day] = ['year', 'month', 'day'].map((name) => readInteger(query, name));
  if (year === undefined || year < 1000 || year > 9999)
    throw createInvalidFieldError('year', 'The year must be 4 digits.');
  if (month === undefined || month < 1 || month > 12)
    throw createInvalidFieldError('month', 'The month is not a valid month.');
  if (day !== undefined && (day < 1 || day > 31))
    throw createInvalidFieldError('day', 'The day must be between 1 and 2 digits.');
  const computeMidnight = (monthIndex: number, date: number) =>
    new Date(Date.UTC(year, monthIndex, date) - INDIA_OFFSET_MS);
  if (day === undefined) return { from: computeMidnight(month - 1, 1), to: computeMidnight(month, 1) };
  return { from: computeMidnight(month - 1, day), to: computeMidnight(month - 1, day + 1) };
}

/** The newest orders with the properties that the options name. */
import { OrderStatus, ReportStatus } from '#src/orders/contract.ts';
import type { OrderRow } from '#src/orders/store/projection.ts';
import { formatPaise } from '#src/platform/contract-money.ts';
import type { Database } from '#src/platform/database.ts';
import { CommandError, UsageError, type CommandContext, type CommandResult } from '#src/support/command.ts';
import { findMemberId } from '#src/support/find-member-id.ts';
import type { Period } from '#src/payments/reconciliation/comparison.ts';
import { readPeriodOrLastDays, type PeriodOptions } from '#src/support/period.ts';
import { formatIstMinute } from '#src/support/terminal/format.ts';
import { formatTable, type Cell } from '#src/support/terminal/table.ts';

export type OrderFilter = PeriodOptions & {
  /** of the order or of its report */
  status?: string;
  /** key of the catalogue */
  report?: string;
  /** e-mail address or id */
  member?: string;
  needsAttention?: boolean;
  limit?: string;
};

/** No status of an order is one of a report too. */
const STATUSES: string[] = [...OrderStatus.options, ...ReportStatus.options];

const isOrderStatus = (text: string): boolean => OrderStatus.options.some((status) => status === text);

const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 1000;
/** Days that are searched without --from: no index contains the report. */
const SEARCHED_DAYS = 30;

/** @throws UsageError, CommandError for an unknown member */
export async function listFilteredOrders(
  { openDatabase, terminal }: CommandContext,
  filter: OrderFilter,
): Promise<CommandResult> {
  const limit = readLimit(filter.limit);
  assertStatus(filter.status);
  const db = await openDatabase();
  const found: OrderRow[] = await selectOrders(db, await readConditions(db, filter)).limit(limit + 1);
  const rows = found.slice(0, limit);
  if (rows.length === 0) terminal.printMessage('No orders.');
  if (found.length > limit) terminal.printMessage(`Only the newest ${limit} are listed; --limit lists more.`);
  if (isPeriodAssumed(filter))
    terminal.printMessage(`Orders of the last ${SEARCHED_DAYS} days; --from searches earlier ones.`);
  return { json: rows.map(toJson), lines: formatTable(rows.map(toCells), terminal) };
}

function readLimit(limit = String(DEFAULT_LIMIT)): number {
  const count = Number(limit);
  if (!Number.isInteger(count) || count < 1 || count > MAX_LIMIT)
    throw new UsageError(`--limit expects a number from 1 to ${MAX_LIMIT}.`);
  return count;
}

function assertStatus(status: string | undefined): void {
  if (status !== undefined && !STATUSES.includes(status))
    throw new UsageError(`--status expects ${STATUSES.join(', ')}.`);
}

type Conditions = {
  memberId: string | undefined;
  reportKey: string | undefined;
  status: string | undefined;
  needsAttention: boolean;
  period: Period | undefined;
};

async function readConditions(db: Database, filter: OrderFilter): Promise<Conditions> {
  const { status, report, member, needsAttention = false, from, to } = filter;
  const hasPeriod = from !== undefined || to !== undefined || isPeriodAssumed(filter);
  return {
    memberId: member === undefined ? undefined : await requireMember(db, member),
    reportKey: report === undefined ? undefined : await requireReport(db, report),
    status,
    needsAttention,
    period: hasPeriod ? readPeriodOrLastDays({ from, to }, SEARCHED_DAYS) : undefined,
  };
}

/** An index has the orders of a member, of a status, and those that need attention; the newest need no condition. */
const isPeriodAssumed = ({ status, report, member, needsAttention, from, to }: OrderFilter): boolean =>
  report !== undefined && !status && !member && !needsAttention && !from && !to;

/** @returns the id */
async function requireMember(db: Database, text: string): Promise<string> {
  const id = await findMemberId(db, text);
  if (!id) throw new CommandError(`No member ${text}. “find” searches by name and telephone number.`);
  return id;
}

async function requireReport(db: Database, key: string): Promise<string> {
  const keys: string[] = await db('reports').orderBy('key').pluck('key');
  if (!keys.includes(key)) throw new UsageError(`--report expects ${keys.join(', ')}.`);
  return key;
}

/** Newest first. */
const selectOrders = (db: Database, { memberId, reportKey, status, needsAttention, period }: Conditions) =>
  db('orders')
    .where((query) => {
      if (memberId) query.where({ member_id: memberId });
      if (reportKey) query.where({ report_key: reportKey });
      if (status) query.where(isOrderStatus(status) ? { status } : { report_status: status });
      if (needsAttention) query.whereNotNull('attention_reason');
      if (period) query.whereBetween('placed_at', [period.from, period.to]);
    })
    .orderBy('placed_at', 'desc');

const toJson = (row: OrderRow) => ({
  id: row.id,
  placedAt: row.placed_at.toISOString(),
  reportKey: row.report_key,
  pricePaise: row.price_paise,
  status: row.status,
  reportStatus: row.report_status,
  attentionReason: row.attention_reason,
});

const toCells = (row: OrderRow): Cell[] => [
  row.id,
  formatIstMinute(row.placed_at),
  { right: formatPaise(row.price_paise) },
  describeState(row),
  row.report_key,
];

/** In words, the most important part first: 80 columns may cut the end. */
const describeState = ({ status, report_status: report, attention_reason: reason }: OrderRow): string =>
  [...(reason ? ['needs attention'] : []), status, ...(report === 'none' ? [] : [`report ${report}`])]
    .join(', ')
    .replaceAll('-', ' ');
